/// The runs of a paragraph joined into one text, with the bytes that each run covers.
struct StyledText {
  /// The joined text; may end before the paragraph does (`omitted`).
  let text: String
  /// The runs in order; ranges are UTF-8 offsets into `text`, without gaps.
  let pieces: [Piece]
  /// How many characters at the end were left out because no canvas could show them.
  let omitted: Int

  struct Piece {
    var range: Range<Int>
    var run: TextRun
  }

  init(_ paragraph: Paragraph) {
    let limit = StyledText.limit(of: paragraph)
    var text = ""
    var pieces: [Piece] = []
    var omitted = 0
    var room = limit
    for run in paragraph.runs {
      var shown = run.text[...]
      // A character is a byte at least, so that a text of few bytes needs no counting.
      if run.text.utf8.count > room {
        shown = run.text.prefix(room)
        omitted += run.text[shown.endIndex...].count
      }
      room -= min(room, shown.utf8.count)
      let start = text.utf8.count
      for scalar in shown.unicodeScalars.lazy.map({ $0 == "\0" ? "\u{FFFD}" : $0 }) {
        text.unicodeScalars.append(scalar)
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

  /// The most characters that are typeset: a line of them is far longer than the largest canvas,
  /// and its width still fits Pango's 32-bit units.
  private static func limit(of paragraph: Paragraph) -> Int {
    let largest = paragraph.runs.reduce(1) { max($0, $1.font.typesetSize) }
    return min(32_768, Int(1_000_000 / largest))
  }

  /// The number of bytes.
  var count: Int { text.utf8.count }

  /// The number of characters (grapheme clusters) that begin in a range of bytes.
  func characters(in range: Range<Int>) -> Int {
    let utf8 = text.utf8
    guard range.lowerBound < range.upperBound, range.upperBound <= utf8.count else { return 0 }
    let lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let upper = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    return text[lower..<upper].count
  }

  /// The end of the paragraph, before its separator, that holds the byte at `offset`.
  func paragraphEnd(from offset: Int) -> Int {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: offset)
    guard let end = text[start...].firstIndex(where: \.isNewline) else { return count }
    return utf8.distance(from: utf8.startIndex, to: end)
  }

  /// The bytes of `range` as a text of their own, in which line breaks became spaces.
  ///
  /// - Parameter suffix: text added at the end with the attributes of the last piece.
  func slice(_ range: Range<Int>, suffix: String = "") -> StyledText {
    var text = ""
    var pieces: [Piece] = []
    let utf8 = self.text.utf8
    for piece in self.pieces where piece.range.overlaps(range) {
      let part = piece.range.clamped(to: range)
      let lower = utf8.index(utf8.startIndex, offsetBy: part.lowerBound)
      let upper = utf8.index(utf8.startIndex, offsetBy: part.upperBound)
      let start = text.utf8.count
      for character in self.text[lower..<upper] {
        if character.isNewline {
          // As many bytes as before, so that offsets into the slice stay offsets into the whole.
          text += String(repeating: " ", count: character.utf8.count)
        } else {
          text.append(character)
        }
      }
      pieces.append(Piece(range: start..<text.utf8.count, run: piece.run))
    }
    if !suffix.isEmpty {
      if pieces.isEmpty, let run = piece(at: range.lowerBound)?.run {
        pieces = [Piece(range: 0..<0, run: run)]
      }
      text += suffix
      if let last = pieces.indices.last {
        pieces[last].range = pieces[last].range.lowerBound..<text.utf8.count
      }
    }
    return StyledText(text: text, pieces: pieces, omitted: 0)
  }

  /// The piece that holds the byte at `offset`, or the last one before it.
  func piece(at offset: Int) -> Piece? {
    pieces.first { $0.range.contains(offset) } ?? pieces.last { $0.range.lowerBound <= offset }
  }

  /// The runs that a line of these bytes shows; the one it stands in when it is empty.
  func runs(in range: Range<Int>) -> [TextRun] {
    let shown = pieces.filter { $0.range.overlaps(range) }
    return shown.isEmpty ? piece(at: range.lowerBound).map { [$0.run] } ?? [] : shown.map(\.run)
  }
}
