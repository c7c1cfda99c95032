import AutoLayout
package import Drawing
public import Geometry
package import Typesetting

/// An on/off switch (`UISwitch`).
///
/// The frame is 51 x 31, the alignment rect 49 x 31: recorded frames have the difference on the
/// right.
open class Switch: PaintedView {
  package override var kind: ViewKind { .switch }
  /// Whether the switch is on.
  public final var isOn = false

  /// The colour of the knob; nil for white (`thumbTintColor`).
  package final var knobColor: Color?

  /// Makes a switch that is off, hugging its size at 750.
  public override init(frame: Rect) {
    super.init(frame: frame)
    hug(horizontal: 750, vertical: 750)
  }

  /// `UISwitch`.
  public override var className: String { name(as: Switch.self, "UISwitch") }

  package override var naturalContentSize: Size { Size(width: 49, height: 31) }

  package override var naturalAlignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  override var focusRadius: Double { 15.5 }

  /// Returns a capsule of the natural size in the middle of the frame, with the knob towards
  /// trailing when on.
  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    let capsule = Rect(
      x: environment.grid.round(bounds.midX - 25.5), y: environment.grid.round(bounds.midY - 15.5),
      width: 51, height: 31)
    let on = tintColor ?? environment.color(.systemGreen)
    let off = Color(rgba: environment.appearance == .light ? 0xE9E9_EBFF : 0x3939_3DFF)
    let knobAtRight = isOn != isRightToLeft
    let knob = Rect(
      x: knobAtRight ? capsule.maxX - 29 : capsule.minX + 2, y: capsule.minY + 2,
      width: 27, height: 27)
    return dimmed([
      .box(capsule, radius: 15.5, isOn ? on : off),
      .softShadow(under: knob, radius: 13.5, opacity: 0.15, blur: 4, drop: 3),
      .outline(
        knob.insetBy(dx: -0.5, dy: -0.5), radius: 14, width: 0.5,
        Color.black.multipliedAlpha(by: 0.04)),
      .box(knob, radius: 13.5, knobColor ?? .white),
    ])
  }
}
