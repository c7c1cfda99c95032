package import Geometry

/// A box of ink in a picture: a line of text, an icon, a photograph, a rule, or a panel of one colour.
package struct InkBox: Hashable, Sendable {
  /// What is drawn in the box.
  package enum Kind: Hashable, Sendable {
    /// Letters, icons, photographs.
    case ink
    /// A line of about a point.
    case rule
    /// An area of one colour.
    case panel
  }

  /// What is drawn in it.
  package var kind: Kind
  /// Its edges in points.
  package var frame: Rect
  /// Whether the box is reported if the other picture has none like it. What is barely large enough
  /// to be a box in one picture may miss that mark in the other, and is only matched.
  package var isFirm: Bool
  /// The area of one colour that surrounds it; boxes of different areas are never one line.
  var ground = 0
  /// The area that a panel is.
  var area = 0

  /// Makes a box.
  package init(_ kind: Kind, _ frame: Rect, isFirm: Bool = true) {
    (self.kind, self.frame, self.isFirm) = (kind, frame, isFirm)
  }

  /// The left, top, right and bottom edges in points.
  package var edges: [Double] { [frame.minX, frame.minY, frame.maxX, frame.maxY] }
}
