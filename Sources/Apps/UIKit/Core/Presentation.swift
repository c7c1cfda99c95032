public import Foundation

/// The orientation of an interface; raw values are UIKit's.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Manages the presentation of a controller; only stored, as the presented view fills the window.
@preconcurrency @MainActor
open class UIPresentationController: _PresentationNames, UITraitEnvironment, UIContentContainer {
  /// The presented controller.
  public let presentedViewController: UIViewController
  /// The presenting controller.
  public let presentingViewController: UIViewController
  /// Makes a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }
  /// The container view of the presentation.
  open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }
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
  open var shouldRemovePresentersView: Bool { false }
  /// The presentation style in a compact environment.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// Returns the presentation style under traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { delegate?.adaptivePresentationStyle(for: self) ?? presentationStyle }
  /// Whether the presented view fills the window.
  open var shouldPresentInFullscreen: Bool { true }
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
