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

  /// Which axes take the safe area into the scroll view's own insets; `automatic` by default.
  ///
  /// Along such an axis the content moves under the bars and its views have no safe area of their
  /// own; across it (a notch at the side) the safe area reaches them.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { marginsDidChange() } }
  }

  /// When a scroll view takes the safe area into its own insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Along the axes in which the content is larger than the frame.
    case automatic = 0
    /// As `automatic`, which in UIKit knows about navigation controllers besides.
    case scrollableAxes
    /// Along no axis.
    case never
    /// Along both axes.
    case always
  }

  /// The axes in which the content was larger than the frame when it was laid out last.
  var scrollsAlong = AxisPair(false)

  /// Whether the safe area along an axis goes into the scroll view's own insets, as last laid out.
  package func adjustsSafeArea(along axis: Axis) -> Bool {
    adjustsSafeArea(scrolling: scrollsAlong[axis])
  }

  /// Whether the safe area along an axis goes into the scroll view's own insets.
  ///
  /// - Parameter scrolling: Whether the content is larger than the frame along the axis.
  func adjustsSafeArea(scrolling: Bool) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .automatic, .scrollableAxes: scrolling
    case .never: false
    case .always: true
    }
  }
}
