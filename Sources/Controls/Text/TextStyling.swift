import Geometry
import Typesetting

/// Everything that `TextContent` leaves open, as one control decides it.
struct TextStyling {
  /// The font of text without one.
  var font: FontDescriptor
  /// The colour of text without one; it is not part of the paragraph.
  var color: Color
  /// The line limit of text without one; 0 for none.
  var lines = 1
  /// How lines break where the text does not say.
  var lineBreak = LineBreakMode.truncateTail
  /// Where text of natural alignment stands; text that names a side keeps it.
  var naturalAlignment = TextAlignment.natural
  /// The base direction of the paragraphs.
  var direction: LayoutDirection
  /// Whether a last word that would stand alone on its line takes the word before with it, where the text
  /// does not say.
  var pushesOut = false
  /// The language of the text, as BCP 47.
  var language: String?
}

extension TextContent {
  /// The paragraph that this text is under a control's styling.
  ///
  /// `fontScale` multiplies every font size, for text that shrinks to fit.
  func paragraph(_ styling: TextStyling, fontScale: Double = 1, lines limit: Int? = nil)
    -> Paragraph
  {
    let runs = runs.map { run in
      var font = run.font ?? self.font ?? styling.font
      if fontScale != 1 { font = font.scaled(by: fontScale) }
      return TextRun(
        run.text, font: font, color: run.color,
        underline: run.underline, strikethrough: run.strikethrough, background: run.background,
        letterSpacing: run.letterSpacing ?? letterSpacing, attachment: run.attachment)
    }
    return Paragraph(
      runs: runs, lines: limit ?? lines ?? styling.lines,
      lineBreak: lineBreak ?? styling.lineBreak,
      alignment: alignment == .natural ? styling.naturalAlignment : alignment,
      direction: styling.direction, language: styling.language, lineSpacing: lineSpacing,
      lineHeightMultiple: lineHeightMultiple, shape: shape,
      pushesOut: pushesOut ?? styling.pushesOut)
  }
}
