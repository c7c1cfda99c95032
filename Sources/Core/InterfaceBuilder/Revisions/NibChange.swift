package import Documents
package import Geometry

/// A difference between two revisions of a document.
package struct NibChange: Sendable, Equatable {
  /// The kind of difference.
  package enum Kind: Sendable, Equatable {
    /// A property of an object: its key path with both values; nil for a value that isn't stated.
    case property(path: String, part: String, before: String?, after: String?)
    /// The frame of a view that isn't laid out by constraints.
    case frame(before: Rect, after: Rect)
    /// An added object, with the number of constraints added with it.
    case added(constraints: Int)
    /// A removed object, with the number of constraints removed with it.
    case removed(constraints: Int)
    /// An object with a new parent.
    case moved(from: String, to: String)
    /// Objects in a list whose order changed; the subject is their parent.
    case reordered([String])
    /// An added constraint.
    case constraintAdded(NibConstraint)
    /// A removed constraint.
    case constraintRemoved(NibConstraint)
    /// A constraint with a changed value.
    case constraintChanged(before: NibConstraint, after: NibConstraint)
    /// An added or removed outlet, action or segue.
    case connection(NibConnection, isAdded: Bool)
    /// A connection with a changed destination or property.
    case reconnected(before: NibConnection, after: NibConnection)
    /// A picture of the document's resources with a changed size.
    case resource(name: String, before: String?, after: String?)
  }

  /// The kind of change.
  package var kind: Kind
  /// The id of the object that changed; the older one if both revisions have the object.
  package var subject: String
  /// The line in the newer document, or in the older one for something removed; from 1.
  package var line: Int
}

/// An outlet, an action or a segue.
package struct NibConnection: Sendable, Hashable {
  /// The tag: `outlet`, `outletCollection`, `action`, `segue`.
  package let tag: String
  /// The property, the selector, or the kind of the segue.
  package let name: String
  /// The id of the destination.
  package let destination: String
  /// All other details by key, such as the event of an action.
  package let details: [Detail]
  /// The line, from 1.
  package let line: Int

  /// A detail besides the name and the destination.
  package struct Detail: Sendable, Hashable {
    /// The attribute as documents spell it.
    package let key: String
    /// Its value.
    package let value: String
  }

  /// Returns the value of a detail; nil if it isn't stated.
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

  /// The role that distinguishes the connection from its siblings, wherever it leads.
  var role: String {
    if tag == "segue" {
      return self["identifier"].map { "segue \($0)" } ?? "segue \(name) \(destination)"
    }
    return "\(tag) \(name) \(self["eventType"] ?? "")"
  }
}
