public import Foundation

/// A set of objects that does not keep them alive, or does, as asked.
///
/// Foundation on Linux has none.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var members: [(box: WeakBox, kept: ObjectType?)] = []

  private init(isWeak: Bool) { self.isWeak = isWeak }
  /// Makes a set that keeps its objects alive.
  public override convenience init() { self.init(isWeak: false) }
  /// Makes a set that keeps its objects as the options say.
  public convenience init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
    self.init(isWeak: options.contains(.weakMemory))
  }
  /// Makes a set that does not keep its objects alive.
  public static func weakObjects() -> NSHashTable { NSHashTable(isWeak: true) }

  /// The objects that are still alive.
  public var allObjects: [ObjectType] { members.compactMap { $0.box.object as? ObjectType } }
  /// One of the objects; nil if there is none.
  public var anyObject: ObjectType? { allObjects.first }
  /// The number of objects.
  public var count: Int { allObjects.count }
  /// Returns whether an object is in the set.
  public func contains(_ anObject: ObjectType?) -> Bool {
    anObject != nil && members.contains { $0.box.object === anObject }
  }
  /// Adds an object, unless it is in the set.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members.removeAll { $0.box.object == nil }
    members.append((WeakBox(object), isWeak ? nil : object))
  }
  /// Removes an object.
  public func remove(_ object: ObjectType?) { members.removeAll { $0.box.object === object } }
  /// Removes all objects.
  public func removeAllObjects() { members = [] }
}
