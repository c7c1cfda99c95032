public import Foundation

/// The result of setting a value that a nib connects to an object.
public enum _NibOutcome {
  /// The property was set.
  case set
  /// The property has another type, which is named.
  case mismatched(String)
  /// There is no such property.
  case unknown
}

/// An object whose outlets and actions can be found by name.
///
/// Objective-C finds them at run time. On Linux, `port-uikit` writes these methods into the
/// classes that have `@IBOutlet`, `@IBAction` or `@IBInspectable` members; each passes unknown
/// names to its superclass.
@preconcurrency @MainActor public protocol _NibObject: AnyObject {
  /// Sets a property by name to an object, a list of objects or a value.
  func _setFromNib(_ name: String, _ value: Any) -> _NibOutcome
  /// Returns the action of an Objective-C name such as `save:`; nil for none.
  func _nibAction(_ name: String) -> Selector?
}

extension _NibObject {
  /// Returns whether the object has an action with a name.
  func hasNibAction(_ name: String) -> Bool { _nibAction(name) != nil }
}

/// An alias for a class whose name in nibs differs from Swift's: the name in `@objc(Name)`, or,
/// for a private class, which cannot be found by name, its own.
///
/// `port-uikit` writes such a class `_Nib_Name` beside it.
open class _NibAlias {
  /// The class.
  open class var target: AnyClass { NSObject.self }
}

/// An object that is notified when its nib is loaded: a responder, or a class that `port-uikit`
/// makes conform, because the `NSObject` of Linux has no `awakeFromNib()`.
@preconcurrency @MainActor public protocol _NibAwakening: AnyObject {
  /// Called when the object has been loaded from a nib, with its outlets and actions.
  func awakeFromNib()
}
/// Stands in for `super.awakeFromNib()` where the superclass has no such method: does nothing.
public func _awakeFromNib() {}

/// Sets a property whose type is known at compile time.
public func _nibSet<Value>(_ value: Any, _ assign: (Value) -> Void) -> _NibOutcome {
  if let value = value as? Value {
    assign(value)
    return .set
  }
  // A number in a document becomes whatever number type the property has.
  if let number = value as? NSNumber, let converted: Value = _nibNumber(number) {
    assign(converted)
    return .set
  }
  return .mismatched("\(Value.self)")
}

/// Converts a number to one of Swift's number types; nil for any other type.
private func _nibNumber<Value>(_ number: NSNumber) -> Value? {
  let candidates: [Any] = [
    number.intValue, number.doubleValue, CGFloat(number.doubleValue), number.floatValue,
    number.boolValue, number.uintValue, number.int32Value, number.int64Value,
  ]
  for candidate in candidates {
    if let value = candidate as? Value { return value }
  }
  return nil
}

extension NSObject {
  /// Makes an instance of the class that this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_madeFromNib reason: String) { self.init() }

  /// Makes an object of the receiving class with `init()`.
  @_silgen_name("$s10Foundation8NSObjectC5UIKitE12_madeFromNibACSS_tcfC")
  class func makeObject(_ reason: __owned String) -> NSObject
}

/// An object of UIKit with outlets of its own.
@preconcurrency @MainActor protocol OutletTaking: AnyObject {
  /// Sets an outlet; returns whether the class has one with the name that takes the value.
  func setOutlet(_ name: String, to value: Any) -> Bool
}

extension OutletTaking {
  /// Passes a value to a closure; returns whether there is one.
  func take<Value>(_ value: Value?, _ set: (Value) -> Void) -> Bool {
    guard let value else { return false }
    set(value)
    return true
  }
}
