public import Geometry

/// A view that shows part of its content.
///
/// Constraints between its descendants and its own edges or margins refer to the content; those
/// to its width, height and centre, and all constraints from outside, refer to its frame (Auto
/// Layout Guide, 'Working with Scroll Views').
open class ScrollView: View {
  /// The class's name in UIKit.
  open override var className: String { name(as: ScrollView.self, "UIScrollView") }

  /// The rectangle of the content, in the scroll view's coordinates; its size is the content size.
  public var contentLayoutGuide: LayoutGuide { systemGuide(.scrollContent) }

  /// The visible rectangle, which does not scroll.
  public var frameLayoutGuide: LayoutGuide { systemGuide(.scrollFrame) }

  /// Whether it sets the frames of its subviews, as lists do with their rows.
  package final var placesSubviews = false

  /// The size of the content, in points; set by layout if constraints reach the content's edges.
  public var contentSize = Size.zero

  /// The point of the content that is shown at the frame's origin.
  public var contentOffset: Point {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The axes along which the safe area is added to the scroll view's own insets; `automatic` by
  /// default.
  ///
  /// Along such an axis the content moves under the bars and its views have no safe area of their
  /// own; across it (a notch at the side) the safe area applies to them.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { marginsDidChange() } }
  }

  /// The room around the content inside the scroll view, in points; none by default.
  public var contentInset = EdgeInsets.zero {
    didSet { if contentInset != oldValue { marginsDidChange() } }
  }

  /// Whether it counts as scrolling vertically even if the content is no larger than the frame.
  public var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { marginsDidChange() } }
  }

  /// Whether it counts as scrolling horizontally even if the content is no larger than the frame.
  public var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { marginsDidChange() } }
  }

  /// The content inset plus the safe area along the axes that are adjusted, as last laid out.
  public var adjustedContentInset: EdgeInsets {
    adjustedInset(safeArea: safeAreaInsets) { adjustsSafeArea(along: $0) }
  }

  /// Returns the content inset plus a safe area along the axes that are adjusted.
  func adjustedInset(safeArea: EdgeInsets, adjusts: (Axis) -> Bool) -> EdgeInsets {
    var inset = contentInset
    if adjusts(.horizontal) {
      (inset.left, inset.right) = (inset.left + safeArea.left, inset.right + safeArea.right)
    }
    if adjusts(.vertical) {
      (inset.top, inset.bottom) = (inset.top + safeArea.top, inset.bottom + safeArea.bottom)
    }
    return inset
  }

  /// Whether layout scrolls to the beginning of the content, inside the insets.
  package var staysAtBeginning = false

  /// Whether the content begins at its right from right to left, as a collection's does; that of
  /// other scroll views begins at its left in both directions.
  package var beginsAtLeadingEdge = false

  /// Whether the content begins at its end, like a conversation: scrolled to the bottom, where content
  /// that is smaller than the view lies too (SwiftUI's `defaultScrollAnchor(.bottom)`).
  package var beginsAtBottom = false

  /// Scrolls to the beginning of the content, as the insets place it, if it is to stay there.
  func scrollToBeginning() {
    guard staysAtBeginning else { return }
    let beginning = beginning(inside: adjustedContentInset, bounds.size)
    if contentOffset != beginning { contentOffset = beginning }
  }

  /// Returns the offset at which the beginning of the content is visible.
  package func beginning(inside inset: EdgeInsets, _ size: Size) -> Point {
    var beginning = Point(x: -inset.left, y: -inset.top)
    if beginsAtLeadingEdge, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      beginning.x = max(beginning.x, contentSize.width + inset.right - size.width)
    }
    if beginsAtBottom { beginning.y = contentSize.height + inset.bottom - size.height }
    return beginning
  }

  /// Whether content of a given length counts as larger than the frame along an axis.
  func scrolls(content: Double, in room: Double, along axis: Axis) -> Bool {
    let isHorizontal = axis == .horizontal
    let insets =
      isHorizontal ? contentInset.left + contentInset.right : contentInset.top + contentInset.bottom
    return content + insets > room + 1e-6
      || (isHorizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// When a scroll view adds the safe area to its own insets.
  public enum ContentInsetAdjustmentBehavior: Int, CaseIterable, Hashable, Sendable {
    /// Along the axes on which the content is larger than the frame.
    case automatic = 0
    /// Like `automatic`, which in UIKit also takes navigation controllers into account.
    case scrollableAxes
    /// Along no axis.
    case never
    /// Along both axes.
    case always
  }

  /// The axes along which the content was larger than the frame when last laid out.
  var scrollsAlong = AxisPair(false)

  /// Whether the safe area along an axis is added to the scroll view's own insets, as last laid
  /// out.
  package func adjustsSafeArea(along axis: Axis) -> Bool {
    adjustsSafeArea(scrolling: scrollsAlong[axis])
  }

  /// Whether the safe area along an axis is added to the scroll view's own insets.
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
