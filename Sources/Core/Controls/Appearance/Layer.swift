package import Drawing
package import Geometry
package import Typesetting

/// How a view's box is painted, as a value with the vocabulary of `CALayer`.
///
/// Opacity and transform belong to the view (`alpha`, `transform`), as in UIKit.
package struct Layer: Equatable, Sendable {
  /// The effect on what is behind the layer, below its background; nil for none.
  package var backdrop: Backdrop?
  /// The colour behind the content; nil paints nothing.
  package var background: Color?
  /// Whether the background keeps its corners unless the layer clips, as that of a label does, which is
  /// painted with its text.
  package var squaresBackground = false
  /// The gradient above the background and below the content; nil for none.
  package var gradient: Gradient?
  /// The radius of the corners in points, limited to half the shorter side when painted.
  package var cornerRadius = 0.0
  /// The corners that are rounded.
  package var roundCorners = RoundCorners.all
  /// Whether corners are continuous curves (a superellipse) instead of quarter circles.
  package var continuousCorners = false
  /// The line along the inner edge, above the content and the subviews; nil for none.
  package var border: Border?
  /// The shadow behind the box, which never affects layout; nil for none.
  package var shadow: Shadow?
  /// Whether content and subviews are clipped to the rounded box; this also clips the shadow.
  package var clips = false
  /// The outline in the box's own coordinates, in points, that replaces the rounded box: for a
  /// box with only some corners rounded, or a mask. Nil for the box.
  package var outline: Path?
  /// The outline that casts the shadow, in the box's own coordinates; nil for the box.
  package var shadowOutline: Path?

  /// Makes the layer of a view made in code: transparent, square, without border or shadow.
  package init() {}

  /// The corners that are rounded; bits are Core Animation's.
  package typealias RoundCorners = Path.Corners

  /// The line along the inner edge of a box.
  package struct Border: Hashable, Sendable {
    /// The width in points.
    package var width: Double
    /// The colour of the line.
    package var color: Color

    /// Makes a border; the width is in points.
    package init(width: Double, color: Color) {
      self.width = width
      self.color = color
    }
  }

  /// A linear gradient in unit coordinates of the box: (0, 0) top left, (1, 1) bottom right.
  package struct Gradient: Hashable, Sendable {
    /// The colours with their positions on the line, 0...1, ascending.
    package var stops: [LinearGradient.Stop]
    /// The start of the line.
    package var from: Point
    /// The end of the line.
    package var to: Point

    /// Makes a gradient from colours at their locations; evenly spaced unless there is one
    /// location for each, and from top to bottom by default.
    package init(
      colors: [Color], locations: [Double] = [], from: Point = Point(x: 0.5, y: 0),
      to: Point = Point(x: 0.5, y: 1)
    ) {
      let last = Double(max(colors.count - 1, 1))
      let isPlaced = locations.count == colors.count
      self.stops = colors.enumerated().map { index, color in
        LinearGradient.Stop(
          location: isPlaced ? locations[index] : Double(index) / last, color: color)
      }
      self.from = from
      self.to = to
    }
  }
}
