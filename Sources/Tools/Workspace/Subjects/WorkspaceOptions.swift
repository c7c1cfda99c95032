package import InterfaceBuilder
package import Rendering
package import Typesetting

/// How a workspace reads and lays out, beyond the project's settings.
package struct WorkspaceOptions: Sendable {
  /// How text is measured and drawn.
  package var text = RenderOptions.TextMode.normal
  /// Which font's advances text in the system font has.
  package var metrics = TextMetrics.apple
  /// Additional font folders, beside the project's own.
  package var fontFolders: [String] = []
  /// Where the intrinsic sizes of a document's controls come from.
  package var intrinsic = NibOptions.Intrinsic.measured
  /// The file with the safe areas and margins of documents; nil to use only the rules.
  package var insetsPath: String?
  /// The asset catalogs of documents; empty if there are none.
  package var assetFolders: [String] = []
  /// The folder with drawings of system symbols; nil for only the built-in ones.
  package var symbolsFolder: String?
  /// How the pictures of documents are drawn, apart from symbols.
  package var looks = NibLooks()
  /// The only top-level view of a document to use; nil for all.
  package var root: String?
  /// Whether scenes themselves, not only the files they name, must be within the project's reach.
  package var confinesScenes = false
  /// Whether the examples of a file's components are laid out along with its scene.
  package var readsExamples = false
  /// The maximum number of layouts kept, each a live tree.
  package var keptLayouts = 8
  /// The maximum number of views in the layouts kept, apart from the last one, of which there may be more.
  package var keptViews = 20_000

  /// Makes the options that the command line uses by default.
  package init() {}

  /// The options for goldens: scenes and the examples of components.
  package static var ofGoldens: WorkspaceOptions {
    var options = WorkspaceOptions()
    options.readsExamples = true
    return options
  }
}
