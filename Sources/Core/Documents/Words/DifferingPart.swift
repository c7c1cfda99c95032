/// The part of two texts in which they differ, as sentences show it.
package enum DifferingPart {
  /// The longest text that is shown whole.
  private static let mostShown = 60
  /// How much of what is equal is shown around a difference.
  private static let context = 16

  /// Returns both texts on one line: whole, or if they are long the parts around their first and last
  /// difference, with an ellipsis for what is left out.
  package static func of(_ before: String, _ after: String) -> (before: String, after: String) {
    let showsBreaks = before != after && line(before) == line(after)
    let (old, new) = (
      Array(line(before, showsBreaks: showsBreaks)), Array(line(after, showsBreaks: showsBreaks))
    )
    guard max(old.count, new.count) > mostShown else { return (String(old), String(new)) }
    let shorter = min(old.count, new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = min(
      shorter - start, zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count)
    let first = start <= context ? 0 : start - context
    func shown(_ text: [Character]) -> String {
      let last = end <= context ? text.count : text.count - end + context
      // What differs may itself be long.
      let part = first..<min(last, first + 2 * mostShown)
      return (part.lowerBound > 0 ? "\u{2026}" : "") + String(text[part])
        + (part.upperBound < text.count ? "\u{2026}" : "")
    }
    return (shown(old), shown(new))
  }

  /// Returns a text on one line, cut if it is long.
  package static func clipped(_ text: String) -> String {
    let line = line(text)
    return line.count > mostShown ? line.prefix(mostShown - 1) + "\u{2026}" : line
  }

  private static func line(_ text: String, showsBreaks: Bool = false) -> String {
    showsBreaks
      ? String(text.map { $0.isNewline ? "\u{21B5}" : $0 })
      : text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
