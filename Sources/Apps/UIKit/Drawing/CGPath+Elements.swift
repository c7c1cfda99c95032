import Drawing
public import Foundation

extension CGPath {
  /// Calls a closure with each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in core.elements {
      var (type, points): (CGPathElementType, [CGPoint])
      switch element {
      case .move(let end): (type, points) = (.moveToPoint, [CGPoint(end)])
      case .line(let end): (type, points) = (.addLineToPoint, [CGPoint(end)])
      case .curve(let end, let one, let two):
        (type, points) = (.addCurveToPoint, [CGPoint(one), CGPoint(two), CGPoint(end)])
      case .close: (type, points) = (.closeSubpath, [])
      }
      points += Array(repeating: .zero, count: max(3 - points.count, 0))
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base)) { block($0) }
      }
    }
  }
}

extension CGMutablePath {
  /// Adds an arc tangent to two lines, preceded by a line to its start.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let start = currentPoint
    func direction(_ to: CGPoint) -> CGVector {
      let (dx, dy) = (to.x - tangent1End.x, to.y - tangent1End.y)
      let length = max((dx * dx + dy * dy).squareRoot(), .leastNonzeroMagnitude)
      return CGVector(dx: dx / length, dy: dy / length)
    }
    let (one, two) = (direction(start), direction(tangent2End))
    let cosine = one.dx * two.dx + one.dy * two.dy
    guard abs(cosine) < 1 - 1e-9, radius > 0 else { return addLine(to: tangent1End) }
    let half = acos(max(-1, min(1, cosine))) / 2
    let way = radius / tan(half)
    let from = CGPoint(x: tangent1End.x + one.dx * way, y: tangent1End.y + one.dy * way)
    let to = CGPoint(x: tangent1End.x + two.dx * way, y: tangent1End.y + two.dy * way)
    let reach = radius / sin(half)
    let middle = CGVector(dx: one.dx + two.dx, dy: one.dy + two.dy)
    let length = (middle.dx * middle.dx + middle.dy * middle.dy).squareRoot()
    let center = CGPoint(
      x: tangent1End.x + middle.dx / length * reach, y: tangent1End.y + middle.dy / length * reach)
    addLine(to: from)
    addArc(
      center: center, radius: radius, startAngle: atan2(from.y - center.y, from.x - center.x),
      endAngle: atan2(to.y - center.y, to.x - center.x),
      clockwise: one.dx * two.dy - one.dy * two.dx > 0)
  }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds a transformed ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addPath(CGPath.ellipse(rect), transform: transform)
  }
}
