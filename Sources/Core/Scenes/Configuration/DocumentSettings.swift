/// A project's settings for its storyboards and nibs, which can't state these themselves; a
/// command-line option overrides them.
package struct DocumentSettings: Equatable, Sendable {
  /// The asset catalogs with the documents' pictures and colours, relative to the project's
  /// folder.
  package var assets: [String] = []
  /// The folder of SVG files that replace Apple's symbols, relative to the project's folder; nil
  /// for the program's own drawings alone.
  package var symbols: String?
  /// The documents whose whole screens have their device's round corners, as `--frame` gives them.
  package var framed: [PathPattern] = []
  /// Whether prototypes are drawn again, fainter, as `--repeat-prototypes` asks for.
  package var repeatsPrototypes = false
  /// The variants in which documents are laid out; by default only those that they were saved in.
  package var variants = SceneVariants()

  /// Creates empty settings.
  package init() {}

  static let table = ObjectTable<DocumentSettings>(
    "documents",
    [
      Field(
        "assets", .oneOrMore(.folder),
        "The asset catalogs with the documents' pictures and colours.", \.assets),
      Field(
        "symbols", .folder,
        "A folder of SVG files used for Apple's symbols.", \.symbols),
      Field(
        "frame", .patterns,
        "The documents whose screens have their device's rounded corners.", \.framed),
      Field(
        "repeatPrototypes", .boolean,
        "Whether prototypes of rows and items are drawn again, fainter, to the end of their list.",
        \.repeatsPrototypes),
      Field(
        "variants", .variants, "The axes of variants, as in a scene.", \.variants),
    ])
}
