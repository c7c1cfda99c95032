/// Escapes the text of scenes, documents and reports for another language, in which it remains text.
///
/// There is a function for each language, and each processes the text scalar by scalar: among
/// Swift's characters a `<` after U+0600 is not a `<`, and a line end after a carriage return is
/// not a line end, but browsers, servers and terminals see both.
package enum Escape {
  // MARK: - Pages

  /// Escapes text for the content of an HTML or XML element.
  ///
  /// Characters that XML 1.0 does not allow are replaced with a replacement character.
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

  /// Escapes text for a page that people read, as for an element; see `shown`.
  package static func page(_ text: String) -> String { markup(shown(text)) }

  /// Escapes text for an HTML or XML attribute, in quotes of either kind; line ends are preserved.
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

  /// Escapes the text of a JSON value for the content of a `script` element.
  ///
  /// An element ends at the first `</`, whatever it means in the content, and `<!--` changes what
  /// ends it; JSON has `<` and `>` only in strings, where they can be written as escapes.
  package static func script(json text: String) -> String {
    replacing(in: text) { scalar in
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}": "\\u" + digits(scalar, count: 4)
      default: nil
      }
    }
  }

  /// Escapes text for a line of GitHub's Markdown, such as a table cell; characters that would
  /// end the line become spaces, those that would turn text around are written out.
  ///
  /// A space without width keeps servers from reading `@name`, `#1` and `!1` as mentions.
  package static func markdown(_ text: String) -> String {
    var last: Unicode.Scalar = " "
    return replacing(in: text) { scalar in
      defer { last = scalar }
      return switch scalar {
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "<", ">", "#", "+", "!", "|", "&",
        "~", ":", "@", "$":
        "\\\(scalar)"
      case _ where turnsText(scalar): markdown(visible(scalar))
      case _ where isControl(scalar) || isLineEnd(scalar): " "
      case _ where isWord(scalar) && ["@", "#", "!"].contains(last): "\u{200B}\(scalar)"
      default: nil
      }
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// Returns a code block in GitHub's and GitLab's Markdown: its fence is longer than any in the
  /// text.
  package static func fenced(_ text: String, language: String) -> String {
    var (longest, run) = (2, 0)
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(terminal(text))\n\(fence)"
  }

  /// Escapes a path for the path of a URL, in which `/` is preserved.
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

  /// Escapes text for the message of a GitHub Actions workflow command; characters that reverse
  /// text are written as `\u{202E}`.
  package static func annotation(_ text: String) -> String {
    replacing(in: insideCommand(text)) { scalar in
      switch scalar {
      case "%", "\r", "\n": "%" + digits(scalar, count: 2)
      default: turnsText(scalar) ? visible(scalar) : nil
      }
    }
  }

  /// Escapes text for a property of a workflow command, which also ends at a colon or comma.
  package static func annotation(property text: String) -> String {
    replacing(in: insideCommand(text)) { scalar in
      switch scalar {
      case "%", "\r", "\n", ":", ",": "%" + digits(scalar, count: 2)
      default: turnsText(scalar) ? visible(scalar) : nil
      }
    }
  }

  // MARK: - Logs

  /// Escapes text for a report that people read: its words appear in the order in which they were written.
  package static func shown(_ text: String) -> String {
    guard text.utf8.contains(where: mayTurnText) else { return text }
    return replacing(in: text) { turnsText($0) ? visible($0) : nil }
  }

  // MARK: - Terminals and shells

  /// Escapes lines for a terminal: characters that would move the cursor, change the terminal or reverse the
  /// order of the text are written as `\u{1B}`; line ends and tabs are preserved.
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

  /// Escapes a name or clause for a terminal or a list with one item per line: it stays on that
  /// line, and what follows appears in the order in which it was written.
  package static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    return replacing(in: text) { scalar in
      isControl(scalar) || isLineEnd(scalar) || turnsText(scalar) ? visible(scalar) : nil
    }
  }

  /// Escapes a name for a line of words separated by spaces, so that it is a single word.
  package static func word(_ name: String) -> String {
    replacing(in: line(name)) { $0 == " " ? "\\u{20}" : nil }
  }

  /// Escapes lines for a build log, so that none is or holds a command to the server that reads
  /// it, such as GitHub's `::stop-commands::` or Azure's `##vso[...]`, wherever its text came
  /// from.
  package static func log(_ lines: String) -> String {
    guard mayHoldCommand(lines) else { return lines }
    return withoutCommands(lines) { leadingMark($0) + innerMarks($0) }
  }

  /// Whether a line has two `#`, or a `:` before which no other ASCII character is visible; few do.
  private static func mayHoldCommand(_ lines: String) -> Bool {
    var (signs, isBegun) = (0, false)
    return lines.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "\n"): (signs, isBegun) = (0, false)
      case UInt8(ascii: "#"): (signs, isBegun) = (signs + 1, true)
      case UInt8(ascii: ":"): return !isBegun
      default: isBegun = isBegun || 0x21..<0x7F ~= byte
      }
      return signs > 1
    }
  }

  /// Escapes the text of a workflow command, which itself begins the line.
  private static func insideCommand(_ text: String) -> String {
    withoutCommands(text, innerMarks)
  }

  /// Returns lines with the characters at the given marks written as `\u{23}`.
  private static func withoutCommands(
    _ lines: String, _ marks: (Substring.UnicodeScalarView) -> [String.UnicodeScalarView.Index]
  ) -> String {
    let ends = lines.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let found = ends.map(marks)
    guard found.contains(where: { !$0.isEmpty }) else { return lines }
    return zip(ends, found).map { line, marks in
      var (text, start) = (String.UnicodeScalarView(), line.startIndex)
      for mark in marks {
        text.append(contentsOf: line[start..<mark])
        text.append(contentsOf: "\\u{\(digits(line[mark], count: 2))}".unicodeScalars)
        start = line.index(after: mark)
      }
      text.append(contentsOf: line[start...])
      return String(text)
    }.joined(separator: "\n")
  }

  /// Returns the position of a `::` that begins a line.
  private static func leadingMark(
    _ line: Substring.UnicodeScalarView
  ) -> [String.UnicodeScalarView.Index] {
    let shown = line.indices.lazy
      .drop { line[$0].properties.isWhitespace || isIgnorable(line[$0]) }
      .filter { !isIgnorable(line[$0]) }.prefix(2)
    guard shown.count == 2, shown.allSatisfy({ line[$0] == ":" }) else { return [] }
    return [shown.first ?? line.startIndex]
  }

  /// Returns the position of each `##name[` in a line; build servers find it anywhere.
  private static func innerMarks(
    _ line: Substring.UnicodeScalarView
  ) -> [String.UnicodeScalarView.Index] {
    // Few lines have two.
    guard Substring(line).utf8.count(where: { $0 == UInt8(ascii: "#") }) > 1 else { return [] }
    var marks: [String.UnicodeScalarView.Index] = []
    // The '#' before it, and the first of the last '##' with only letters after it.
    var sign: String.UnicodeScalarView.Index?
    var start: String.UnicodeScalarView.Index?
    for index in line.indices where !isIgnorable(line[index]) {
      switch line[index] {
      case "#": (start, sign) = (sign, index)
      case "[":
        if let start { marks.append(start) }
        (start, sign) = (nil, nil)
      default:
        sign = nil
        if !line[index].properties.isAlphabetic { start = nil }
      }
    }
    return marks
  }

  /// Whether programs that compare text according to a language's rules ignore a scalar.
  static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    return scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .format
  }

  /// Escapes an argument for a POSIX shell; with control characters, for bash, zsh and ksh.
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

  /// Returns a Swift string literal of a text; what the eye would not see in it is written by its number.
  package static func swift(_ text: String) -> String {
    "\""
      + replacing(in: text) { scalar in
        switch scalar {
        case "\\", "\"": "\\\(scalar)"
        default:
          isControl(scalar) || isLineEnd(scalar) || turnsText(scalar) ? visible(scalar) : nil
        }
      } + "\""
  }

  // MARK: - Scalars

  /// Returns `\n`, `\t`, `\r`, or the number as in `\u{1B}`.
  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: "\\u{" + digits(scalar, count: 2) + "}"
    }
  }

  /// Whether a scalar is a control character (C0, DEL or C1).
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }

  /// Whether a scalar other than a control character ends a line for some readers.
  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  /// Whether a scalar changes how adjacent text is shown: it reverses its order (embeddings, overrides,
  /// isolates and directional marks) or is drawn around it (Arabic and Syriac number signs).
  package static func turnsText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}",
      "\u{600}"..."\u{605}", "\u{6DD}", "\u{70F}", "\u{890}", "\u{891}", "\u{8E2}":
      true
    default: false
    }
  }

  /// Whether a byte may be the first of a scalar that changes adjacent text.
  package static func mayTurnText(_ byte: UInt8) -> Bool {
    byte == 0xE2 || byte == 0xD8 || byte == 0xDB || byte == 0xDC || byte == 0xE0
  }

  private static func markup(_ scalar: Unicode.Scalar) -> String? {
    let escaped = markup(String(scalar))
    return escaped == String(scalar) ? nil : escaped
  }

  private static func digits(_ scalar: Unicode.Scalar, count: Int) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// Returns the text with some scalars replaced; the others stay in order.
  private static func replacing(
    in text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    let scalars = text.unicodeScalars
    // What is not replaced is copied in stretches; most texts have nothing to replace.
    var (result, start) = (String.UnicodeScalarView(), scalars.startIndex)
    for index in scalars.indices {
      guard let text = replacement(scalars[index]) else { continue }
      result.append(contentsOf: scalars[start..<index])
      result.append(contentsOf: text.unicodeScalars)
      start = scalars.index(after: index)
    }
    guard start > scalars.startIndex else { return text }
    result.append(contentsOf: scalars[start...])
    return String(result)
  }
}
