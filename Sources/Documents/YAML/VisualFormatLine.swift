/// A list's entry that begins as YAML's own signs do, but is meant as text.
enum VisualFormatLine {
  /// The visual format that a line holds without quotes, such as `|-[title]-|`; nil where it holds
  /// none, or one that YAML takes for text.
  static func bare(in line: String) -> String? {
    let text = trimmed(line)
    guard text.hasPrefix("- ") else { return nil }
    let entry = trimmed(text.dropFirst(2))
    guard let first = entry.first, first == "|" || first == "[", entry.contains("["),
      entry.contains("]"), entry.contains("-") || entry.contains("(") || entry.contains("|")
    else { return nil }
    return entry.contains("\"") ? nil : entry
  }

  /// The equation that a line holds without quotes and that begins with a list, such as
  /// `[a, b].width == 44`; nil where it holds none.
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
