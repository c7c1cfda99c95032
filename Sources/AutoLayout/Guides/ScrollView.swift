public import Geometry

/// A view that shows a part of its content.
///
/// Constraints between its descendants and its own edges speak of the content; those to its width
/// and height, and all from outside, speak of its frame.
open class ScrollView: View {
  /// The class's name in UIKit.
  open override var className: String { name(as: ScrollView.self, "UIScrollView") }

  /// The rectangle of the content, in the scroll view's coordinates; its size is the content size.
  public var contentLayoutGuide: LayoutGuide { systemGuide(.scrollContent) }

  /// The visible rectangle, which does not scroll.
  public var frameLayoutGuide: LayoutGuide { systemGuide(.scrollFrame) }

  /// The size of the content, in points; set by layout where constraints reach the content's edges.
  public var contentSize = Size.zero

  /// The point of the content that is shown at the frame's origin.
  public var contentOffset: Point {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
}
