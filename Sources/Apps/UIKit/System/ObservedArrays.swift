public import Foundation

/// An object, other than a responder, that observes properties by name: a class below `NSObject`, which has
/// nothing to override on Linux.
@preconcurrency @MainActor public protocol _KeyValueObserver: AnyObject {
  /// Called after a change of a property that the object observes.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// Stands in for `super.observeValue(forKeyPath:of:change:context:)` where the superclass has no such method:
/// does nothing.
public func _observeValue(
  forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
  context: UnsafeMutableRawPointer?
) {}

extension NSObject {
  /// Returns an array that stands for the one under a key, and tells those who observe the key of each
  /// change at once.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    ObservedArray.make(for: self, key)
  }
}

/// An array of an object, whose observers are told of what changes in it.
private final class ObservedArray: NSMutableArray {
  private var owner: NSObject?
  private var key = ""

  static func make(for owner: NSObject, _ key: String) -> ObservedArray {
    let made = ObservedArray(capacity: 0)
    (made.owner, made.key) = (owner, key)
    return made
  }

  private var known: NSMutableArray {
    let value = owner?.value(forKey: key)
    return value as? NSMutableArray ?? NSMutableArray(array: value as? [Any] ?? [])
  }

  /// Changes the array, and tells of it.
  private func change(
    _ kind: NSKeyValueChange, at indexes: IndexSet, to new: [Any]? = nil,
    _ edit: (NSMutableArray) -> Void
  ) {
    guard let owner, !indexes.isEmpty else { return }
    let array = known
    let old = kind == .insertion ? nil : indexes.map { array.object(at: $0) }
    edit(array)
    // An array that is a value is stored under its key.
    if owner.value(forKey: key) as? NSMutableArray !== array {
      owner.setValue(array.map { $0 }, forKey: key)
    }
    let change = KeyedChange(kind: kind, indexes: indexes, old: old, new: new)
    MainActor.assumeIsolated { owner.tellObservers(of: change, of: key) }
  }

  override var count: Int { known.count }
  override func object(at index: Int) -> Any { known.object(at: index) }
  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, at: [index], to: [anObject]) { $0.insert(anObject, at: index) }
  }
  override func removeObject(at index: Int) {
    change(.removal, at: [index]) { $0.removeObject(at: index) }
  }
  override func replaceObject(at index: Int, with anObject: Any) {
    change(.replacement, at: [index], to: [anObject]) {
      $0.replaceObject(at: index, with: anObject)
    }
  }

  // What concerns several objects is told once.

  override func add(_ anObject: Any) { insert(anObject, at: count) }
  override func addObjects(from otherArray: [Any]) {
    let start = count
    insert(otherArray, at: IndexSet(start..<start + otherArray.count))
  }
  override func insert(_ objects: [Any], at indexes: IndexSet) {
    change(.insertion, at: indexes, to: objects) { array in
      for (index, object) in zip(indexes, objects) { array.insert(object, at: index) }
    }
  }
  override func removeObjects(at indexes: IndexSet) {
    change(.removal, at: indexes) { array in
      for index in indexes.reversed() { array.removeObject(at: index) }
    }
  }
  override func removeObjects(in range: NSRange) {
    removeObjects(at: IndexSet(range.location..<range.location + range.length))
  }
  override func removeObjects(in otherArray: [Any]) {
    let others = NSArray(array: otherArray)
    let array = known
    removeObjects(at: IndexSet((0..<array.count).filter { others.contains(array.object(at: $0)) }))
  }
  override func removeAllObjects() { removeObjects(at: IndexSet(0..<count)) }
  override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    change(.replacement, at: indexes, to: objects) { array in
      for (index, object) in zip(indexes, objects) { array.replaceObject(at: index, with: object) }
    }
  }
}
