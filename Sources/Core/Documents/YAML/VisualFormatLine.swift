/// A list entry, or the value of its `format`, that begins like YAML syntax but is meant as text.
enum VisualFormatLine {
  /// Returns the unquoted visual format in a line, such as `|-[title]-|` or `V: [title]`; nil if there is none,
  /// or if YAML reads it as text.
  static func bare(in line: String) -> String? {
    let text = trimmed(line)
    guard text.hasPrefix("- ") else { return nil }
    let whole = stated(in: trimmed(text.dropFirst(2)))
    let axis = ["H:", "V:"].first(where: whole.hasPrefix) ?? ""
    let entry = trimmed(whole.dropFirst(axis.count))
    guard let first = entry.first, first == "|" || first == "[", entry.contains("["),
      entry.contains("]"), entry.contains("-") || entry.contains("(") || entry.contains("|")
    else { return nil }
    return entry.contains("\"") ? nil : axis + entry
  }

  /// Returns the value of `format` in an entry that is a mapping; any other entry unchanged.
  private static func stated(in entry: String) -> String {
    guard let key = entry.firstRange(of: "format:") else { return entry }
    var depth = 0
    let value = entry[key.upperBound...].prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character != "}" && (character != "," || depth > 0)
    }
    return trimmed(value)
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
