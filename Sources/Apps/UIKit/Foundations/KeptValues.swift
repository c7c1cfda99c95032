import Foundation

/// Stored properties in extensions: their values are held with the object, under the properties'
/// names.
extension NSObject {
  /// Returns the stored value of a property; nil if none was set.
  func kept<Value>(_ property: String = #function) -> Value? {
    Associations.store(of: self).properties[property] as? Value
  }

  /// Stores a property's value; nil removes it.
  func keep(_ value: Any?, _ property: String = #function) {
    Associations.store(of: self).properties[property] = value
  }
}

/// A weak reference.
final class WeakBox {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}
