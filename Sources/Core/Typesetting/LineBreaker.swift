import CPango
import Geometry

/// Breaks a text into lines of at most a given width: the steps from a paragraph to its
/// `TextLayout`.
struct LineBreaker {
  let paragraph: Paragraph
  let styled: StyledText
  /// The maximum width of a line, in points; nil for no limit.
  let width: Double?
  let fonts: FontContext
  /// Returns the line metrics of a font.
  let metrics: (FontDescriptor) -> LineMetrics

  var limit: Int { paragraph.lines > 0 ? paragraph.lines : .max }

  /// Whether lines are broken at all: not necessary for a single line that is truncated at its
  /// end.
  var wraps: Bool {
    limit > 1 || paragraph.lineBreak == .wordWrap || paragraph.lineBreak == .charWrap
  }

  /// Breaks between words, and inside words that are wider than the line.
  ///
  /// Pango searches for the end of a word again from every line; for a word of 30,000 letters
  /// this would take 10 seconds, and no reader would miss such a word.
  var wrapMode: PangoWrapMode {
    paragraph.lineBreak == .charWrap || styled.longestWord > 1_000
      ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
  }

  /// Whether a last word that would be alone on its line takes the previous one with it.
  var pushesOut: Bool {
    paragraph.pushesOut && width != nil && wraps && paragraph.lineBreak != .charWrap
  }

  /// Returns how far a line is indented from the side where lines begin.
  func inset(isFirst: Bool) -> Double { paragraph.shape.inset(isFirst: isFirst) }

  /// How far lines end before the opposite side.
  var tail: Double { paragraph.shape.tail(in: width) }

  /// Whether a paragraph of the text begins at a byte.
  func begins(at offset: Int) -> Bool {
    guard paragraph.shape.distinguishesParagraphs, offset > 0 else { return offset == 0 }
    let utf8 = styled.text.utf8
    let before = styled.text[..<utf8.index(utf8.startIndex, offsetBy: min(offset, styled.count))]
    return before.last?.endsParagraph ?? true
  }

  /// Returns the room for the line that begins at a byte; nil for no limit.
  func room(from offset: Int) -> Double? {
    guard paragraph.shape.isIndented else { return width }
    return width.map { max(0, $0 - inset(isFirst: begins(at: offset)) - tail) }
  }

  func layout() -> TextLayout {
    guard !styled.text.isEmpty else {
      return TextLayout(measure: .empty, lines: [], texts: [])
    }
    let whole = brokenText()
    whole.settleLetterSpacing()
    var lines = whole.lines
    // The empty line after a last line break lacks nothing.
    if lines.count - 1 == limit, styled.text.unicodeScalars.last?.endsParagraph == true {
      lines.removeLast()
    }
    let fits =
      wraps
      || lines.allSatisfy { line in
        line.width - line.trailingSpace
          <= room(from: line.bytes.lowerBound) ?? .infinity
      }
    if lines.count <= limit, fits {
      let (kept, owners) = withoutSpreadWords(lines, first: lines.count)
      return place(
        kept, hidden: styled.omitted, texts: [whole] + owners,
        shown: styled.omitted > 0 ? styled.text : nil)
    }
    let cut = cutLine(lines[limit - 1])
    let isWhole = cut.line == lines[limit - 1]
    let (kept, owners) = withoutSpreadWords(lines, first: isWhole ? limit : limit - 1)
    return place(
      isWhole ? kept : kept + [(cut.line, cut.bytes)], hidden: cut.hidden + styled.omitted,
      texts: [whole] + owners + (cut.owner.map { [$0] } ?? []),
      shown: styled.text(in: 0..<lines[limit - 1].bytes.lowerBound) + cut.shown)
  }

  /// Returns the whole text in lines.
  private func brokenText() -> PangoText {
    guard let width, wraps else { return makeText(styled, direction: paragraph.direction) }
    var hanging: [HangingSpace] = []
    lazy var natural = makeText(styled, direction: paragraph.direction)
    var result = wrappedText(hanging: [])
    for _ in 0..<mostTrials {
      guard let next = spaceToHang(in: result, after: hanging.last?.bytes, natural: natural)
      else { break }
      hanging.append(HangingSpace(bytes: next, in: styled, width: natural.width(of: next)))
      result = wrappedText(hanging: hanging)
    }
    if pushesOut {
      let room = max(0, width - inset(isFirst: false) - tail)
      result.pushOutOrphans(in: styled.text, room: room) { spaceWidth(of: $0) }
    }
    return result
  }

  /// Returns the width of white space within a line, in points.
  private func spaceWidth(of bytes: Range<Int>) -> Double {
    guard !bytes.isEmpty else { return 0 }
    let space = makeText(styled.slice([bytes]), direction: paragraph.direction, fixed: true)
    return withExtendedLifetime(space) { space.lines.first?.width ?? 0 }
  }

  private func wrappedText(hanging: [HangingSpace]) -> PangoText {
    let text = makeText(styled, direction: paragraph.direction, hanging: hanging)
    let (first, head) = (inset(isFirst: true), inset(isFirst: false))
    pango_layout_set_width(
      text.layout, pangoUnits(max(0, (width ?? 0) - min(first, head) - tail)))
    if first != head { pango_layout_set_indent(text.layout, pangoUnits(first - head)) }
    pango_layout_set_wrap(text.layout, wrapMode)
    pango_layout_set_justify(text.layout, paragraph.resolvedAlignment == .justified ? 1 : 0)
    return text
  }

  /// The last visible line when more would follow.
  private struct CutLine {
    var line: UnsafeMutablePointer<PangoLayoutLine>
    /// The layout that owns the line, if it is not that of the whole text.
    var owner: PangoText?
    /// The bytes of the text that determine the line's height.
    var bytes: Range<Int>
    /// The number of characters that are not shown.
    var hidden: Int
    /// The characters that are shown, with an ellipsis for those that are not.
    var shown: String
  }

  private func cutLine(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> CutLine {
    let start = line.bytes.lowerBound
    let paragraphEnd = styled.paragraphEnd(from: start)
    let direction: LayoutDirection =
      pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
      ? .rightToLeft : .leftToRight
    switch paragraph.lineBreak {
    case .wordWrap, .charWrap:
      let end = line.bytes.upperBound
      return CutLine(
        line: line, owner: nil, bytes: line.bytes,
        hidden: styled.characters(in: end..<styled.count), shown: styled.text(in: line.bytes))
    case .clip:
      return clipped(start..<paragraphEnd, direction: direction)
    case .truncateTail:
      // The following paragraphs are cut as well, so the ellipsis is needed even if this one
      // would fit.
      return ellipsized(
        start..<paragraphEnd, mode: PANGO_ELLIPSIZE_END, direction: direction,
        suffix: paragraphEnd < styled.count ? "\u{2026}" : "")
    case .truncateHead:
      return ellipsized(start..<styled.count, mode: PANGO_ELLIPSIZE_START, direction: direction)
    case .truncateMiddle:
      return ellipsized(start..<styled.count, mode: PANGO_ELLIPSIZE_MIDDLE, direction: direction)
    }
  }

  private func ellipsized(
    _ bytes: Range<Int>, mode: PangoEllipsizeMode, direction: LayoutDirection, suffix: String = ""
  ) -> CutLine {
    let ends: StyledText.Ends =
      switch mode {
      case PANGO_ELLIPSIZE_START: .tail
      case PANGO_ELLIPSIZE_MIDDLE: .both
      default: .head
      }
    let width = room(from: bytes.lowerBound)
    let kept = width.map { styled.ends(of: bytes, keeping: mostCharacters(in: $0), at: ends) }
    let part = styled.slice(kept ?? [bytes], suffix: suffix)
    let owner = makeText(part, direction: direction, fixed: true)
    if let width {
      pango_layout_set_width(owner.layout, pangoUnits(max(0, width)))
      pango_layout_set_ellipsize(owner.layout, mode)
    }
    owner.settleLetterSpacing()
    let line = owner.lines[0]
    let shownCount = part.characters(in: 0..<(part.count - suffix.utf8.count))
    var hidden = styled.characters(in: bytes.lowerBound..<styled.count) - shownCount
    guard let removed = line.closeEllipsis(in: part.text) else {
      return CutLine(line: line, owner: owner, bytes: bytes, hidden: hidden, shown: part.text)
    }
    // The suffix is the ellipsis itself rather than a character of the text.
    let end = min(removed.upperBound, part.count - suffix.utf8.count)
    hidden += part.characters(in: removed.lowerBound..<max(removed.lowerBound, end))
    let shownEnd = min(bytes.upperBound, bytes.lowerBound + removed.lowerBound)
    let shown = ends == .head ? bytes.lowerBound..<shownEnd : bytes
    return CutLine(
      line: line, owner: owner, bytes: shown, hidden: hidden,
      shown: part.text(in: 0..<removed.lowerBound) + "\u{2026}"
        + part.text(in: removed.upperBound..<part.count))
  }

  /// Returns more characters than a line of this width can hold.
  ///
  /// Pango removes one cluster after another until a line fits, going over all of it each time.
  private func mostCharacters(in width: Double) -> Int {
    let smallest = styled.pieces.reduce(2_000) { min($0, $1.run.font.typesetSize) }
    return 32 + Int(max(0, min(width, 1_000_000)) / (0.1 * smallest))
  }

  private func clipped(_ bytes: Range<Int>, direction: LayoutDirection) -> CutLine {
    let owner = makeText(styled.slice([bytes]), direction: direction, fixed: true)
    owner.settleLetterSpacing()
    let line = owner.lines[0]
    var shown = bytes
    if let width = room(from: bytes.lowerBound), line.width > width {
      // The line begins at the left of its room, or ends at the right of it, and leaves it elsewhere.
      let isAtLeft = paragraph.resolvedAlignment.leavesAtRight(direction)
      var index: Int32 = 0
      pango_layout_line_x_to_index(
        line, pangoUnits(isAtLeft ? width : line.width - width), &index, nil)
      let edge = bytes.lowerBound + Int(index)
      if isAtLeft == (direction == .leftToRight) {
        shown = bytes.lowerBound..<edge
      } else {
        // The letter that the edge goes through is not shown as a whole.
        shown = styled.characterEnd(from: edge, in: bytes)..<bytes.upperBound
      }
    }
    let hidden =
      styled.characters(in: bytes.lowerBound..<styled.count) - styled.characters(in: shown)
    return CutLine(
      line: line, owner: owner, bytes: bytes, hidden: hidden, shown: styled.text(in: shown))
  }

  /// - Parameter fixed: Whether the direction is known rather than determined from the letters.
  /// - Parameter hanging: The white space that hangs at the ends of lines.
  func makeText(
    _ styled: StyledText, direction: LayoutDirection, fixed: Bool = false,
    hanging: [HangingSpace] = []
  ) -> PangoText {
    let text = PangoText(context: fonts.context(direction), text: styled.text)
    pango_layout_set_auto_dir(text.layout, fixed ? 0 : 1)
    if styled.text.utf8.contains(0x09) { text.set(paragraph.shape.stops) }
    // All lines must be equally wide, and no word may be broken anywhere.
    let keepsPairs =
      pushesOut && !fixed && !paragraph.shape.isIndented && wrapMode == PANGO_WRAP_WORD_CHAR
    styled.apply(
      to: text.layout, language: paragraph.language, fonts: fonts,
      width: wraps && paragraph.lineBreak != .charWrap && !fixed ? width : nil,
      pairs: keepsPairs ? styled.keptPairs(within: width ?? 0) : [], hanging: hanging)
    if width != nil, wraps, !fixed, WordDictionary.isNeeded(for: styled.text),
      let dictionary = fonts.dictionary
    {
      text.breakLines(by: dictionary, in: styled.text)
    }
    if width != nil, wraps, !fixed { text.keepConjuncts(in: styled.text) }
    return text
  }
}
