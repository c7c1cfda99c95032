import Foundation

extension UIMenu.Identifier {
  /// The root of an application's menus.
  public static let root = Self("com.apple.menu.root")
  /// The application menu.
  public static let application = Self("com.apple.menu.application")
  /// The File menu.
  public static let file = Self("com.apple.menu.file")
  /// The Edit menu.
  public static let edit = Self("com.apple.menu.edit")
  /// The View menu.
  public static let view = Self("com.apple.menu.view")
  /// The Window menu.
  public static let window = Self("com.apple.menu.window")
  /// The Help menu.
  public static let help = Self("com.apple.menu.help")
  /// The standard edit commands: cut, copy and paste.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The Format menu.
  public static let format = Self("com.apple.menu.format")
  /// The Font menu.
  public static let font = Self("com.apple.menu.font")
  /// The Share menu.
  public static let share = Self("com.apple.menu.share")
  /// The lookup commands.
  public static let lookup = Self("com.apple.menu.lookup")
  /// The Print menu.
  public static let print = Self("com.apple.menu.print")
  /// The Preferences menu.
  public static let preferences = Self("com.apple.menu.preferences")
}

/// An object that builds the system's menus; it is never called.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
