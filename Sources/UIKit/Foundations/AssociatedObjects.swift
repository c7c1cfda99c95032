import Foundation
import Synchronization

/// How an object holds an associated one; raw values are Objective-C's.
public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
  /// Objective-C's number.
  public let rawValue: UInt
  /// Makes a policy from Objective-C's number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value is not kept alive; here it is kept.
  public static let OBJC_ASSOCIATION_ASSIGN = objc_AssociationPolicy(rawValue: 0)
  /// The value is kept alive.
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = objc_AssociationPolicy(rawValue: 1)
  /// A copy of the value is kept; a Swift value is its own copy.
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = objc_AssociationPolicy(rawValue: 3)
  /// The value is kept alive.
  public static let OBJC_ASSOCIATION_RETAIN = objc_AssociationPolicy(rawValue: 0o1401)
  /// A copy of the value is kept.
  public static let OBJC_ASSOCIATION_COPY = objc_AssociationPolicy(rawValue: 0o1403)
}

/// Keeps a value with an object under a key, or lets it go.
///
/// Views, controllers, guides, constraints and layers keep theirs themselves, so that it goes with
/// them; that of any other object goes when another association is made after the object's end.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.store(of: object as AnyObject)[key] = value
}

/// The value kept with an object under a key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.store(of: object as AnyObject)[key]
}

/// Lets go of every value kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.store(of: object as AnyObject).removeAll()
}

/// The associated values of one object.
final class Associations {
  private var values: [UnsafeRawPointer: Any] = [:]
  /// What properties of extensions keep, by their names.
  var properties: [String: Any] = [:]

  subscript(key: UnsafeRawPointer) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }

  func removeAll() { values = [:] }

  /// The values of an object: its own, or those of the table.
  static func store(of object: AnyObject) -> Associations {
    if let keeper = object as? any AssociationKeeping { return keeper.associations }
    return table.withLock { $0.store(of: object) }
  }

  private static let table = Mutex(AssociationTable())
}

/// An object that keeps its associated values itself.
protocol AssociationKeeping: AnyObject {
  var associations: Associations { get }
}

/// The associated values of objects that cannot keep them.
private struct AssociationTable {
  private struct Entry {
    weak var object: AnyObject?
    let store = Associations()
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweep = 16

  mutating func store(of object: AnyObject) -> Associations {
    let id = ObjectIdentifier(object)
    if let entry = entries[id], entry.object === object { return entry.store }
    if entries.count >= sweep {
      entries = entries.filter { $0.value.object != nil }
      sweep = max(16, 2 * entries.count)
    }
    let entry = Entry(object: object)
    entries[id] = entry
    return entry.store
  }
}
