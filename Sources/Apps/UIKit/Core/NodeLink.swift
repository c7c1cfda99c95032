import AutoLayout
import Geometry

/// Connects a node to its owner: the layout engine asks the link, and the link asks the `UIView`.
final class NodeLink: ViewClient {
  weak var owner: UIView?
  private var kept: UIView?

  /// Keeps the owner alive, or stops doing so.
  func keep(_ isKept: Bool) { kept = isKept ? owner : nil }

  var className: String { owner?.nodeClassName ?? "UIView" }
  var layerClassName: String { owner?.layerClassName ?? "CALayer" }
  var contentDescription: String? { owner?.describedContent }

  // MARK: Insets

  // A subclass may override the property and call super, which then returns what the rules give.

  /// The insets that the rules last gave.
  private var ruled: (safeArea: EdgeInsets?, margins: EdgeInsets?)

  /// Returns the safe area according to the rules, whatever the owner's subclass returns.
  func ruledSafeArea(of node: View) -> EdgeInsets {
    let said = node.safeAreaInsets
    return ruled.safeArea ?? said
  }

  /// Returns the margins according to the rules, whatever the owner's subclass returns.
  func ruledMargins(of node: View) -> EdgeInsets {
    let said = node.layoutMargins
    return ruled.margins ?? said
  }

  func safeAreaInsets(ruled: EdgeInsets) -> EdgeInsets {
    self.ruled.safeArea = ruled
    guard let owner else { return ruled }
    let before = owner.ruledInsets.safeArea
    owner.ruledInsets.safeArea = ruled
    defer { owner.ruledInsets.safeArea = before }
    return EdgeInsets(owner.safeAreaInsets)
  }

  func layoutMargins(ruled: EdgeInsets) -> EdgeInsets {
    self.ruled.margins = ruled
    guard let owner else { return ruled }
    let before = owner.ruledInsets.margins
    owner.ruledInsets.margins = ruled
    defer { owner.ruledInsets.margins = before }
    return EdgeInsets(owner.layoutMargins)
  }

  func safeAreaInsetsDidChange() { owner?.safeAreaInsetsDidChange() }
  /// The margins that the owner was last told of.
  private var toldMargins: UIEdgeInsets?

  /// Tells the owner of its margins, unless it was told of them when they were set.
  func layoutMarginsDidChange() {
    guard let owner, owner.layoutMargins != toldMargins else { return }
    toldMargins = owner.layoutMargins
    owner.layoutMarginsDidChange()
  }
  func traitCollectionDidChange() { owner?.traitsMayHaveChanged() }

  // MARK: Hierarchy

  func didAddSubview(_ subview: View) {
    if let view = subview.owner { owner?.didAddSubview(view) }
  }

  func willRemoveSubview(_ subview: View) {
    if let view = subview.owner { owner?.willRemoveSubview(view) }
  }

  func willMove(toSuperview newSuperview: View?) {
    guard let owner else { return }
    let window = newSuperview?.root.owner as? UIWindow
    if window !== owner.window { owner.announceMove(to: window) }
    owner.willMove(toSuperview: newSuperview?.owner)
  }

  func didMove(toSuperview superview: View?) {
    let view = owner
    keep(superview != nil)
    view?.followTraits()
    NextTurn.layOut()
    view?.didMoveToSuperview()
  }

  func didMoveToWindow() {
    guard let owner else { return }
    if owner.window != nil { AppearanceProxies.dress(owner) }
    owner.didMoveToWindow()
    owner.controller?.viewDidMove()
  }

  // MARK: Content

  var intrinsicContentSize: Size? { owner.map { Size($0.intrinsicContentSize) } }
  func intrinsicContentSize(forWidth width: Double) -> Size? {
    owner?.wrappedContentSize(forWidth: width)
  }
  var alignmentRectInsets: EdgeInsets? { owner.map { EdgeInsets($0.alignmentRectInsets) } }
  func alignmentRect(forFrame frame: Rect) -> Rect? {
    owner.map { Rect($0.alignmentRect(forFrame: CGRect(frame))) }
  }
  func frame(forAlignmentRect rect: Rect) -> Rect? {
    owner.map { Rect($0.frame(forAlignmentRect: CGRect(rect))) }
  }
  func baselineView(first: Bool) -> View? {
    first ? owner?.forFirstBaselineLayout.node : owner?.forLastBaselineLayout.node
  }
  var firstBaselineOffsetFromTop: Double? { owner?.firstBaselineFromTop }
  var lastBaselineOffsetFromBottom: Double? { owner?.lastBaselineFromBottom }
  var textLineHeight: Double? { owner?.lineHeightOfText }
  var centersTextVertically: Bool { owner?.centersText ?? false }

  // MARK: Layout

  func updateConstraints() { owner?.updateConstraints() }
  func layoutSubviews(of view: View) {
    guard let owner else { return view.applySolvedFrames() }
    let traits = owner.traitCollection
    if traits === KitEnvironment.current.traits { return owner.layoutSubviews() }
    traits.performAsCurrent { owner.layoutSubviews() }
  }
}
