public import Foundation

/// An element of a menu, or the action of a button.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  open var title: String
  open var image: UIImage?
  open var subtitle: String?
  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}
/// An action with a closure that a control or a menu runs.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  private let handler: (UIAction) -> Void
  open private(set) var identifier: Identifier
  open var attributes: Attributes
  open var state: State
  open var discoverabilityTitle: String?
  open private(set) var sender: Any?
  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    (self.handler, self.attributes, self.state) = (handler, attributes, state)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
  func run(sender: Any?) {
    self.sender = sender
    handler(self)
  }
  /// Runs the action with a sender; the target is not used.
  open func performWithSender(_ sender: Any?, target: Any?) { run(sender: sender) }
}
/// A selector that a menu, a key or a toolbar item sends.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The selector that is sent up the responder chain.
  open private(set) var action: Selector
  /// The data with which the application identifies the command.
  open private(set) var propertyList: Any?
  open var attributes: Attributes
  open var state: State
  open var discoverabilityTitle: String?
  /// The commands that replace it while modifier keys are held.
  open private(set) var alternates: [UICommandAlternate]
  /// Makes a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.attributes, self.state) = (attributes, state)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}
/// A keyboard shortcut with a command.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true
  /// Makes a keyboard shortcut that also appears in menus.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }
  /// Makes a keyboard shortcut.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
  /// Makes a keyboard shortcut.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) { self.init(title: "", action: action, input: input, modifierFlags: modifierFlags) }
}
/// Menu elements that are created when their menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var known: [UIMenuElement]?
  /// Makes elements that are requested once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    (provider, isCached) = (elementProvider, true)
    super.init(title: "", image: nil)
  }
  private init(uncached provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    (self.provider, isCached) = (provider, false)
    super.init(title: "", image: nil)
  }
  /// Makes elements that are requested whenever their menu opens.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(uncached: elementProvider) }

  /// Passes on the elements that an opening menu would request; for tests.
  open func resolve(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if isCached, let known { return completion(known) }
    provider { [weak self] elements in
      self?.known = elements
      completion(elements)
    }
  }
}
/// A menu of elements.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The elements of the menu.
  public let children: [UIMenuElement]
  /// The options of the menu.
  public let options: Options
  /// The identifier of the menu.
  public let identifier: Identifier
  open var preferredElementSize: ElementSize = .large
  /// The selected elements, including those of submenus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let action as UIAction: action.state == .on ? [element] : []
      case let command as UICommand: command.state == .on ? [element] : []
      case let menu as UIMenu: menu.selectedElements
      default: []
      }
    }
  }
  /// The first element that is not a menu, including those of submenus.
  var firstElement: UIMenuElement? {
    children.lazy.compactMap { ($0 as? UIMenu).map(\.firstElement) ?? $0 }.first
  }
  /// Returns the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.preferredElementSize = preferredElementSize == .automatic ? .large : preferredElementSize
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}
