package import Geometry

/// What stands for a view in another library, such as a `UIView`, and answers in its place.
///
/// A view asks its client where a subclass of the other library's class may know better than the
/// rules, and tells it what happens to the view.
package protocol ViewClient: AnyObject {
  /// The class's name in descriptions.
  var className: String { get }
  /// The name of the layer's class in descriptions.
  var layerClassName: String { get }
  /// The text that descriptions show beside the class; nil for none.
  var contentDescription: String? { get }

  // MARK: Insets

  /// The distances of the safe area from the bounds, in points.
  ///
  /// - Parameter ruled: what the rules say.
  func safeAreaInsets(ruled: EdgeInsets) -> EdgeInsets
  /// The distances of the margins guide from the bounds, in points.
  ///
  /// - Parameter ruled: what the rules say.
  func layoutMargins(ruled: EdgeInsets) -> EdgeInsets
  /// Called when the safe area is another.
  func safeAreaInsetsDidChange()
  /// Called when the margins are others.
  func layoutMarginsDidChange()
  /// Called when the traits of the tree may be others.
  func traitCollectionDidChange()

  // MARK: Hierarchy

  /// Called after a view was added below.
  func didAddSubview(_ subview: View)
  /// Called before a view below is removed.
  func willRemoveSubview(_ subview: View)
  /// Called before the view gets another superview, or none.
  func willMove(toSuperview newSuperview: View?)
  /// Called after the view got another superview, or none.
  func didMove(toSuperview superview: View?)
  /// Called after the view came into a window or left one.
  func didMoveToWindow()

  // MARK: Content

  /// The natural size, in points, -1 for no metric; nil leaves it to the rules.
  var intrinsicContentSize: Size? { get }
  /// The natural size at a width, in points; nil where nothing wraps.
  func intrinsicContentSize(forWidth width: Double) -> Size?
  /// The part of the frame around the alignment rect; nil leaves it to the rules.
  var alignmentRectInsets: EdgeInsets? { get }
  /// The rectangle that constraints see; nil leaves it to the rules.
  func alignmentRect(forFrame frame: Rect) -> Rect?
  /// The frame of an alignment rect; nil leaves it to the rules.
  func frame(forAlignmentRect rect: Rect) -> Rect?
  /// The view whose baseline is the view's; nil leaves it to the rules.
  func baselineView(first: Bool) -> View?
  /// The first baseline below the alignment rect's top, in points; nil without text.
  var firstBaselineOffsetFromTop: Double? { get }
  /// The last baseline above the alignment rect's bottom, in points; nil without text.
  var lastBaselineOffsetFromBottom: Double? { get }
  /// The height of a line of text, in points; nil leaves it to the baselines.
  var textLineHeight: Double? { get }
  /// Whether text keeps to the middle of a stretched view.
  var centersTextVertically: Bool { get }

  // MARK: Layout

  /// Changes constraints before a solve.
  func updateConstraints()
  /// Places the subviews of the view, which `applySolvedFrames()` does.
  func layoutSubviews(of view: View)
}
