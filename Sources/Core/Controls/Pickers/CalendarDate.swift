/// A day of the Gregorian calendar with a time, without a time zone.
package struct CalendarDate: Hashable, Sendable {
  /// The year.
  package let year: Int
  /// The month, starting at 1.
  package let month: Int
  /// The day of the month, starting at 1.
  package let day: Int
  /// The hour from 0 to 23.
  package let hour: Int
  /// The minute from 0 to 59.
  package let minute: Int
  /// The day of the week, starting at 0 for Sunday.
  package let weekday: Int

  /// Makes the date a number of seconds after 1 January 2001.
  package init(secondsSinceReference seconds: Double) {
    let limit = 4e10
    let whole = Int(min(max(seconds.isFinite ? seconds : 0, -limit), limit).rounded(.down))
    let days = Self.floored(whole, by: 86_400)
    let rest = whole - days * 86_400
    (hour, minute) = (rest / 3_600, rest / 60 % 60)
    // 1 January 2001 was a Monday.
    weekday = ((days + 1) % 7 + 7) % 7
    // Days since 1 March of the year 0, in cycles of 400 years.
    let shifted = days + 730_791
    let era = Self.floored(shifted, by: 146_097)
    let inEra = shifted - era * 146_097
    let inYear = (inEra - inEra / 1_460 + inEra / 36_524 - inEra / 146_096) / 365
    let dayOfYear = inEra - (365 * inYear + inYear / 4 - inYear / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = inYear + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Makes a day with a time; nil for one that the calendar does not have.
  package init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    guard (1...9_999).contains(year), (1...12).contains(month), (0...23).contains(hour),
      (0...59).contains(minute)
    else { return nil }
    self.init(
      secondsSinceReference: Double(
        Self.days(year, month, day) * 86_400 + hour * 3_600 + minute * 60))
    guard self.day == day, self.month == month else { return nil }
  }

  /// The number of seconds since 1 January 2001.
  package var secondsSinceReference: Double {
    Double(Self.days(year, month, day) * 86_400 + hour * 3_600 + minute * 60)
  }

  /// Returns the same time a number of days later.
  func adding(days: Int) -> CalendarDate {
    CalendarDate(secondsSinceReference: secondsSinceReference + Double(days) * 86_400)
  }

  /// Returns the date a number of minutes later.
  func adding(minutes: Int) -> CalendarDate {
    CalendarDate(secondsSinceReference: secondsSinceReference + Double(minutes) * 60)
  }

  /// Returns the first day of the month a number of months later.
  func adding(months: Int) -> CalendarDate {
    let month = year * 12 + self.month - 1 + months
    return CalendarDate(
      secondsSinceReference: Double(Self.days(month / 12, month % 12 + 1, 1)) * 86_400)
  }

  /// Returns the number of days from 1 January 2001 to a day.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // Since 1 March of the year 0.
    let shifted = month > 2 ? year : year - 1
    let inYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + inYear - 730_791
  }

  /// The day, and the time unless it is midnight: `2025-06-10 09:41`.
  package var sceneText: String {
    func padded(_ number: Int, _ digits: Int) -> String {
      let word = "\(number)"
      return String(repeating: "0", count: max(digits - word.utf8.count, 0)) + word
    }
    let day = "\(padded(year, 4))-\(padded(month, 2))-\(padded(self.day, 2))"
    return hour == 0 && minute == 0 ? day : "\(day) \(padded(hour, 2)):\(padded(minute, 2))"
  }

  /// The date that pictures show where a document asks for the current one: 9:41 on a Tuesday.
  package static let sample = CalendarDate(secondsSinceReference: 802_690_860)

  /// The number of days of the month.
  var daysInMonth: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the English name of a month, starting at 1.
  static func name(ofMonth month: Int) -> String {
    months[((month - 1) % 12 + 12) % 12]
  }

  /// The English names of the days of the week, starting on Sunday.
  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static func floored(_ value: Int, by divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
  }
}
