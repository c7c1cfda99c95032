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
  /// The whole finding in a sentence.
  package var words: String
  /// The views whose frames changed because of it.
  package var moves: [Move]

  /// Returns the sentences of findings that follow one another in a scene; of equal changes the first,
  /// with the names of the others: `...; likewise Pay and Total`.
  package static func sentences(_ findings: [RevisionFinding]) -> [String] {
    var groups: [(words: String, others: [String])] = []
    // The place of each sentence, by its words without the name of its subject; only for lookup.
    var places: [String: Int] = [:]
    for finding in findings {
      let name = finding.subject
      let isNamed = !name.isEmpty && finding.words.contains(name)
      let key = isNamed ? finding.words.replacing(name, with: "\u{0}") : finding.words
      if isNamed, let place = places[key] {
        groups[place].others.append(name)
      } else {
        places[key] = groups.count
        groups.append((finding.words, []))
      }
    }
    return groups.map { group in
      let rest = group.others.count - mostNamed
      let names = group.others.prefix(mostNamed) + (rest > 0 ? ["\(rest) more"] : [])
      return group.words
        + (names.isEmpty ? "" : "; likewise \(NameList.both(Array(names)))")
    }
  }

  /// The most names of objects with an equal change that a sentence lists.
  private static let mostNamed = 4

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
