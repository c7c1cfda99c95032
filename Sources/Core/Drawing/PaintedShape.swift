package import Geometry

/// An area to fill, stroke, clip to or cast a shadow from, in points.
package enum PaintedShape: Hashable, Sendable {
  case rect(Rect)
  /// A rectangle with rounded corners; the radius is limited to half the shorter side. Continuous
  /// corners blend into the sides as UIKit's do.
  case roundedRect(Rect, radius: Double, continuous: Bool = false)
  case ellipse(Rect)
  case path(Path)

  /// Returns a rectangle, rounded if the radius is positive.
  package static func box(_ rect: Rect, radius: Double, continuous: Bool = false) -> PaintedShape {
    radius > 0 ? .roundedRect(rect, radius: radius, continuous: continuous) : .rect(rect)
  }

  /// The smallest rectangle around the shape.
  package var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
    case .path(let path): path.bounds
    }
  }

  /// Returns the shape moved by the given distances.
  package func offsetBy(dx: Double, dy: Double) -> PaintedShape {
    func moved(_ point: Point) -> Point { Point(x: point.x + dx, y: point.y + dy) }
    switch self {
    case .rect(let rect): return .rect(rect.offsetBy(dx: dx, dy: dy))
    case .roundedRect(let rect, let radius, let continuous):
      return .roundedRect(
        rect.offsetBy(dx: dx, dy: dy), radius: radius, continuous: continuous)
    case .ellipse(let rect): return .ellipse(rect.offsetBy(dx: dx, dy: dy))
    case .path(let path):
      return .path(
        Path(
          path.elements.map { element in
            switch element {
            case .move(let point): .move(moved(point))
            case .line(let point): .line(moved(point))
            case .curve(let point, let control1, let control2):
              .curve(moved(point), control1: moved(control1), control2: moved(control2))
            case .close: .close
            }
          }, isEvenOdd: path.isEvenOdd))
    }
  }
}
