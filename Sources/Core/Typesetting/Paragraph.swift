package import Geometry

/// How text is broken into lines, and what happens to a line that does not fit.
///
/// Raw values are the spellings of scene files.
package enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
  case wordWrap, charWrap, clip, truncateHead, truncateMiddle, truncateTail
}

/// How lines are aligned between the two sides; raw values are the spellings of scene files.
package enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  case natural, left, center, right, justified

  /// Whether a line that is wider than its room leaves it at the right, rather than at the left.
  func leavesAtRight(_ direction: LayoutDirection) -> Bool {
    switch self {
    case .left: true
    case .right: false
    case .natural, .center, .justified: direction == .leftToRight
    }
  }
}

/// A text with everything that determines its typesetting, except the width.
///
/// It may contain several paragraphs in the sense of Unicode; `lines` counts across all of them.
package struct Paragraph: Hashable, Sendable {
  /// The text, in pieces of uniform attributes.
  package var runs: [TextRun]
  /// The maximum number of visible lines; 0 for no limit.
  package var lines: Int
  /// How lines break; truncation applies to the last visible line.
  package var lineBreak: LineBreakMode
  /// How lines are aligned; `natural` is the leading side of `direction`.
  package var alignment: TextAlignment
  /// The interface's direction, which decides natural alignment and the order of text without
  /// letters.
  package var direction: LayoutDirection
  /// The BCP 47 language, which affects line breaks and the shapes of Han characters.
  package var language: String?
  /// The shape of the paragraphs, except those whose first run has its own.
  package var shape: ParagraphShape
  /// Whether a last word that would be alone on its line takes the preceding word with it, as in
  /// labels (`NSParagraphStyle.LineBreakStrategy.pushOut`).
  package var pushesOut: Bool

  /// Makes a text from runs, with a label's defaults: one line, truncated at the tail.
  package init(
    runs: [TextRun], lines: Int = 1, lineBreak: LineBreakMode = .truncateTail,
    alignment: TextAlignment = .natural, direction: LayoutDirection = .leftToRight,
    language: String? = nil, shape: ParagraphShape = ParagraphShape(), pushesOut: Bool = false
  ) {
    self.runs = runs
    self.lines = lines
    self.lineBreak = lineBreak
    self.alignment = alignment
    self.direction = direction
    self.language = language
    self.shape = shape
    self.pushesOut = pushesOut
  }

  /// Underlines all of the text.
  package mutating func underline() {
    for index in runs.indices { runs[index].underline = true }
  }

  /// Makes a text from a single run with a label's defaults.
  package init(
    _ text: String, font: FontDescriptor = FontDescriptor(), lines: Int = 1,
    lineBreak: LineBreakMode = .truncateTail, alignment: TextAlignment = .natural,
    direction: LayoutDirection = .leftToRight
  ) {
    self.init(
      runs: [TextRun(text, font: font)], lines: lines, lineBreak: lineBreak,
      alignment: alignment, direction: direction)
  }

  /// All characters, without their attributes.
  package var text: String {
    runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
  }

  /// Whether there is nothing to typeset.
  package var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }

  /// The alignment of all lines whose paragraphs have none of their own, with `natural` replaced with
  /// the actual side.
  package var resolvedAlignment: TextAlignment {
    let alignment = shape.alignment == .natural ? alignment : shape.alignment
    guard alignment == .natural else { return alignment }
    return direction == .leftToRight ? .left : .right
  }
}
