package import Geometry
package import Typesetting

/// The control's choices for everything that `TextContent` leaves open.
package struct TextStyling {
  /// The font of text without one.
  package var font: FontDescriptor
  /// The colour of text without one; not part of the paragraph.
  package var color: Color
  /// The line limit of text without one; 0 for none.
  package var lines = 1
  /// How lines break if the text does not specify it.
  package var lineBreak = LineBreakMode.truncateTail
  /// The alignment of text with natural alignment; text that names a side keeps it.
  package var naturalAlignment = TextAlignment.natural
  /// The base direction of the paragraphs.
  package var direction: LayoutDirection
  /// Whether a last word that would be alone on its line takes the preceding word with it, if the
  /// text does not specify it.
  package var pushesOut = false
  /// The language of the text, as BCP 47.
  package var language: String?

  /// Makes a control's choices; by default one line that is truncated at its end.
  package init(
    font: FontDescriptor, color: Color, lines: Int = 1,
    lineBreak: LineBreakMode = .truncateTail, naturalAlignment: TextAlignment = .natural,
    direction: LayoutDirection, pushesOut: Bool = false, language: String? = nil
  ) {
    (self.font, self.color, self.lines, self.lineBreak) = (font, color, lines, lineBreak)
    (self.naturalAlignment, self.direction) = (naturalAlignment, direction)
    (self.pushesOut, self.language) = (pushesOut, language)
  }
}

extension TextContent {
  /// Returns the paragraph for this text with a control's styling.
  ///
  /// `fontScale` multiplies every font size, for text that shrinks to fit.
  package func paragraph(
    _ styling: TextStyling, fontScale: Double = 1, lines limit: Int? = nil
  ) -> Paragraph {
    let runs = runs.map { run in
      var font = run.font ?? self.font ?? styling.font
      if fontScale != 1 { font = font.scaled(by: fontScale) }
      return TextRun(
        run.text, font: font, color: run.color,
        underline: run.underline, strikethrough: run.strikethrough, background: run.background,
        letterSpacing: run.letterSpacing ?? letterSpacing, baselineOffset: run.baselineOffset,
        superscript: run.superscript, shape: run.shape, attachment: run.attachment)
    }
    return Paragraph(
      runs: runs, lines: limit ?? lines ?? styling.lines,
      lineBreak: lineBreak ?? styling.lineBreak,
      alignment: alignment == .natural ? styling.naturalAlignment : alignment,
      direction: styling.direction, language: styling.language, shape: shape,
      pushesOut: pushesOut ?? styling.pushesOut)
  }
}
