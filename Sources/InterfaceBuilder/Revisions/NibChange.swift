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
  /// Everything else that it says, such as the event of an action, by key.
  package let details: [Detail]
  /// The line, from 1.
  package let line: Int

  /// One thing that it says beside its name and where it leads.
  package struct Detail: Sendable, Hashable {
    /// The attribute as documents spell it.
    package let key: String
    /// Its value.
    package let value: String
  }

  /// The value of a detail; nil where it says nothing of the kind.
  package subscript(key: String) -> String? { details.first { $0.key == key }?.value }

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
      .map { Detail(key: $0.name, value: $0.value) }.sorted { $0.key < $1.key }
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
    if tag == "segue" {
      return self["identifier"].map { "segue \($0)" } ?? "segue \(name) \(destination)"
    }
    return "\(tag) \(name) \(self["eventType"] ?? "")"
  }
}
