package import Documents
package import Geometry

/// One thing that two revisions of a document say differently.
package struct NibChange: Sendable, Equatable {
  /// What it is about.
  package enum Kind: Sendable, Equatable {
    /// A property of an object: its key path with both values; nil for what is not stated.
    case property(path: String, part: String, before: String?, after: String?)
    /// The frame of a view that no constraint lays out.
    case frame(before: Rect, after: Rect)
    /// An object that came, with the number of constraints that came with it.
    case added(constraints: Int)
    /// An object that went, with the number of constraints that went with it.
    case removed(constraints: Int)
    /// An object that has another parent now.
    case moved(from: String, to: String)
    /// Objects of one list that stand in another order; the subject is their parent.
    case reordered([String])
    /// A constraint that came.
    case constraintAdded(NibConstraint)
    /// A constraint that went.
    case constraintRemoved(NibConstraint)
    /// A constraint with another value.
    case constraintChanged(before: NibConstraint, after: NibConstraint)
    /// An outlet, action or segue that came or went.
    case connection(NibConnection, isAdded: Bool)
    /// A connection that leads elsewhere, or has another property.
    case reconnected(before: NibConnection, after: NibConnection)
    /// A picture of the document's resources that has another size.
    case resource(name: String, before: String?, after: String?)
  }

  /// What changed.
  package var kind: Kind
  /// The id of the object that it is about; the older one where both revisions have it.
  package var subject: String
  /// The line of the newer document, of the older one for what went; from 1.
  package var line: Int

  /// Whether objects came, went, or changed their places.
  package var isStructural: Bool {
    switch kind {
    case .added, .removed, .moved, .reordered: true
    default: false
    }
  }
}

/// An outlet, an action or a segue.
package struct NibConnection: Sendable, Hashable {
  /// The tag: `outlet`, `outletCollection`, `action`, `segue`.
  package let tag: String
  /// The property, the selector, or the kind of the segue.
  package let name: String
  /// The id of what it leads to.
  package let destination: String
  /// Everything else that it says, such as the event of an action, as `key=value`.
  package let details: [String]
  /// The line, from 1.
  package let line: Int

  /// Reads a connection.
  package init(_ element: XMLElement) {
    tag = element.name
    name = element["property"] ?? element["selector"] ?? element["kind"] ?? ""
    destination = element["destination"] ?? ""
    line = element.line
    let known: Set<String> = [
      "id", "property", "selector", "kind", "destination", "sceneMemberID",
      "customModuleProvider",
    ]
    details = element.attributes.filter { !known.contains($0.name) }
      .map { "\($0.name)=\($0.value)" }.sorted()
  }

  package static func == (first: NibConnection, second: NibConnection) -> Bool {
    first.tag == second.tag && first.name == second.name
      && first.destination == second.destination && first.details == second.details
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    hasher.combine(name)
    hasher.combine(destination)
    hasher.combine(details)
  }

  /// What tells it from its siblings, wherever it leads.
  var role: String {
    let event = details.first { $0.hasPrefix("eventType=") } ?? ""
    let identifier = details.first { $0.hasPrefix("identifier=") } ?? ""
    if tag == "segue" {
      return identifier.isEmpty ? "segue \(name) \(destination)" : "segue \(identifier)"
    }
    return "\(tag) \(name) \(event)"
  }
}
