import Drawing
public import Foundation

/// A path that can be filled, and stroked with a line width.
open class UIBezierPath: NSObject, NSCopying {
  private let path = CGMutablePath()
  private var dashes: [CGFloat] = []
  private var phase: CGFloat = 0

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
  /// Makes a rectangle with rounded corners, which flow into its sides as UIKit's do.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addPath(CGPath.box(rect, radius: cornerRadius, continuous: true))
  }
  /// Makes a rectangle, some of whose corners are rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.addPath(
      CGPath.box(
        rect, radius: cornerRadii.width, corners: CACornerMask(rawValue: corners.rawValue),
        continuous: true))
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
  /// Makes a path from a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }
  /// Fails: there are no archived paths.
  public required convenience init?(coder: NSCoder) { return nil }

  /// The Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(path.core) }
    set { path.core = newValue.core }
  }
  /// The line width.
  open var lineWidth: CGFloat = 1
  /// The line cap.
  open var lineCapStyle: CGLineCap = .butt
  /// The line join.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The miter limit.
  open var miterLimit: CGFloat = 10
  /// The flatness of curves.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule determines what is inside the path.
  open var usesEvenOddFillRule = false
  /// The smallest rectangle around the path and its control points.
  open var bounds: CGRect { path.boundingBox }
  /// The current point of the path.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether the path is empty.
  open var isEmpty: Bool { path.isEmpty }

  /// Begins a new subpath.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
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
  /// Closes the subpath.
  open func close() { path.closeSubpath() }
  /// Removes all points.
  open func removeAllPoints() { path.core = Path() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) { path.core = path.applied(transform).core }
  /// Returns the same path drawn in the opposite direction; appended to another path, it cuts a
  /// hole.
  open func reversing() -> UIBezierPath {
    let reversed = copy() as? UIBezierPath ?? UIBezierPath()
    reversed.path.core = path.core.reversed
    return reversed
  }
  /// Returns whether a point is in the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  /// Sets the lengths of dashes and gaps, and how far into them a line begins; only the lengths are drawn.
  open func setLineDash(
    _ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat
  ) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    self.phase = phase
  }
  /// Writes the lengths of dashes and gaps, their number, and how far into them a line begins, wherever there
  /// is room for it.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = self.phase
  }

  /// Fills the path with the current colour.
  open func fill() {
    guard let context = GraphicsStack.current else { return }
    context.append(context.filled(shape, bounds))
  }
  /// Strokes the path with the current colour.
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
  /// Fills the path in a blend mode at an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsStack.current?.mixing(blendMode, alpha) { fill() }
  }
  /// Strokes the path in a blend mode at an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsStack.current?.mixing(blendMode, alpha) { stroke() }
  }
  /// Clips to the path.
  open func addClip() { GraphicsStack.current?.clip(to: shape) }
  private var shape: PaintedShape { path.shape(isEvenOdd: usesEvenOddFillRule) }

  /// Returns whether both have the same elements and are drawn alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path.core == other.path.core && lineWidth == other.lineWidth
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && miterLimit == other.miterLimit && usesEvenOddFillRule == other.usesEvenOddFillRule
      && dashes == other.dashes && phase == other.phase
  }
  /// The hash of the elements.
  open override var hash: Int { path.core.hashValue }
  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule) = (
      miterLimit, flatness, usesEvenOddFillRule
    )
    (copy.dashes, copy.phase) = (dashes, phase)
    return copy
  }
}
