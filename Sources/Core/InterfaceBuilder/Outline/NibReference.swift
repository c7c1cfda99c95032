import Documents

/// Object ids as values of attributes.
enum NibReference {
  private static let attributes: Set<String> = [
    "destination", "reference", "firstItem", "secondItem", "initialViewController", "target",
    "viewController", "masterReference", "relatedObject", "tabBarItem", "tableViewCell",
    "textLabel", "detailTextLabel", "imageView", "collectionViewCell", "accessoryView",
  ]

  /// Whether a property contains an object id: by the last name of its key path, or because the
  /// value has the form of Xcode's ids, `abc-de-fgh`.
  static func isReference(_ path: String, _ value: String? = nil) -> Bool {
    value.map(isSpelledAsID) ?? false
      || attributes.contains(path.split(separator: ".").last.map(String.init) ?? path)
  }

  /// Whether a text has the form of the ids that Xcode generates.
  static func isSpelledAsID(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    let hyphen = UInt8(ascii: "-")
    return bytes.count == 10 && bytes[3] == hyphen && bytes[6] == hyphen
      && bytes.count { $0 == hyphen } == 2
  }

  /// Returns the element with object ids replaced according to a table.
  static func renaming(_ element: XMLElement, _ names: [String: String]) -> XMLElement {
    var copy = element
    for index in copy.attributes.indices {
      let attribute = copy.attributes[index]
      let isID =
        attribute.name == "sceneID" || isReference(attribute.name, attribute.value)
        || (attribute.name == "id" && element.objectID != nil)
      if isID, let name = names[attribute.value] { copy.attributes[index].value = name }
    }
    copy.children = copy.children.map { renaming($0, names) }
    return copy
  }
}
