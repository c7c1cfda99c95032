import Drawing
import Geometry

/// A subview that shows a part of its superview's content, such as the title of a button.
@MainActor protocol ShownPart: UIView {
  /// Returns what the part paints.
  ///
  /// - Parameter frame: the superview's frame in the picture's coordinates, on device pixels.
  func partItems(in bounds: Rect, within frame: Rect) -> [DisplayList.Item]
}
