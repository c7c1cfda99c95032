public import Foundation

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
  open var sourceItem: Any?
  open var arrowDirection: UIPopoverArrowDirection { permittedArrowDirections }
  open var popoverBackgroundViewClass: AnyClass?
  /// The sheet in its place where there is little room.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presentingViewController)
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
  @preconcurrency @MainActor public final class Detent: NSObject {
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
    /// The value of a height that is left out.
    public static let inactive: CGFloat? = nil
    /// The name of the height.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (self.identifier, self.resolver) = (identifier, resolver) }
    /// Half the height; left out where the height is compact.
    public class func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact
          ? inactive : $0.maximumDetentValue / 2
      }
    }
    /// All the height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of one's own; nil leaves it out.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }
    /// The height in a room, no higher than it; nil for one that is left out.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context).map { min($0, context.maximumDetentValue) } }
  }
  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var preferredCornerRadius: CGFloat?
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersPageSizing = false
  open var sourceView: UIView?
  open func invalidateDetents() {}
  open func animateChanges(_ changes: () -> Void) { changes() }
}
/// The room that a sheet's height is resolved in.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the room.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}
/// Who decides and hears of a presentation.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
}
extension UIAdaptivePresentationControllerDelegate {
  /// As in UIKit.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.presentationStyle }
  /// As in UIKit.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// As in UIKit.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// As in UIKit.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// As in UIKit.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// As in UIKit.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
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
