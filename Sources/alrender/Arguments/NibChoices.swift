import Documents
import InterfaceBuilder
import Rendering
import Scenes

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

  /// How pictures are drawn, with the drawings of symbols listed.
  func looks(within reach: FileReach) throws(Failure) -> NibLooks {
    guard let symbolsPath else { return looks }
    var looks = looks
    do {
      looks.symbols = try SymbolFolder(symbolsPath, reach: reach)
    } catch {
      throw Failure(error.message, file: error.file)
    }
    return looks
  }

  /// Lists the asset catalogs; nil without any.
  func assets(within reach: FileReach) throws(Failure) -> AssetCatalog? {
    guard !assetPaths.isEmpty else { return nil }
    do {
      return try AssetCatalog(folders: assetPaths, reach: reach)
    } catch {
      throw Failure(error.message, file: error.file)
    }
  }

  /// Reads the file of safe areas and margins.
  func insets() throws(Failure) -> NibInsets {
    guard let insetsPath else { return NibInsets() }
    do {
      let source = try SceneSource(insetsPath)
      return try NibInsets(bytes: source.bytes, path: source.path)
    } catch {
      throw Failure(error, of: insetsPath)
    }
  }
}
