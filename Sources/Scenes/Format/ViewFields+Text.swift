import Localization
import Typesetting

extension ViewFields {
  /// The keys of views with text.
  static let text: [Field<SceneView>] = content + layout

  private static let content: [Field<SceneView>] = [
    Field(
      "text", .localizable, ViewAttribute.text,
      "The text, localisable."),
    Field(
      "verbatim", .verbatim, ViewAttribute.text,
      "The text, never localised."),
    Field(
      "key", .textKey, ViewAttribute.text,
      "The key of the text in `strings`."),
    Field(
      "arguments", .list(of: .argument), ViewAttribute.arguments,
      "Numbers and strings that take the place of `%d`, `%@` ... in the text; plural forms follow "
        + "them."),
    Field(
      "runs", .list(of: .object(SceneTextRun.table, SceneTextRun())), ViewAttribute.runs,
      "The text in pieces with attributes of their own."),
    Field("font", .font, ViewAttribute.font, "The font."),
    Field("color", .color, ViewAttribute.color, "The colour of the text."),
  ]

  private static let layout: [Field<SceneView>] = [
    Field("lines", .integer(.count), ViewAttribute.lines, "The most lines; 0 for no limit."),
    Field(
      "preferredMaxLayoutWidth", .number(.extent), ViewAttribute.preferredMaxLayoutWidth,
      "The width at which a label's intrinsic size wraps; 0 is the laid-out one."),
    Field(
      "lineBreak", Shape<LineBreakMode>.choice, ViewAttribute.lineBreak,
      "How lines break and what does not fit is cut."),
    Field(
      "alignment", Shape<TextAlignment>.choice, ViewAttribute.alignment,
      "Where the lines stand."),
    Field(
      "adjustsFontSizeToFitWidth", .boolean, ViewAttribute.adjustsFontSizeToFitWidth,
      "Shrinks the font before the text is truncated."),
    Field(
      "minimumScaleFactor", .number(.unit), ViewAttribute.minimumScaleFactor,
      "How far the font may shrink."),
    Field(
      "lineSpacing", .number(.extent), ViewAttribute.lineSpacing,
      "Extra space between lines in points."),
    Field(
      "letterSpacing", .number(.points), ViewAttribute.letterSpacing,
      "Extra space between characters in points."),
    Field(
      "lineHeightMultiple", .number(NumberRange(lower: 0.1, upper: 100)),
      ViewAttribute.lineHeightMultiple, "A factor on the height of every line."),
  ]
}
