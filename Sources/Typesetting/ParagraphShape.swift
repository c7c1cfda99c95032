/// Where the lines of a paragraph begin and end, the space between paragraphs, and the tab stops:
/// what `NSParagraphStyle` specifies beyond alignment and line height. Extents are in points.
package struct ParagraphShape: Hashable, Sendable {
  /// The indent of the first line from the side where lines begin.
  package var firstIndent = 0.0
  /// The indent of the other lines from that side.
  package var headIndent = 0.0
  /// Where lines end: if positive, measured from the side where they begin, otherwise from the
  /// opposite side.
  package var tailIndent = 0.0
  /// The space below a paragraph that is followed by another.
  package var spacing = 0.0
  /// The space above a paragraph that follows another.
  package var spacingBefore = 0.0
  /// The tab stops, in order; if empty, Pango's own, eight spaces apart.
  package var tabs: [Tab] = []

  /// A tab stop.
  package struct Tab: Hashable, Sendable {
    /// The part of the text after the tab that is placed at the stop.
    package enum Alignment: Hashable, Sendable { case left, center, right }
    /// The distance from the side where lines begin.
    package var location: Double
    /// The part of the text that is placed there.
    package var alignment: Alignment

    /// Makes a tab stop.
    package init(location: Double, alignment: Alignment = .left) {
      (self.location, self.alignment) = (location, alignment)
    }
  }

  /// Makes the shape of lines that extend from side to side, without space between paragraphs.
  package init() {}

  /// Returns how far a line is indented from the side.
  func inset(isFirst: Bool) -> Double { max(isFirst ? firstIndent : headIndent, 0) }

  /// Returns how far lines end before the opposite side at a given width; nil if there is none.
  func tail(in width: Double?) -> Double {
    guard tailIndent > 0 else { return -tailIndent }
    return max((width ?? tailIndent) - tailIndent, 0)
  }
}

/// A picture's place in a line of text.
package struct TextAttachment: Hashable, Sendable {
  /// The number by which the painter identifies the picture.
  package var number: Int
  /// The width in points.
  package var width: Double
  /// How far it extends above the baseline, in points.
  package var ascent: Double
  /// How far it extends below the baseline, in points; negative if it is entirely above.
  package var descent: Double

  /// Makes a place for a picture.
  package init(number: Int, width: Double, ascent: Double, descent: Double) {
    (self.number, self.width) = (number, width)
    (self.ascent, self.descent) = (ascent, descent)
  }
}
