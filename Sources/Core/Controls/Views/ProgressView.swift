import AutoLayout
package import Drawing
public import Geometry
package import Typesetting

/// A bar that fills as work proceeds (`UIProgressView`).
open class ProgressView: PaintedView {
  package override var kind: ViewKind { .progressView }
  /// The fraction of the work that is done, shown within 0...1.
  public final var progress = 0.0

  /// The colour of what is not done; nil for the system's (`trackTintColor`).
  package final var trackColor: Color?

  /// Makes an empty bar that hugs its height at 750.
  public override init(frame: Rect) {
    super.init(frame: frame)
    hug(horizontal: 250, vertical: 750)
  }

  /// `UIProgressView`.
  public override var className: String { name(as: ProgressView.self, "UIProgressView") }

  package override var naturalContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: 4)
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    let width = environment.grid.round(bounds.width * min(max(progress, 0), 1))
    let filled = Rect(
      x: isRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY,
      width: width, height: bounds.height)
    let radius = min(bounds.height / 2, 2)
    var items: [DisplayList.Item] = [
      .box(bounds, radius: radius, trackColor ?? environment.color(.systemFill))
    ]
    if width > 0 { items.append(.box(filled, radius: radius, effectiveTint)) }
    return items
  }
}
