import AutoLayout
package import Drawing
public import Geometry
import Typesetting

/// A wheel of fading spokes (`UIActivityIndicatorView`), at the beginning of its rotation.
open class ActivityIndicator: PaintedView {
  package override var kind: ViewKind { .activityIndicator }
  /// The sizes of the wheel; raw values are those of scene files.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    /// 20 points across.
    case medium
    /// 37 points across.
    case large
  }

  /// The size of the wheel.
  package final var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Makes a medium wheel, hugging its size at 750.
  public override init(frame: Rect) {
    super.init(frame: frame)
    hug(horizontal: 750, vertical: 750)
  }

  /// `UIActivityIndicatorView`.
  public override var className: String {
    name(as: ActivityIndicator.self, "UIActivityIndicatorView")
  }

  package override var naturalContentSize: Size {
    style == .medium ? Size(width: 20, height: 20) : Size(width: 37, height: 37)
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    let color = tintColor ?? environment.color(.systemGray)
    let diameter = naturalContentSize.width
    let thickness = diameter * 0.125
    let length = diameter * 0.27
    let spoke = Rect(x: -thickness / 2, y: -diameter / 2, width: thickness, height: length)
    let middle = AffineTransform(translationX: bounds.midX, y: bounds.midY)
    return Self.directions.enumerated().map { index, direction in
      let opacity = 1 - 0.85 * Double(index) / Double(Self.directions.count - 1)
      let turn = AffineTransform(sine: -direction.sine, cosine: direction.cosine)
      return .transformed(
        turn.concatenating(middle),
        [.box(spoke, radius: thickness / 2, color.multipliedAlpha(by: opacity))])
    }
  }

  /// The directions of the spokes in eighths of a turn, the brightest first; those after it
  /// follow counterclockwise.
  private static let directions: [(sine: Double, cosine: Double)] = {
    let half = 0.5.squareRoot()
    return [
      (0, 1), (half, half), (1, 0), (half, -half), (0, -1), (-half, -half), (-1, 0), (-half, half),
    ]
  }()
}
