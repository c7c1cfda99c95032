public import Foundation

// Observing by name. As by key path, a property is checked after each layout.

/// A change of a property: of its value, or of the objects at some places of an array.
struct KeyedChange {
  var kind = NSKeyValueChange.setting
  var indexes: IndexSet?
  var old: Any?
  var new: Any?
}

/// The names that an object observes in another, which holds them.
private final class NamedObservations {
  struct Entry {
    weak var observer: NSObject?
    let name: String
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
    let observation: NSKeyValueObservation?

    /// Tells the observer what it wants to know of a change.
    @preconcurrency @MainActor func tell(of change: KeyedChange, in object: NSObject) {
      var said: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: change.kind.rawValue)]
      if let indexes = change.indexes { said[.indexesKey] = indexes }
      if options.contains(.old) { said[.oldKey] = change.old }
      if options.contains(.new) { said[.newKey] = change.new }
      switch observer {
      case let observer as UIResponder:
        observer.observeValue(forKeyPath: name, of: object, change: said, context: context)
      case let observer as any _KeyValueObserver:
        observer.observeValue(forKeyPath: name, of: object, change: said, context: context)
      default: break
      }
    }
  }

  var entries: [Entry] = []
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Tells an object of the changes of a property: after each layout in which it changed, and at once
  /// with the option `initial`. The property is a stored one, or one of those that apps observe in views.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    let known: NamedObservations = kept(Self.observationsKey) ?? NamedObservations()
    keep(known, Self.observationsKey)
    let made = observing(
      { ($0.observed(keyPath) ?? $0.value(forKeyPath: keyPath)).map(AnyComparable.init) },
      options: options
    ) { [weak observer] object, old, new in
      NamedObservations.Entry(
        observer: observer, name: keyPath, options: options, context: context, observation: nil
      ).tell(
        of: KeyedChange(old: old??.value ?? NSNull(), new: new?.value ?? NSNull()), in: object)
    }
    known.entries.append(
      NamedObservations.Entry(
        observer: observer, name: keyPath, options: options, context: context, observation: made))
  }

  /// Tells those who observe a property by name of a change.
  @preconcurrency @MainActor func tellObservers(of change: KeyedChange, of name: String) {
    let known: NamedObservations? = kept(Self.observationsKey)
    for entry in known?.entries ?? [] where entry.name == name { entry.tell(of: change, in: self) }
  }

  /// Tells an object no more of a property.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    let known: NamedObservations? = kept(Self.observationsKey)
    known?.entries.removeAll { entry in
      entry.observer.map { $0 === observer } ?? true && entry.name == keyPath
        && (context == nil || entry.context == context)
    }
  }

  private static var observationsKey: String { "observations by name" }

  /// Returns the value of a property that no Swift mirror shows; nil for others.
  @MainActor private func observed(_ name: String) -> Any? {
    switch (self, name) {
    case (let view as UIView, "frame"): view.frame
    case (let view as UIView, "bounds"): view.bounds
    case (let view as UIView, "center"): view.center
    case (let view as UIView, "alpha"): view.alpha
    case (let view as UIView, "hidden"): view.isHidden
    case (let view as UIScrollView, "contentOffset"): view.contentOffset
    case (let view as UIScrollView, "contentSize"): view.contentSize
    case (let view as UIScrollView, "contentInset"): view.contentInset
    case (let view as UILabel, "text"): view.text
    case (let view as UILabel, "font"): view.font
    case (let view as UIControl, "highlighted"): view.isHighlighted
    case (let view as UIControl, "selected"): view.isSelected
    case (let view as UIControl, "enabled"): view.isEnabled
    case (let view as UIImageView, "image"): view.image
    default: nil
    }
  }
}

/// A value of any type, equal to another if both can be compared and are equal.
private struct AnyComparable: Hashable {
  let value: Any
  static func == (left: AnyComparable, right: AnyComparable) -> Bool {
    KeyedValues.isEqual(left.value, right.value)
  }
  func hash(into hasher: inout Hasher) {}
}
