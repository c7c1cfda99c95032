public import Foundation

// Objective-C finds properties by their names; Swift has no such search. What is set by a name is kept
// under it, and the few names that layers and alerts are known to be asked by reach the property.

extension NSObject {
  /// The value of a property by its name: what was set by it, else a stored property's.
  public func value(forKey key: String) -> Any? {
    if let known = Associations.store(of: self).properties["key " + key] { return known }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let found = current.children.first(where: { $0.label == key })?.value {
        return KeyedValues.unwrapped(found)
      }
      mirror = current.superclassMirror
    }
    return (self as? any KeyedValue)?.value(ofKnownKey: key)
  }
  /// The value at a path of names.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let known = Associations.store(of: self).properties["key " + keyPath] { return known }
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      value = (value as? NSObject)?.value(forKey: String(key))
    }
    return value
  }
  /// Keeps a value under the name of a property, which takes it where the name is known.
  public func setValue(_ value: Any?, forKey key: String) {
    Associations.store(of: self).properties["key " + key] = value
    (self as? any KeyedValue)?.set(value, forKnownKey: key)
  }
  /// Keeps a value under a path of names, which takes it where the path is known.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
}

/// An object with properties that are set by their names in practice.
protocol KeyedValue: NSObject {
  /// The value of a property that is known by its name.
  func value(ofKnownKey key: String) -> Any?
  /// Sets a property that is known by its name.
  func set(_ value: Any?, forKnownKey key: String)
}
extension KeyedValue {
  /// None is known.
  func value(ofKnownKey key: String) -> Any? { nil }
  /// None is known.
  func set(_ value: Any?, forKnownKey key: String) {}
}

enum KeyedValues {
  /// What an optional value holds.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
