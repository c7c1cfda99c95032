public import Foundation
import Synchronization

// Objective-C finds and exchanges the methods of classes while the program runs. Here a class has
// none that can be found; `port-uikit` warns where code exchanges some.

/// A method of Objective-C: there is none.
public typealias Method = OpaquePointer
/// The code of a method of Objective-C: there is none.
public typealias IMP = OpaquePointer

/// Returns the superclass of a class; nil for the root.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}
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

/// Changes nothing, and returns the object's class.
@discardableResult
public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? {
  object_getClass(object)
}
/// Returns the name of a class.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { ClassNames.name(of: cls) }
/// The names that code holds as pointers, one for each class.
private enum ClassNames {
  private static let known = Mutex<[String: Int]>([:])
  static func name(of type: AnyClass?) -> UnsafePointer<CChar> {
    let name = type.map(_classDescription) ?? "nil"
    let address = known.withLock { known in
      let address = known[name] ?? Int(bitPattern: strdup(name))
      known[name] = address
      return address
    }
    guard let pointer = UnsafePointer<CChar>(bitPattern: address) else {
      preconditionFailure("There is no memory for the name of \(name).")
    }
    return pointer
  }
}
/// Makes no class.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }
/// Does nothing: no class was made.
public func objc_registerClassPair(_ cls: AnyClass) {}
/// Does nothing: no class was made.
public func objc_disposeClassPair(_ cls: AnyClass) {}

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

// In Objective-C a class is an object, and so has an identity.

/// Returns whether two classes are the same, or both are nil.
public func === (first: AnyClass?, second: AnyClass?) -> Bool { first == second }
/// Returns whether two classes differ.
public func !== (first: AnyClass?, second: AnyClass?) -> Bool { first != second }
