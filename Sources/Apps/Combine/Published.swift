import Foundation
import UIKit

/// A property whose values are published before they are set.
@propertyWrapper public struct Published<Value> {
  /// The publisher of a property.
  public struct Publisher: Combine.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// Properties do not fail.
    public typealias Failure = Never
    let box: Box
    /// Connects a subscriber, which receives the value.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never { box.subject.receive(subscriber: subscriber) }
  }

  /// The value, which changes after subscribers received the new one.
  final class Box {
    private(set) var value: Value
    let subject: CurrentValueSubject<Value, Never>
    init(_ value: Value) { (self.value, subject) = (value, CurrentValueSubject(value)) }
    func set(_ new: Value) {
      subject.send(new)
      value = new
    }
  }

  private let box: Box
  /// Makes a property with a value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// Makes a property with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// The publisher.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set {}
  }
  /// The value of a property outside a class: there is none.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError("\(newValue)") }
  }
  /// The value of a class's property. An observable object tells before it changes.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage path: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: path].box.value }
    set {
      if let object = object as? any ObservableObject { ObservedObjects.tell(object) }
      object[keyPath: path].box.set(newValue)
    }
  }
}

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// The publisher of changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of changes, which the object keeps.
  public var objectWillChange: ObservableObjectPublisher { ObservedObjects.publisher(of: self) }
}

/// The publisher of an observable object.
public final class ObservableObjectPublisher: Publisher {
  /// Changes have no value.
  public typealias Output = Void
  /// Changes do not fail.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  /// Makes a publisher.
  public init() {}
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
  /// Tells that the object will change.
  public func send() { subject.send() }
}

/// The publishers that observable objects keep.
private enum ObservedObjects {
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = objc_getAssociatedObject(object, key) as? ObservableObjectPublisher {
      return known
    }
    let made = ObservableObjectPublisher()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  static func tell(_ object: some ObservableObject) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}
