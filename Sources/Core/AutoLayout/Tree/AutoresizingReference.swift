package import Geometry

/// The starting point of an autoresizing mask.
package struct AutoresizingReference: Hashable, Sendable {
  /// The frame, in the superview's coordinates.
  package var frame: Rect
  /// The superview's size that the frame belongs to; nil stands for whatever size it is laid out
  /// at, so that the frame stays as it is.
  package var superviewSize: Size?
  /// Whether the frame gives way to required constraints of the view and of its content.
  package var isYielding = false
}
