import Documents

/// Object ids as values of attributes.
enum NibReference {
  private static let attributes: Set<String> = [
    "destination", "reference", "firstItem", "secondItem", "initialViewController", "target",
    "viewController", "masterReference", "relatedObject", "tabBarItem", "tableViewCell",
    "textLabel", "detailTextLabel", "imageView", "collectionViewCell", "accessoryView",
  ]

  /// Whether a property holds an object id: by the last name of its key path, or because the value
  /// is spelled as Xcode spells its ids, `abc-de-fgh`.
  static func isReference(_ path: String, _ value: String? = nil) -> Bool {
    value.map(isSpelledAsID) ?? false
      || attributes.contains(path.split(separator: ".").last.map(String.init) ?? path)
  }

  /// Whether a text is spelled as Xcode spells the ids that it makes.
  static func isSpelledAsID(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    let hyphen = UInt8(ascii: "-")
    return bytes.count == 10 && bytes[3] == hyphen && bytes[6] == hyphen
      && bytes.count { $0 == hyphen } == 2
  }

  /// The element with every object id replaced as a table says.
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
