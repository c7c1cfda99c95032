public import Foundation

/// The name of a method, with the method itself if `port-uikit` recorded it.
///
/// There is no Objective-C on Linux: a name alone calls nothing. `port-uikit` rewrites
/// `#selector(Cell.tap(_:))` to `Selector("tap:", Cell.tap)`, which calls the method as UIKit
/// would.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, as Objective-C spells it.
  public let name: String
  /// Calls the method on a target; nil if the target lacks the method or the sender's type
  /// doesn't match.
  private let send: ((Any, Any?, Any?) -> Sent?)?

  /// Returns whether an object has the method.
  private let has: (Any) -> Bool

  /// The result of a method that was called.
  private struct Sent { var result: Any? }

  /// Makes a selector from a name, without a method to call.
  public init(_ name: String) { (self.name, send, has) = (name, nil, { _ in false }) }

  /// Makes a selector from a name, without a method to call.
  public init(stringLiteral name: String) { self.init(name) }

  /// Makes a selector that looks up the method in each target when it is sent.
  init(_ name: String, foundBy find: @escaping (Any) -> Selector?) {
    self.name = name
    has = { find($0) != nil }
    send = { target, sender, event in find(target)?.send?(target, sender, event) }
  }

  /// Makes a selector for a method without parameters.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.name = name
    has = { $0 is Target }
    send = { target, _, _ in (target as? Target).map { Sent(result: method($0)()) } }
  }

  /// Makes a selector for a method that takes its sender.
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.name = name
    has = { $0 is Target }
    send = { target, sender, _ in
      guard let target = target as? Target, let sender: Sender = Self.argument(sender) else {
        return nil
      }
      return Sent(result: method(target)(sender))
    }
  }

  /// Makes a selector for a method that takes its sender and an event.
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.name = name
    has = { $0 is Target }
    send = { target, sender, event in
      guard let target = target as? Target, let sender: Sender = Self.argument(sender),
        let event: Event = Self.argument(event)
      else { return nil }
      return Sent(result: method(target)(sender, event))
    }
  }

  /// Makes a selector for a method, without parameters, of objects like the given one.
  public init<Target, Result>(
    _ name: String, of target: @autoclosure () -> Target,
    _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name, method)
  }

  /// Makes a selector for a method of objects like the given one that takes its sender.
  public init<Target, Sender, Result>(
    _ name: String, of target: @autoclosure () -> Target,
    _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(name, method)
  }

  /// Makes a selector for a method of objects like the given one that takes its sender and an
  /// event.
  public init<Target, Sender, Event, Result>(
    _ name: String, of target: @autoclosure () -> Target,
    _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.init(name, method)
  }

  /// Returns the value of a method's parameter: the object itself; a Boolean parameter is true
  /// for any object, as its pointer is in Objective-C.
  private static func argument<Value>(_ object: Any?) -> Value? {
    if let value = object as? Value { return value }
    if let object, let value = object as Any as? Value { return value }
    return (object != nil) as? Value
  }

  /// Calls the method on a target; returns nil if the selector holds no method for it.
  @discardableResult
  public func perform(on target: Any, with sender: Any? = nil, _ event: Any? = nil) -> Any? {
    send?(target, sender, event)?.result
  }

  /// Returns whether an object has the method that the selector holds.
  func isMethod(of object: Any) -> Bool { has(object) }

  /// Calls the method on a target; returns whether the target has it.
  func reaches(_ target: Any, with sender: Any?, _ event: Any? = nil) -> Bool {
    send?(target, sender, event) != nil
  }

  /// The name.
  public var description: String { name }

  /// Returns whether both name the same method.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
/// Returns the selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObject {
  /// Sends a selector to the object, if the selector holds a method for it.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any? = nil) -> Any? {
    selector.perform(on: self, with: object)
  }

  /// Sends a selector to the object after a delay.
  @preconcurrency @MainActor public func perform(
    _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval
  ) { Delayed.send(selector, to: self, with: object, after: delay) }
  /// Sends a selector to the class after a delay.
  @preconcurrency @MainActor public class func perform(
    _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval
  ) { Delayed.send(selector, to: self, with: object, after: delay) }
  /// Takes back what was to be sent to a target after a delay.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget target: Any)
  {
    Delayed.cancel { $0 === target as AnyObject }
  }
  /// Takes back a selector that was to be sent to a target after a delay.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) { Delayed.cancel(selector) { $0 === target as AnyObject } }

  /// Returns the class itself, which is what archives name.
  public class func classForCoder() -> AnyClass { self }
  /// Returns whether a class has an object under a selector's name, as `UIApplication` its shared one.
  public class func responds(to selector: Selector!) -> Bool { value(forKey: selector.name) != nil }
  /// Returns the object that a class has under a selector's name; nil for none.
  public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    value(forKey: selector.name).map { Unmanaged.passUnretained($0 as AnyObject) }
  }
}

extension NSObjectProtocol {
  /// Returns whether the object has the method that a selector holds; with a name alone, it
  /// cannot know.
  public func responds(to selector: Selector!) -> Bool { selector.isMethod(of: self) }
  /// Returns nil: nothing that an object lacks is sent to another one.
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }
}

/// What is to be sent after a delay.
@MainActor private enum Delayed {
  private struct Item {
    let target: AnyObject
    let selector: Selector
    let work: DispatchWorkItem
  }
  private static var waiting: [Item] = []

  static func send(
    _ selector: Selector, to target: Any, with object: Any?, after delay: TimeInterval
  ) {
    let target = target as AnyObject
    var own: DispatchWorkItem?
    let work = DispatchWorkItem {
      waiting.removeAll { $0.work === own }
      own = nil
      selector.perform(on: target, with: object)
    }
    own = work
    waiting.append(Item(target: target, selector: selector, work: work))
    DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0), execute: work)
  }

  static func cancel(_ selector: Selector? = nil, _ isTarget: (AnyObject) -> Bool) {
    waiting.removeAll { item in
      guard isTarget(item.target), item.selector == selector ?? item.selector else { return false }
      item.work.cancel()
      return true
    }
  }
}
