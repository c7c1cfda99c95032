public import Foundation

// Objective-C finds properties by name; Swift cannot. A value set by name is stored under it, and
// the few names commonly used with layers and alerts reach the property itself.

extension NSObject {
  /// Returns the value of a property by name: the value set by that name, otherwise a stored
  /// property's.
  public func value(forKey key: String) -> Any? {
    if let known = (self as? any KeyedValue)?.value(ofKnownKey: key) { return known }
    if let known = Associations.store(of: self).properties["key " + key] { return known }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let found = current.children.first(where: { $0.label == key })?.value {
        return KeyedValues.unwrapped(found)
      }
      mirror = current.superclassMirror
    }
    return nil
  }
  /// Returns the value at a key path.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let known = (self as? any KeyedValue)?.value(ofKnownKey: keyPath) { return known }
    if let known = Associations.store(of: self).properties["key " + keyPath] { return known }
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      value = (value as? NSObject)?.value(forKey: String(key))
    }
    return value
  }
  /// Stores a value under the name of a property, and sets the property if the name is known.
  public func setValue(_ value: Any?, forKey key: String) {
    if (self as? any KeyedValue)?.set(value, forKnownKey: key) == true { return }
    Associations.store(of: self).properties["key " + key] = value
  }
  /// Stores a value under a key path, and sets the property if the path is known.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
}

/// An object with properties that are commonly set by name.
protocol KeyedValue: NSObject {
  /// Returns the value of a property whose name is known.
  func value(ofKnownKey key: String) -> Any?
  /// Sets a property whose name is known; returns whether it is.
  func set(_ value: Any?, forKnownKey key: String) -> Bool
}
extension KeyedValue {
  /// Returns nil: no name is known.
  func value(ofKnownKey key: String) -> Any? { nil }
  /// Returns false: no name is known.
  func set(_ value: Any?, forKnownKey key: String) -> Bool { false }
}

enum KeyedValues {
  /// Returns the value inside an optional.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
