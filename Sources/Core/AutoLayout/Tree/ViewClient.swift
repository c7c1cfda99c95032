package import Geometry

/// An object that represents a view in another library, such as a `UIView`, and answers in its
/// place.
///
/// A view asks its client whenever a subclass in the other library may override the rules, and
/// notifies it of what happens to the view.
package protocol ViewClient: AnyObject {
  /// The class name in descriptions.
  var className: String { get }
  /// The layer's class name in descriptions.
  var layerClassName: String { get }
  /// The text that descriptions show next to the class; nil for none.
  var contentDescription: String? { get }

  // MARK: Insets

  /// Returns the distances of the safe area from the bounds, in points.
  ///
  /// - Parameter ruled: The insets according to the rules.
  func safeAreaInsets(ruled: EdgeInsets) -> EdgeInsets
  /// Returns the distances of the margins guide from the bounds, in points.
  ///
  /// - Parameter ruled: The insets according to the rules.
  func layoutMargins(ruled: EdgeInsets) -> EdgeInsets
  /// Called when the safe area has changed.
  func safeAreaInsetsDidChange()
  /// Called when the margins have changed.
  func layoutMarginsDidChange()
  /// Called when the traits of the tree may have changed.
  func traitCollectionDidChange()

  // MARK: Hierarchy

  /// Called after a subview was added.
  func didAddSubview(_ subview: View)
  /// Called before a subview is removed.
  func willRemoveSubview(_ subview: View)
  /// Called before the view gets a new superview, or none.
  func willMove(toSuperview newSuperview: View?)
  /// Called after the view got a new superview, or none.
  func didMove(toSuperview superview: View?)
  /// Called after the view entered or left a window.
  func didMoveToWindow()

  // MARK: Content

  /// The natural size, in points, -1 for no metric; nil leaves it to the rules.
  var intrinsicContentSize: Size? { get }
  /// Returns the natural size at a width, in points; nil if nothing wraps.
  func intrinsicContentSize(forWidth width: Double) -> Size?
  /// The part of the frame around the alignment rect; nil leaves it to the rules.
  var alignmentRectInsets: EdgeInsets? { get }
  /// Returns the rectangle that constraints see; nil leaves it to the rules.
  func alignmentRect(forFrame frame: Rect) -> Rect?
  /// Returns the frame of an alignment rect; nil leaves it to the rules.
  func frame(forAlignmentRect rect: Rect) -> Rect?
  /// Returns the view that provides the view's baseline; nil leaves it to the rules.
  func baselineView(first: Bool) -> View?
  /// The first baseline's distance below the alignment rect's top, in points; nil without text.
  var firstBaselineOffsetFromTop: Double? { get }
  /// The last baseline's distance above the alignment rect's bottom, in points; nil without text.
  var lastBaselineOffsetFromBottom: Double? { get }
  /// The line height of the text, in points; nil leaves it to the baselines.
  var textLineHeight: Double? { get }
  /// Whether text stays in the middle of a stretched view.
  var centersTextVertically: Bool { get }

  // MARK: Layout

  /// Changes constraints before a solve.
  func updateConstraints()
  /// Places the subviews of the view; `applySolvedFrames()` does this.
  func layoutSubviews(of view: View)
}
