import AutoLayout
package import Drawing
public import Geometry
package import Typesetting

/// An on/off switch (`UISwitch`).
///
/// The frame is 51 x 31, the alignment rect 49 x 31: recorded frames have the difference on the
/// right. In the look of iOS 26 both are 12 wider and 3 lower.
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

  private var size: Size { environment.metrics.switchSize }

  package override var naturalContentSize: Size { Size(width: size.width - 2, height: size.height) }

  package override var naturalAlignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  override var focusRadius: Double { size.height / 2 }

  /// The shadow of the knob, fitted to accessibility-snapshot's testSwitchControls of iOS 18.5.
  private static let shadow = Shadow(opacity: 0.127, radius: 3, dy: 2.6)

  /// Returns a capsule of the natural size in the middle of the frame, with the knob towards
  /// trailing when on.
  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    let capsule = Rect(
      x: environment.grid.round(bounds.midX - size.width / 2),
      y: environment.grid.round(bounds.midY - size.height / 2), width: size.width,
      height: size.height)
    let on = tintColor ?? environment.color(.systemGreen)
    let off = Color(
      rgba: environment.appearance == .light ? environment.metrics.switchOff : 0x3939_3DFF)
    let knobAtRight = isOn != isRightToLeft
    let knobSize = environment.metrics.switchKnob
    let knob = Rect(
      x: knobAtRight ? capsule.maxX - 2 - knobSize.width : capsule.minX + 2, y: capsule.minY + 2,
      width: knobSize.width, height: knobSize.height)
    // The knob's shadow ends with the capsule.
    let outline = PaintedShape.box(capsule, radius: size.height / 2)
    let knobItems = [DisplayList.Item].knob(knob, knobColor ?? .white, shadows: [Self.shadow])
    return dimmed([
      .box(capsule, radius: size.height / 2, isOn ? on : off),
      .group(DisplayList.Group(clip: outline), DisplayList(knobItems)),
    ])
  }
}
