/// A list entry that begins like YAML syntax but is meant as text.
enum VisualFormatLine {
  /// Returns the unquoted visual format in a line, such as `|-[title]-|`; nil if there is none,
  /// or if YAML reads it as text.
  static func bare(in line: String) -> String? {
    let text = trimmed(line)
    guard text.hasPrefix("- ") else { return nil }
    let entry = trimmed(text.dropFirst(2))
    guard let first = entry.first, first == "|" || first == "[", entry.contains("["),
      entry.contains("]"), entry.contains("-") || entry.contains("(") || entry.contains("|")
    else { return nil }
    return entry.contains("\"") ? nil : entry
  }

  /// Returns the unquoted equation in a line that begins with a list, such as
  /// `[a, b].width == 44`; nil if there is none.
  static func bareList(in line: String) -> String? {
    let text = trimmed(line)
    guard text.hasPrefix("- [") else { return nil }
    let entry = trimmed(text.dropFirst(2))
    guard entry.drop(while: { $0 != "]" }).hasPrefix("].") else { return nil }
    return entry.contains("\"") ? nil : entry
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0 == " " }
    return String(String(start.reversed()).drop { $0 == " " || $0 == "\r" }.reversed())
  }
}
