import Documents
import Foundation
import InterfaceBuilder

/// The argument of `init?(coder:)` for an object from a nib or storyboard: the element that
/// describes it.
///
/// There is no archive: UIKit's classes read the element, and a subclass that passes on the coder
/// gets their values. A subclass cannot decode values of its own.
final class NibCoder: NSCoder {
  let element: XMLElement
  let loader: NibReader

  init(_ element: XMLElement, _ loader: NibReader) {
    (self.element, self.loader) = (element, loader)
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}

// MARK: - Values

@MainActor extension NibCoder {
  /// The object id.
  var id: String { element["id"] ?? "" }
  /// The reuse identifier of a cell.
  var reuseIdentifier: String? { element["reuseIdentifier"] }
  /// The recorded frame, in the superview's coordinates; an empty one at zero if there is none.
  var frame: CGRect { element.recordedFrame.map { CGRect($0) } ?? .zero }

  /// Returns a text property of an object, translated if the file's table contains it.
  func text(_ property: String, of owner: XMLElement? = nil) -> String? {
    let owner = owner ?? element
    return shown(owner.string(property), "\(owner["id"] ?? id).\(property)")
  }
  /// Returns the translation of a key in the file's table, otherwise a text.
  func shown(_ text: String?, _ key: String) -> String? {
    StringsLibrary.shared.text(key, table: loader.file.name) ?? text
  }

  /// Returns a finite number.
  func number(_ attribute: String) -> CGFloat? { element.number(attribute).map { CGFloat($0) } }
  /// Returns a count; at most a million, so that no document can ask for more.
  func count(_ attribute: String) -> Int? {
    element.number(attribute).map { Int(max(-1_000_000, min($0, 1_000_000))) }
  }
  func flag(_ attribute: String) -> Bool? { element.flag(attribute) }
  /// Returns the case of one of UIKit's enumerations that an attribute names, as Apple's documents
  /// name nearly all of them; nil for no attribute and for another word.
  func word<Value: RawRepresentable>(_ attribute: String) -> Value? where Value.RawValue == Int {
    element.word(attribute)
  }
  func child(_ key: String) -> XMLElement? { element.child(key: key) }

  func color(_ key: String) -> UIColor? { loader.color(child(key)) }
  func font(_ key: String = "fontDescription") -> UIFont? { loader.font(child(key)) }
  func image(_ property: String = "image", of owner: XMLElement? = nil) -> UIImage? {
    loader.image(owner ?? element, property)
  }

  /// Returns an `<inset>`; nil without one.
  func insets(_ key: String) -> UIEdgeInsets? { element.insets(key).map { UIEdgeInsets($0) } }
  /// Returns a `<size>`; nil without one.
  func size(_ key: String) -> CGSize? { element.size(key).map { CGSize($0) } }
}

extension XMLElement {
  /// Returns the case of one of UIKit's enumerations that an attribute names.
  func word<Value: RawRepresentable>(_ attribute: String) -> Value? where Value.RawValue == Int {
    // The raw values of the enumerations that documents name are in this range.
    self[attribute].flatMap { word in
      (-2...127).lazy.compactMap(Value.init).first { "\($0)" == word }
    }
  }
}
