/// Where the lines of a paragraph begin and end, what stands between paragraphs, and where tabs end: what
/// `NSParagraphStyle` says beyond alignment and line height. Extents are points.
package struct ParagraphShape: Hashable, Sendable {
  /// The distance of the first line's beginning from the side where lines begin.
  package var firstIndent = 0.0
  /// The distance of the other lines' beginning from that side.
  package var headIndent = 0.0
  /// Where lines end: above 0 from the side where they begin, else from the other side.
  package var tailIndent = 0.0
  /// The distance below a paragraph that another one follows.
  package var spacing = 0.0
  /// The distance above a paragraph that follows another one.
  package var spacingBefore = 0.0
  /// Where tabs end, in order; none for Pango's own, eight spaces apart.
  package var tabs: [Tab] = []

  /// A place where a tab ends.
  package struct Tab: Hashable, Sendable {
    /// Which part of the text behind the tab stands at the place.
    package enum Alignment: Hashable, Sendable { case left, center, right }
    /// The distance from the side where lines begin.
    package var location: Double
    /// Which part of the text stands there.
    package var alignment: Alignment

    /// Makes a place.
    package init(location: Double, alignment: Alignment = .left) {
      (self.location, self.alignment) = (location, alignment)
    }
  }

  /// Makes a shape of lines from side to side, without distance between paragraphs.
  package init() {}

  /// How far a line begins behind the side.
  func inset(isFirst: Bool) -> Double { max(isFirst ? firstIndent : headIndent, 0) }

  /// How far lines end before the other side, in a width; nil where there is none.
  func tail(in width: Double?) -> Double {
    guard tailIndent > 0 else { return -tailIndent }
    return max((width ?? tailIndent) - tailIndent, 0)
  }
}

/// A picture's place in a line of text.
package struct TextAttachment: Hashable, Sendable {
  /// What tells the picture from others; whoever paints it knows it by that.
  package var number: Int
  /// The width in points.
  package var width: Double
  /// How far above the baseline it reaches, in points.
  package var ascent: Double
  /// How far below the baseline it reaches, in points; negative for one that stands above.
  package var descent: Double

  /// Makes a place.
  package init(number: Int, width: Double, ascent: Double, descent: Double) {
    (self.number, self.width) = (number, width)
    (self.ascent, self.descent) = (ascent, descent)
  }
}
