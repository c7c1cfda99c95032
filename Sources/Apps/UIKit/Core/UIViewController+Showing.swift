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
    if node.additionalSafeAreaInsets != insets { node.additionalSafeAreaInsets = insets }
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
  /// The controller and its descendants whose views are in the view's tree.
  private var shown: [UIViewController] {
    [self] + children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }.flatMap(\.shown)
  }
  /// Shows the controller, calling a closure for layout once its view is in place.
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
  /// Returns the controller's presentation controller according to its style; the same one every
  /// time.
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
