import Typesetting

extension DatePicker {
  /// How the environment's language writes dates; nil for American English.
  var words: DateWords? { DateWords(language: environment.language) }

  /// Returns a date, by default the chosen one, in the environment's language; nil for American
  /// English.
  func written(_ style: DateWords.Style, of date: CalendarDate? = nil) -> String? {
    words?.text((date ?? self.date).secondsSinceReference, style)
  }

  /// What stands before the time below a month.
  var timeLabel: String {
    switch environment.language?.prefix(while: { $0 != "-" }) {
    case "de": "Uhrzeit"
    case "fr": "Heure"
    case "es", "pt": "Hora"
    case "it": "Ora"
    case "ja": "時刻"
    case "ar": "الوقت"
    case "zh": environment.language?.contains("Hant") == true ? "時間" : "时间"
    default: "Time"
    }
  }

  /// Returns the short names of the days of a week.
  func weekdays(from start: Int) -> [String] {
    (0..<7).map { step in
      let weekday = (start + step) % 7
      let day = date.adding(days: weekday - date.weekday)
      guard let name = written(.pattern("ccc"), of: day) else {
        return CalendarDate.weekdays[weekday]
      }
      // Arabic has no shorter ones in this width.
      return name.count > 6 ? written(.pattern("cccccc"), of: day) ?? name : name
    }
  }

  /// Returns the columns of the wheels: the fields in the language's order, of 12 or 24 hours.
  func columns(in words: DateWords) -> [Column] {
    let date = self.date
    func column(_ share: Double, _ style: DateWords.Style, _ step: @escaping (Int) -> CalendarDate)
      -> Column
    { (share, { words.text(step($0).secondsSinceReference, style) }) }
    guard mode == .date else {
      let share = mode == .time ? 0.2 : 0.14
      let pattern = words.pattern("jm")
      let isWhole = pattern.contains("H") || pattern.contains("k")
      let hours = isWhole ? pattern.contains("HH") ? "HH" : "H" : "h"
      let clock = [
        column(share, .pattern(hours)) { date.adding(minutes: $0 * 60) },
        column(share, .pattern("mm")) { date.adding(minutes: $0) },
      ]
      let half: Column = (
        0.16,
        { step in
          guard (0...1).contains(date.hour / 12 + step) else { return "" }
          return words.text(date.adding(minutes: step * 720).secondsSinceReference, .pattern("a"))
        }
      )
      let day = column(0.4, .fields("EEEMMMd")) { date.adding(days: $0) }
      return (mode == .time ? [] : [day]) + clock + (isWhole ? [] : [half])
    }
    let fields: [(letter: Character, column: Column)] = [
      ("M", column(0.42, .pattern("LLLL")) { date.adding(months: $0) }),
      ("d", column(0.16, .fields("d")) { date.adding(days: $0) }),
      ("y", column(0.26, .fields("y")) { date.adding(months: $0 * 12) }),
    ]
    let pattern = words.pattern("yMMMMd")
    let order = { pattern.firstIndex(of: $0) ?? pattern.endIndex }
    return fields.sorted { order($0.letter) < order($1.letter) }.map(\.column)
  }
}
