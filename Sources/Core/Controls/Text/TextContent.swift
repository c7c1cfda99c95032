package import Typesetting

/// The text properties that labels, buttons, text fields and text views share, before any layout.
///
/// Nil takes the default of the control that holds the text.
package struct TextContent: Hashable, Sendable {
  /// The text in runs of uniform appearance; empty for no text.
  package var runs: [Run]
  /// The font of runs without one.
  package var font: FontDescriptor?
  /// The colour of runs without one.
  package var color: Color?
  /// The greatest number of lines; 0 for no limit.
  package var lines: Int?
  /// How lines break, and where text that does not fit is truncated.
  package var lineBreak: LineBreakMode?
  /// Whether a last word that would be alone on its line takes the preceding word with it.
  package var pushesOut: Bool?
  /// The horizontal alignment of lines; natural follows the layout direction.
  package var alignment: TextAlignment = .natural
  /// The shape of paragraphs whose first run has none.
  package var shape = ParagraphShape()
  /// The additional distance between characters in points, for runs without their own.
  package var letterSpacing = 0.0
  /// Whether the font shrinks until the text fits the width.
  package var adjustsFontSizeToFitWidth = false
  /// The smallest fraction of its size to which a font may shrink, 0...1.
  package var minimumScaleFactor = 0.0
  /// Where a line stays when its font shrinks.
  package var baselineAdjustment = BaselineAdjustment.alignBaselines

  /// Where a shrunken line is in the place of the whole one (`UIBaselineAdjustment`); raw values are
  /// those of scenes and of Interface Builder files.
  package enum BaselineAdjustment: String, CaseIterable, Hashable, Sendable {
    /// On the baseline that it would have at its full size.
    case alignBaselines
    /// In the middle of the box.
    case alignCenters
    /// At the top of the line at its full size.
    case none
  }

  /// Makes a single run of text with the control's defaults.
  package init(_ text: String = "") {
    self.runs = text.isEmpty ? [] : [Run(text)]
  }

  /// The characters of all runs; setting it leaves one run with the surrounding appearance.
  package var text: String {
    get { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
    set { runs = newValue.isEmpty ? [] : [Run(newValue)] }
  }

  /// Gives the whole text the shape of its first run, and the alignment that all runs have; the others
  /// keep what differs. A natural alignment remains that of the text.
  package mutating func shareShape() {
    guard let first = runs.first?.shape else { return }
    let isAligned = runs.allSatisfy { ($0.shape?.alignment ?? .natural) == first.alignment }
    if isAligned, first.alignment != .natural { alignment = first.alignment }
    for index in runs.indices {
      var own = runs[index].shape ?? ParagraphShape()
      if isAligned { own.alignment = .natural }
      if index == 0 {
        shape = own
        shape.alignment = .natural
      }
      runs[index].shape = own == shape ? nil : own
    }
  }

  /// Whether the text may be laid out in another way than another one: whether more than colours differs.
  func takesOtherRoom(than other: TextContent) -> Bool {
    guard self != other else { return false }
    guard runs.count == other.runs.count else { return true }
    var colored = self
    colored.color = other.color
    for index in runs.indices {
      colored.runs[index].color = other.runs[index].color
      colored.runs[index].background = other.runs[index].background
    }
    return colored != other
  }

  /// Whether there are no characters.
  package var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  /// A piece of text of uniform appearance; nil properties come from the surrounding text.
  package struct Run: Hashable, Sendable {
    /// The characters.
    package var text: String
    /// The font.
    package var font: FontDescriptor?
    /// The colour of the glyphs.
    package var color: Color?
    /// The colour behind the glyphs.
    package var background: Color?
    /// Whether a line is drawn below the glyphs.
    package var underline = false
    /// Whether a line is drawn through the glyphs.
    package var strikethrough = false
    /// The additional distance between characters in points.
    package var letterSpacing: Double?
    /// How far the glyphs are raised above the baseline, in points; negative if they are lowered.
    package var baselineOffset = 0.0
    /// Positive for superscript, negative for subscript, 0 for neither.
    package var superscript = 0
    /// The shape of the paragraph that begins with the run; nil for that of the whole text.
    package var shape: ParagraphShape?
    /// The picture that is shown in place of the text; nil for none, or one that is painted by
    /// others.
    package var picture: Picture?
    /// The frame of a picture, for which a single character stands; nil for text.
    package var attachment: TextAttachment?

    /// The text of a run that is a picture: one character.
    package static let pictureText = "\u{FFFC}"

    /// Makes a run with the appearance of the surrounding text.
    package init(_ text: String) { self.text = text }
  }
}
