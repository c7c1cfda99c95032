package import Drawing
package import Geometry

extension Path {
  /// Returns a rectangle.
  static func box(_ rect: Rect) -> Path {
    Path([
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// Returns a rectangle at the origin in which some corners are quarter circles; the radius is
  /// limited to half the shorter side.
  package static func box(_ size: Size, radius: Double, round corners: Layer.RoundCorners) -> Path {
    let radius = max(0, min(radius, size.width / 2, size.height / 2))
    func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    func length(_ corner: Layer.RoundCorners) -> Double { corners.contains(corner) ? radius : 0 }
    let (width, height) = (size.width, size.height)
    let (topLeft, topRight) = (length(.topLeft), length(.topRight))
    let (bottomLeft, bottomRight) = (length(.bottomLeft), length(.bottomRight))
    // The distance from the corner to the handles of the curve that best approximates a quarter
    // circle.
    let handle = 0.4477
    return Path([
      .move(at(topLeft, 0)), .line(at(width - topRight, 0)),
      .curve(
        at(width, topRight), control1: at(width - topRight * handle, 0),
        control2: at(width, topRight * handle)),
      .line(at(width, height - bottomRight)),
      .curve(
        at(width - bottomRight, height), control1: at(width, height - bottomRight * handle),
        control2: at(width - bottomRight * handle, height)),
      .line(at(bottomLeft, height)),
      .curve(
        at(0, height - bottomLeft), control1: at(bottomLeft * handle, height),
        control2: at(0, height - bottomLeft * handle)),
      .line(at(0, topLeft)),
      .curve(
        at(topLeft, 0), control1: at(0, topLeft * handle), control2: at(topLeft * handle, 0)),
      .close,
    ])
  }
}
