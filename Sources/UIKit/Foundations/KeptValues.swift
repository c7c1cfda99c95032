import Foundation

/// Properties of extensions keep their values with the object, under their own names.
extension NSObject {
  /// What the property keeps; nil where nothing was set.
  func kept<Value>(_ property: String = #function) -> Value? {
    Associations.store(of: self).properties[property] as? Value
  }

  /// Keeps a property's value; nil lets it go.
  func keep(_ value: Any?, _ property: String = #function) {
    Associations.store(of: self).properties[property] = value
  }
}

/// A value that is not kept alive.
final class WeakBox {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}
