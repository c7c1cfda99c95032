public import Foundation

// Objective-C finds and exchanges the methods of classes while the program runs. Here a class has
// none that can be found; `port-uikit` warns where code exchanges some.

/// A method of Objective-C: there is none.
public typealias Method = OpaquePointer
/// The code of a method of Objective-C: there is none.
public typealias IMP = OpaquePointer

/// Returns nil: no method can be found.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Returns nil: no method can be found.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Returns nil: no method can be found.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Adds nothing, and says so.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Replaces nothing.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// Exchanges nothing.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// Returns the method itself.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Returns nil: types are unknown.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Sets nothing, and returns the code.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
/// Returns a pointer to a block, which nothing can call.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  IMP(Unmanaged.passUnretained(block as AnyObject).toOpaque())
}
/// Returns the class of an object.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { type(of: $0 as AnyObject) }
}

/// A class with properties of its own that are commonly read by name.
protocol KeyedClass: NSObject {
  /// Returns the value of a class property whose name is known.
  static func value(ofKnownKey key: String) -> Any?
}

extension NSObject {
  /// Returns the value of a class's own property by name, if the name is known.
  public class func value(forKey key: String) -> Any? {
    (self as? any KeyedClass.Type)?.value(ofKnownKey: key)
  }
  /// Returns the value of a class's own property by name, if the name is known.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
