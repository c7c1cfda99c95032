package import Documents

/// What the outlets and variations of a document name, by object id.
package struct NibMentions: Sendable {
  /// The objects that outlets lead to, which an app's code may change.
  package private(set) var outlets: Set<String> = []
  /// The views that some variation leaves out, and all that is in them.
  package private(set) var leftOut: Set<String> = []

  /// Reads a document with all its variations.
  package init(_ document: XMLElement) { visit(document, isLeftOut: false) }

  private mutating func visit(_ element: XMLElement, isLeftOut: Bool) {
    if isLeftOut, let id = element["id"] { leftOut.insert(id) }
    if ["outlet", "outletCollection"].contains(element.name), let id = element["destination"] {
      outlets.insert(id)
    }
    let excluded = Self.excludedViews(of: element)
    for child in element.children where child.name != "subviews" || excluded.isEmpty {
      visit(child, isLeftOut: isLeftOut)
    }
    guard !excluded.isEmpty else { return }
    for child in element.list("subviews") {
      visit(child, isLeftOut: isLeftOut || excluded.contains(child["id"] ?? ""))
    }
  }

  private static func excludedViews(of element: XMLElement) -> Set<String> {
    let masks = element.children.lazy.filter { $0.name == "variation" }.flatMap(\.children)
      .filter { $0.name == "mask" && $0["key"] == "subviews" }
    return Set(
      masks.flatMap(\.children).filter { $0.name == "exclude" }.compactMap { $0["reference"] })
  }
}
