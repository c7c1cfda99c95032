public import Foundation

/// How a table keeps its objects.
public enum NSPointerFunctions {
  /// Options of a table; objects are kept alive unless `weakMemory` is among them.
  public struct Options: OptionSet, Sendable {
    /// Foundation's raw value.
    public let rawValue: UInt
    /// Makes options of Foundation's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept alive.
    public static let strongMemory: Options = []
    /// Objects are not kept alive.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are the same only if they are identical.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// Objects are copied; here they are kept themselves.
    public static let copyIn = Options(rawValue: 65536)
  }
}

/// A dictionary that does not keep its keys or its values alive, or does, as asked.
///
/// Foundation on Linux has none.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Key: Hashable {
    let box: WeakBox
    let kept: AnyObject?
    let hash: Int
    let isIdentity: Bool

    init(_ object: AnyObject, isWeak: Bool, isIdentity: Bool) {
      (box, kept, self.isIdentity) = (WeakBox(object), isWeak ? nil : object, isIdentity)
      let compared = isIdentity ? nil : object as? NSObject
      hash = compared?.hash ?? ObjectIdentifier(object).hashValue
    }
    static func == (one: Key, other: Key) -> Bool {
      guard let first = one.box.object, let second = other.box.object else { return false }
      if first === second { return true }
      return !one.isIdentity && (first as? NSObject)?.isEqual(second) == true
    }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }
  private struct Entry {
    let key: Key
    let value: WeakBox
    let kept: AnyObject?
    let number: Int
  }
  private let keys: NSPointerFunctions.Options
  private let values: NSPointerFunctions.Options
  private var entries: [Key: Entry] = [:]
  private var number = 0
  private var limit = 64

  /// Makes a table that keeps keys and values as the options say.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) { (keys, values) = (keyOptions, valueOptions) }
  /// Makes a table that keeps keys and values alive.
  public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  /// Makes a table that keeps its values alive, not its keys.
  public static func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
  /// Makes a table that keeps its keys alive, not its values.
  public static func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
  /// Makes a table that keeps neither keys nor values alive.
  public static func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func key(_ object: AnyObject) -> Key {
    Key(
      object, isWeak: keys.contains(.weakMemory),
      isIdentity: keys.contains(.objectPointerPersonality))
  }
  private var living: [Entry] {
    entries.values.filter { $0.key.box.object != nil && $0.value.object != nil }
      .sorted { $0.number < $1.number }
  }
  /// The number of pairs whose objects are alive.
  public var count: Int { living.count }
  /// Returns the value of a key.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { entries[key($0)]?.value.object as? ObjectType }
  }
  /// Sets the value of a key.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    if entries.count >= limit {
      entries = Dictionary(uniqueKeysWithValues: living.map { ($0.key, $0) })
      limit = max(64, entries.count * 2)
    }
    let key = key(aKey)
    number += 1
    entries[key] = Entry(
      key: key, value: WeakBox(anObject),
      kept: values.contains(.weakMemory) ? nil : anObject, number: number)
  }
  /// Removes a key and its value.
  public func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[key(aKey)] = nil }
  }
  /// Removes all keys and values.
  public func removeAllObjects() { entries = [:] }
  /// Returns the keys that are alive, one after another.
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.compactMap(\.key.box.object)).objectEnumerator()
  }
  /// Returns the values that are alive, one after another.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.compactMap(\.value.object)).objectEnumerator()
  }
}
