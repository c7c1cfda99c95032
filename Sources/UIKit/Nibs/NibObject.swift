public import Foundation

/// How an object took what a nib connects to it.
public enum _NibOutcome {
  /// The property has it now.
  case set
  /// The property is of another type, which is named.
  case mismatched(String)
  /// There is no such property.
  case unknown
}

/// An object whose outlets and actions are found by their names.
///
/// Objective-C finds them at run time. On Linux `port-uikit` writes these methods into the classes that
/// have `@IBOutlet`, `@IBAction` or `@IBInspectable` members; each passes on to its superclass what it
/// does not know.
@preconcurrency @MainActor public protocol _NibObject: AnyObject {
  /// Sets a property of a name to an object, a list of objects or a value.
  func _setFromNib(_ name: String, _ value: Any) -> _NibOutcome
  /// The action of a name as Objective-C spells it: `save:`; nil for none.
  func _nibAction(_ name: String) -> Selector?
}

extension _NibObject {
  /// Whether the object has an action of a name.
  func hasNibAction(_ name: String) -> Bool { _nibAction(name) != nil }
}

/// A class that nibs call by another name than Swift does: by that of `@objc(Name)`, or, for a private
/// class, which cannot be found by its name, by its own.
///
/// `port-uikit` writes a class `_Nib_Name` of this kind beside it.
open class _NibAlias {
  /// The class.
  open class var target: AnyClass { NSObject.self }
}

/// An object that hears of its nib: a responder, or what `port-uikit` makes one of these, since no class
/// of Foundation can be told to on Linux.
@preconcurrency @MainActor public protocol _NibAwakening: AnyObject {
  /// Called when the object has come out of a nib, with its outlets and actions.
  func awakeFromNib()
}
/// What `super.awakeFromNib()` is where there is no such method above: nothing.
public func _awakeFromNib() {}

/// Sets a property whose type the compiler knows.
public func _nibSet<Value>(_ value: Any, _ assign: (Value) -> Void) -> _NibOutcome {
  if let value = value as? Value {
    assign(value)
    return .set
  }
  // A number of a document is whatever number the property takes.
  if let number = value as? NSNumber, let converted: Value = _nibNumber(number) {
    assign(converted)
    return .set
  }
  return .mismatched("\(Value.self)")
}

/// A number as one of Swift's types of numbers; nil for any other type.
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
  /// Makes an object of whatever class this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_madeFromNib reason: String) { self.init() }

  /// Makes an object of the receiving class by `init()`.
  @_silgen_name("$s10Foundation8NSObjectC5UIKitE12_madeFromNibACSS_tcfC")
  class func makeObject(_ reason: __owned String) -> NSObject
}
