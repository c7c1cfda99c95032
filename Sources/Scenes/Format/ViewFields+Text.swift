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
      "Numbers and strings that replace `%d`, `%@` and so on in the text; plural forms follow "
        + "them."),
    Field(
      "runs", .list(of: .object(SceneTextRun.table, SceneTextRun())), ViewAttribute.runs,
      "The text in runs with attributes of their own."),
    Field("font", .font, ViewAttribute.font, "The font."),
    Field("color", .color, ViewAttribute.color, "The colour of the text."),
  ]

  private static let layout: [Field<SceneView>] = [
    Field(
      "lines", .integer(.count), ViewAttribute.lines, "The maximum number of lines; 0 for no limit."
    ),
    Field(
      "preferredMaxLayoutWidth", .number(.extent), ViewAttribute.preferredMaxLayoutWidth,
      "The width at which a label's intrinsic size wraps; 0 for the laid-out width."),
    Field(
      "lineBreak", Shape<LineBreakMode>.choice, ViewAttribute.lineBreak,
      "How lines break and how text that does not fit is truncated."),
    Field(
      "alignment", Shape<TextAlignment>.choice, ViewAttribute.alignment,
      "The alignment of the lines."),
    Field(
      "adjustsFontSizeToFitWidth", .boolean, ViewAttribute.adjustsFontSizeToFitWidth,
      "Shrinks the font before the text is truncated."),
    Field(
      "minimumScaleFactor", .number(.unit), ViewAttribute.minimumScaleFactor,
      "The smallest factor to which the font may shrink."),
    Field(
      "lineSpacing", .number(.extent), ViewAttribute.lineSpacing,
      "Extra space between lines in points."),
    Field(
      "letterSpacing", .number(.points), ViewAttribute.letterSpacing,
      "Extra space between characters in points."),
    Field(
      "lineHeightMultiple", .number(NumberRange(lower: 0.1, upper: 100)),
      ViewAttribute.lineHeightMultiple, "A factor for the height of every line."),
  ]
}
