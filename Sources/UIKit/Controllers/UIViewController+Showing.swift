import AutoLayout
import Foundation
import Geometry

extension UIViewController {
  /// Adds what the controller wants, and what bars cover, to its view's safe area.
  func applySafeArea() {
    guard let node = viewIfLoaded?.node else { return }
    let (own, bars) = (additionalSafeAreaInsets, barInsets)
    let insets = EdgeInsets(
      UIEdgeInsets(
        top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
        right: own.right + bars.right))
    if node.additionalSafeAreaInsets != insets { node.additionalSafeAreaInsets = insets }
  }
  /// Has the scroll view that fills the view, or lies at its back, make room for a container's bars.
  func noteBars() {
    guard automaticallyAdjustsScrollViewInsets, let view = viewIfLoaded else { return }
    scrollViewBelowBars(of: view)?.isBelowBars = true
  }
  private func scrollViewBelowBars(of view: UIView) -> UIScrollView? {
    view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
  /// Whether nothing of the view is scrolled below the bar above it.
  var isAtScrollEdge: Bool {
    guard let view = viewIfLoaded, let content = scrollViewBelowBars(of: view) else { return true }
    let offset = content.contentOffset
    return offset == .zero || offset.y <= 0.5 - content.adjustedContentInset.top
  }
  /// The controller and those that it holds whose views are in its tree.
  private var shown: [UIViewController] {
    [self] + children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }.flatMap(\.shown)
  }
  /// Shows the controller, calling a closure to lay out when its view is there.
  package func appear(_ layOut: () -> Void) {
    let controllers = shown
    for controller in controllers { controller.viewWillAppear(false) }
    for controller in controllers { controller.viewIsAppearing(false) }
    layOut()
    for controller in controllers { controller.viewDidAppear(false) }
  }
  /// Hides the controller.
  package func disappear() {
    let controllers = shown
    for controller in controllers { controller.viewWillDisappear(false) }
    for controller in controllers { controller.viewDidDisappear(false) }
  }
}

extension UIViewController {
  /// What presents the controller, by its style: once it is asked for, the same.
  func presentation() -> UIPresentationController? {
    switch modalPresentationStyle {
    case .popover: return popoverPresentationController
    case .automatic, .pageSheet, .formSheet: return sheetPresentationController
    default:
      if let known: UIPresentationController = kept() { return known }
      let presenter = presentingViewController
      let made =
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: presenter, source: presenter ?? self)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
      keep(made)
      return made
    }
  }
}
