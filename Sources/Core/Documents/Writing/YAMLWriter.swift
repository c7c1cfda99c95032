/// Writes values as YAML 1.2: short values on one line, long ones with one key or item per line.
package struct YAMLWriter {
  /// The keys whose lists and mappings are never written on one line.
  private let blocks: Set<String>
  private var lines: [String] = []

  /// The maximum width of a line with a list or mapping on it.
  private static let width = 98

  private init(blocks: Set<String>) { self.blocks = blocks }

  /// Returns the text of a document, with a line break at its end.
  ///
  /// - Parameter blocks: The keys whose lists and mappings are never written on one line.
  package static func text(of value: YAMLValue, blocks: Set<String> = []) -> String {
    var writer = YAMLWriter(blocks: blocks)
    switch value {
    case .mapping(let entries) where !entries.isEmpty: writer.write(entries, indent: 0)
    case .list(let items) where !items.isEmpty: writer.write(items, indent: 0)
    default: writer.lines.append(writer.line(value) ?? "")
    }
    return writer.lines.map { $0 + "\n" }.joined()
  }

  private mutating func write(_ entries: [YAMLValue.Entry], indent: Int, after mark: String = "") {
    for (index, entry) in entries.enumerated() {
      if case .comment(let text) = entry.value {
        lines.append(Self.blanks(indent) + Self.comment(text))
        continue
      }
      let pad = index == 0 && !mark.isEmpty ? mark : Self.blanks(indent)
      write(entry.value, behind: "\(pad)\(YAMLScalar.word(entry.key)):", key: entry.key, indent)
    }
  }

  private mutating func write(_ items: [YAMLValue], indent: Int) {
    for item in items {
      if case .comment(let text) = item {
        lines.append(Self.blanks(indent) + Self.comment(text))
        continue
      }
      let mark = "\(Self.blanks(indent))- "
      if case .mapping(let entries) = item, line(item, beside: mark.utf8.count) == nil {
        write(entries, indent: indent + 2, after: mark)
      } else {
        write(item, behind: "\(Self.blanks(indent))-", key: nil, indent)
      }
    }
  }

  /// Writes a value after a key or a hyphen, or below it.
  private mutating func write(_ value: YAMLValue, behind head: String, key: String?, _ indent: Int)
  {
    let isBlock = key.map(blocks.contains) ?? false
    switch value {
    case .null: lines.append(head)
    case .commented(let value, let text):
      let start = lines.count
      write(value, behind: head, key: key, indent)
      lines[start] += "  " + Self.comment(text)
    case .mapping(let entries)
    where !entries.isEmpty
      && (isBlock || line(value, beside: head.unicodeScalars.count + 1) == nil):
      lines.append(head)
      write(entries, indent: indent + 2)
    case .list(let items)
    where !items.isEmpty && (isBlock || line(value, beside: head.unicodeScalars.count + 1) == nil):
      lines.append(head)
      write(items, indent: indent + 2)
    default: lines.append("\(head) \(line(value) ?? "")")
    }
  }

  /// Returns a value on one line that already has a number of columns; nil if it is too long.
  private func line(_ value: YAMLValue, beside columns: Int) -> String? {
    guard let text = line(value) else { return nil }
    switch value {
    case .list, .mapping: return columns + text.unicodeScalars.count <= Self.width ? text : nil
    default: return text
    }
  }

  /// Returns a value on one line; nil if a key in it requires lines of its own.
  private func line(_ value: YAMLValue) -> String? {
    switch value {
    case .null: return "null"
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let number): return NumberText.of(number)
    case .word(let word): return YAMLScalar.word(word)
    case .text(let text): return YAMLScalar.quoted(text)
    case .commented, .comment: return nil
    case .list(let items):
      let texts = items.compactMap { line($0) }
      return texts.count == items.count ? "[\(texts.joined(separator: ", "))]" : nil
    case .mapping(let entries):
      if entries.isEmpty { return "{}" }
      let texts = entries.compactMap { entry -> String? in
        if blocks.contains(entry.key) { return nil }
        return line(entry.value).map { "\(YAMLScalar.word(entry.key)): \($0)" }
      }
      return texts.count == entries.count ? "{ \(texts.joined(separator: ", ")) }" : nil
    }
  }

  /// Returns a comment without line breaks, characters that are not allowed in YAML, or commands
  /// to a build server.
  package static func comment(_ text: String) -> String {
    var line = String.UnicodeScalarView("# ".unicodeScalars)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}",
        _ where Escape.turnsText(scalar):
        line.append(" ")
      case "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": line.append("\u{FFFD}")
      default: line.append(scalar)
      }
    }
    return Escape.log(String(line))
  }

  private static func blanks(_ count: Int) -> String { String(blanks: count) }
}
