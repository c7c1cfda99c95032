/// The runs of a paragraph joined into a single text, with the bytes that each run covers.
package struct StyledText {
  /// The joined text, which may end before the paragraph does (`omitted`).
  let text: String
  /// The runs in order; ranges are UTF-8 offsets into `text`, without gaps.
  let pieces: [Piece]
  /// The number of characters left out at the end because no canvas could show them.
  let omitted: Int

  struct Piece {
    var range: Range<Int>
    var run: TextRun
  }

  /// Joins the runs of a paragraph.
  package init(_ paragraph: Paragraph) {
    let limit = StyledText.limit(of: paragraph)
    let isLong = paragraph.runs.reduce(0) { $0 + $1.text.utf8.count } > limit
    var text = ""
    var pieces: [Piece] = []
    var omitted = 0
    var room = limit
    for run in paragraph.runs {
      let start = text.utf8.count
      var shown = run.text[...]
      if isLong {
        let part = run.text.unicodeScalars.prefix(room)
        room -= part.count
        shown = run.text[..<part.endIndex]
        omitted += run.text[part.endIndex...].count
      }
      if shown.utf8.contains(where: Self.mayNeedStandIn) {
        for scalar in shown.unicodeScalars { text.unicodeScalars.append(scalar.standIn) }
      } else {
        text += shown
      }
      pieces.append(Piece(range: start..<text.utf8.count, run: run))
    }
    self.init(text: text, pieces: pieces, omitted: omitted)
  }

  private init(text: String, pieces: [Piece], omitted: Int) {
    self.text = text
    self.pieces = pieces
    self.omitted = omitted
  }

  /// Returns the maximum number of Unicode scalars to typeset: a line of them is far longer than
  /// the largest canvas, and its width still fits Pango's 32-bit units.
  fileprivate static func limit(of paragraph: Paragraph) -> Int {
    let largest = paragraph.runs.reduce(1) { max($0, $1.font.typesetSize) }
    return min(mostScalars, Int(1_000_000 / largest))
  }

  /// The maximum number of Unicode scalars that are typeset in any text.
  package static let mostScalars = 32_768

  /// Whether a scalar with this first byte may be typeset as another one.
  private static func mayNeedStandIn(_ byte: UInt8) -> Bool {
    byte == 0 || byte == 0x0B || byte == 0x0C || byte == 0xC2
  }

  /// The number of bytes.
  var count: Int { text.utf8.count }

  /// The number of letters in the longest stretch without a break opportunity, in alphabets that
  /// break only at spaces and hyphens.
  var longestWord: Int {
    guard count > 1_000 else { return 0 }
    var (longest, current) = (0, 0)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0...0x20, 0x2D, 0x800...: current = 0
      default:
        current += 1
        longest = max(longest, current)
      }
    }
    return longest
  }

  /// Returns the number of characters (grapheme clusters) that begin in a range of bytes.
  func characters(in range: Range<Int>) -> Int {
    let utf8 = text.utf8
    guard range.lowerBound < range.upperBound, range.upperBound <= utf8.count else { return 0 }
    let lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let upper = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    return text[lower..<upper].count
  }

  /// Returns where the character (grapheme cluster) that begins at a byte ends, within a range.
  func characterEnd(from offset: Int, in range: Range<Int>) -> Int {
    guard offset < range.upperBound else { return range.upperBound }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: max(offset, range.lowerBound))
    return min(range.upperBound, utf8.distance(from: utf8.startIndex, to: text.index(after: start)))
  }

  /// Returns the end, before its separator, of the paragraph that contains the byte at `offset`.
  func paragraphEnd(from offset: Int) -> Int {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: offset)
    // By scalars: a step over one of many flags looks at all flags before it.
    guard let end = text.unicodeScalars[start...].firstIndex(where: \.endsParagraph) else {
      return count
    }
    return utf8.distance(from: utf8.startIndex, to: end)
  }

  /// Returns the bytes of `ranges`, one after another, as a separate text with line breaks
  /// replaced with spaces.
  ///
  /// - Parameter suffix: Text to add at the end with the attributes of the last piece.
  func slice(_ ranges: [Range<Int>], suffix: String = "") -> StyledText {
    var text = ""
    var pieces: [Piece] = []
    let utf8 = self.text.utf8
    for range in ranges {
      for piece in self.pieces where piece.range.overlaps(range) {
        let part = piece.range.clamped(to: range)
        let lower = utf8.index(utf8.startIndex, offsetBy: part.lowerBound)
        let upper = utf8.index(utf8.startIndex, offsetBy: part.upperBound)
        let start = text.utf8.count
        for character in self.text[lower..<upper] {
          text.append(character.isNewline ? " " : character)
        }
        pieces.append(Piece(range: start..<text.utf8.count, run: piece.run))
      }
    }
    if !suffix.isEmpty {
      if pieces.isEmpty, let run = ranges.first.flatMap({ piece(at: $0.lowerBound)?.run }) {
        pieces = [Piece(range: 0..<0, run: run)]
      }
      text += suffix
      if let last = pieces.indices.last {
        pieces[last].range = pieces[last].range.lowerBound..<text.utf8.count
      }
    }
    return StyledText(text: text, pieces: pieces, omitted: 0)
  }

  /// Returns the range without anything further than `count` characters from the ends that are
  /// kept.
  func ends(of range: Range<Int>, keeping count: Int, at ends: Ends) -> [Range<Int>] {
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let upper = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    // A character is at least one byte, so most texts need no counting.
    guard range.count > 2 * count else { return [range] }
    func offset(_ index: String.Index) -> Int { utf8.distance(from: utf8.startIndex, to: index) }
    let part = text[lower..<upper]
    let head = offset(part.prefix(count).endIndex)
    let tail = offset(part.suffix(count).startIndex)
    guard head < tail else { return [range] }
    switch ends {
    case .head: return [range.lowerBound..<head]
    case .tail: return [tail..<range.upperBound]
    case .both: return [range.lowerBound..<head, tail..<range.upperBound]
    }
  }

  /// The parts of a line that remain when it is cut.
  enum Ends {
    case head
    case tail
    case both
  }

  /// Returns the piece that contains the byte at `offset`, or the last one before it.
  func piece(at offset: Int) -> Piece? {
    pieces.first { $0.range.contains(offset) } ?? pieces.last { $0.range.lowerBound <= offset }
  }

  /// Returns the runs visible in a line of these bytes; for an empty line, the run it is in.
  func runs(in range: Range<Int>) -> [TextRun] {
    let shown = pieces.filter { $0.range.overlaps(range) }
    return shown.isEmpty ? piece(at: range.lowerBound).map { [$0.run] } ?? [] : shown.map(\.run)
  }
}

extension Paragraph {
  /// The number of Unicode scalars that are typeset; nil for all of them.
  package var typesetPrefix: Int? {
    let limit = StyledText.limit(of: self)
    guard runs.reduce(0, { $0 + $1.text.utf8.count }) > limit,
      runs.reduce(0, { $0 + $1.text.unicodeScalars.count }) > limit
    else { return nil }
    return limit
  }
}

extension Character {
  /// Whether a paragraph ends with it: not those that end only a line.
  var endsParagraph: Bool { isNewline && !["\u{2028}", "\u{0B}", "\u{0C}"].contains(self) }
}

extension Unicode.Scalar {
  /// The scalar that is typeset for it: Pango knows fewer ends of lines and paragraphs than Unicode
  /// Standard Annex 14, and its texts end at a null.
  fileprivate var standIn: Unicode.Scalar {
    switch value {
    case 0: "\u{FFFD}"
    case 0x0B, 0x0C: "\u{2028}"
    case 0x85: "\n"
    default: self
    }
  }

  /// Whether a character that begins with the scalar is a line break.
  var endsParagraph: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
