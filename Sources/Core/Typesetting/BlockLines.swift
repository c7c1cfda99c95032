/// A text broken into lines of characters of equal width.
struct BlockLines {
  /// The visible lines; each element stands for a character and says whether it is more than a
  /// space.
  private(set) var shown: [[Bool]] = []
  /// The number of characters that are not shown.
  private(set) var hidden = 0
  /// Whether a line ends within a word.
  private(set) var breaksWord = false

  /// - Parameter columns: The maximum number of characters per line; nil for no limit.
  init(_ paragraph: Paragraph, columns: Int?) {
    guard !paragraph.isEmpty else { return }
    let wraps = paragraph.lines != 1 || Self.isWrap(paragraph.lineBreak)
    let characterWrap = paragraph.lineBreak == .charWrap
    let paragraphs = paragraph.text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for text in paragraphs {
      let characters = text.filter { !Self.isControl($0) }
      for line in Self.lines(
        of: characters, columns: wraps ? columns : nil, characterWrap: characterWrap)
      {
        shown.append(line.ink)
        if line.breaksWord { breaksWord = true }
      }
    }
    cut(to: paragraph.lines, mode: paragraph.lineBreak, columns: columns)
  }

  private static func isWrap(_ mode: LineBreakMode) -> Bool {
    mode == .wordWrap || mode == .charWrap
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }

  /// Breaks one paragraph.
  private static func lines(
    of text: String, columns: Int?, characterWrap: Bool
  ) -> [(ink: [Bool], breaksWord: Bool)] {
    let ink = text.map { !isSpace($0) }
    guard let columns else { return [(trimmed(ink[...]), false)] }
    let isWord = ink.count > columns ? text.map(isInSeparatedWords) : []
    var lines: [(ink: [Bool], breaksWord: Bool)] = []
    var start = 0
    repeat {
      var end = min(ink.count, start + columns)
      if end < ink.count {
        if ink[end] {
          let space = ink[start..<end].lastIndex(of: false)
          // A line with only leading spaces is not a place to break before a word.
          if !characterWrap, let space, ink[start..<space].contains(true) { end = space + 1 }
        } else {
          while end < ink.count, !ink[end] { end += 1 }
        }
      }
      let isInside = end > start && end < ink.count
      lines.append((trimmed(ink[start..<end]), isInside && isWord[end - 1] && isWord[end]))
      start = end
    } while start < ink.count
    return lines
  }

  private static func isInSeparatedWords(_ character: Character) -> Bool {
    character.unicodeScalars.first?.isInSeparatedWords ?? false
  }

  /// Returns the line without the spaces at its end.
  private static func trimmed(_ line: ArraySlice<Bool>) -> [Bool] {
    guard let last = line.lastIndex(of: true) else { return [] }
    return Array(line[...last])
  }

  /// Drops everything beyond the last visible line; a truncated line ends in one character for
  /// the ellipsis.
  private mutating func cut(to limit: Int, mode: LineBreakMode, columns: Int?) {
    // The empty line after a last line break lacks nothing.
    if limit > 0, shown.count - 1 == limit, shown[limit].isEmpty { shown.removeLast() }
    if limit > 0, shown.count > limit {
      hidden += shown[limit...].reduce(0) { $0 + $1.count }
      shown.removeSubrange(limit...)
      if Self.isWrap(mode) || mode == .clip { return }
      var last = shown[limit - 1] + [true]
      if let columns, last.count > columns {
        hidden += last.count - columns
        last.removeSubrange(columns...)
      }
      shown[limit - 1] = last
    } else if let columns, let last = shown.indices.last, shown[last].count > columns {
      let excess = shown[last].count - columns
      hidden += mode == .clip ? excess : excess + 1
      shown[last].removeSubrange(columns...)
    }
  }
}
