import Localization
import Typesetting

extension ViewFields {
  /// The key of every view that draws texts.
  static let truncation: [Field<SceneView>] = [
    Field(
      "mayTruncate", .boolean, ViewAttribute.mayTruncate,
      "Whether it is intended that texts of the view are truncated; no finding says so then.")
  ]

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
    Field(
      "font", .font, ViewAttribute.font,
      "The font; default the system's in 17 points, in a button that of its style."),
    Field(
      "tabStops", .tabStops, ViewAttribute.tabStops, SceneParagraph.tabStopsHelp),
  ]
}
