extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as a terminal shows it, without a final line break.
  package var description: String {
    let head = "\(location): \(severity.rawValue): \(message)"
    return ([head] + details.map(\.text)).joined(separator: "\n")
  }

  /// The location as `file:line:column`, or the file alone.
  package var location: String {
    place.map { "\(file):\($0.line):\($0.column)" } ?? file
  }

  /// What follows the head: the listing, or else the source line, the carets and the hint; then
  /// the places that led there.
  package var details: [ListingLine] {
    (listing.isEmpty ? (excerpt?.listing ?? []) + hintLines : listing) + notes.flatMap(\.listing)
  }

  private var hintLines: [ListingLine] {
    guard let lines = hint?.text.split(separator: "\n", omittingEmptySubsequences: false),
      let first = lines.first
    else { return [] }
    return [ListingLine(.lead, "hint:", " \(first)")]
      + lines.dropFirst().map { ListingLine(String($0)) }
  }
}

extension Diagnostic.Note {
  /// The place with its line.
  fileprivate var listing: [ListingLine] {
    ["\(file):\(place.line):\(place.column): note: \(message)"] + excerpt.listing
  }
}

extension Excerpt {
  /// The line and its carets; nothing of a line that has nothing to show.
  fileprivate var listing: [ListingLine] {
    let (text, carets) = shown
    guard text.contains(where: { $0 != " " }) else { return [] }
    return [ListingLine(text), ListingLine(.carets, carets)]
  }
}
