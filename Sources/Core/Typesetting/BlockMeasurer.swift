import CPango
package import Geometry

/// Measures and draws text without any font: every character is 10 points wide, and a line is 20
/// high with its baseline at 16.
///
/// Characters are grapheme clusters; format controls have no width. Lines break at spaces and
/// line breaks, spaces at the end of a line have no width, and a word wider than the line is
/// split between characters, with at least one per line.
package struct BlockMeasurer: TextDrawing, Sendable {
  private static let advance = 10.0
  private static let metrics = LineMetrics(ascent: 16, descent: 4)

  /// Makes a measurer, which has no state.
  package init() {}

  package func lineMetrics(of font: FontDescriptor) -> LineMetrics { Self.metrics }

  package func measure(_ paragraph: Paragraph, width: Double?) -> TextMeasure {
    let lines = BlockLines(paragraph, columns: columns(width))
    guard let widest = lines.shown.map(\.count).max() else { return .empty }
    let pitch = Self.metrics.height + paragraph.shape.lineSpacing
    let last = Double(lines.shown.count - 1) * pitch
    return TextMeasure(
      size: Size(width: Double(widest) * Self.advance, height: last + Self.metrics.height),
      firstBaseline: Self.metrics.ascent, lastBaseline: last + Self.metrics.ascent,
      lineCount: lines.shown.count, isTruncated: lines.hidden > 0,
      truncatedCharacters: lines.hidden,
      shownText: lines.hidden > 0 ? shownText(of: paragraph, hidden: lines.hidden) : nil,
      breaksWord: lines.breaksWord)
  }

  /// Returns what is left of a text without its last characters, wherever the ellipsis is.
  private func shownText(of paragraph: Paragraph, hidden: Int) -> String {
    let shown = String(paragraph.text.dropLast(hidden))
    switch paragraph.lineBreak {
    case .wordWrap, .charWrap, .clip: return shown
    case .truncateHead, .truncateMiddle, .truncateTail: return shown + "\u{2026}"
    }
  }

  package func draw(
    _ paragraph: Paragraph, in rect: Rect, color: Color, on context: OpaquePointer
  ) {
    let lines = BlockLines(paragraph, columns: columns(rect.width))
    let pitch = Self.metrics.height + paragraph.shape.lineSpacing
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * 0.5)
    for (row, line) in lines.shown.enumerated() {
      let width = Double(line.count) * Self.advance
      let slack = rect.width - width
      let left: Double =
        switch paragraph.resolvedAlignment {
        case .left, .natural, .justified: 0
        case .center: slack / 2
        case .right: slack
        }
      for (column, isInk) in line.enumerated() where isInk {
        let visual =
          paragraph.direction == .leftToRight ? column : line.count - 1 - column
        cairo_rectangle(
          context, rect.minX + left + Double(visual) * Self.advance + 1,
          rect.minY + Double(row) * pitch + 4, Self.advance - 2, Self.metrics.ascent - 4)
      }
    }
    cairo_fill(context)
  }

  /// Returns how many characters fit; nil for no limit.
  private func columns(_ width: Double?) -> Int? {
    guard let width, width < 1_000_000_000 else { return nil }
    // A solved width may fall short of a multiple of ten by an ulp.
    return max(1, Int((max(0, width) + 1e-6) / Self.advance))
  }
}
