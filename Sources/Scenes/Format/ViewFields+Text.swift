import Localization
import Typesetting

extension ViewFields {
  /// The keys of views with text.
  static let text: [Field<SceneView>] = [
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
    Field(
      "tabStops", .tabStops, ViewAttribute.tabStops, SceneParagraph.tabStopsHelp),
  ]
}
