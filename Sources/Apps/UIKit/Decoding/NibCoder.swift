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

  /// Returns a text, translated if the file's table contains it.
  func text(_ property: String, of owner: XMLElement? = nil, key: String? = nil) -> String? {
    let owner = owner ?? element
    let table = loader.file.name
    let name = "\(owner["id"] ?? id).\(key ?? property)"
    return StringsLibrary.shared.text(name, table: table) ?? owner.string(property)
  }

  /// Returns a finite number.
  func number(_ attribute: String) -> CGFloat? { element.number(attribute).map { CGFloat($0) } }
  /// Returns a count; at most a million, so that no document can ask for more.
  func count(_ attribute: String) -> Int? {
    element.number(attribute).map { Int(max(-1_000_000, min($0, 1_000_000))) }
  }
  func flag(_ attribute: String) -> Bool? { element.flag(attribute) }
  /// Returns the value for a word.
  func word<Value>(_ attribute: String, _ values: KeyValuePairs<String, Value>) -> Value? {
    element[attribute].flatMap { word in values.first { $0.key == word }?.value }
  }
  func child(_ key: String) -> XMLElement? { element.child(key: key) }

  func color(_ key: String) -> UIColor? { loader.color(child(key)) }
  func font(_ key: String = "fontDescription") -> UIFont? { loader.font(child(key)) }
  func image(_ property: String = "image", of owner: XMLElement? = nil) -> UIImage? {
    loader.image(owner ?? element, property)
  }

  /// Returns an `<inset minX minY maxX maxY>`; nil without one.
  func insets(_ key: String) -> UIEdgeInsets? {
    child(key).map { inset in
      func side(_ name: String, _ other: String) -> CGFloat {
        CGFloat(inset.number(name) ?? inset.number(other) ?? 0)
      }
      return UIEdgeInsets(
        top: side("minY", "top"), left: side("minX", "left"), bottom: side("maxY", "bottom"),
        right: side("maxX", "right"))
    }
  }

  /// Returns a `<directionalEdgeInsets>`; nil without one.
  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    child(key).map { insets in
      NSDirectionalEdgeInsets(
        top: CGFloat(insets.number("top") ?? 0), leading: CGFloat(insets.number("leading") ?? 0),
        bottom: CGFloat(insets.number("bottom") ?? 0),
        trailing: CGFloat(insets.number("trailing") ?? 0))
    }
  }

  /// Returns a `<size>`; nil without one.
  func size(_ key: String) -> CGSize? {
    child(key).map {
      CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
    }
  }
}
