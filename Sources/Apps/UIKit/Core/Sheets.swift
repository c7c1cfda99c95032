public import Foundation

/// Manages the presentation of a controller in a popover.
@preconcurrency @MainActor open class UIPopoverPresentationController: _PopoverNames {
  open var sourceView: UIView?
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var backgroundColor: UIColor?
  /// Where the arrow points: unknown before the popover is presented.
  open var arrowDirection: UIPopoverArrowDirection {
    guard let containerView, adaptedStyle(in: containerView) == .popover else { return .unknown }
    return permittedArrowDirections == .any
      ? place(in: containerView).minY >= source(in: containerView).maxY ? .up : .down
      : permittedArrowDirections
  }
  override var dimsScreen: Bool { containerView.map { adaptedStyle(in: $0) } != .popover }
  open override var presentedView: UIView? {
    adaptiveSheetPresentationController.presentedView
  }
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    switch adaptedStyle(in: containerView) {
    case .popover: return place(in: containerView)
    case .pageSheet, .formSheet, .automatic:
      return adaptiveSheetPresentationController.place(in: containerView)
    default: return containerView.bounds
    }
  }
  /// The sheet that replaces the popover in a compact environment.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presentingViewController)
}
/// Manages the presentation of a controller as a sheet.
@preconcurrency @MainActor open class UISheetPresentationController: _SheetNames {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// UIKit's name.
      public let rawValue: String
      /// Makes a value from UIKit's name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a value from UIKit's name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of the medium detent.
      public static let medium = Identifier("medium")
      /// The identifier of the large detent.
      public static let large = Identifier("large")
    }
    /// The value of an inactive detent.
    public static let inactive: CGFloat? = nil
    /// The identifier of the detent.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (self.identifier, self.resolver) = (identifier, resolver) }
    /// Returns a detent at half the height; inactive in a compact height.
    public class func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact
          ? inactive : $0.maximumDetentValue / 2
      }
    }
    /// Returns a detent at full height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Returns a custom detent; a height of nil makes it inactive.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }
    /// Returns the height in a context, limited to its maximum; nil for an inactive detent.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context).map { min($0, context.maximumDetentValue) } }
  }
  open var sourceView: UIView?
  open func animateChanges(_ changes: () -> Void) { changes() }
  open override func invalidateDetents() { containerView?.setNeedsLayout() }
  open override var prefersGrabberVisible: Bool { didSet { invalidateDetents() } }
  open override var preferredCornerRadius: CGFloat? { didSet { invalidateDetents() } }
  open override var detents: [Detent] { didSet { invalidateDetents() } }
  open override var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  private let shell = SheetShell()
  override var dimsScreen: Bool { largestUndimmedDetentIdentifier == nil }
  open override var presentedView: UIView? {
    let view: UIView = presentedViewController.view
    if shell.content !== view { shell.hold(view) }
    return shell
  }
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let frame = place(in: containerView)
    shell.reachesBottom = frame.maxY == containerView.bounds.maxY
    shell.layer.cornerRadius = frame == containerView.bounds ? 0 : preferredCornerRadius ?? 10
    shell.grabber.isHidden = !prefersGrabberVisible
    return frame
  }
}
