package import Geometry

/// The result of typesetting a text; distances are in points, exact, not rounded to pixels.
package struct TextMeasure: Hashable, Sendable {
  /// The width of the widest line and the height of all lines.
  package var size: Size
  /// The width of the widest line with the space at which it broke, as far as there was room: what
  /// UIKit's labels ask for once their text has wrapped, as recorded frames show.
  package var wrappedWidth: Double
  /// The first line's baseline, measured from the top.
  package var firstBaseline: Double
  /// The last line's baseline, measured from the top.
  package var lastBaseline: Double
  /// The number of visible lines; 0 for empty text.
  package var lineCount: Int
  /// Whether characters are missing for lack of room.
  package var isTruncated: Bool
  /// The number of characters (grapheme clusters) that are not shown.
  package var truncatedCharacters: Int
  /// The characters that are shown, with the ellipsis where some are missing; nil for all.
  package var shownText: String?
  /// Whether a line ends within a word of a script that separates words, at no hyphen.
  package var breaksWord: Bool
  /// The families of the faces used, in order of first use.
  package var fonts: [String]
  /// The characters that no font has, in order of first use, each once.
  package var missingGlyphs: [Character]

  /// Makes a measure from its numbers; without a wrapped width, no line broke at a space.
  package init(
    size: Size, wrappedWidth: Double? = nil, firstBaseline: Double, lastBaseline: Double,
    lineCount: Int, isTruncated: Bool = false, truncatedCharacters: Int = 0,
    shownText: String? = nil, breaksWord: Bool = false, fonts: [String] = [],
    missingGlyphs: [Character] = []
  ) {
    self.size = size
    self.wrappedWidth = wrappedWidth ?? size.width
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.truncatedCharacters = truncatedCharacters
    self.shownText = shownText
    self.breaksWord = breaksWord
    self.fonts = fonts
    self.missingGlyphs = missingGlyphs
  }

  /// The measure of empty text: 0 x 0 without lines.
  package static let empty = TextMeasure(
    size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
}

/// An object that measures text.
package protocol TextMeasuring {
  /// Measures a text with lines of at most `width` points; nil for no limit.
  func measure(_ paragraph: Paragraph, width: Double?) -> TextMeasure

  /// Returns the line metrics of a font, for views that are as high as a line without containing
  /// text.
  func lineMetrics(of font: FontDescriptor) -> LineMetrics

  /// The families in which text can be set; nil if the font makes no difference.
  var families: [String]? { get }

  /// Returns the frames of a text's pictures, by number, if the text is drawn in a rectangle.
  func attachments(of paragraph: Paragraph, in rect: Rect) -> [(number: Int, rect: Rect)]

  /// Returns the bounds of what is drawn of a text in a rectangle, which letters may leave; nil if
  /// that is not known, or nothing.
  func ink(of paragraph: Paragraph, in rect: Rect) -> Rect?
}

extension TextMeasuring {
  package func ink(of paragraph: Paragraph, in rect: Rect) -> Rect? { nil }
  package func attachments(of paragraph: Paragraph, in rect: Rect) -> [(number: Int, rect: Rect)] {
    []
  }
  package var families: [String]? { nil }
}

/// An object that also draws the text it measures.
package protocol TextDrawing: TextMeasuring {
  /// Draws a text with its first line at the top of `rect`, aligned between the rectangle's sides.
  ///
  /// Lines below the rectangle are drawn too: clipping is up to the caller.
  /// - Parameters:
  ///   - color: The colour of runs without their own.
  ///   - context: A `cairo_t`, borrowed for the call; its user space is that of the rectangle.
  func draw(_ paragraph: Paragraph, in rect: Rect, color: Color, on context: OpaquePointer)

  /// Called when a new scene begins, before which texts were measured that may never recur.
  func beginScene()

  /// The number of texts laid out so far, including each measurement that was not cached; for
  /// tests that count work.
  var layoutsMade: Int { get }
}

extension TextDrawing {
  package func beginScene() {}
  package var layoutsMade: Int { 0 }
}
