extension Diagnostic: CustomStringConvertible {
  /// The remark as a terminal shows it, without a final line break.
  package var description: String {
    var lines = ["\(head): \(severity.rawValue): \(message)"]
    if let excerpt {
      lines.append(excerpt.text)
      lines.append(excerpt.carets)
    }
    if let hint { lines.append("hint: \(hint)") }
    return (lines + noteLines).joined(separator: "\n")
  }

  /// The places that led there, each with its line.
  package var noteLines: [String] {
    notes.flatMap { note in
      [
        "\(note.file):\(note.place.line):\(note.place.column): note: \(note.message)",
        note.excerpt.text, note.excerpt.carets,
      ]
    }
  }

  private var head: String {
    guard let place else { return file }
    return "\(file):\(place.line):\(place.column)"
  }
}
