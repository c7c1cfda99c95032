import Glibc

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
  /// How far the text is raised above the baseline, in points; negative if it is lowered.
  package var baselineOffset: Double
  /// Positive for superscript, negative for subscript: the letters that the font has for them; 0 for
  /// neither.
  package var superscript: Int
  /// The shape of the paragraph that begins with the run; nil for that of the whole text.
  package var shape: ParagraphShape?
  /// The place of a picture, for which the run's only character stands; nil for text.
  package var attachment: TextAttachment?

  /// Makes a run; every attribute but the text has UIKit's default.
  package init(
    _ text: String, font: FontDescriptor = FontDescriptor(), color: Color? = nil,
    underline: Bool = false, strikethrough: Bool = false, background: Color? = nil,
    letterSpacing: Double = 0, baselineOffset: Double = 0, superscript: Int = 0,
    shape: ParagraphShape? = nil, attachment: TextAttachment? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.underline = underline
    self.strikethrough = strikethrough
    self.background = background
    self.letterSpacing = letterSpacing
    self.baselineOffset = baselineOffset
    self.superscript = superscript
    self.shape = shape
    self.attachment = attachment
  }

  /// Whether two runs are drawn alike: texts are compared byte by byte. Swift's own comparison brings them
  /// into a normal form first, for which ten thousand accents on one letter take seconds, and takes an
  /// accented letter for a letter and its accent, which fonts may draw differently.
  package static func == (first: TextRun, second: TextRun) -> Bool {
    first.text.hasBytes(of: second.text) && first.font == second.font
      && first.color == second.color && first.underline == second.underline
      && first.strikethrough == second.strikethrough && first.background == second.background
      && first.letterSpacing == second.letterSpacing
      && first.baselineOffset == second.baselineOffset && first.superscript == second.superscript
      && first.shape == second.shape && first.attachment == second.attachment
  }

  /// Feeds the bytes of the text and all attributes.
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(font)
    hasher.combine(color)
    hasher.combine(underline)
    hasher.combine(strikethrough)
    hasher.combine(background)
    hasher.combine(letterSpacing)
    hasher.combine(baselineOffset)
    hasher.combine(superscript)
    hasher.combine(shape)
    hasher.combine(attachment)
  }
}

extension String {
  /// Whether two texts have the same bytes.
  fileprivate func hasBytes(of other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (first, second) = (self, other)
    return first.withUTF8 { first in
      second.withUTF8 { second in
        guard let bytes = first.baseAddress, let others = second.baseAddress else { return true }
        return memcmp(bytes, others, first.count) == 0
      }
    }
  }
}
