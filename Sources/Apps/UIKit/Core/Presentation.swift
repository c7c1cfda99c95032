public import Foundation

/// Manages the presentation of a controller: its view's place in the window, and what is behind it.
@preconcurrency @MainActor
open class UIPresentationController: _PresentationNames, UITraitEnvironment, UIContentContainer {
  /// The presented controller.
  public let presentedViewController: UIViewController
  private let expectedPresenter: UIViewController?
  /// The presenting controller.
  open var presentingViewController: UIViewController {
    presentedViewController.presenter ?? expectedPresenter ?? presentedViewController
  }
  /// Makes a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    expectedPresenter = presentingViewController
  }
  /// The container view of the presentation.
  open var containerView: UIView? { host }
  fileprivate var host: PresentationHost?
  /// Where the presenting controller's view was before a full screen took its place.
  fileprivate var takenFrom: (view: UIView, index: Int)?
  /// The presented view.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The presentation's delegate.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// Whether the presenting controller's view is removed.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }
  /// Whether the screen behind is darkened.
  var dimsScreen: Bool { false }
  /// The presentation style in a compact environment.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// Returns the presentation style under traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { delegate?.adaptivePresentationStyle(for: self) ?? presentationStyle }
  /// The traits that override those of the presented controller's environment.
  open var overrideTraitCollection: UITraitCollection?
  /// The traits of the presentation.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// The preferred size of the presented content.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Returns the size of the presented content.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
}
extension UIPresentationController {
  /// Adds the host, with the presented view, in front of the presenting controller's view.
  func install(over presenter: UIViewController, in window: UIWindow) {
    let made = PresentationHost(frame: window.bounds)
    made.presentation = self
    if presentationStyle == .currentContext || presentationStyle == .overCurrentContext,
      let view = presenter.view, let outer = view.superview
    {
      made.frame = view.frame
      outer.insertSubview(made, aboveSubview: view)
    } else {
      window.addSubview(made)
    }
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.dimming.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    if dimsScreen { made.addSubview(made.dimming) }
    host = made
    if let view = presentedView {
      view.translatesAutoresizingMaskIntoConstraints = true
      made.addSubview(view)
    }
    placeView()
  }
  /// Places the presented view in the host.
  func placeView() {
    let frame = frameOfPresentedViewInContainerView
    if let view = presentedView, view.frame != frame { view.frame = frame }
  }
  /// Whether a full screen took the place of the presenting controller's view.
  var tookPresenterAway: Bool { takenFrom != nil }
  /// Removes the presenting controller's view, which a full screen hides.
  func takePresenterAway() {
    guard let view = presentingViewController.viewIfLoaded, let outer = view.superview else {
      return
    }
    takenFrom = (outer, outer.subviews.firstIndex { $0 === view } ?? 0)
    view.removeFromSuperview()
  }
  /// Puts the presenting controller's view back to where it was.
  func bringPresenterBack() {
    guard let takenFrom, let view = presentingViewController.viewIfLoaded else { return }
    takenFrom.view.insertSubview(view, at: takenFrom.index)
    view.frame = takenFrom.view.bounds
    self.takenFrom = nil
  }
  /// Removes the presented view with its host.
  func remove() {
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    host?.removeFromSuperview()
    host = nil
  }
}
/// A coordinator of animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations alongside the transition, with nothing to do afterwards.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
  /// Does nothing: no transition is interactive.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  /// Does nothing: no transition is interactive.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}
