extension Diagnostic: CustomStringConvertible {
  /// The remark as a terminal shows it, without a final line break.
  package var description: String {
    var lines = ["\(head): \(severity.rawValue): \(message)"]
    if let excerpt {
      lines.append(excerpt.text)
      lines.append(excerpt.carets)
    }
    if let hint { lines.append("hint: \(hint)") }
    return lines.joined(separator: "\n")
  }

  private var head: String {
    guard let place else { return file }
    return "\(file):\(place.line):\(place.column)"
  }
}
