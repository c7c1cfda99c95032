import CPango
import Geometry

/// Where lines of a plain text may end, with the widths up to there.
///
/// Pango shapes a text again to break it, and again each of its lines. That is needed for drawing;
/// but the system font's ASCII characters are as wide in any line, because no letter is kerned
/// against the space before it. So the widths in a line without a limit give the measure at any
/// width.
struct PlainText {
  /// A line of the text as long as there is no limit.
  private struct Paragraph {
    let start: Int
    var stops: [Stop] = []
  }

  /// An end of lines; widths are in Pango's units.
  private struct Stop {
    /// The byte with which the next line would begin.
    let end: Int32
    /// The width from the beginning of the paragraph.
    let width: Int32
    /// The width of the spaces that hang at the line's end; 0 for other ends.
    let hanging: Int32
    /// The width of the last of them.
    let space: Int32
  }

  private var paragraphs: [Paragraph] = []

  /// Collects the ends of lines; nil if a line is not a single run from left to right with a glyph
  /// for each character.
  ///
  /// - Parameters:
  ///   - text: An ASCII text without tabs.
  ///   - natural: The text in lines without a limit.
  init?(_ text: String, natural: TextLayout) {
    guard natural.texts.count == 1, let whole = natural.texts.first else { return nil }
    var count: Int32 = 0
    guard let breaks = pango_layout_get_log_attrs_readonly(whole.layout, &count),
      Int(count) == text.utf8.count + 1
    else { return nil }
    var text = text
    let isKnown = text.withUTF8 { text in
      for line in natural.lines {
        let bytes = line.pointer.bytes
        guard let glyphs = line.pointer.glyphs(of: bytes) else { return false }
        // Whether a space at the very end needs room depends on what follows.
        if let last = bytes.last, text[last] == 0x20 { return false }
        var paragraph = Paragraph(start: bytes.lowerBound)
        var (width, spaces) = (Int32(0), Int32(0))
        var isIndented = true
        for (index, byte) in bytes.enumerated() {
          let advance = glyphs[index].geometry.width
          width += advance
          isIndented = isIndented && text[byte] == 0x20
          // Pango lets a single one of those at the paragraph's beginning hang.
          spaces = text[byte] == 0x20 ? (isIndented ? 0 : spaces) + advance : 0
          let next = byte + 1
          guard next == bytes.upperBound || breaks[next].is_line_break != 0 else { continue }
          paragraph.stops.append(
            Stop(
              end: Int32(next), width: width, hanging: spaces, space: spaces > 0 ? advance : 0))
        }
        paragraphs.append(paragraph)
      }
      return true
    }
    guard isKnown else { return nil }
  }

  /// Returns the lines of at most a given width; nil if the widths alone do not tell where Pango
  /// would end them.
  ///
  /// - Parameters:
  ///   - room: The width, in Pango's units.
  ///   - forbidden: The bytes with which no line begins, ascending; one for a paragraph at most.
  ///   - pushesOut: Whether a last word that would be alone takes the previous one with it.
  func lines(
    room: Int32, forbidden: [Int32], pushesOut: Bool
  ) -> [LineBreaker.SizedLine]? {
    var lines: [LineBreaker.SizedLine] = []
    var forbidden = forbidden[...]
    for paragraph in paragraphs {
      guard !paragraph.stops.isEmpty else {
        lines.append(.init(width: 0, bytes: paragraph.start..<paragraph.start))
        continue
      }
      let first = lines.count
      let end = paragraph.stops.last?.end ?? 0
      let kept = forbidden.first.flatMap { $0 < end ? $0 : nil }
      if kept != nil { forbidden.removeFirst() }
      var (start, base, stops) = (paragraph.start, Int32(0), paragraph.stops[...])
      while !stops.isEmpty {
        guard let last = Self.end(of: stops, from: base, room: room, forbidden: kept) else {
          return nil
        }
        let stop = stops[last]
        lines.append(
          .init(
            width: Double(stop.width - stop.hanging - base) / Double(PANGO_SCALE),
            space: last + 1 < stops.endIndex ? Double(stop.space) / Double(PANGO_SCALE) : 0,
            bytes: start..<Int(stop.end)))
        let isOneWord = !stops[stops.startIndex...last].contains { $0.space > 0 }
        (start, base, stops) = (Int(stop.end), stop.width, stops[(last + 1)...])
        if stops.isEmpty, pushesOut, isOneWord, lines.count > first + 1 { return nil }
      }
    }
    return lines
  }

  /// Returns the stop at which a line ends: the last that fits, if a space hangs there or the
  /// paragraph ends.
  private static func end(
    of stops: ArraySlice<Stop>, from base: Int32, room: Int32, forbidden: Int32?
  ) -> Int? {
    var best: Int?
    for index in stops.indices where stops[index].end != forbidden {
      let stop = stops[index]
      let isSure = stop.space > 0 || index + 1 == stops.endIndex
      // Letters on both sides of another end may be kerned.
      if stop.width - stop.hanging - base > room { return isSure ? best : nil }
      best = isSure ? index : nil
    }
    return best
  }
}

extension TextRun {
  /// Whether nothing but the font and colours determines the letters: those of the system font.
  fileprivate var isPlain: Bool {
    font.family == nil && letterSpacing == 0 && baselineOffset == 0 && superscript == 0
      && shape == nil && attachment == nil
  }
}

extension LineBreaker {
  /// Returns where the lines of a text may end; nil if it is not plain.
  func plainText(natural: TextLayout) -> PlainText? {
    isPlain ? PlainText(styled.text, natural: natural) : nil
  }

  /// Returns the measure in lines of limited width; nil if only Pango can tell.
  ///
  /// - Parameter natural: The measure in lines without a limit.
  func measure(of text: PlainText, natural: TextMeasure) -> TextMeasure? {
    guard let width, isPlain else { return nil }
    let pairs = pushesOut ? styled.keptPairs(within: width) : []
    let lines = text.lines(
      room: pangoUnits(max(0, width)), forbidden: pairs.map { Int32($0.upperBound - 1) },
      pushesOut: pushesOut)
    guard let lines, lines.count <= limit else { return nil }
    return stack(lines).measure(fonts: natural.fonts, missing: natural.missingGlyphs)
  }

  /// Whether the text is short ASCII in a single style of the system font, in lines that are
  /// equally wide and not stretched.
  private var isPlain: Bool {
    guard styled.isShort, styled.pieces.count == 1, let run = styled.pieces.first?.run,
      run.isPlain,
      fonts.metrics == .apple, fonts.knowsSystemFont, !paragraph.shape.isIndented,
      paragraph.resolvedAlignment != .justified, limit > 1,
      wrapMode == PANGO_WRAP_WORD_CHAR
    else { return false }
    return styled.text.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A }
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// Returns the glyphs of a line's ASCII characters, borrowed; nil unless the line is a single
  /// run from left to right with a glyph for each.
  fileprivate func glyphs(of bytes: Range<Int>) -> UnsafeBufferPointer<PangoGlyphInfo>? {
    let runs = self.runs
    if bytes.isEmpty { return runs.isEmpty ? UnsafeBufferPointer(start: nil, count: 0) : nil }
    guard runs.count == 1, let glyphs = runs[0].pointee.glyphs, let item = runs[0].pointee.item,
      item.pointee.analysis.level.isMultiple(of: 2), item.pointee.offset == bytes.lowerBound,
      Int(glyphs.pointee.num_glyphs) == bytes.count, let clusters = glyphs.pointee.log_clusters,
      (0..<bytes.count).allSatisfy({ Int(clusters[$0]) == $0 })
    else { return nil }
    return UnsafeBufferPointer(start: glyphs.pointee.glyphs, count: bytes.count)
  }
}
