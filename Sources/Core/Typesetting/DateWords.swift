import Synchronization

/// How a language writes dates: the words, the order and the digits of ICU.
///
/// ICU is loaded when the first date is written in a language other than American English.
package struct DateWords: Sendable {
  /// How much of a date is written.
  package enum Style: Hashable, Sendable {
    /// The day with numbers and short words: `10.06.2025`.
    case day
    /// The time without seconds: `09:41`.
    case time
    /// The letters of a pattern, such as `LLLL`.
    case pattern(String)
    /// The fields of a skeleton, such as `yMMMM`, in the language's order.
    case fields(String)
  }

  /// ICU's name of the language, with the Gregorian calendar.
  private let locale: String

  /// Makes the words of a language by its tag; nil for American English, which needs no library, and
  /// without ICU.
  package init?(language tag: String?) {
    guard let tag, !["en", "en-US"].contains(tag), tag.utf8.count <= 32,
      tag.utf8.allSatisfy({ $0 < 0x80 && ($0 == UInt8(ascii: "-") || $0 >= 0x30) }),
      DateLibrary.shared != nil
    else { return nil }
    locale = tag.replacing("-", with: "_") + "@calendar=gregorian"
  }

  /// Returns a date as the language writes it.
  ///
  /// - Parameter seconds: The seconds since 1 January 2001.
  package func text(_ seconds: Double, _ style: Style) -> String {
    let entry = Entry(locale: locale, style: style, seconds: seconds)
    return Self.written.withLock { written in
      if let known = written[entry] { return known }
      let text = DateLibrary.shared?.text(locale, seconds, style) ?? ""
      if written.count >= 4096 { written.removeAll() }
      written[entry] = text
      return text
    }
  }

  /// Returns the pattern in which the language writes some fields: `d. MMMM y`.
  package func pattern(_ fields: String) -> String {
    DateLibrary.shared?.pattern(locale, fields) ?? fields
  }

  /// The first day of the week, starting at 0 for Sunday.
  package var firstWeekday: Int { DateLibrary.shared?.firstWeekday(locale) ?? 0 }

  private struct Entry: Hashable {
    let locale: String
    let style: Style
    let seconds: Double
  }

  /// What was written, since a calendar asks for the same words in each picture.
  private static let written = Mutex<[Entry: String]>([:])
}

/// The functions of ICU that write dates.
private struct DateLibrary: Sendable {
  private typealias Open =
    @convention(c) @Sendable (
      Int32, Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafePointer<UInt16>?,
      Int32, UnsafeMutablePointer<Int32>?
    ) -> OpaquePointer?
  private typealias Format =
    @convention(c) @Sendable (
      OpaquePointer?, Double, UnsafeMutablePointer<UInt16>?, Int32, OpaquePointer?,
      UnsafeMutablePointer<Int32>?
    ) -> Int32
  private typealias Close = @convention(c) @Sendable (OpaquePointer?) -> Void
  private typealias OpenPatterns =
    @convention(c) @Sendable (UnsafePointer<CChar>?, UnsafeMutablePointer<Int32>?) -> OpaquePointer?
  private typealias BestPattern =
    @convention(c) @Sendable (
      OpaquePointer?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<UInt16>?, Int32,
      UnsafeMutablePointer<Int32>?
    ) -> Int32
  private typealias OpenCalendar =
    @convention(c) @Sendable (
      UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?
    ) -> OpaquePointer?
  private typealias Attribute = @convention(c) @Sendable (OpaquePointer?, Int32) -> Int32

  private let open: Open
  private let format: Format
  private let close: Close
  private let openPatterns: OpenPatterns
  private let bestPattern: BestPattern
  private let closePatterns: Close
  private let openCalendar: OpenCalendar
  private let attribute: Attribute
  private let closeCalendar: Close

  static let shared = DateLibrary()

  private init?() {
    guard let library = ICULibrary.load("libicui18n"),
      let open = library.function("udat_open", as: Open.self),
      let format = library.function("udat_format", as: Format.self),
      let close = library.function("udat_close", as: Close.self),
      let openPatterns = library.function("udatpg_open", as: OpenPatterns.self),
      let bestPattern = library.function("udatpg_getBestPattern", as: BestPattern.self),
      let closePatterns = library.function("udatpg_close", as: Close.self),
      let openCalendar = library.function("ucal_open", as: OpenCalendar.self),
      let attribute = library.function("ucal_getAttribute", as: Attribute.self),
      let closeCalendar = library.function("ucal_close", as: Close.self)
    else { return nil }
    (self.open, self.format, self.close) = (open, format, close)
    (self.openPatterns, self.bestPattern) = (openPatterns, bestPattern)
    (self.closePatterns, self.openCalendar) = (closePatterns, openCalendar)
    (self.attribute, self.closeCalendar) = (attribute, closeCalendar)
  }

  func text(_ locale: String, _ seconds: Double, _ style: DateWords.Style) -> String {
    let (none, short, medium, ofPattern): (Int32, Int32, Int32, Int32) = (-1, 3, 2, -2)
    var (time, day, letters): (Int32, Int32, [UInt16]) = (none, none, [])
    switch style {
    case .day: day = medium
    case .time: time = short
    case .pattern(let pattern): (time, day, letters) = (ofPattern, ofPattern, Array(pattern.utf16))
    case .fields(let fields):
      (time, day, letters) = (ofPattern, ofPattern, Array(pattern(locale, fields).utf16))
    }
    let zone = Array("UTC".utf16)
    var status: Int32 = 0
    let formatter = open(
      time, day, locale, zone, Int32(zone.count), letters, Int32(letters.count), &status)
    defer { close(formatter) }
    guard formatter != nil, status <= 0 else { return "" }
    return read { format(formatter, (seconds + 978_307_200) * 1_000, $0, $1, nil, $2) }
  }

  func pattern(_ locale: String, _ fields: String) -> String {
    var status: Int32 = 0
    let generator = openPatterns(locale, &status)
    defer { closePatterns(generator) }
    guard generator != nil, status <= 0 else { return fields }
    let letters = Array(fields.utf16)
    return read { bestPattern(generator, letters, Int32(letters.count), $0, $1, $2) }
  }

  func firstWeekday(_ locale: String) -> Int {
    var status: Int32 = 0
    let calendar = openCalendar(nil, 0, locale, 0, &status)
    defer { closeCalendar(calendar) }
    guard calendar != nil, status <= 0 else { return 0 }
    let firstDayOfWeek: Int32 = 1
    return (Int(attribute(calendar, firstDayOfWeek)) + 6) % 7
  }

  /// Returns the text that a function writes; empty if it fails or has more than 128 letters.
  private func read(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>?) -> Int32
  ) -> String {
    var units = [UInt16](repeating: 0, count: 128)
    var status: Int32 = 0
    let count = Int(write(&units, Int32(units.count), &status))
    guard status <= 0, (0...units.count).contains(count) else { return "" }
    return String(decoding: units[..<count], as: UTF16.self)
  }
}
