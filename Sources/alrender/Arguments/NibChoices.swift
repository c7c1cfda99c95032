import InterfaceBuilder
import Rendering

/// What the command line says about Interface Builder's documents.
struct NibChoices: Sendable {
  /// Where the intrinsic sizes of controls come from.
  var intrinsic = NibOptions.Intrinsic.measured
  /// The file of safe areas and margins; nil for the rules alone.
  var insetsPath: String?
  /// The one top-level view that is meant; nil for all.
  var root: String?
  /// The asset catalogs; empty for none.
  var assetPaths: [String] = []
  /// How pictures are drawn, apart from the symbols.
  var looks = NibLooks()
  /// The folder of drawings of system symbols; nil for our own alone.
  var symbolsPath: String?
}
