import AutoLayout
package import Drawing
package import Geometry
import Typesetting

/// A track with a knob for a value in a range (`UISlider`).
///
/// The frame is 31 high around an alignment rect of 30, and 2 points wider on both sides.
open class Slider: PaintedView {
  package override var kind: ViewKind { .slider }
  /// The value, shown within the range.
  public final var value = 0.0
  /// The value at the leading end.
  public final var minimum = 0.0
  /// The value at the trailing end.
  public final var maximum = 1.0

  /// `UISlider`.
  public override var className: String { name(as: Slider.self, "UISlider") }

  package override var naturalContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: 30)
  }

  package override var naturalAlignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  /// The fraction of the track before the knob, 0...1; 0 for an empty range.
  package final var fraction: Double {
    guard maximum > minimum else { return 0 }
    return min(max((value - minimum) / (maximum - minimum), 0), 1)
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    let grid = environment.grid
    let track = Rect(
      x: bounds.minX + 2, y: grid.round(bounds.midY - 2), width: max(bounds.width - 4, 0),
      height: 4)
    let travel = max(track.width - Self.knobDiameter, 0)
    let place = isRightToLeft ? 1 - fraction : fraction
    let knob = Rect(
      x: track.minX + travel * place, y: grid.round(bounds.midY - Self.knobDiameter / 2),
      width: Self.knobDiameter, height: Self.knobDiameter)
    let filled =
      isRightToLeft
      ? Rect(x: knob.midX, y: track.minY, width: track.maxX - knob.midX, height: 4)
      : Rect(x: track.minX, y: track.minY, width: knob.midX - track.minX, height: 4)
    return dimmed([
      .box(track, radius: 2, environment.color(.systemFill)),
      .box(filled, radius: 2, effectiveTint),
      .softShadow(under: knob, radius: Self.knobDiameter / 2, opacity: 0.15, blur: 4, drop: 3),
      .outline(
        knob.insetBy(dx: -0.5, dy: -0.5), radius: 14.5, width: 0.5,
        Color.black.multipliedAlpha(by: 0.04)),
      .box(knob, radius: Self.knobDiameter / 2, .white),
    ])
  }

  private static let knobDiameter = 28.0
}
