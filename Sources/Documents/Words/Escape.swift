/// Text of scenes, documents and reports on its way into another language, which must stay text.
///
/// One function for each language, and each reads the text scalar by scalar: among Swift's
/// characters a `<` after U+0600 is no `<`, and a line end after a carriage return is not a line end,
/// but browsers, servers and terminals see both.
package enum Escape {
  // MARK: - Pages

  /// Text for the content of an element of HTML or XML.
  ///
  /// What XML 1.0 cannot hold becomes a replacement character.
  package static func markup(_ text: String) -> String {
    replacing(in: text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\n", "\t": nil
      case "\r": "&#13;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: nil
      }
    }
  }

  /// Text for an attribute of HTML or XML, in quotes of either kind; line ends stay what they are.
  package static func attribute(_ text: String) -> String {
    replacing(in: text) { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      default: markup(scalar)
      }
    }
  }

  /// The text of a JSON value for the content of a `script` element.
  ///
  /// An element ends at the first `</`, whatever its content means by it, and `<!--` changes what
  /// ends it; JSON has `<` and `>` only in strings, where they may be written by their numbers.
  package static func script(json text: String) -> String {
    replacing(in: text) { scalar in
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}": "\\u" + digits(scalar, count: 4)
      default: nil
      }
    }
  }

  /// Text for a line of GitHub's Markdown, such as a cell of a table; what would end the line, or turn
  /// the text after it around, becomes a space.
  package static func markdown(_ text: String) -> String {
    replacing(in: text) { scalar in
      switch scalar {
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "<", ">", "#", "+", "!", "|", "&",
        "~", ":", "@", "$":
        "\\\(scalar)"
      default: isControl(scalar) || isLineEnd(scalar) || turnsText(scalar) ? " " : nil
      }
    }
  }

  /// A block of code of GitHub's and GitLab's Markdown: its fence is longer than any in the text.
  package static func fenced(_ text: String, language: String) -> String {
    var (longest, run) = (2, 0)
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(terminal(text))\n\(fence)"
  }

  /// A path as the path of a URL, in which `/` stays what it is.
  package static func urlPath(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/":
        result.unicodeScalars.append(scalar)
      default: result += "%" + digits(scalar, count: 2)
      }
    }
    return result
  }

  // MARK: - Workflow commands

  /// Text for the message of a workflow command of GitHub Actions; what turns text is written as
  /// `\u{202E}`.
  package static func annotation(_ text: String) -> String {
    replacing(in: text) { scalar in
      switch scalar {
      case "%", "\r", "\n": "%" + digits(scalar, count: 2)
      default: turnsText(scalar) ? visible(scalar) : nil
      }
    }
  }

  /// Text for a property of a workflow command, which also ends at a colon or comma.
  package static func annotation(property text: String) -> String {
    replacing(in: text) { scalar in
      switch scalar {
      case "%", "\r", "\n", ":", ",": "%" + digits(scalar, count: 2)
      default: turnsText(scalar) ? visible(scalar) : nil
      }
    }
  }

  // MARK: - Logs

  /// Text of a report that people read: its words are shown in the order in which they were written.
  package static func shown(_ text: String) -> String {
    guard text.utf8.contains(where: mayTurnText) else { return text }
    return replacing(in: text) { turnsText($0) ? visible($0) : nil }
  }

  // MARK: - Terminals and shells

  /// Lines for a terminal: what would move the cursor, change the terminal or turn the order of the
  /// text is written as `\u{1B}`, line ends and tabs stay.
  package static func terminal(_ lines: String) -> String {
    // Few lines have anything to escape, and all such scalars have one of these bytes.
    guard
      lines.utf8.contains(where: {
        $0 < 0x20 && $0 != 0x0A || $0 == 0x7F || $0 == 0xC2 || mayTurnText($0)
      })
    else { return lines }
    return replacing(in: lines) { scalar in
      if scalar == "\n" || scalar == "\t" { return nil }
      return isControl(scalar) || turnsText(scalar) ? visible(scalar) : nil
    }
  }

  /// A name or clause for a terminal or a list of one item a line: it stays on that line, and what
  /// follows it stands in the order in which it was written.
  package static func line(_ text: String) -> String {
    replacing(in: text) { scalar in
      isControl(scalar) || isLineEnd(scalar) || turnsText(scalar) ? visible(scalar) : nil
    }
  }

  /// A name for a line of words between spaces, of which it is one.
  package static func word(_ name: String) -> String {
    replacing(in: line(name)) { $0 == " " ? "\\u{20}" : nil }
  }

  /// Lines for the log of a build: none is a command to the server that reads it, such as GitHub's
  /// `::stop-commands::` or Azure's `##[error]`, wherever its text came from.
  package static func log(_ lines: String) -> String {
    // Few texts have such a line.
    guard lines.utf8.contains(UInt8(ascii: ":")) || lines.utf8.contains(UInt8(ascii: "#")) else {
      return lines
    }
    let ends = lines.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard ends.contains(where: { commandMark($0) != nil }) else { return lines }
    return ends.map { line in
      guard let mark = commandMark(line) else { return String(line) }
      return String(line[..<mark]) + "\\u{" + digits(line[mark], count: 2) + "}"
        + String(line[line.index(after: mark)...])
    }.joined(separator: "\n")
  }

  /// The place of the first mark of a command that a line is; nil where it is none.
  private static func commandMark(
    _ line: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView.Index? {
    let start = line.drop { $0.properties.isWhitespace || $0 == "\u{FEFF}" }
    if start.starts(with: "::".unicodeScalars) { return start.startIndex }
    guard start.starts(with: "##".unicodeScalars) else { return nil }
    let name = start.dropFirst(2).drop { $0.properties.isAlphabetic }
    return name.first == "[" ? start.startIndex : nil
  }

  /// An argument for a POSIX shell; with control characters, for bash, zsh and ksh.
  package static func shell(_ argument: String) -> String {
    guard argument.unicodeScalars.contains(where: { isControl($0) || isLineEnd($0) }) else {
      return "'" + replacing(in: argument) { $0 == "'" ? "'\\''" : nil } + "'"
    }
    let text = replacing(in: argument) { scalar in
      switch scalar {
      case "'", "\\": "\\\(scalar)"
      default:
        isControl(scalar) || isLineEnd(scalar)
          ? (scalar.isASCII ? "\\x" + digits(scalar, count: 2) : "\\u" + digits(scalar, count: 4))
          : nil
      }
    }
    return "$'\(text)'"
  }

  // MARK: - Scalars

  /// `\n`, `\t`, `\r`, or `\u{1B}` by the number.
  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: "\\u{" + digits(scalar, count: 2) + "}"
    }
  }

  /// Whether a scalar is one of the controls C0, DEL and C1.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }

  /// Whether a scalar that is not a control ends a line for some readers.
  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  /// Whether a scalar turns the order in which what stands beside it is shown, and is itself not seen:
  /// embeddings, overrides, isolates and marks of direction.
  package static func turnsText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}": true
    default: false
    }
  }

  /// Whether a byte may be the first of a scalar that turns text.
  package static func mayTurnText(_ byte: UInt8) -> Bool { byte == 0xE2 || byte == 0xD8 }

  private static func markup(_ scalar: Unicode.Scalar) -> String? {
    let escaped = markup(String(scalar))
    return escaped == String(scalar) ? nil : escaped
  }

  private static func digits(_ scalar: Unicode.Scalar, count: Int) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// The text with some scalars replaced; the others stay in their order.
  private static func replacing(
    in text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let text = replacement(scalar) {
        result.append(contentsOf: text.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
