import AutoLayout
import Foundation
import Geometry

extension UIViewController {
  /// Adds the controller's own insets and those of bars to its view's safe area.
  func applySafeArea() {
    guard let node = viewIfLoaded?.node else { return }
    let (own, bars) = (additionalSafeAreaInsets, barInsets)
    let insets = EdgeInsets(
      UIEdgeInsets(
        top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
        right: own.right + bars.right))
    guard node.additionalSafeAreaInsets != insets else { return }
    node.additionalSafeAreaInsets = insets
    viewIfLoaded?.setNeedsLayoutBelow()
  }
  /// Whether the view extends behind a bar at an edge.
  func reaches(_ edge: UIRectEdge, behind bar: BarView) -> Bool {
    edgesForExtendedLayout.contains(edge)
      && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
  /// Makes the scroll view that fills the view, or is its backmost subview, inset its content for
  /// a container's bars.
  func noteBars() {
    guard automaticallyAdjustsScrollViewInsets, let view = viewIfLoaded else { return }
    scrollViewBelowBars(of: view)?.isBelowBars = true
  }
  private func scrollViewBelowBars(of view: UIView) -> UIScrollView? {
    view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
  /// Whether none of the view's content is scrolled under the bar above.
  var isAtScrollEdge: Bool {
    guard let view = viewIfLoaded, let content = scrollViewBelowBars(of: view) else { return true }
    let offset = content.contentOffset
    return offset == .zero || offset.y <= 0.5 - content.adjustedContentInset.top
  }
}

extension UIView {
  /// Requests a layout of the view and of everything below it, which is told of its safe area then.
  fileprivate func setNeedsLayoutBelow() {
    node.setNeedsLayout()
    for view in subviews { view.setNeedsLayoutBelow() }
  }
}
