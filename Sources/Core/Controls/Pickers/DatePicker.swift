import AutoLayout
package import Drawing
package import Geometry
import Typesetting

/// A control for choosing a day or a time (`UIDatePicker`).
///
/// Dates are written as the environment's language does.
package final class DatePicker: PaintedView {
  package override var kind: ViewKind { .datePicker }
  /// What the user chooses; raw values are those of documents.
  package enum Mode: String, CaseIterable, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  /// How the choice is presented; raw values are those of documents.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    case wheels, compact, inline
  }

  /// What the user chooses.
  package var mode = Mode.dateAndTime
  /// How the choice is presented.
  package var style = Style.wheels
  /// The date shown.
  package var date = CalendarDate.sample

  /// `UIDatePicker`.
  package override var className: String { "UIDatePicker" }

  /// Wheels are 320 x 216; pills are as wide as their text; a month has six weeks of 44 points.
  package override var naturalContentSize: Size {
    switch style {
    case .wheels: Size(width: 320, height: 216)
    case .compact: Size(width: pillWidths.reduce(-5) { $0 + $1 + 5 }, height: 34.5)
    case .inline: Size(width: 320, height: mode == .dateAndTime ? 376 : 332)
    }
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    switch style {
    case .wheels: dimmed(wheels(in: bounds))
    case .compact: dimmed(pills(in: bounds))
    case .inline: dimmed(month(in: bounds))
    }
  }

  // MARK: Wheels

  typealias Column = (share: Double, text: (Int) -> String)

  private var columns: [Column] {
    let date = self.date
    if let words, mode != .countDownTimer { return columns(in: words) }
    let hour: Column = (0.2, { "\(((date.hour + $0 + 23) % 12 + 12) % 12 + 1)" })
    let minute: Column = (0.2, { Self.padded(((date.minute + $0) % 60 + 60) % 60) })
    // The halves of a day are two rows that don't turn.
    let half: Column = (
      0.2,
      { step in
        switch date.hour / 12 + step {
        case 0: "AM"
        case 1: "PM"
        default: ""
        }
      }
    )
    switch mode {
    case .time: return [hour, minute, half]
    case .date:
      return [
        (0.42, { CalendarDate.name(ofMonth: date.month + $0) }),
        (0.16, { "\((date.day - 1 + $0 + date.daysInMonth) % date.daysInMonth + 1)" }),
        (0.26, { "\(date.year + $0)" }),
      ]
    case .dateAndTime:
      let day: Column = (
        0.4,
        { step in
          let day = date.adding(days: step)
          let month = CalendarDate.name(ofMonth: day.month).prefix(3)
          return "\(CalendarDate.weekdays[day.weekday]) \(month) \(day.day)"
        }
      )
      return [day, (0.14, hour.text), (0.14, minute.text), (0.16, half.text)]
    case .countDownTimer:
      return [
        (0.42, { $0 < 0 ? "" : $0 == 0 ? "0 hours" : "\($0)" }),
        (0.42, { $0 < 0 ? "" : $0 == 0 ? "1 min" : "\($0 + 1)" }),
      ]
    }
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func wheels(in bounds: Rect) -> [DisplayList.Item] {
    var items = [WheelPainter.band(in: bounds, environment)]
    let columns = isRightToLeft ? self.columns.reversed() : self.columns
    let whole = columns.map(\.share).reduce(0, +)
    let width = min(bounds.width, 360) * min(whole, 0.94)
    var x = bounds.midX - width / 2
    for (index, column) in columns.enumerated() {
      let rect = Rect(
        x: x, y: bounds.minY, width: width * column.share / whole, height: bounds.height)
      // A wheel of a date has no first row: those that can be seen are counted.
      var number = 0
      items += WheelPainter(painter: painter).column(
        in: rect, size: 21, edge(ofColumn: isRightToLeft ? columns.count - 1 - index : index),
        column.text
      ) { _ in
        number += 1
        return number
      }
      x += rect.width
    }
    return items
  }

  /// Where the rows of a column are: days end together, the months of a date begin together.
  private func edge(ofColumn index: Int) -> TextAlignment {
    guard index == 0 else { return .center }
    return switch mode {
    case .dateAndTime: isRightToLeft ? .left : .right
    case .date where words == nil: .left
    case .date, .time, .countDownTimer: .center
    }
  }

  // MARK: Pills

  /// The chosen day and time, as its pills write them.
  package var chosenText: String { pillTexts.joined(separator: ", ") }

  /// The texts of the pills: the day and the time.
  private var pillTexts: [String] {
    var texts: [String] = []
    let month = CalendarDate.name(ofMonth: date.month).prefix(3)
    if mode != .time, mode != .countDownTimer {
      texts.append(written(.day) ?? "\(month) \(date.day), \(date.year)")
    }
    if mode != .date { texts.append(time) }
    return texts
  }

  private var pillWidths: [Double] {
    pillTexts.map { painter.measure($0, .system(17)).width + 22 }
  }

  private func pills(in bounds: Rect) -> [DisplayList.Item] {
    let texts = pillTexts
    let widths = pillWidths
    let whole = widths.reduce(0, +) + 5 * Double(max(texts.count - 1, 0))
    let height = min(bounds.height, 34.5)
    var x = bounds.midX - whole / 2
    var items: [DisplayList.Item] = []
    for (index, (text, width)) in zip(texts, widths).enumerated() {
      let rect = environment.grid.round(
        Rect(x: x, y: bounds.midY - height / 2, width: width, height: height)
      )
      .mirrored(in: bounds, isRightToLeft)
      items.append(.box(rect, radius: pillRadius, environment.color(.tertiarySystemFill)))
      items += painter.text(
        text, .system(17), environment.color(.label), in: rect, part: .row(index + 1))
      x += width + 5
    }
    return items
  }

  private var time: String {
    written(.time)
      ?? "\((date.hour + 11) % 12 + 1):\(Self.padded(date.minute)) \(date.hour < 12 ? "AM" : "PM")"
  }

  // MARK: A month

  private func month(in bounds: Rect) -> [DisplayList.Item] {
    let inner = bounds.insetBy(dx: 16, dy: 0)
    let head = Rect(x: inner.minX, y: bounds.minY + 8, width: inner.width, height: 24)
    let label = environment.color(.label)
    let title =
      written(.fields("yMMMM")) ?? "\(CalendarDate.name(ofMonth: date.month)) \(date.year)"
    var items = painter.text(
      title, .system(17, weight: 600), label, in: head, .natural, part: .title)
    let end = head.minX + min(painter.measure(title, .system(17, weight: 600)).width, 200)
    // Beside the month what leads to the years, at the end what leads to other months.
    for (name, rect) in [
      ("chevron.forward", Rect(x: end + 5, y: head.midY - 6, width: 7, height: 12)),
      ("chevron.forward", Rect(x: head.maxX - 12, y: head.midY - 9, width: 11, height: 18)),
      ("chevron.backward", Rect(x: head.maxX - 46, y: head.midY - 9, width: 11, height: 18)),
    ] {
      let place = environment.grid.round(rect.mirrored(in: inner, isRightToLeft))
      items +=
        Symbol(name, size: place.size, pointSize: rect.height * 20 / 18, weight: 500)?
        .items(in: place, effectiveTint, mirrored: isRightToLeft) ?? []
    }
    let cell = inner.width / 7
    let top = bounds.minY + 40
    let start = words?.firstWeekday ?? 0
    for (index, name) in weekdays(from: start).enumerated() {
      items += painter.text(
        name.uppercased(), .system(13, weight: 600), environment.color(.tertiaryLabel),
        in: place(index, Rect(x: inner.minX, y: top, width: cell, height: 20), inner),
        part: .header)
    }
    let first = ((date.weekday - date.day + 1 - start) % 7 + 7) % 7
    let rows = Double((first + date.daysInMonth + 6) / 7)
    let room = bounds.maxY - top - 24 - (mode == .dateAndTime ? 44 : 0)
    let height = min(44, max(room / rows, 1))
    for day in 1...date.daysInMonth {
      let index = first + day - 1
      let box = Rect(
        x: inner.minX, y: top + 24 + Double(index / 7) * height, width: cell, height: height)
      items += self.day(day, in: place(index % 7, box, inner), label)
    }
    guard mode == .dateAndTime else { return items }
    let foot = Rect(x: inner.minX, y: bounds.maxY - 40, width: inner.width, height: 34)
    return items + timeRow(in: foot)
  }

  private func place(_ column: Int, _ box: Rect, _ inner: Rect) -> Rect {
    box.offsetBy(dx: Double(column) * box.width, dy: 0).mirrored(in: inner, isRightToLeft)
  }

  private func day(_ day: Int, in rect: Rect, _ label: Color) -> [DisplayList.Item] {
    let isChosen = day == date.day
    let side = min(rect.width, rect.height, 44)
    let disc = Rect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    let tint = effectiveTint
    let ground: [DisplayList.Item] =
      isChosen ? [.box(disc, radius: side / 2, tint.multipliedAlpha(by: 0.12))] : []
    return ground
      + painter.text(
        written(.pattern("d"), of: date.adding(days: day - date.day)) ?? "\(day)",
        .system(20, weight: isChosen ? 600 : 400), isChosen ? tint : label, in: rect,
        part: .row(day))
  }

  private func timeRow(in rect: Rect) -> [DisplayList.Item] {
    let width = painter.measure(time, .system(17)).width + 22
    let pill = Rect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height)
      .mirrored(in: rect, isRightToLeft)
    return painter.text(
      timeLabel, .system(17),
      environment.color(.label), in: rect, .natural, part: .item(1))
      + [.box(pill, radius: pillRadius, environment.color(.tertiarySystemFill))]
      + painter.text(time, .system(17), environment.color(.label), in: pill, part: .item(2))
  }

  private var painter: LinePainter {
    LinePainter(environment: environment, isRightToLeft: isRightToLeft)
  }

  /// The radius of the pills of a compact picker, in points; more than fits makes capsules.
  private var pillRadius: Double { environment.metrics.buttonRadius ?? 100 }
}
