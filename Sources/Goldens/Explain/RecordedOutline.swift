package import Scenes

/// What a scene stated when its goldens were recorded: the file `scene.txt` beside them.
///
/// It decides nothing; it only tells why a layout is another.
package struct RecordedOutline: Equatable, Sendable {
  private static let heading =
    "# What these goldens were recorded from. It decides nothing: it tells what changed."

  /// What was stated, in order.
  package var entries: [OutlineEntry]

  /// Wraps entries.
  package init(entries: [OutlineEntry]) { self.entries = entries }

  /// The text of the file: an entry a line, its parts between tabs.
  package var fileText: String {
    let lines = entries.map { entry in
      [entry.kind.rawValue, entry.subject, entry.key, entry.value]
        .map { $0.replacing("\t", with: " ") }.joined(separator: "\t")
    }
    return ([Self.heading] + lines).joined(separator: "\n") + "\n"
  }

  /// Reads the text of the file; lines that are none are passed over.
  package init(_ text: String) {
    entries = text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, let kind = OutlineEntry.Kind(rawValue: String(parts[0])) else {
        return nil
      }
      return OutlineEntry(
        kind, subject: String(parts[1]), key: String(parts[2]), value: String(parts[3]))
    }
  }
}
