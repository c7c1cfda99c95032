public import Foundation

// Objective-C reports every change of a property. Here the properties of an object are checked after each layout,
// and when a view's place, visibility or content size, or a controller's parent, is set.

/// Observes a property for as long as it exists.
public final class NSKeyValueObservation: NSObject {
  fileprivate var look: (() -> Bool)?
  /// Stops observing.
  public func invalidate() { look = nil }
  deinit { look = nil }

  private struct Weak {
    weak var observation: NSKeyValueObservation?
    var isOver: Bool { observation?.look == nil }
  }
  @preconcurrency @MainActor private static var all: [Weak] = []
  /// The observations of each object.
  @preconcurrency @MainActor private static var known: [ObjectIdentifier: [Weak]] = [:]
  /// The number of observations from which on those that are over are dropped.
  @preconcurrency @MainActor private static var limit = 64

  @preconcurrency @MainActor
  fileprivate static func keep(_ observation: NSKeyValueObservation, of object: AnyObject) {
    if all.count >= limit {
      all.removeAll(where: \.isOver)
      known = known.mapValues { $0.filter { !$0.isOver } }.filter { !$0.value.isEmpty }
      limit = max(64, 2 * all.count)
    }
    all.append(Weak(observation: observation))
    known[ObjectIdentifier(object), default: []].append(Weak(observation: observation))
  }
  /// Reports the changes of an object since the last check.
  @preconcurrency @MainActor static func tellOfChanges(of object: AnyObject) {
    guard !known.isEmpty else { return }
    for entry in known[ObjectIdentifier(object)] ?? [] { _ = entry.observation?.look?() }
  }
  /// Reports the changes since the last check; returns whether there were any.
  @preconcurrency @MainActor static func tellOfChanges() -> Bool {
    var isOther = false
    for known in all where known.observation?.look?() == true { isOther = true }
    return isOther
  }
}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure when a property was set, or after a layout in which it changed its value.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observing({ $0[keyPath: keyPath] }, options: options) { object, old, new in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
  }

  /// Calls a closure with the value before, nil at first, and the value after a layout that changed it.
  @preconcurrency @MainActor
  func observing<Value>(
    _ read: @escaping (Self) -> Value, options: NSKeyValueObservingOptions,
    tell: @escaping (Self, Value?, Value) -> Void
  ) -> NSKeyValueObservation {
    let made = NSKeyValueObservation()
    var last = read(self)
    made.look = { [weak self] in
      guard let self else { return false }
      let (old, value) = (last, read(self))
      guard !KeyedValues.isEqual(value, old) else { return false }
      last = value
      tell(self, old, value)
      return true
    }
    if options.contains(.initial) { tell(self, nil, last) }
    NSKeyValueObservation.keep(made, of: self)
    return made
  }
}

extension KeyedValues {
  private static func equals<Known: Equatable>(_ left: Known, _ right: Any) -> Bool {
    right as? Known == left
  }
  /// Returns whether two values are equal, or the same object; other values always count as
  /// different.
  static func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left = left as? any Equatable { return equals(left, right) }
    return Value.self is AnyObject.Type && left as AnyObject === right as AnyObject
  }
}
