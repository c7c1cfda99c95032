package import Geometry

/// What typesetting a text came to; distances in points, exact, before any rounding to pixels.
package struct TextMeasure: Hashable, Sendable {
  /// The widest line and the height of all lines.
  package var size: Size
  /// The first line's baseline below the top.
  package var firstBaseline: Double
  /// The last line's baseline below the top.
  package var lastBaseline: Double
  /// How many lines are shown; 0 for empty text.
  package var lineCount: Int
  /// Whether characters are missing for want of room.
  package var isTruncated: Bool
  /// How many characters (grapheme clusters) are not shown.
  package var truncatedCharacters: Int
  /// The families of the faces used, in order of first use.
  package var fonts: [String]
  /// The characters that no font has, in order of first use, each once.
  package var missingGlyphs: [Character]

  /// Makes a measure from its numbers.
  package init(
    size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int,
    isTruncated: Bool = false, truncatedCharacters: Int = 0, fonts: [String] = [],
    missingGlyphs: [Character] = []
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.truncatedCharacters = truncatedCharacters
    self.fonts = fonts
    self.missingGlyphs = missingGlyphs
  }

  /// The measure of empty text: 0 x 0 without lines.
  package static let empty = TextMeasure(
    size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
}

/// Something that knows how large text is.
package protocol TextMeasuring {
  /// Measures a text whose lines may be at most `width` points wide; nil is as wide as it likes.
  func measure(_ paragraph: Paragraph, width: Double?) -> TextMeasure

  /// The line metrics of a font, for views that are as high as a line without holding text.
  func lineMetrics(of font: FontDescriptor) -> LineMetrics

  /// The families that text can be set in; nil where the font makes no difference.
  var families: [String]? { get }

  /// Where the pictures of a text lie, by their numbers, if the text is drawn in a rectangle.
  func attachments(of paragraph: Paragraph, in rect: Rect) -> [(number: Int, rect: Rect)]
}

extension TextMeasuring {
  package func attachments(of paragraph: Paragraph, in rect: Rect) -> [(number: Int, rect: Rect)] {
    []
  }
  package var families: [String]? { nil }
}

/// Something that also draws the text that it measures.
package protocol TextDrawing: TextMeasuring {
  /// Draws a text with its first line at the top of `rect`, aligned between the rectangle's sides.
  ///
  /// Lines below the rectangle are drawn all the same: clipping is the caller's.
  /// - Parameters:
  ///   - color: the colour of the runs that have none of their own.
  ///   - context: a `cairo_t`, borrowed for the call; its user space is the rectangle's.
  func draw(_ paragraph: Paragraph, in rect: Rect, color: Color, on context: OpaquePointer)

  /// Hears that another scene begins, before which texts were measured that may never come again.
  func beginScene()

  /// How many texts were laid out so far, each measure that was not kept among them; for tests that
  /// count the work.
  var layoutsMade: Int { get }
}

extension TextDrawing {
  package func beginScene() {}
  package var layoutsMade: Int { 0 }
}
