package import Documents
package import Geometry
package import Rendering

/// One cause of a difference between two revisions of a document, with what follows from it.
package struct RevisionFinding: Sendable, Equatable {
  /// What changed.
  package enum Kind: String, CaseIterable, Sendable {
    case constraint, property, view, order, connection, frame, resource
  }

  /// A view that lies elsewhere because of the cause.
  package struct Move: Sendable, Equatable {
    /// The view's id.
    package var id: String
    /// What people call it.
    package var name: String
    /// The frame before, in the superview's coordinates, in points.
    package var before: Rect
    /// The frame with this cause alone.
    package var after: Rect
  }

  /// What changed.
  package var kind: Kind
  /// The scene that it belongs to, by name; empty for the document as a whole.
  package var scene: String
  /// The id of the root of its layout; nil where nothing is laid out.
  package var tree: String?
  /// What people call the object that it is about; empty for the document.
  package var subject: String
  /// The object's id; the older one where both revisions have it.
  package var id: String
  /// The line in the newer document, in the older one for what went.
  package var line: Int
  /// The whole of it in a sentence.
  package var words: String
  /// The views that lie elsewhere because of it.
  package var moves: [Move]

  /// How one frame becomes another, as a verb: `moved 8 pt down and became 4 pt wider`.
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
