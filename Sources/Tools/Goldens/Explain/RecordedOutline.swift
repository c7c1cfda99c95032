package import Scenes

/// What a scene stated when its goldens were recorded: the file `scene.txt` beside them.
///
/// It does not affect whether a check passes; it only explains why a layout differs.
package struct RecordedOutline: Equatable, Sendable {
  static let heading =
    "# What these goldens were recorded from: not compared, but used to explain changes."

  /// What follows the fingerprint of a file of which the outline has what the scene uses.
  static let byParts = " by parts"

  /// The recorded statements, in order, without tabs and line ends, which would split fields.
  package let entries: [OutlineEntry]

  /// Wraps entries.
  package init(entries: [OutlineEntry]) {
    self.entries = entries.map { entry in
      OutlineEntry(
        entry.kind, subject: Self.inOneField(entry.subject), key: Self.inOneField(entry.key),
        value: Self.inOneField(entry.value))
    }
  }

  /// The text of the file: one entry per line, with its parts separated by tabs.
  package var fileText: String {
    let lines = entries.map { entry in
      [entry.kind.rawValue, entry.subject, entry.key, entry.value].joined(separator: "\t")
    }
    return ([Self.heading] + lines).joined(separator: "\n") + "\n"
  }

  /// Returns a text without characters that end a field or a line.
  private static func inOneField(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x09, 0x0A, 0x0D].contains($0) }) else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(
      contentsOf: text.unicodeScalars.map { ["\t", "\n", "\r"].contains($0) ? " " : $0 })
    return String(scalars)
  }

  /// Reads the text of the file. Lines that aren't entries are skipped.
  package init(_ text: String) {
    // By scalars, because a carriage return and a line feed form one character. Git on another
    // system may have converted the line ends.
    entries = text.unicodeScalars.split(separator: "\n").compactMap { line in
      let line = line.last == "\r" ? line.dropLast() : line
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4, let kind = OutlineEntry.Kind(rawValue: parts[0]) else { return nil }
      return OutlineEntry(kind, subject: parts[1], key: parts[2], value: parts[3])
    }
  }
}
