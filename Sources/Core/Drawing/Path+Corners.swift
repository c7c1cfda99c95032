package import Geometry

extension Path {
  /// Some corners of a box; bits are those of Core Animation's `CACornerMask`.
  package struct Corners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left corner.
    package static let topLeft = Corners(rawValue: 1)
    /// The upper right corner.
    package static let topRight = Corners(rawValue: 2)
    /// The lower left corner.
    package static let bottomLeft = Corners(rawValue: 4)
    /// The lower right corner.
    package static let bottomRight = Corners(rawValue: 8)
    /// All four corners.
    package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// The radius of each corner of a box, in points.
  package struct Radii: Hashable, Sendable {
    package var topLeft, topRight, bottomLeft, bottomRight: Double

    /// Makes radii in reading order.
    package init(
      topLeft: Double, topRight: Double, bottomLeft: Double, bottomRight: Double
    ) {
      (self.topLeft, self.topRight) = (topLeft, topRight)
      (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
    }
  }

  /// Returns a box with some corners rounded, clockwise from the end of its upper left corner.
  ///
  /// - Parameters:
  ///   - rect: The box in points.
  ///   - radius: The radius in points, limited to half the shorter side.
  ///   - corners: The corners that are rounded.
  ///   - continuous: Whether corners flow into the sides, as `UIBezierPath`'s do, instead of being
  ///     quarter circles.
  package static func box(
    _ rect: Rect, radius: Double = 0, round corners: Corners = .all, continuous: Bool = false
  ) -> Path {
    func own(_ corner: Corners) -> Double { corners.contains(corner) ? radius : 0 }
    return box(
      rect,
      radii: Radii(
        topLeft: own(.topLeft), topRight: own(.topRight), bottomLeft: own(.bottomLeft),
        bottomRight: own(.bottomRight)),
      continuous: continuous)
  }

  /// Returns a box whose corners have their own radii, each limited to half the shorter side.
  package static func box(_ rect: Rect, radii: Radii, continuous: Bool = false) -> Path {
    let half = min(rect.width, rect.height) / 2
    func shape(_ radius: Double) -> CornerShape {
      continuous ? CornerShape(room: radius > 0 ? half / radius : 1) : .quarterCircle
    }
    func limited(_ radius: Double) -> Double { max(0, min(radius, half)) }
    // Each corner: its position, and the directions from it back along the incoming side and on
    // along the outgoing one.
    let places: [(radius: Double, at: Point, incoming: Point, outgoing: Point)] = [
      (radii.topRight, Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (
        radii.bottomRight, Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1),
        Point(x: -1, y: 0)
      ),
      (radii.bottomLeft, Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
      (radii.topLeft, rect.origin, Point(x: 0, y: 1), Point(x: 1, y: 0)),
    ]
    let first = limited(radii.topLeft)
    let indent = first > 0 ? shape(first).start.x * first : 0
    var elements: [Element] = [.move(Point(x: rect.minX + indent, y: rect.minY))]
    for (index, (radius, at, incoming, outgoing)) in places.enumerated() {
      let radius = limited(radius)
      /// Returns the point a number of radii back along the incoming side and on along the
      /// outgoing one.
      func place(_ spot: Point) -> Point {
        Point(
          x: at.x + (incoming.x * spot.x + outgoing.x * spot.y) * radius,
          y: at.y + (incoming.y * spot.x + outgoing.y * spot.y) * radius)
      }
      guard radius > 0 else {
        if index < 3 { elements.append(.line(at)) }
        continue
      }
      let shape = shape(radius)
      elements.append(.line(place(shape.start)))
      for (end, control1, control2) in shape.curves {
        elements.append(
          .curve(place(end), control1: place(control1), control2: place(control2)))
      }
    }
    return Path(elements + [.close])
  }
}

/// The curves of a rounded corner in radii: back along the incoming side (x) and on along the
/// outgoing one (y).
private struct CornerShape {
  var start: Point
  var curves: [(end: Point, control1: Point, control2: Point)]

  /// A quarter circle, as closely as a cubic curve comes to it.
  static let quarterCircle: CornerShape = {
    let handle = 1 - 0.552_284_749_831
    return CornerShape(
      start: Point(x: 1, y: 0),
      curves: [(Point(x: 0, y: 1), Point(x: handle, y: 0), Point(x: 0, y: handle))])
  }()

  private init(start: Point, curves: [(end: Point, control1: Point, control2: Point)]) {
    (self.start, self.curves) = (start, curves)
  }

  /// Makes UIKit's corner: three curves that begin 1.528665 radii away from the corner.
  ///
  /// The coefficients are those of `UIBezierPath(roundedRect:cornerRadius:)`, as published by
  /// PaintCode. If half a side is less than that, the corner approaches a quarter circle, until a
  /// radius of half a side makes a capsule.
  ///
  /// - Parameter room: Half the shorter side in radii.
  init(room: Double) {
    let reach = min(1.528665, room)
    // 0 is the circle, whose arcs between the same points have their own control points; 1 is
    // UIKit's corner.
    let share = (reach - 1) / 0.528665
    func blend(_ circle: Double, _ continuous: Double) -> Double {
      circle + (continuous - circle) * share
    }
    let (far, near, drop) = (blend(0.8733, 1.08849296), blend(0.7492, 0.86840694), blend(0.0281, 0))
    let (high, low) = (0.63149379, 0.07491139)
    let (outer, inner) = (0.37282383, 0.16905956)
    func at(_ back: Double, _ on: Double) -> Point { Point(x: back, y: on) }
    self.init(
      start: at(reach, 0),
      curves: [
        (at(high, low), at(far, 0), at(near, drop)),
        (at(low, high), at(outer, inner), at(inner, outer)),
        (at(0, reach), at(drop, near), at(0, far)),
      ])
  }
}
