/// An element of an XML file, with its contents and its place.
package struct XMLElement: Sendable, Equatable {
  /// The tag name.
  package var name: String
  /// The attributes in the order of the file.
  package var attributes: [XMLAttribute]
  /// The child elements in the order of the file.
  package var children: [XMLElement] = []
  /// The character data directly inside, joined and untrimmed.
  package var text = ""
  /// The line of the opening tag, starting at 1.
  package var line: Int
  /// The column of the opening tag's bracket, starting at 1, in bytes.
  package var column: Int

  /// Makes an element without text.
  package init(
    name: String, attributes: [XMLAttribute] = [], children: [XMLElement] = [], line: Int,
    column: Int
  ) {
    (self.name, self.attributes, self.children) = (name, attributes, children)
    (self.line, self.column) = (line, column)
  }

  /// The value of an attribute; nil if it is absent.
  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// Returns the first child with a tag name; nil for none.
  package func child(_ name: String) -> XMLElement? {
    children.first { $0.name == name }
  }

  /// Returns the first child, with any tag name, for a property:
  /// `<color key="backgroundColor" .../>`.
  package func child(key: String) -> XMLElement? {
    children.first { $0["key"] == key }
  }

  /// Returns the children of the first child with a tag name: `<subviews>`, `<constraints>`,
  /// `<items>`.
  package func list(_ name: String) -> [XMLElement] {
    child(name)?.children ?? []
  }

  /// Sets an attribute, in place if it already exists.
  package mutating func set(_ attribute: String, to value: String) {
    if let index = attributes.firstIndex(where: { $0.name == attribute }) {
      attributes[index].value = value
    } else {
      attributes.append(XMLAttribute(name: attribute, value: value))
    }
  }
}

/// A name and its value in an opening tag.
package struct XMLAttribute: Sendable, Equatable {
  /// The name.
  package var name: String
  /// The value, with entities resolved.
  package var value: String

  /// Makes an attribute.
  package init(name: String, value: String) { (self.name, self.value) = (name, value) }
}
