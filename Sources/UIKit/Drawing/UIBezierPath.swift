import Drawing
public import Foundation
import Geometry

/// A path that is drawn with a width and filled.
open class UIBezierPath: NSObject, NSCopying {
  private let path = CGMutablePath()
  private var dashes: [CGFloat] = []

  /// Makes an empty path.
  public override init() { super.init() }
  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// Makes an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addPath(CGPath.box(rect, radius: cornerRadius, corners: .all))
  }
  /// Makes a rectangle, some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.addPath(
      CGPath.box(
        rect, radius: cornerRadii.width, corners: CACornerMask(rawValue: corners.rawValue & 15)))
  }
  /// Makes an arc; angles in radians, clockwise as seen on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Makes a path of Core Graphics'.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }
  /// Makes a path from an archive: there are none.
  public required convenience init?(coder: NSCoder) { return nil }

  /// The path as Core Graphics'.
  open var cgPath: CGPath {
    get { CGPath(path.core) }
    set { path.core = newValue.core }
  }
  /// The width of lines.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines meet.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How far corners reach.
  open var miterLimit: CGFloat = 10
  /// How finely curves are drawn.
  open var flatness: CGFloat = 0.6
  /// Whether parts that lie in others are left out.
  open var usesEvenOddFillRule = false
  /// The smallest rectangle around the path and its control points.
  open var bounds: CGRect { path.boundingBox }
  /// Where the path ends.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }

  /// Begins a part.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve of two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve of one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc; angles in radians, clockwise as seen on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Closes the part.
  open func close() { path.closeSubpath() }
  /// Takes everything away.
  open func removeAllPoints() { path.core = Path() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// Maps every point.
  open func apply(_ transform: CGAffineTransform) { path.core = path.applied(transform).core }
  /// The same path drawn the other way round: added to another it is a hole in it.
  open func reversing() -> UIBezierPath {
    let reversed = copy() as? UIBezierPath ?? UIBezierPath()
    reversed.path.core = path.core.reversed
    return reversed
  }
  /// Whether a point lies in the path.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  /// Sets how long dashes and gaps are.
  open func setLineDash(
    _ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat
  ) { dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [] }

  /// Fills the path with the current colour.
  open func fill() {
    guard let context = GraphicsStack.current else { return }
    context.append([.fill(shape, .color(context.state.fill))])
  }
  /// Draws the path with the current colour.
  open func stroke() {
    guard let context = GraphicsStack.current else { return }
    context.append([
      .stroke(
        .path(path.core),
        Stroke(
          context.state.stroke, width: Double(lineWidth), dashes: dashes.map { Double($0) },
          roundCaps: lineCapStyle == .round))
    ])
  }
  /// Fills the path at an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill() }
  /// Draws the path at an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke() }
  /// Paints only inside the path from here on.
  open func addClip() { GraphicsStack.current?.clip(to: shape) }
  private var shape: PaintedShape { path.shape(isEvenOdd: usesEvenOddFillRule) }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    return copy
  }
}

/// How lines end; raw values are Core Graphics'.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// How lines meet; raw values are Core Graphics'.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
/// How colours mix; all are painted as the normal one.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}
