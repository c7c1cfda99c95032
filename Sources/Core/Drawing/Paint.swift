package import Geometry
package import Typesetting

/// The paint that fills a shape.
package enum Paint: Hashable, Sendable {
  case color(Color)
  case linearGradient(LinearGradient)
}

/// Colours that blend along a line and stay constant beyond its ends.
package struct LinearGradient: Hashable, Sendable {
  /// A colour at a position on the line: 0 is the start, 1 is the end.
  package struct Stop: Hashable, Sendable {
    package var location: Double
    package var color: Color

    /// Makes a stop.
    package init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The stops in ascending order.
  package var stops: [Stop]
  /// The line's start, in points.
  package var start: Point
  /// The line's end, in points.
  package var end: Point

  /// Makes a gradient in the coordinates of the area it fills.
  package init(stops: [Stop], from start: Point, to end: Point) {
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// Makes a gradient between two points of the unit square, as `CAGradientLayer` does: (0, 0) is
  /// the rectangle's top left corner, (1, 1) its bottom right.
  ///
  /// The colours are those of the unit square, stretched to the rectangle: a line along which the
  /// colour stays the same is at right angles to the gradient only in the square.
  package init(stops: [Stop], in rect: Rect, from start: Point, to end: Point) {
    let origin = rect.point(at: start)
    let (across, down) = (end.x - start.x, end.y - start.y)
    let square = across * across + down * down
    guard square > 0, rect.width > 0, rect.height > 0 else {
      self.init(stops: stops, from: origin, to: rect.point(at: end))
      return
    }
    // How fast the position on the line grows along both axes, per point.
    let (dx, dy) = (across / square / rect.width, down / square / rect.height)
    let steepness = dx * dx + dy * dy
    self.init(
      stops: stops, from: origin,
      to: Point(x: origin.x + dx / steepness, y: origin.y + dy / steepness))
  }

  /// Makes a gradient of evenly spaced colours between two points of the unit square.
  package init(
    colors: [Color], in rect: Rect, from start: Point = Point(x: 0.5, y: 0),
    to end: Point = Point(x: 0.5, y: 1)
  ) {
    let intervals = Double(max(1, colors.count - 1))
    self.init(
      stops: colors.enumerated().map { Stop(location: Double($0) / intervals, color: $1) },
      in: rect, from: start, to: end)
  }
}

/// The pen that draws an outline, centred on it.
package struct Stroke: Hashable, Sendable {
  /// The colour.
  package var color: Color
  /// The width in points; 0 is a hairline of one device pixel at every scale.
  package var width: Double
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  package var dashes: [Double]
  /// Whether the line has round ends.
  package var roundCaps: Bool

  /// Makes a pen.
  package init(_ color: Color, width: Double, dashes: [Double] = [], roundCaps: Bool = false) {
    self.color = color
    self.width = width
    self.dashes = dashes
    self.roundCaps = roundCaps
  }
}

/// A layer's shadow, with the semantics of `CALayer`.
package struct Shadow: Hashable, Sendable {
  /// The colour, without the opacity.
  package var color: Color
  /// The factor on the colour's alpha, from 0 to 1.
  package var opacity: Double
  /// The blur: the standard deviation of a Gaussian, in points.
  package var radius: Double
  /// The distance to the right, in points.
  package var dx: Double
  /// The distance downward, in points.
  package var dy: Double

  /// Makes a shadow.
  package init(
    color: Color = .black, opacity: Double = 1, radius: Double = 3, dx: Double = 0, dy: Double = 0
  ) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.dx = dx
    self.dy = dy
  }
}
