package import Geometry

/// An outline of straight lines and cubic curves, in points.
package struct Path: Hashable, Sendable {
  /// A step of the pen.
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }

  /// The steps in order.
  package var elements: [Element]

  /// Whether a part inside another is a hole, regardless of the direction in which it is drawn.
  package var isEvenOdd: Bool

  /// Makes an outline from its steps.
  package init(_ elements: [Element] = [], isEvenOdd: Bool = false) {
    self.elements = elements
    self.isEvenOdd = isEvenOdd
  }

  /// Returns a straight line.
  package static func line(from start: Point, to end: Point) -> Path {
    Path([.move(start), .line(end)])
  }

  /// The smallest rectangle around the points and control points.
  package var bounds: Rect {
    var bounds: Rect?
    func add(_ point: Point) {
      let spot = Rect(origin: point, size: .zero)
      bounds = bounds?.union(spot) ?? spot
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let point, let control1, let control2):
        add(control1)
        add(control2)
        add(point)
      case .close: break
      }
    }
    return bounds ?? .zero
  }
}
