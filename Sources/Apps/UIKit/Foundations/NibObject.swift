public import Foundation

extension _NibObject {
  /// Returns whether the object has an action with a name.
  func hasNibAction(_ name: String) -> Bool { _nibAction(name) != nil }
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
