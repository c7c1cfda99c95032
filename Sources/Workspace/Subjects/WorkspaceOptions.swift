package import InterfaceBuilder
package import Rendering
package import Typesetting

/// How a workspace reads and lays out, beyond what the project says.
package struct WorkspaceOptions: Sendable {
  /// What measures and draws text.
  package var text = RenderOptions.TextMode.normal
  /// Whose advances the system font's text has.
  package var metrics = TextMetrics.apple
  /// Folders of more fonts, beside the project's own.
  package var fontFolders: [String] = []
  /// Where the intrinsic sizes of a document's controls come from.
  package var intrinsic = NibOptions.Intrinsic.measured
  /// The file of safe areas and margins of documents; nil for the rules alone.
  package var insetsPath: String?
  /// The asset catalogs of documents; empty for none.
  package var assetFolders: [String] = []
  /// The folder of drawings of system symbols; nil for our own alone.
  package var symbolsFolder: String?
  /// How documents' pictures are drawn, apart from the symbols.
  package var looks = NibLooks()
  /// The one top-level view of a document that is meant; nil for all.
  package var root: String?
  /// Whether scenes themselves, not only what they name, must be within the project's reach.
  package var confinesScenes = false
  /// Whether the examples of a file's components are laid out beside its scene.
  package var readsExamples = false
  /// How many layouts are kept at most, each a live tree.
  package var keptLayouts = 8

  /// Reads and lays out as the command line does without options.
  package init() {}

  /// What goldens are made of: scenes and the examples of components.
  package static var ofGoldens: WorkspaceOptions {
    var options = WorkspaceOptions()
    options.readsExamples = true
    return options
  }
}
