public import Combine

/// A value that a view keeps.
@propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let box: Box
  /// Keeps a value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// Keeps a value.
  public init(initialValue: Value) { box = Box(initialValue) }
  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Keeps nil.
  public init() { self.init(wrappedValue: nil) }
}

/// A value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// Reads and writes through closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }
  /// Always reads a value.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
  /// A binding to a property of the value.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(
      get: { get()[keyPath: keyPath] },
      set: {
        var value = get()
        value[keyPath: keyPath] = $0
        set(value)
      })
  }
}

/// An object whose changes a view follows.
@propertyWrapper public struct ObservedObject<Object: ObservableObject> {
  /// The object's properties as bindings.
  @dynamicMemberLookup public struct Wrapper {
    fileprivate let object: Object
    /// A binding to a property of the object.
    public subscript<Part>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Object, Part>
    ) -> Binding<Part> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
  /// The object.
  public var wrappedValue: Object
  /// Follows an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// Follows an object.
  public init(initialValue: Object) { wrappedValue = initialValue }
  /// The object's properties as bindings.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view makes and keeps.
@propertyWrapper public struct StateObject<Object: ObservableObject> {
  private final class Box {
    lazy var object = make()
    let make: () -> Object
    init(_ make: @escaping () -> Object) { self.make = make }
  }
  private let box: Box
  /// Keeps an object, made when it is needed.
  public init(wrappedValue: @autoclosure @escaping () -> Object) { box = Box(wrappedValue) }
  /// The object.
  public var wrappedValue: Object { box.object }
  /// The object's properties as bindings.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject(wrappedValue: box.object).projectedValue
  }
}

/// An object of the views around.
@propertyWrapper public struct EnvironmentObject<Object: ObservableObject> {
  /// Finds the object when a view is drawn, which never happens.
  public init() {}
  /// The object.
  public var wrappedValue: Object {
    fatalError("\(Object.self) isn't in the environment: SwiftUI isn't available on Linux")
  }
  /// The object's properties as bindings.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// A value of the views around.
@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  /// Finds a value by its path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  /// The value that it has where nobody sets it.
  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

/// A value of the views around, by its type.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody sets it.
  static var defaultValue: Value { get }
}

/// The values of the views around.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var named: [String: Any] = [:]
  /// Makes the values that nobody sets.
  public init() {}
  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// A value of SwiftUI's own, and the one that it has where nobody sets it.
  subscript<Value>(named name: String, or initial: Value) -> Value {
    get { named[name] as? Value ?? initial }
    set { named[name] = newValue }
  }
}
