public import Foundation

// Observing by name. As by key path, a property is checked after each layout.

/// The names that an object observes in another, which holds them.
private final class NamedObservations {
  struct Entry {
    weak var observer: UIResponder?
    let name: String
    let context: UnsafeMutableRawPointer?
    let observation: NSKeyValueObservation
  }

  var entries: [Entry] = []
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Tells an object of the changes of a property: after each layout in which it changed, and at once
  /// with the option `initial`. The property is a stored one, or one of those that apps observe in views.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: UIResponder, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    let known: NamedObservations = kept(Self.observationsKey) ?? NamedObservations()
    keep(known, Self.observationsKey)
    let made = observing(
      { ($0.observed(keyPath) ?? $0.value(forKeyPath: keyPath)).map(AnyComparable.init) },
      options: options
    ) { [weak observer] object, old, new in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
      if options.contains(.old) { change[.oldKey] = old??.value ?? NSNull() }
      if options.contains(.new) { change[.newKey] = new?.value ?? NSNull() }
      observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    known.entries.append(
      NamedObservations.Entry(
        observer: observer, name: keyPath, context: context, observation: made))
  }

  /// Tells an object no more of a property.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
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
