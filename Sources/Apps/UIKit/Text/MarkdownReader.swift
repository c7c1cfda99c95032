import Foundation

/// Reads inline Markdown markup, following the algorithm of the CommonMark specification, and
/// drops block markup: the text that a label shows.
struct MarkdownReader {
  /// A run of text with the same formatting.
  struct Run: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }

  /// A piece of a line: text, or a run of markers that may open or close emphasis.
  private struct Piece {
    var run: Run
    var mark: Character?
    var count = 0
    var opens = false
    var closes = false
  }

  private let characters: [Character]
  private let keepsSpace: Bool
  private var index = 0
  private var pieces: [Piece] = []
  private var text = ""

  /// Returns the runs of a text; blocks follow each other without a separator, as in Foundation.
  static func runs(
    of text: String, syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
  ) -> [Run] {
    let keepsSpace = syntax == .inlineOnlyPreservingWhitespace
    let blocks = syntax == .full ? Self.blocks(of: text) : [text]
    var found: [Run] = []
    for run in blocks.flatMap({ inline($0, keepsSpace: keepsSpace, depth: 0) }) {
      if let last = found.last, last.intent == run.intent, last.link == run.link {
        found[found.count - 1].text += run.text
      } else if !run.text.isEmpty {
        found.append(run)
      }
    }
    return found
  }

  /// Returns the blocks of a text without their markup.
  private static func blocks(of text: String) -> [String] {
    var (blocks, lines): ([String], [Substring]) = ([], [])
    func end() {
      if !lines.isEmpty { blocks.append(lines.joined(separator: "\n")) }
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = line.drop { $0 == " " }
      while rest.first == ">" { rest = rest.dropFirst().drop { $0 == " " } }
      let hashes = rest.prefix { $0 == "#" }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let behind = rest.dropFirst(digits.count)
      if rest.isEmpty {
        end()
      } else if (1...6).contains(hashes.count), rest.dropFirst(hashes.count).first == " " {
        end()
        lines = [rest.dropFirst(hashes.count + 1)]
        end()
      } else if let mark = rest.first, "-*+".contains(mark), rest.dropFirst().first == " " {
        end()
        lines = [rest.dropFirst(2)]
      } else if !digits.isEmpty, behind.first == "." || behind.first == ")",
        behind.dropFirst().first == " "
      {
        end()
        lines = [behind.dropFirst(2)]
      } else {
        lines.append(rest)
      }
    }
    end()
    return blocks
  }

  private static func inline(_ text: String, keepsSpace: Bool, depth: Int) -> [Run] {
    // Limits the cost of text with endless nesting.
    guard depth < 32 else { return [Run(text: text)] }
    var reader = MarkdownReader(text, keepsSpace)
    reader.read(depth: depth)
    return reader.emphasised()
  }

  private init(_ text: String, _ keepsSpace: Bool) {
    (characters, self.keepsSpace) = (Array(text), keepsSpace)
  }

  // MARK: Reading

  private mutating func read(depth: Int) {
    while index < characters.count {
      let character = characters[index]
      switch character {
      case "\\": escape()
      case "`": code()
      case "*", "_", "~": marks(character)
      case "[": if !link(at: index, depth: depth) { take() }
      case "!" where index + 1 < characters.count && characters[index + 1] == "[":
        if !link(at: index + 1, depth: depth) { take() }
      case "<": if !autolink() { take() }
      case "\n" where !keepsSpace: lineBreak()
      default: take()
      }
    }
    flush()
  }

  private mutating func take() {
    text.append(characters[index])
    index += 1
  }

  private mutating func flush() {
    if !text.isEmpty { pieces.append(Piece(run: Run(text: text))) }
    text = ""
  }

  private mutating func escape() {
    guard index + 1 < characters.count else { return take() }
    let next = characters[index + 1]
    if next == "\n", !keepsSpace {
      text += "\n"
      index += 2
    } else if next.isASCII, next.isPunctuation || next.isSymbol {
      text.append(next)
      index += 2
    } else {
      take()
    }
  }

  /// Two spaces at the end of a line break it; otherwise the line end becomes a space.
  private mutating func lineBreak() {
    let spaces = text.reversed().prefix { $0 == " " }.count
    text.removeLast(spaces)
    text += spaces > 1 ? "\n" : " "
    index += 1
  }

  private mutating func code() {
    let count = characters[index...].prefix { $0 == "`" }.count
    var end = index + count
    while end < characters.count {
      let run = characters[end...].prefix { $0 == "`" }.count
      if run == count { break }
      end += max(run, 1)
    }
    guard end < characters.count else {
      text += String(repeating: "`", count: count)
      index += count
      return
    }
    flush()
    var inner = String(characters[(index + count)..<end]).replacing("\n", with: " ")
    if inner.first == " ", inner.last == " ", inner.contains(where: { $0 != " " }) {
      inner = String(inner.dropFirst().dropLast())
    }
    pieces.append(Piece(run: Run(text: inner, intent: .code)))
    index = end + count
  }

  private mutating func marks(_ mark: Character) {
    flush()
    let count = characters[index...].prefix { $0 == mark }.count
    let before = index > 0 ? characters[index - 1] : " "
    let after = index + count < characters.count ? characters[index + count] : " "
    func isMark(_ character: Character) -> Bool {
      character.isPunctuation || character.isSymbol
    }
    let left =
      !after.isWhitespace && (!isMark(after) || before.isWhitespace || isMark(before))
    let right =
      !before.isWhitespace && (!isMark(before) || after.isWhitespace || isMark(after))
    let isWord = mark == "_"
    var piece = Piece(run: Run(text: String(repeating: mark, count: count)))
    piece.mark = mark
    piece.count = mark == "~" && count > 2 ? 0 : count
    piece.opens = left && (!isWord || !right || isMark(before))
    piece.closes = right && (!isWord || !left || isMark(after))
    pieces.append(piece)
    index += count
  }

  /// Reads `[text](destination "title")`; returns whether there is one.
  private mutating func link(at bracket: Int, depth: Int) -> Bool {
    var (level, close) = (0, bracket)
    while close < min(characters.count, bracket + 4_096) {
      if characters[close] == "\\" {
        close += 1
      } else if characters[close] == "[" {
        level += 1
      } else if characters[close] == "]" {
        level -= 1
        if level == 0 { break }
      }
      close += 1
    }
    guard level == 0, close + 1 < characters.count, characters[close + 1] == "(" else {
      return false
    }
    var (end, parentheses) = (close + 1, 0)
    while end < characters.count {
      if characters[end] == "(" { parentheses += 1 }
      if characters[end] == ")" {
        parentheses -= 1
        if parentheses == 0 { break }
      }
      if characters[end] == "\n" { return false }
      end += 1
    }
    guard end < characters.count else { return false }
    let inside = String(characters[(close + 2)..<end])
    let destination = inside.split(separator: " ").first.map(String.init) ?? ""
    flush()
    let inner = String(characters[(bracket + 1)..<close])
    let isPicture = bracket > index
    for var run in Self.inline(inner, keepsSpace: keepsSpace, depth: depth + 1) {
      if !isPicture {
        run.link = destination.trimmingCharacters(in: CharacterSet(charactersIn: "<>"))
      }
      pieces.append(Piece(run: run))
    }
    index = end + 1
    return true
  }

  /// Reads `<https://example.org>`; returns whether there is one.
  private mutating func autolink() -> Bool {
    guard let end = characters[index...].firstIndex(of: ">") else { return false }
    let inner = String(characters[(index + 1)..<end])
    guard inner.contains(":") || inner.contains("@"), !inner.contains(where: \.isWhitespace) else {
      return false
    }
    flush()
    let link = inner.contains(":") ? inner : "mailto:" + inner
    pieces.append(Piece(run: Run(text: inner, link: link)))
    index = end + 1
    return true
  }

  // MARK: Emphasis

  /// Returns the runs with their emphasis: each closing marker matches the nearest opening one
  /// before it.
  private func emphasised() -> [Run] {
    var pieces = pieces
    var closer = 0
    while closer < pieces.count {
      guard let mark = pieces[closer].mark, pieces[closer].closes, pieces[closer].count > 0,
        let opener = pieces[..<closer].lastIndex(where: {
          $0.mark == mark && $0.opens && $0.count > 0
            && (mark != "~" || $0.count == pieces[closer].count)
        })
      else {
        closer += 1
        continue
      }
      let most = min(pieces[opener].count, pieces[closer].count)
      let used = mark == "~" ? most : min(most, 2)
      let intent: InlinePresentationIntent =
        mark == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
      for index in (opener + 1)..<closer {
        pieces[index].run.intent.insert(intent)
        // The markers in between become plain text.
        if pieces[index].count > 0 { pieces[index].mark = nil }
      }
      pieces[opener].count -= used
      pieces[closer].count -= used
      for index in [opener, closer] { pieces[index].run.text.removeLast(used) }
      if pieces[closer].count == 0 { closer += 1 }
    }
    return pieces.map(\.run)
  }
}
