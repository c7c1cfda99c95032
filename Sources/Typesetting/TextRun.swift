/// A stretch of text with uniform attributes.
package struct TextRun: Hashable, Sendable {
  /// The characters; line breaks separate paragraphs.
  package var text: String
  /// The font.
  package var font: FontDescriptor
  /// The colour; nil takes the colour of the whole text.
  package var color: Color?
  /// Whether the text is underlined.
  package var underline: Bool
  /// Whether the text is struck through.
  package var strikethrough: Bool
  /// The colour behind the text; nil for none.
  package var background: Color?
  /// Extra space between characters in points, on top of the system font's own tracking.
  package var letterSpacing: Double
  /// The place of a picture, for which the run's only character stands; nil for text.
  package var attachment: TextAttachment?

  /// Makes a run; every attribute but the text has UIKit's default.
  package init(
    _ text: String, font: FontDescriptor = FontDescriptor(), color: Color? = nil,
    underline: Bool = false, strikethrough: Bool = false, background: Color? = nil,
    letterSpacing: Double = 0, attachment: TextAttachment? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.underline = underline
    self.strikethrough = strikethrough
    self.background = background
    self.letterSpacing = letterSpacing
    self.attachment = attachment
  }
}
