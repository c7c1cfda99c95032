import AutoLayout
import Controls
import Drawing
import Geometry
import Typesetting

/// The node of a window.
final class WindowNode: Window, ViewNode {
  let link = NodeLink()

  deinit { takeDown() }

  func baseLayoutSubviews() { super.layoutSubviews() }
  func baseBaselineView(first: Bool) -> View {
    first ? super.forFirstBaselineLayout : super.forLastBaselineLayout
  }

  override var className: String { link.owner?.nodeClassName ?? "UIView" }
  override var contentDescription: String? { link.owner?.describedContent }

  override func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    if let view = subview.owner { link.owner?.didAddSubview(view) }
  }
  override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    if let view = subview.owner { link.owner?.willRemoveSubview(view) }
  }
  override func willMove(toSuperview newSuperview: View?) {
    link.owner?.willMove(toSuperview: newSuperview?.owner)
  }
  override func didMoveToSuperview() {
    let view = link.owner
    link.keep(superview != nil)
    view?.didMoveToSuperview()
  }
  override func didMoveToWindow() { link.owner?.didMoveToWindow() }

  override var intrinsicContentSize: Size {
    link.owner.map { Size($0.intrinsicContentSize) } ?? super.intrinsicContentSize
  }
  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    link.owner?.wrappedContentSize(forWidth: width)
  }
  override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
  override var alignmentRectInsets: EdgeInsets {
    link.owner.map { EdgeInsets($0.alignmentRectInsets) } ?? .zero
  }
  override func alignmentRect(forFrame frame: Rect) -> Rect {
    link.owner.map { Rect($0.alignmentRect(forFrame: CGRect(frame))) } ?? frame
  }
  override func frame(forAlignmentRect rect: Rect) -> Rect {
    link.owner.map { Rect($0.frame(forAlignmentRect: CGRect(rect))) } ?? rect
  }
  override var forFirstBaselineLayout: View { link.owner?.forFirstBaselineLayout.node ?? self }
  override var forLastBaselineLayout: View { link.owner?.forLastBaselineLayout.node ?? self }
  override var firstBaselineOffsetFromTop: Double? { link.owner?.firstBaselineFromTop }
  override var lastBaselineOffsetFromBottom: Double? { link.owner?.lastBaselineFromBottom }
  override var textLineHeight: Double? { link.owner?.lineHeightOfText ?? super.textLineHeight }
  override var centersTextVertically: Bool { link.owner?.centersText ?? false }

  override func safeAreaInsetsDidChange() { link.owner?.safeAreaInsetsDidChange() }
  override func layoutMarginsDidChange() { link.owner?.layoutMarginsDidChange() }
  override func traitCollectionDidChange(_ previous: AutoLayout.TraitCollection?) {
    link.owner?.traitsMayHaveChanged()
  }
  override func updateConstraints() { link.owner?.updateConstraints() }
  override func layoutSubviews() {
    if let view = link.owner { view.layoutSubviews() } else { super.layoutSubviews() }
  }
}
