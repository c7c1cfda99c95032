/// The location of a scalar in its file, and the style in which it is written.
package struct ScalarSpan: Hashable, Sendable {
  /// The five ways to write a YAML scalar.
  package enum Style: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  /// The style in which the scalar is written.
  package let style: Style
  /// The line of its first character (the quote, or the `|` of a block), starting at 1.
  package let line: Int
  /// The column of its first character, starting at 1.
  package let column: Int
  /// The line on which it ends.
  package let endLine: Int
  /// The column after its last character.
  package let endColumn: Int
  /// The file that it is in, and what led there.
  package var origin: Int32 = 0
  /// Whether the value differs from what the file contains because names in it were replaced.
  package var isFilledIn = false

  /// The place of the whole scalar, or of its first line if there are several.
  package var place: Place {
    Place(
      line: line, column: column, length: endLine == line ? endColumn - column : 1, origin: origin)
  }
}

extension SourceFile {
  /// Returns the place of the part of a scalar's value that begins at `offset`, in Unicode
  /// scalars.
  ///
  /// Escapes in quoted scalars and the folding of lines are taken into account, so that the caret
  /// is under the character itself.
  package func place(in span: ScalarSpan, value: String, offset: Int, length: Int) -> Place {
    guard !span.isFilledIn else { return span.place }
    var walk = ScalarWalk(file: self, span: span, value: value)
    var remaining = offset
    // After the last letter there is nothing to point at but the end of its line.
    let letters = value.unicodeScalars.reversed().drop { $0 == "\n" || $0 == " " }.count
    var end: (line: Int, index: Int)?
    for (position, scalar) in value.unicodeScalars.enumerated() {
      walk.settle(on: scalar)
      if remaining == 0 { break }
      walk.advance(over: scalar)
      remaining -= 1
      if position + 1 == letters { end = (walk.line, walk.index) }
    }
    if let end, offset >= letters, walk.line != end.line {
      return Place(line: end.line, column: end.index + 1, length: 1, origin: span.origin)
    }
    return Place(
      line: walk.line, column: walk.index + 1, length: length, origin: span.origin)
  }
}

extension Origins {
  /// Returns the place of a part of a scalar's value; offset and length in Unicode scalars.
  package func place(in span: ScalarSpan, value: String, offset: Int, length: Int) -> Place {
    file(of: span.place).place(in: span, value: value, offset: offset, length: length)
  }
}

/// Steps through the source of a scalar in parallel with its value.
private struct ScalarWalk {
  private let file: SourceFile
  private let style: ScalarSpan.Style
  /// The number of columns before the text of a block scalar.
  private let indent: Int
  /// The line from the first column on that matters.
  private var text: [Unicode.Scalar]
  /// The columns before the text.
  private let skipped: Int
  /// Whether the scalar is on a single line, of which nothing else matters.
  private let isOnOneLine: Bool
  private(set) var line: Int
  private var offset: Int

  /// The index in the line.
  var index: Int { skipped + offset }

  init(file: SourceFile, span: ScalarSpan, value: String) {
    self.file = file
    style = span.style
    indent = Self.indent(of: span, value, in: file)
    line = span.line
    isOnOneLine = span.line == span.endLine
    skipped = isOnOneLine ? span.column - 1 : 0
    let end = isOnOneLine ? max(span.column, span.endColumn) - 1 : Int.max
    text = SourceLine(span.line, of: file).scalars(skipped..<end)
    offset = span.column - 1 - skipped
    switch style {
    case .plain: break
    case .singleQuoted, .doubleQuoted: offset += 1
    case .literal, .folded: toNextLine()
    }
  }

  /// Returns the indentation of a block scalar: the difference between its first line with text
  /// and the value.
  private static func indent(of span: ScalarSpan, _ value: String, in file: SourceFile) -> Int {
    guard span.style == .literal || span.style == .folded, span.line < span.endLine,
      let first = value.unicodeScalars.split(separator: "\n")
        .first(where: { line in line.contains { $0 != " " } })
    else { return 0 }
    for line in span.line + 1...span.endLine {
      let text = file.line(line).unicodeScalars
      let blanks = text.prefix { $0 == " " }.count
      if blanks < text.count { return max(0, blanks - first.prefix { $0 == " " }.count) }
    }
    return 0
  }

  /// Skips the line break in the source before `scalar` of the value.
  mutating func settle(on scalar: Unicode.Scalar) {
    if isAtEscapedBreak, hasNextLine { toNextLine() }
    guard scalar != "\n", scalar != " " else { return }
    while isAtLineEnd, line < Int.max, hasNextLine { toNextLine() }
  }

  /// Skips one scalar of the value.
  mutating func advance(over scalar: Unicode.Scalar) {
    if (scalar == "\n" || scalar == " ") && isAtLineEnd {
      if hasNextLine { toNextLine() }
      return
    }
    offset += width
  }

  /// The number of source scalars for the next scalar of the value.
  private var width: Int {
    guard offset < text.count else { return 1 }
    switch (style, text[offset]) {
    case (.singleQuoted, "'"): return 2
    case (.doubleQuoted, "\\"):
      guard offset + 1 < text.count else { return 1 }
      switch text[offset + 1] {
      case "x": return 4
      case "u": return isSurrogatePair ? 12 : 6
      case "U": return 10
      default: return 2
      }
    default: return 1
    }
  }

  private var isSurrogatePair: Bool {
    guard offset + 7 < text.count else { return false }
    let isHigh =
      "dD".unicodeScalars.contains(text[offset + 2])
      && "89abAB".unicodeScalars.contains(text[offset + 3])
    return isHigh && text[offset + 6] == "\\" && text[offset + 7] == "u"
  }

  private var isBlock: Bool { style == .literal || style == .folded }

  private var isAtLineEnd: Bool {
    isBlock ? offset >= text.count : text[min(offset, text.count)...].allSatisfy { $0 == " " }
  }

  /// Whether a backslash joins the next line to this one.
  private var isAtEscapedBreak: Bool {
    style == .doubleQuoted && offset == text.count - 1 && text[offset] == "\\"
  }

  private var hasNextLine: Bool { !isOnOneLine && file.lineCount > line }

  private mutating func toNextLine() {
    line += 1
    text = Array(file.line(line).unicodeScalars)
    offset =
      isBlock
      ? min(indent, text.count) : text.firstIndex { $0 != " " && $0 != "\t" } ?? text.count
  }
}
