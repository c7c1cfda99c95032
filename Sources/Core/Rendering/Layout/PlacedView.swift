package import Geometry

/// Where a view is, and whether its text is cut: all that a comparison of many layouts needs of it.
package struct PlacedView: Hashable, Sendable {
  /// The ids of the view and of those it is in, from the root.
  package let path: String
  /// The frame in the superview's coordinates.
  package let frame: Rect
  /// Whether characters of a text that it draws are missing for lack of space.
  package let isCut: Bool
}
