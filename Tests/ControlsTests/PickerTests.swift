import AutoLayout
import Controls
import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Dates of pickers")
struct CalendarDateTests {
  @Test("Seconds since 2001 become days of the calendar, before and after leap days")
  func days() {
    let cases: [(Double, [Int])] = [
      (0, [2001, 1, 1, 0, 0, 1]), (-1, [2000, 12, 31, 23, 59, 0]),
      (802_690_860, [2026, 6, 9, 9, 41, 2]), (730_857_600, [2024, 2, 29, 0, 0, 4]),
    ]
    for (seconds, parts) in cases {
      let date = CalendarDate(secondsSinceReference: seconds)
      #expect(
        [date.year, date.month, date.day, date.hour, date.minute, date.weekday] == parts)
    }
  }

  @Test("Days and times become dates again, unless the month lacks the day")
  func parts() {
    for seconds in stride(from: -4e9, through: 4e9, by: 86_400 * 61 + 60) {
      let date = CalendarDate(secondsSinceReference: seconds)
      #expect(
        CalendarDate(
          year: date.year, month: date.month, day: date.day, hour: date.hour, minute: date.minute)
          == date)
    }
    #expect(CalendarDate(year: 2025, month: 2, day: 29) == nil)
    #expect(CalendarDate(year: 2025, month: 4, day: 31) == nil)
    #expect(CalendarDate(year: 2024, month: 2, day: 29)?.weekday == 4)
  }

  @Test("An invalid date, or one beyond all calendars, becomes a valid date")
  func extremes() {
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      let date = CalendarDate(secondsSinceReference: seconds)
      #expect((1...12).contains(date.month) && (1...31).contains(date.day))
    }
  }

  @Test("Every style and mode of a date picker draws something at any size")
  func faces() {
    let picker = DatePicker(ControlEnvironment(measurer: BlockMeasurer()))
    for style in DatePicker.Style.allCases {
      for mode in DatePicker.Mode.allCases {
        (picker.style, picker.mode) = (style, mode)
        for size in [Size(width: 320, height: 216), Size(width: 1, height: 1)] {
          #expect(!picker.content(in: Rect(origin: .zero, size: size)).isEmpty)
        }
      }
    }
  }
}

@Suite("Wheels and months")
struct DatePickerTests {
  @Test(
    "The halves of a day are two rows, in every language that has them",
    arguments: [nil, "en-AU", "ar"])
  func halves(language: String?) throws {
    let picker = DatePicker(ControlEnvironment(measurer: BlockMeasurer(), language: language))
    picker.mode = .time
    for (hour, above) in [(9, 0), (21, 1)] {
      picker.date = try #require(
        CalendarDate(year: 2026, month: 6, day: 9, hour: hour, minute: 41))
      let texts = picker.content(in: Rect(x: 0, y: 0, width: 320, height: 216)).texts
      let last = texts.map(\.rect.midX).max() ?? 0
      let halves = texts.filter { $0.rect.midX == last }
      #expect(halves.count == 2 && Set(halves.map(\.text)).count == 2, "\(halves)")
      #expect(halves.count { $0.rect.midY < 107 } == above)
    }
  }

  @Test("Beside the month is a chevron to the years, and two at the end lead to other months")
  func chevrons() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let picker = DatePicker(
        ControlEnvironment(measurer: BlockMeasurer(), scale: 3, direction: direction))
      picker.semanticContentAttribute =
        direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
      (picker.style, picker.mode) = (.inline, .date)
      let items = picker.content(in: Rect(x: 0, y: 0, width: 320, height: 332))
      let strokes = items.filter { item in if case .stroke = item { true } else { false } }
      let places = strokes.map { [$0].ink ?? .zero }
        .map { direction == .leftToRight ? $0.midX : 320 - $0.midX }
      // 'June 2026' is 90 points wide in blocks, from the margin of 16.
      #expect(places.count == 3)
      for (place, wanted) in zip(places, [114.5, 297.5, 263.5]) {
        #expect(abs(place - wanted) < 1, "\(places)")
      }
    }
  }
}

@Suite("Search bars")
struct SearchBarTests {
  private let bar = SearchBar(ControlEnvironment(measurer: BlockMeasurer()))

  @Test("The field is 36 high and 8 from the sides, with the magnifying glass before the text")
  func places() {
    let places = bar.places(in: Rect(x: 0, y: 0, width: 375, height: 56))
    #expect(places.field == Rect(x: 8, y: 10, width: 359, height: 36))
    #expect(places.inside.glass.maxX < places.inside.words.minX)
    #expect(places.scopes.isEmpty)
  }

  @Test("Scopes are below the field if the bar has room for them")
  func scopes() {
    bar.scopes = ["All", "Unread"]
    let places = bar.places(in: Rect(x: 0, y: 0, width: 375, height: 100))
    #expect(places.field.midY == 28)
    #expect(places.scopes == Rect(x: 8, y: 58, width: 359, height: 32))
    #expect(bar.places(in: Rect(x: 0, y: 0, width: 375, height: 56)).scopes.isEmpty)
  }

  // As CLDR has them, from which Apple's and ICU's are made.
  @Test(
    "Dates are written as the language does",
    arguments: [
      ("en", "Jun 9, 2026, 9:41 AM"), ("de", "09.06.2026, 09:41"), ("ja", "2026/06/09, 9:41"),
      ("en-GB", "9 Jun 2026, 09:41"), ("ar", "٠٩/٠٦/٢٠٢٦, ٩:٤١ ص"),
      ("../etc\n", "Jun 9, 2026, 9:41 AM"),
    ])
  func languages(language: String, text: String) {
    let picker = DatePicker(ControlEnvironment(measurer: BlockMeasurer(), language: language))
    picker.style = .compact
    picker.date = .sample
    let written = picker.chosenText.unicodeScalars.filter { $0.value != 0x200F }
      .map { $0.properties.isWhitespace ? " " : String($0) }.joined()
    #expect(written == text)
  }
}
