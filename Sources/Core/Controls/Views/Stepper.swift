import AutoLayout
package import Drawing
public import Geometry
import Typesetting

/// A pair of buttons that decrease and increase a value (`UIStepper`).
open class Stepper: PaintedView {
  package override var kind: ViewKind { .stepper }
  /// The value; a button that would leave the range is dimmed.
  public final var value = 0.0
  /// The least value.
  public final var minimum = 0.0
  /// The greatest value.
  public final var maximum = 100.0
  /// The template pictures that replace minus and plus; nil for the usual signs.
  package final var signs: (minus: Picture?, plus: Picture?) = (nil, nil)

  /// Makes a stepper, hugging its size at 750.
  public override init(frame: Rect) {
    super.init(frame: frame)
    hug(horizontal: 750, vertical: 750)
  }

  /// `UIStepper`.
  public override var className: String { name(as: Stepper.self, "UIStepper") }

  /// The radius of its corners in points.
  var radius: Double { environment.metrics.controlRadius ?? 16 }

  package override var naturalContentSize: Size { Size(width: 94, height: 32) }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    let grid = environment.grid
    let middle = grid.round(bounds.midX)
    let left = Rect(
      x: bounds.minX, y: bounds.minY, width: middle - bounds.minX, height: bounds.height)
    let right = Rect(
      x: middle, y: bounds.minY, width: bounds.maxX - middle, height: bounds.height)
    let line = min(environment.metrics.stepperDivider, bounds.height)
    let start = middle - 0.5
    let divider = Rect(
      x: environment.metrics.isStepperLineCrisp ? grid.round(start) : start,
      y: bounds.midY - line / 2, width: 1, height: line)
    var items: [DisplayList.Item] = [
      .box(bounds, radius: radius, environment.color(.tertiarySystemFill)),
      .box(divider, radius: 0.5, environment.color(environment.metrics.stepperLine)),
    ]
    items += sign(in: left, isPlus: false, enabled: value > minimum)
    items += sign(in: right, isPlus: true, enabled: value < maximum)
    return dimmed(items)
  }

  /// Returns a minus or plus sign in the middle of a half, painted in one layer so that a
  /// translucent colour is no darker where the strokes of the plus cross.
  private func sign(in half: Rect, isPlus: Bool, enabled: Bool) -> [DisplayList.Item] {
    if let picture = isPlus ? signs.plus : signs.minus {
      return items(of: picture, in: half, enabled: enabled)
    }
    let color = enabled ? environment.color(.label) : faint
    guard isPlus else { return [stroke(in: half, vertical: false, color)] }
    func strokes(_ color: Color) -> [DisplayList.Item] {
      [stroke(in: half, vertical: false, color), stroke(in: half, vertical: true, color)]
    }
    guard color.alpha < 1 else { return strokes(color) }
    let opaque = Color(red: color.red, green: color.green, blue: color.blue)
    return [.group(DisplayList.Group(opacity: color.alpha), DisplayList(strokes(opaque)))]
  }

  /// The colour of a sign that does nothing: (119, 119, 119) in accessibility-snapshot's pictures of iOS
  /// 17.5 and 18.5, (185, 185, 185) in that of 26.2.
  private var faint: Color {
    environment.metrics.stepperFaintness.map { environment.color(.label).multipliedAlpha(by: $0) }
      ?? environment.color(.tertiaryLabel)
  }

  /// Returns a picture in the middle of a half, reduced if there is too little room, in the tint.
  private func items(
    of picture: Picture, in half: Rect, enabled: Bool
  ) -> [DisplayList.Item] {
    let size = picture.size
    let factor = min(1, (half.width - 8) / size.width, (half.height - 4) / size.height)
    guard factor > 0 else { return [] }
    let (width, height) = (size.width * factor, size.height * factor)
    let rect = Rect(
      x: half.midX - width / 2, y: half.midY - height / 2, width: width, height: height)
    return picture.items(
      in: environment.grid.round(rect),
      tint: enabled ? effectiveTint : environment.color(.tertiaryLabel), mirrored: isRightToLeft,
      environment: environment)
  }

  /// Returns a stroke of a sign.
  private func stroke(in half: Rect, vertical: Bool, _ color: Color) -> DisplayList.Item {
    let grid = environment.grid
    let size = environment.metrics.stepperStroke
    let (long, short) = (grid.round(size.width), grid.round(size.height))
    let (width, height) = vertical ? (short, long) : (long, short)
    let rect = Rect(
      x: grid.round(half.midX - width / 2), y: grid.round(half.midY - height / 2), width: width,
      height: height)
    return .box(rect, radius: short / 2, color)
  }
}
