import InterfaceBuilder

/// What the command line says about Interface Builder documents.
struct NibChoices: Sendable {
  /// Where the intrinsic sizes of controls come from.
  var intrinsic = NibOptions.Intrinsic.measured
  /// The file with safe areas and margins; nil to use only the rules.
  var insetsPath: String?
  /// The only top-level view to use; nil for all.
  var root: String?
  /// The asset catalogs; empty if there are none.
  var assetPaths: [String] = []
  /// How pictures are drawn, apart from symbols.
  var looks = NibLooks()
  /// The folder with drawings of system symbols; nil for only the built-in ones.
  var symbolsPath: String?
}
