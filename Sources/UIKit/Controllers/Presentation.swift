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
@preconcurrency @MainActor open class UIPresentationController: NSObject {
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
}
/// What presents a controller in a bubble.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var backgroundColor: UIColor?
  open var passthroughViews: [UIView]?
  open var popoverLayoutMargins = UIEdgeInsets.zero
  open var canOverlapSourceViewRect = false
}
/// Where a bubble's arrow points; bits are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// As in UIKit.
  public let rawValue: UInt
  /// As in UIKit.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// As in UIKit.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// As in UIKit.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// As in UIKit.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// As in UIKit.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// As in UIKit.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
/// What presents a controller as a sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// As in UIKit.
      public let rawValue: String
      /// As in UIKit.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// As in UIKit.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// As in UIKit.
      public static let medium = Identifier("medium")
      /// As in UIKit.
      public static let large = Identifier("large")
    }
    /// Half the height.
    public class func medium() -> Detent { Detent() }
    /// All the height.
    public class func large() -> Detent { Detent() }
    /// A height of one's own.
    public class func custom(
      identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?
    ) -> Detent { Detent() }
  }
  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var preferredCornerRadius: CGFloat?
  open func animateChanges(_ changes: () -> Void) { changes() }
}
/// Who decides and hears of a presentation.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
extension UIAdaptivePresentationControllerDelegate {
  /// As in UIKit.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
  /// As in UIKit.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
}
/// Who decides and hears of a presentation in a bubble.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}
/// Who decides and hears of a presentation as a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}
/// Who animates presentations.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
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
}
/// An animation of a presentation.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
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
/// Where the focus may go.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {}
extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}
