public import Foundation

extension UIMenu.Identifier {
  /// The menus of an application.
  public static let root = Self("com.apple.menu.root")
  /// The application's own menu.
  public static let application = Self("com.apple.menu.application")
  /// The menu of files.
  public static let file = Self("com.apple.menu.file")
  /// The menu of changes.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu of what is seen.
  public static let view = Self("com.apple.menu.view")
  /// The menu of windows.
  public static let window = Self("com.apple.menu.window")
  /// The menu of help.
  public static let help = Self("com.apple.menu.help")
  /// Cut, copy and paste.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The menu of looks of text.
  public static let format = Self("com.apple.menu.format")
  /// The menu of fonts.
  public static let font = Self("com.apple.menu.font")
  /// Sharing.
  public static let share = Self("com.apple.menu.share")
  /// Looking up.
  public static let lookup = Self("com.apple.menu.lookup")
  /// Printing.
  public static let print = Self("com.apple.menu.print")
  /// Preferences.
  public static let preferences = Self("com.apple.menu.preferences")
}

/// Who changes the system's menus; nobody asks.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A menu at a long touch.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Makes a menu that a delegate fills.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  open func dismissMenu() {}
  /// The menu that a long touch at a place of the view would open; for tests.
  open func menu(at location: CGPoint = .zero) -> UIMenu? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)?.menu()
  }
}
/// Who makes the menu at a long touch.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
/// What opens at a long touch.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  open private(set) var identifier: any NSCopying
  open var preferredMenuElementOrder: ElementOrder = .automatic
  private let preview: (() -> UIViewController?)?
  private let actions: (([UIMenuElement]) -> UIMenu?)?
  /// The order of elements; raw values are UIKit's.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  /// Makes what opens of closures for the preview and the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    (preview, actions) = (previewProvider, actionProvider)
  }
  /// The menu, as a long touch would ask for it; for tests.
  open func menu(suggested: [UIMenuElement] = []) -> UIMenu? { actions?(suggested) }
  /// The preview, as a long touch would ask for it; for tests.
  open func previewController() -> UIViewController? { preview?() }
}
/// What runs beside a menu that opens or closes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
/// How a preview that is touched is shown; raw values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
/// What runs beside a preview that is touched.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a view looks while it is lifted.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor!
  /// Makes the usual look.
  public override init() { super.init() }
  /// Makes a look around lines of text.
  public convenience init(textLineRects: [NSValue]) { self.init() }
}
/// How a dragged view looks.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
/// Where a view is lifted.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view it lies in.
  public let container: UIView
  /// The middle in the container.
  public let center: CGPoint
  /// The map about the middle.
  public let transform: CGAffineTransform
  /// Makes a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}
/// A view that is lifted.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters
  /// Where it is; nil where it lies.
  public let target: UIPreviewTarget?
  /// Makes a lifted view.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// Makes a lifted view where it lies.
  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters, target) = (view, parameters, nil)
  }
  /// Makes a lifted view where it lies.
  public convenience init(view: UIView) { self.init(view: view, parameters: .init()) }
  open var size: CGSize { view.bounds.size }
}

/// The menu of editing commands at a place.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Makes a menu that a delegate may change.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
}
/// Who changes the menu of editing commands.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {}
/// Where the menu of editing commands opens.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  open private(set) var sourcePoint: CGPoint
  open private(set) var identifier: AnyHashable?
  /// Makes a place.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier, sourcePoint)
  }
}

/// A list of old-style commands; none is shown.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The list of the process.
  public static let shared = UIMenuController()
  open var menuItems: [UIMenuItem]?
  open var isMenuVisible = false
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
  open func hideMenu() { isMenuVisible = false }
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }
  open func update() {}
  /// Sent when the list is gone.
  public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
}
/// An old-style command.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  /// Makes a command of a title.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
