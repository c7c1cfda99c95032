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
  }

  /// The references in the order of the file, without those into other bundles.
  package var references: [Reference] {
    content.list("scenes").flatMap { $0.list("objects") }.compactMap { element in
      guard element.name == "viewControllerPlaceholder", element["bundleIdentifier"] == nil,
        let id = element["id"], let storyboard = element["storyboardName"]
      else { return nil }
      return Reference(
        id: id, storyboard: storyboard, identifier: element["referencedIdentifier"])
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
