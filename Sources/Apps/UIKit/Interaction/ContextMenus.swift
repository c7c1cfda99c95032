public import Foundation

/// An interaction that shows a menu on a long press.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Makes an interaction whose delegate provides the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  open func dismissMenu() {}
  /// Returns the menu that a long press at a point of the view would open; for tests.
  open func menu(at location: CGPoint = .zero) -> UIMenu? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)?.menu()
  }
}
/// The methods that provide the menu for a long press.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
/// The configuration of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  open private(set) var identifier: any NSCopying
  open var preferredMenuElementOrder: ElementOrder = .automatic
  private let preview: (() -> UIViewController?)?
  private let actions: (([UIMenuElement]) -> UIMenu?)?
  /// The order of menu elements; raw values are UIKit's.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  /// Makes a configuration with closures for the preview and the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    (preview, actions) = (previewProvider, actionProvider)
  }
  /// Returns the menu that a long press would request; for tests.
  open func menu(suggested: [UIMenuElement] = []) -> UIMenu? { actions?(suggested) }
  /// Returns the preview that a long press would request; for tests.
  open func previewController() -> UIViewController? { preview?() }
}
/// An animator for changes that run as a menu opens or closes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
/// What happens to a tapped preview; raw values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
/// An animator for changes that run as a tapped preview opens.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The appearance of a lifted view.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor!
  /// Makes the default appearance.
  public override init() { super.init() }
  /// Makes an appearance around lines of text.
  public convenience init(textLineRects: [NSValue]) { self.init() }
}
/// The appearance of a dragged view.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
/// The place to which a view is lifted.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view that contains it.
  public let container: UIView
  /// The centre in the container.
  public let center: CGPoint
  /// The transform about the centre.
  public let transform: CGAffineTransform
  /// Makes a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}
/// A view that is lifted for a preview.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The appearance.
  public let parameters: UIPreviewParameters
  /// The target; nil if the view stays in place.
  public let target: UIPreviewTarget?
  /// Makes a preview at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// Makes a preview of a view in place.
  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters, target) = (view, parameters, nil)
  }
  /// Makes a preview of a view in place.
  public convenience init(view: UIView) { self.init(view: view, parameters: .init()) }
  open var size: CGSize { view.bounds.size }
}

/// An interaction that shows the edit menu.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Makes an interaction whose delegate may change the menu.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
}
/// The methods that customise the edit menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {}
/// The configuration of an edit menu: where it opens.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  open private(set) var sourcePoint: CGPoint
  open private(set) var identifier: AnyHashable?
  /// Makes a configuration.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier, sourcePoint)
  }
}

/// The older menu of editing commands; none is shown.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The menu controller of the process.
  public static let shared = UIMenuController()
  open var menuItems: [UIMenuItem]?
  open var isMenuVisible = false
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
  open func hideMenu() { isMenuVisible = false }
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }
  open func update() {}
  /// Posted when the menu has been hidden.
  public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
}
/// A command of the older editing menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  /// Makes a command with a title.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
