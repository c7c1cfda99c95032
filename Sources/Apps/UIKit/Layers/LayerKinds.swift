import Controls
import Drawing
public import Foundation
import Geometry
import Typesetting

/// A layer that paints a gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`.
  open var colors: [Any]?
  /// The locations of the colours, 0 to 1; evenly spaced if nil.
  open var locations: [NSNumber]?
  /// The start of the gradient, in unit coordinates.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient, in unit coordinates.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The type of gradient; every type is painted as the axial one.
  open var type: CAGradientLayerType = .axial

  override func boxLayer(size: CGSize) -> Layer {
    var box = super.boxLayer(size: size)
    let shown = (colors ?? []).compactMap { ($0 as? CGColor)?.core ?? ($0 as? UIColor)?.core }
    guard shown.count > 1 else { return box }
    box.gradient = Layer.Gradient(
      colors: shown, locations: (locations ?? []).map(\.doubleValue), from: Point(startPoint),
      to: Point(endPoint))
    return box
  }
}

/// A layer that paints a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The path in the layer's coordinates.
  open var path: CGPath?
  /// The fill colour of the path; black by default, nil for no fill.
  open var fillColor: CGColor? = .black
  /// The stroke colour of the path; nil for no stroke.
  open var strokeColor: CGColor?
  /// The line width.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
  /// The offset at which the dashes begin.
  open var lineDashPhase: CGFloat = 0
  /// The line cap.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The line join.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// The miter limit.
  open var miterLimit: CGFloat = 10
  /// The rule for what is inside the path.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The start of the stroke, as a fraction of the path.
  open var strokeStart: CGFloat = 0
  /// The end of the stroke, as a fraction of the path.
  open var strokeEnd: CGFloat = 1

  override func innerItems(in bounds: Rect) -> [DisplayList.Item] {
    guard let path, !path.isEmpty else { return super.innerItems(in: bounds) }
    let shape = path.shape(isEvenOdd: fillRule == .evenOdd)
      .offsetBy(dx: bounds.minX, dy: bounds.minY)
    var items = super.innerItems(in: bounds)
    if let fillColor { items.append(.fill(shape, .color(fillColor.core))) }
    if let strokeColor, lineWidth > 0, strokeEnd > strokeStart {
      let part = strokeStart > 0 || strokeEnd < 1
      let line =
        part
        ? PaintedShape.path(path.part(from: strokeStart, to: strokeEnd).core)
          .offsetBy(dx: bounds.minX, dy: bounds.minY) : shape
      items.append(
        .stroke(
          line,
          Stroke(
            strokeColor.core, width: Double(lineWidth),
            dashes: (lineDashPattern ?? []).map(\.doubleValue), roundCaps: lineCap == .round)))
    }
    return items
  }
}
