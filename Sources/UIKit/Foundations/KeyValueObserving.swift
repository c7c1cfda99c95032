public import Foundation

// Objective-C tells of every change of a property. Here a property is looked at after each layout.

/// What is told of a change.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// Foundation's bits.
  public let rawValue: UInt
  /// Makes options from Foundation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value afterwards.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Told at once, too.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Told before the change; it is not.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What a change is.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public let kind = NSKeyValueChange.setting
  /// The value afterwards.
  public let newValue: Value?
  /// The value before.
  public let oldValue: Value?
  /// Which of several values; none.
  public let indexes: IndexSet? = nil
  /// Whether it is told before the change.
  public let isPrior = false
}
/// The kind of a change; raw values are Foundation's.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// Looks at a property as long as it is kept.
public final class NSKeyValueObservation: NSObject {
  fileprivate var look: (() -> Bool)?
  /// Looks no longer.
  public func invalidate() { look = nil }
  deinit { look = nil }

  private struct Weak { weak var observation: NSKeyValueObservation? }
  @preconcurrency @MainActor private static var all: [Weak] = []

  @preconcurrency @MainActor fileprivate static func keep(_ observation: NSKeyValueObservation) {
    all.removeAll { $0.observation?.look == nil }
    all.append(Weak(observation: observation))
  }
  /// Tells of the changes since the last look; whether there was one.
  @preconcurrency @MainActor static func tellOfChanges() -> Bool {
    var isOther = false
    for known in all where known.observation?.look?() == true { isOther = true }
    return isOther
  }
}

/// An object whose properties are looked at by their key paths.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure after a layout in which a property got another value.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let made = NSKeyValueObservation()
    var last = self[keyPath: keyPath]
    func tell(_ object: Self, _ old: Value?, _ new: Value) {
      changeHandler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    made.look = { [weak self] in
      guard let self else { return false }
      let (old, value) = (last, self[keyPath: keyPath])
      guard !KeyedValues.isEqual(value, old) else { return false }
      last = value
      tell(self, old, value)
      return true
    }
    if options.contains(.initial) { tell(self, nil, last) }
    NSKeyValueObservation.keep(made)
    return made
  }
}

extension KeyedValues {
  /// Whether two values are equal, or one object; other values differ always.
  static func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return Value.self is AnyObject.Type && left as AnyObject === right as AnyObject
  }
}
