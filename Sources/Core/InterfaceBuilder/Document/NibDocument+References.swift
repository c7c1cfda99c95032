package import Documents

/// References to controllers in other storyboards.
extension NibDocument {
  /// A reference to a controller in another storyboard (`<viewControllerPlaceholder>`).
  package struct Reference: Sendable, Equatable {
    /// The reference's object id.
    package let id: String
    /// The name of the storyboard, without its extension.
    package let storyboard: String
    /// The controller's storyboard identifier; nil for the initial one.
    package let identifier: String?
    /// The name of the bundle, the last word of its identifier; nil for the document's own.
    package let bundle: String?
  }

  /// The references in the order of the file.
  package var references: [Reference] {
    content.list("scenes").flatMap { $0.list("objects") }.compactMap { element in
      guard element.name == "viewControllerPlaceholder",
        let id = element["id"], let storyboard = element["storyboardName"]
      else { return nil }
      return Reference(
        id: id, storyboard: storyboard, identifier: element["referencedIdentifier"],
        bundle: element["bundleIdentifier"]?.split(separator: ".").last.map(String.init))
    }
  }

  /// Returns the controller with a storyboard identifier; the initial one for nil.
  package func controller(identifiedBy identifier: String?) -> XMLElement? {
    guard let identifier else {
      return content["initialViewController"].flatMap(relations.controller)
    }
    return relations.first(identifiedBy: identifier)
  }
}
