import Documents
package import Geometry
package import Rendering

/// A cause of a difference between two revisions of a document, with its consequences.
package struct RevisionFinding: Sendable, Equatable {
  /// The kind of change.
  package enum Kind: String, CaseIterable, Sendable {
    case constraint, property, view, order, connection, frame, resource
  }

  /// A view whose frame changed because of the cause.
  package struct Move: Sendable, Equatable {
    /// The view's id.
    package var id: String
    /// The view's name for people.
    package var name: String
    /// The frame before, in the superview's coordinates, in points.
    package var before: Rect
    /// The frame with this cause alone.
    package var after: Rect
  }

  /// The kind of change.
  package var kind: Kind
  /// The name of its scene; empty for the document as a whole.
  package var scene: String
  /// The id of the root of its layout; nil if nothing is laid out.
  package var tree: String?
  /// The name for people of the object that changed; empty for the document.
  package var subject: String
  /// The object's id; the older one if both revisions have the object.
  package var id: String
  /// The line in the newer document; in the older one for something removed.
  package var line: Int
  /// The views whose frames changed because of it.
  package var moves: [Move]

  /// The name in a sentence, with an article if it is only a kind.
  var called: String
  /// The sentence without what else moved or is cut off.
  var lead: String
  /// What else moved or is cut off, after a semicolon; empty for nothing.
  var tail: String
  /// Whether the tail says only which views moved or changed size by this cause alone.
  var isListed: Bool

  /// The whole finding in a sentence.
  package var words: String { lead + tail }

  /// Returns the lines of findings that follow one another in a scene: one for equal changes, with the
  /// names of all (`...; likewise Pay and Total`), and one for the other changes of an object.
  package static func lines(_ findings: [RevisionFinding]) -> [String] {
    RevisionLines(findings).lines
  }

  /// Returns the change from one frame to another, as a verb: `moved 8 pt down and became 4 pt
  /// wider`.
  package static func verb(from before: Rect, to after: Rect) -> String {
    RevisionEffect.verb(from: before, to: after)
  }

  /// The finding as JSON.
  package var json: JSON {
    .object([
      "kind": .string(kind.rawValue), "scene": .string(scene), "subject": .string(subject),
      "id": .string(id), "line": .int(line), "words": .string(words),
      "moved": .array(moves.map(\.json)),
    ])
  }
}

extension RevisionFinding.Move {
  fileprivate var json: JSON {
    .object([
      "id": .string(id), "name": .string(name), "before": Self.json(before),
      "after": Self.json(after),
    ])
  }

  private static func json(_ rect: Rect) -> JSON {
    .array([rect.minX, rect.minY, rect.width, rect.height].map(JSON.number))
  }
}
