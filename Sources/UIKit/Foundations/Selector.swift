public import Foundation

/// The name of a method, with the method itself where `port-uikit` wrote it down.
///
/// There is no Objective-C on Linux: a name alone reaches nothing. `port-uikit` rewrites
/// `#selector(Cell.tap(_:))` to `Selector("tap(_:)", Cell.tap)`, which sends as UIKit would.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, as written.
  public let name: String
  private let send: ((Any, Any?, Any?) -> Any?)?

  /// Makes a selector that names a method and sends nothing.
  public init(_ name: String) { (self.name, send) = (name, nil) }

  /// Makes a selector that names a method and sends nothing.
  public init(stringLiteral name: String) { self.init(name) }

  /// Makes a selector of a method without parameters.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.name = name
    send = { target, _, _ in (target as? Target).map { method($0)() } }
  }

  /// Makes a selector of a method that takes its sender.
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.name = name
    send = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return nil }
      return method(target)(sender)
    }
  }

  /// Makes a selector of a method that takes its sender and an event.
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.name = name
    send = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = event as? Event
      else { return nil }
      return method(target)(sender, event)
    }
  }

  /// Calls the method on a target; nil where the selector holds no method for it.
  @discardableResult
  public func perform(on target: Any, with sender: Any? = nil, _ event: Any? = nil) -> Any? {
    send?(target, sender, event)
  }

  /// The name.
  public var description: String { name }

  /// Whether both name the same method.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The name of a method.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
/// The selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObject {
  /// Sends a selector to the object, if it holds a method for it.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any? = nil) -> Any? {
    selector.perform(on: self, with: object)
  }

  /// Whether a selector could be sent: without Objective-C no object can tell, so false.
  public func responds(to selector: Selector!) -> Bool { false }
}
