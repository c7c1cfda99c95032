import Controls
import Documents
import Foundation
import InterfaceBuilder

/// The classes for the elements of a document.
@preconcurrency @MainActor enum NibClasses {
  /// Returns the class of an element: the custom class, otherwise UIKit's.
  static func type(of element: XMLElement, in loader: NibReader) -> AnyClass? {
    let usual: AnyClass? = usual(element)
    guard let name = element["customClass"] else {
      if usual == nil {
        loader.report(
          .unknownKey, "unknown element '\(element.name)' is ignored", at: element)
      }
      return usual
    }
    let own: AnyClass? = find(name, element["customModule"], loader)
    guard let own else {
      let module = element["customModule"].map { "the module '\($0)'" } ?? "the owner's module"
      loader.report(
        .unknownItem,
        "unknown class '\(name)'; \(usual.map { "\($0)" } ?? "NSObject") is used instead",
        hint: """
          the class is looked up in \(module); set its module in Interface Builder if that is \
          another one
          """, at: element)
      return usual ?? NSObject.self
    }
    if let usual, !isKind(own, of: usual) {
      loader.report(
        .invalidValue,
        "'\(name)' isn't a subclass of \(usual), as the element '\(element.name)' requires",
        at: element)
      return usual
    }
    return own
  }

  private static func isKind(_ type: AnyClass, of parent: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let known = current {
      if known == parent { return true }
      current = _getSuperclass(known)
    }
    return false
  }

  /// Finds a class by name: in the module that the document names, in the owner's, in those in
  /// which others were found, and in UIKit.
  private static func find(_ name: String, _ module: String?, _ loader: NibReader) -> AnyClass? {
    var modules = [module, loader.owner.map { Self.module(of: Swift.type(of: $0)) }].compactMap {
      $0
    }
    modules += known
    modules.append("UIKit")
    for module in modules {
      if let found = NibClassName(name, module: module).type {
        if module != "UIKit", !known.contains(module) { known.append(module) }
        return found
      }
    }
    return nil
  }

  /// The modules in which classes were found, in that order.
  private static var known: [String] = []

  /// Returns the module of a class.
  static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// Adds the module of a class to those that are searched for classes.
  static func note(_ type: AnyClass) {
    let module = module(of: type)
    if module != "UIKit", !known.contains(module) { known.append(module) }
  }

  /// Returns UIKit's class for an element, most of which are named after it; nil for an unknown
  /// one.
  private static func usual(_ element: XMLElement) -> AnyClass? {
    if element.name == "customObject" { return NSObject.self }
    let name =
      others[element.name] ?? "UI\(element.name.prefix(1).uppercased())\(element.name.dropFirst())"
    switch NibClassName(name, module: "UIKit").type {
    case let type as UIView.Type: return type
    case let type as UIViewController.Type: return type
    case let type as UIBarItem.Type: return type
    case let type as UIGestureRecognizer.Type: return type
    case let type as UINavigationItem.Type: return type
    case let type as NSLayoutConstraint.Type: return type
    case let type as UIStoryboardSegue.Type: return type
    default:
      if NibBuilder.face(of: element.name) == .labelled { return FrameworkView.self }
      return element.recordedFrame == nil ? nil : UIView.self
    }
  }

  private static let others = [
    "containerView": "UIView", "constraint": "NSLayoutConstraint", "segue": "UIStoryboardSegue",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
  ]
}
