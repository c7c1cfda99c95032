public import Foundation

/// How a controller is presented; raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case blurOverFullScreen
}
/// How a presentation moves; raw values are UIKit's.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
/// The colour of the status bar's text; raw values are UIKit's.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
/// How the status bar changes; raw values are UIKit's.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
/// How an interface stands; raw values are UIKit's.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether it stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it stands sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
/// How an interface may stand; bits are UIKit's.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Makes a mask from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// As in UIKit.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// As in UIKit.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// As in UIKit.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// As in UIKit.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// As in UIKit.
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  /// As in UIKit.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  /// As in UIKit.
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

/// Something with a size that holds others.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that it would like.
  var preferredContentSize: CGSize { get }
}

/// What presents a controller; kept, its view fills the window.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents.
  public let presentingViewController: UIViewController
  /// Makes a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }
  /// The view of the presentation.
  open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }
  /// The view presented.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the view presented stands.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Who decides and hears.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// Whether the controller that presents is left out.
  open var shouldRemovePresentersView: Bool { false }
  /// Called before the presentation.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the view of the presentation lays out.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the view of the presentation has laid out.
  open func containerViewDidLayoutSubviews() {}
  /// How the controller is presented where there is little room.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// How the controller is presented under traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { delegate?.adaptivePresentationStyle(for: self) ?? presentationStyle }
  /// Whether the controller fills the window.
  open var shouldPresentInFullscreen: Bool { true }
  /// Traits of the controller beyond its surroundings'.
  open var overrideTraitCollection: UITraitCollection?
  /// What the surroundings say.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// Called when what the surroundings say is other than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The size that the controller would like.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the controller would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the controller's fitting size is another.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of the controller.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  /// Called before the window gets another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the window gets other traits.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
/// Who animates presentations.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}
extension UIViewControllerTransitioningDelegate {
  /// As in UIKit.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// As in UIKit.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// As in UIKit.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// As in UIKit.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// As in UIKit.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
/// An animation of a presentation.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  func animationEnded(_ transitionCompleted: Bool)
}
extension UIViewControllerAnimatedTransitioning {
  /// As in UIKit.
  public func animationEnded(_ transitionCompleted: Bool) {}
  /// As in UIKit.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator() }
}
/// A presentation that follows a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
/// A presentation that follows a finger by parts.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  public override init() { super.init() }
  open var completionSpeed: CGFloat = 1
  open var duration: CGFloat { 0 }
  open var percentComplete: CGFloat = 0
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  open var wantsInteractiveStart = true
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  open func cancel() {}
  open func finish() {}
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}
/// What an animation of a presentation is told.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
}
/// The controllers of a presentation.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// As in UIKit.
  public let rawValue: String
  /// As in UIKit.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As in UIKit.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// As in UIKit.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}
/// The views of a presentation.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// As in UIKit.
  public let rawValue: String
  /// As in UIKit.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As in UIKit.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// As in UIKit.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
/// What is told of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
/// What runs beside a transition.
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
