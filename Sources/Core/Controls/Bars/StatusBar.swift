import AutoLayout
package import Drawing
package import Geometry
import Typesetting

/// The clock, signal and battery at the top of a screen, around the cutout of the hardware.
package final class StatusBar: PaintedView {
  /// The shape of the top of a screen.
  package enum Form: Hashable, Sendable {
    /// The straight edge of a phone with a home button: a thin line of 20 points.
    case flat
    /// A phone with its camera in a notch at the edge.
    case notch(width: Double, height: Double)
    /// A phone with its camera in a black pill.
    case island
    /// A tablet: a thin line of 24 points.
    case tablet
  }

  /// The shape of the top of the screen.
  package var form = Form.flat
  /// Whether the status bar is white, for dark backgrounds.
  package var isLight = false

  package override var className: String { "UIStatusBar" }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    let color: Color = isLight ? .white : .black
    switch form {
    case .flat:
      return painter.text("9:41", .system(12, weight: 600), color, in: bounds, part: nil)
        + signs(cellular(10), at: bounds.minX + 6, in: bounds, color)
        + signs(wifi(10), at: bounds.minX + 27, in: bounds, color)
        + signs(battery(10.5), at: bounds.maxX - 5 - 25.5, in: bounds, color)
    case .tablet: return tablet(in: bounds, color)
    case .notch(let width, let height):
      let box = Rect(
        x: bounds.midX - width / 2, y: bounds.minY, width: width, height: height)
      return [.fill(.path(Self.notch(box)), .color(.black))]
        + ears(beside: box, middle: bounds.midY, in: bounds, color)
    case .island:
      // 11 below the top of a band of 59, in the middle of what is above its last 11 points.
      let pill = Rect(
        x: bounds.midX - 63, y: bounds.maxY - 11 - 37, width: 126, height: 37)
      return [.box(pill, radius: 18.5, .black)]
        + ears(beside: pill, middle: pill.midY + 2, in: bounds, color)
    }
  }

  /// Returns the time and the day at the start, and what is connected and charged at the end.
  private func tablet(in bounds: Rect, _ color: Color) -> [DisplayList.Item] {
    let (font, charge) = (FontDescriptor.system(12, weight: 600), "100%")
    let width = painter.measure(charge, font).width
    let battery = bounds.maxX - 20 - 25
    func words(_ text: String, at x: Double, _ width: Double) -> [DisplayList.Item] {
      let rect = Rect(x: x, y: bounds.minY, width: width, height: bounds.height)
      return painter.text(
        text, font, color, in: rect.mirrored(in: bounds, isRightToLeft), .natural, part: nil)
    }
    return words(clock, at: bounds.minX + 20, max(battery - bounds.minX - 120, 0))
      + signs(wifi(10.5), at: battery - width - 24, in: bounds, color)
      + words(charge, at: battery - width - 4, width)
      + signs(self.battery(11.5), at: battery, in: bounds, color)
  }

  /// The time and the day of the status bar of a tablet, as the language writes them.
  private var clock: String {
    let date = CalendarDate.sample
    let words = DateWords(language: environment.language)
    let time = words?.text(date.secondsSinceReference, .time) ?? "9:41 AM"
    let day = words?.text(date.secondsSinceReference, .fields("EEEMMMd")) ?? "Tue Jun 9"
    return "\(time)  \(day)"
  }

  /// Returns the clock on one side of the cutout and the status icons on the other.
  private func ears(
    beside cut: Rect, middle: Double, in bounds: Rect, _ color: Color
  ) -> [DisplayList.Item] {
    let ear = cut.minX - bounds.minX
    let row = Rect(x: bounds.minX, y: middle - 11, width: bounds.width, height: 22)
    let time = Rect(x: bounds.minX + ear / 2 - 37, y: row.minY, width: 64, height: row.height)
    // Signal, Wi-Fi and battery together are 77 wide; next to the first notch they are smaller.
    let share = ear < 100 ? 0.86 : 1
    let start = bounds.maxX - ear / 2 - 77 * share / 2
    return painter.text(
      "9:41", .system(17, weight: 600), color, in: time.mirrored(in: bounds, isRightToLeft),
      part: nil)
      + signs(cellular(12 * share), at: start, in: row, color)
      + signs(wifi(12 * share), at: start + 25 * share, in: row, color)
      + signs(battery(13 * share), at: start + 49 * share, in: row, color)
  }

  /// Returns an icon of a given size at a position, mirrored with the bar.
  private func signs(
    _ sign: Sign, at x: Double, in row: Rect, _ color: Color
  ) -> [DisplayList.Item] {
    let rect = Rect(
      x: x, y: row.midY - sign.size.height / 2, width: sign.size.width, height: sign.size.height)
    return sign.draw(environment.grid.round(rect.mirrored(in: row, isRightToLeft)), color)
  }

  private typealias Sign = (size: Size, draw: (Rect, Color) -> [DisplayList.Item])

  /// Returns four bars of rising height.
  private func cellular(_ height: Double) -> Sign {
    let width = height * 1.5
    return (
      Size(width: width, height: height),
      { rect, color in
        (0..<4).map { index in
          let step = rect.width / 4
          let share = 0.4 + 0.2 * Double(index)
          let bar = Rect(
            x: rect.minX + Double(index) * step, y: rect.maxY - rect.height * share,
            width: step * 0.68, height: rect.height * share)
          return .box(bar, radius: step * 0.2, color)
        }
      }
    )
  }

  /// Returns three quarter rings above a dot.
  private func wifi(_ height: Double) -> Sign {
    let pen = height * 0.2
    return (
      Size(width: height * 1.4, height: height),
      { rect, color in
        let center = Point(x: rect.midX, y: rect.maxY)
        let rings = [0.92, 0.6].map { share -> DisplayList.Item in
          .stroke(
            .path(Self.arc(center, rect.height * share - pen / 2 + 0.5)),
            Stroke(color, width: pen))
        }
        let wedge = Self.arc(center, rect.height * 0.34)
        return rings + [
          .fill(.path(Path(wedge.elements + [.line(center), .close])), .color(color))
        ]
      }
    )
  }

  /// Returns a full battery.
  private func battery(_ height: Double) -> Sign {
    (
      Size(width: height * 2.1, height: height),
      { rect, color in
        let body = Rect(
          x: rect.minX, y: rect.minY, width: rect.width * 0.915, height: rect.height)
        let knob = Rect(
          x: body.maxX + 1, y: rect.midY - rect.height / 6, width: 1.4, height: rect.height / 3)
        return [
          .outline(
            body, radius: rect.height * 0.32, width: 1, color.multipliedAlpha(by: 0.35)),
          .box(body.insetBy(dx: 2, dy: 2), radius: rect.height * 0.19, color),
          .box(knob, radius: 0.7, color.multipliedAlpha(by: 0.4)),
        ]
      }
    )
  }

  /// Returns a quarter circle above its centre.
  private static func arc(_ center: Point, _ radius: Double) -> Path {
    let side = radius * 0.7071
    let reach = radius * 0.5523 * 0.7071
    return Path([
      .move(Point(x: center.x - side, y: center.y - side)),
      .curve(
        Point(x: center.x + side, y: center.y - side),
        control1: Point(x: center.x - side + reach, y: center.y - side - reach),
        control2: Point(x: center.x + side - reach, y: center.y - side - reach)),
    ])
  }

  /// Returns the outline of a notch, rounded at its lower corners.
  private static func notch(_ box: Rect) -> Path {
    let radius = min(20, box.height * 0.66)
    let reach = radius * 0.45
    return Path([
      .move(Point(x: box.minX, y: box.minY)), .line(Point(x: box.minX, y: box.maxY - radius)),
      .curve(
        Point(x: box.minX + radius, y: box.maxY),
        control1: Point(x: box.minX, y: box.maxY - reach),
        control2: Point(x: box.minX + reach, y: box.maxY)),
      .line(Point(x: box.maxX - radius, y: box.maxY)),
      .curve(
        Point(x: box.maxX, y: box.maxY - radius),
        control1: Point(x: box.maxX - reach, y: box.maxY),
        control2: Point(x: box.maxX, y: box.maxY - reach)),
      .line(Point(x: box.maxX, y: box.minY)), .close,
    ])
  }

  private var painter: LinePainter {
    LinePainter(environment: environment, isRightToLeft: isRightToLeft)
  }
}

/// The line at the bottom of a screen without a home button.
package final class HomeIndicator: PaintedView {
  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    [.box(bounds, radius: bounds.height / 2, environment.color(.label))]
  }
}
