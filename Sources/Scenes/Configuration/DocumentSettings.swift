import Documents

/// What a project says of its storyboards and nibs, which cannot say it themselves; an option of the
/// command line wins over it.
package struct DocumentSettings: Equatable, Sendable {
  /// The asset catalogs with their pictures and colours, relative to the project's folder.
  package var assets: [String] = []
  /// The folder of SVG files that stand for Apple's symbols, relative to the project's folder; nil for
  /// the program's own drawings alone.
  package var symbols: String?
  /// In what they are laid out; by default in what they were saved in alone.
  package var variants = SceneVariants()

  /// Says nothing.
  package init() {}

  static let table = ObjectTable<DocumentSettings>(
    "documents",
    [
      Field(
        "assets", .oneOrMore(.folder),
        "The asset catalogs with their pictures and colours.", \.assets),
      Field(
        "symbols", .folder,
        "The folder of SVG files that stand for Apple's symbols.", \.symbols),
      Field(
        "variants", .variants, "Axes of variants, as a scene has them.", \.variants),
    ])
}
