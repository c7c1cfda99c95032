import Foundation

// What an assistive technology says of objects other than views: of images, items and elements that an
// app's own classes describe. It is stored beside them.

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// What the object is; nil by default.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { told(\.accessibilityLabel, or: nil) }
    set { tell(newValue, \.accessibilityLabel) }
  }
  /// What comes of using the object; nil by default.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { told(\.accessibilityHint, or: nil) }
    set { tell(newValue, \.accessibilityHint) }
  }
  /// The object's value; nil by default.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { told(\.accessibilityValue, or: nil) }
    set { tell(newValue, \.accessibilityValue) }
  }
  /// The language in which the object is spoken; nil by default.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { told(\.accessibilityLanguage, or: nil) }
    set { tell(newValue, \.accessibilityLanguage) }
  }
  /// The object's traits; none by default.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { told(\.accessibilityTraits, or: .none) }
    set { tell(newValue, \.accessibilityTraits) }
  }
  /// Whether the object is an element; false by default.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { told(\.isAccessibilityElement, or: false) }
    set { tell(newValue, \.isAccessibilityElement) }
  }
  /// The elements inside; nil by default.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { told(\.accessibilityElements, or: nil) }
    set { tell(newValue, \.accessibilityElements) }
  }

  @MainActor private func told<Value>(
    _ property: ReferenceWritableKeyPath<UIResponder, Value>, or other: Value,
    _ name: String = #function
  ) -> Value {
    guard let responder = self as? UIResponder else { return kept(name) ?? other }
    return responder[keyPath: property]
  }

  @MainActor private func tell<Value>(
    _ value: Value, _ property: ReferenceWritableKeyPath<UIResponder, Value>,
    _ name: String = #function
  ) {
    guard let responder = self as? UIResponder else { return keep(value, name) }
    responder[keyPath: property] = value
  }
}
