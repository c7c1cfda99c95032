/// The shape of a paragraph: line heights, spacing, indents and tab stops, with the names and units of
/// `NSParagraphStyle`. Extents are in points.
package struct ParagraphShape: Hashable, Sendable {
  /// How lines are aligned; `natural` is the alignment of the whole text.
  package var alignment = TextAlignment.natural
  /// Extra space between lines.
  package var lineSpacing = 0.0
  /// A factor on the height of every line, before the minimum and the maximum.
  package var lineHeightMultiple = 1.0
  /// The smallest height of a line.
  package var minimumLineHeight = 0.0
  /// The greatest height of a line; 0 for no limit.
  package var maximumLineHeight = 0.0
  /// The space below a paragraph that is followed by another.
  package var paragraphSpacing = 0.0
  /// The space above a paragraph that follows another.
  package var paragraphSpacingBefore = 0.0
  /// The indent of the first line from the side where lines begin.
  package var firstLineHeadIndent = 0.0
  /// The indent of the other lines from that side.
  package var headIndent = 0.0
  /// Where lines end: if positive, measured from the side where they begin, otherwise from the
  /// opposite side.
  package var tailIndent = 0.0
  /// The tab stops, in order; nil for twelve of them, 28 points apart.
  package var tabStops: [Tab]?
  /// The distance of the tab stops beyond the last, which are at its multiples; 0 for those of Pango,
  /// as far apart as the last two.
  package var defaultTabInterval = 0.0

  /// A tab stop.
  package struct Tab: Hashable, Sendable {
    /// The part of the text after the tab that is placed at the stop; raw values are the spellings
    /// of scene files.
    package enum Alignment: String, CaseIterable, Hashable, Sendable { case left, center, right }
    /// The distance from the side where lines begin.
    package var location: Double
    /// The part of the text that is placed there.
    package var alignment: Alignment

    /// Makes a tab stop.
    package init(location: Double, alignment: Alignment = .left) {
      (self.location, self.alignment) = (location, alignment)
    }
  }

  /// Makes the shape of lines of natural height that extend from side to side.
  package init() {}

  /// Whether lines may begin or end away from the sides.
  package var isIndented: Bool {
    firstLineHeadIndent != 0 || headIndent != 0 || tailIndent != 0
  }

  /// Whether it matters for a line's place whether a paragraph begins with it.
  var distinguishesParagraphs: Bool {
    isIndented || paragraphSpacing != 0 || paragraphSpacingBefore != 0
  }

  /// Returns how far a line is indented from the side.
  func inset(isFirst: Bool) -> Double { max(isFirst ? firstLineHeadIndent : headIndent, 0) }

  /// Returns how far lines end before the opposite side at a given width; nil if there is none.
  func tail(in width: Double?) -> Double {
    guard tailIndent > 0 else { return -tailIndent }
    return max((width ?? tailIndent) - tailIndent, 0)
  }

  /// Returns the height of a line whose fonts ask for a natural one.
  func lineHeight(of natural: Double) -> Double {
    let height = max(natural * lineHeightMultiple, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// The tab stops of lines, measured from where a paragraph's first line begins.
  var stops: [Tab] {
    var stops = tabStops ?? (1...12).map { Tab(location: 28 * Double($0)) }
    if defaultTabInterval > 0 {
      let first = ((stops.last?.location ?? 0) / defaultTabInterval).rounded(.down) + 1
      stops += (0..<64).map { Tab(location: defaultTabInterval * (first + Double($0))) }
    }
    let inset = inset(isFirst: true)
    for index in stops.indices { stops[index].location -= inset }
    return stops.filter { $0.location > 0 }
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
