import Foundation
import Synchronization

/// Associates a value with an object under a key, or removes the association.
///
/// Views, controllers, guides, constraints and layers hold their own associations, which are
/// released with them; those of any other object are released when another association is made
/// after the object's end.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.store(of: object as AnyObject)[key] = value
}

/// Returns the value associated with an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.store(of: object as AnyObject)[key]
}

/// Removes all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.store(of: object as AnyObject).removeAll()
}

/// The associated values of an object.
final class Associations {
  private var values: [UnsafeRawPointer: Any] = [:]
  /// The values of stored properties in extensions, by name.
  var properties: [String: Any] = [:]

  subscript(key: UnsafeRawPointer) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }

  func removeAll() { values = [:] }

  /// Returns the associations of an object: its own, or those in the table.
  static func store(of object: AnyObject) -> Associations {
    if let keeper = object as? any AssociationKeeping { return keeper.associations }
    return table.withLock { $0.store(of: object) }
  }

  private static let table = Mutex(AssociationTable())
}

/// An object that holds its own associations.
protocol AssociationKeeping: AnyObject {
  var associations: Associations { get }
}

/// The associations of objects that cannot hold their own.
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
