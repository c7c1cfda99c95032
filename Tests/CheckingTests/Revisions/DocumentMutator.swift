import Documents
import Foundation

/// Changes a sample storyboard as people do, and as Xcode does when it rewrites a file.
struct DocumentMutator {
  /// A revision: the change, and what a review must say about it.
  struct Mutation: CustomStringConvertible, Sendable {
    let name: String
    /// Parts of the sentence that describes it, or all of it after '='; empty for no change.
    let words: [String]
    let change: @Sendable (inout DocumentMutator) -> Void

    var description: String { name }

    /// Returns a test for a sentence that contains the part.
    func isSaid(_ part: String) -> (String) -> Bool {
      { part.hasPrefix("=") ? $0 == String(part.dropFirst()) : $0.contains(part) }
    }

    init(
      _ name: String, says words: String...,
      change: @escaping @Sendable (inout DocumentMutator) -> Void
    ) {
      (self.name, self.words, self.change) = (name, words, change)
    }
  }

  private(set) var root: XMLElement

  /// The storyboard of the gallery.
  static let shop = Result {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Scenes/storyboards/shop.storyboard").standardized
    return try XMLReader.read([UInt8](try Data(contentsOf: file)))
  }

  init() throws { root = try Self.shop.get() }

  /// The document's text.
  var bytes: [UInt8] {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    Self.write(root, 0, to: &text)
    return Array(text.utf8)
  }

  private static func write(_ element: XMLElement, _ depth: Int, to text: inout String) {
    let indent = String(repeating: " ", count: 4 * depth)
    let attributes = element.attributes
      .map { " \($0.name)=\"\(Escape.attribute($0.value))\"" }.joined()
    let content = element.children.isEmpty ? Escape.markup(element.text) : ""
    text += "\(indent)<\(element.name)\(attributes)>\(content)"
    if !element.children.isEmpty {
      text += "\n"
      for child in element.children { write(child, depth + 1, to: &text) }
      text += indent
    }
    text += "</\(element.name)>\n"
  }

  // MARK: - Changing elements

  /// Changes the element with an id.
  mutating func at(_ id: String, _ change: (inout XMLElement) -> Void) {
    Self.forEach(&root) { if ($0["id"] ?? $0["sceneID"]) == id { change(&$0) } }
  }

  /// Sets an attribute of the element with an id.
  mutating func set(_ id: String, _ attribute: String, _ value: String?) {
    at(id) { element in
      guard let value else { return element.attributes.removeAll { $0.name == attribute } }
      element.set(attribute, to: value)
    }
  }

  /// Changes every element, inner ones first.
  mutating func each(_ change: (inout XMLElement) -> Void) { Self.forEach(&root, change) }

  /// Removes and returns the element with an id.
  @discardableResult
  mutating func take(_ id: String) -> XMLElement? {
    var taken: XMLElement?
    each { element in
      if let index = element.children.firstIndex(where: { $0["id"] == id }) {
        taken = element.children.remove(at: index)
      }
    }
    return taken
  }

  /// Appends an element to a list in the element with an id.
  mutating func put(_ child: XMLElement?, into id: String, _ list: String) {
    at(id) { element in
      guard let child else { return }
      if let index = element.children.firstIndex(where: { $0.name == list }) {
        element.children[index].children.append(child)
      } else {
        element.children.append(XMLElement(name: list, children: [child], line: 1, column: 1))
      }
    }
  }

  private static func forEach(_ element: inout XMLElement, _ change: (inout XMLElement) -> Void) {
    for index in element.children.indices { forEach(&element.children[index], change) }
    change(&element)
  }

  /// Returns an element with attributes in the given order.
  static func element(_ name: String, _ attributes: KeyValuePairs<String, String>) -> XMLElement {
    XMLElement(
      name: name, attributes: attributes.map { XMLAttribute(name: $0.key, value: $0.value) },
      line: 1, column: 1)
  }
}
