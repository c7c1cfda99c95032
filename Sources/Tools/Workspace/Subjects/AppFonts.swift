package import Documents

/// The fonts of the apps to which documents belong.
package enum AppFonts {
  /// Returns the files of the fonts that the apps around some documents or folders load.
  ///
  /// An app without an Xcode project has none; nor is it searched for a document that names no font.
  /// A folder outside of any app, such as a repository's, has those of the apps below it.
  package static func files(around paths: [String], within reach: FileReach) -> [String] {
    var tops: [String] = []
    for path in paths where SceneSearch.isFolder(path) || namesFont(path, within: reach) {
      let apps = CatalogSearch.app(around: path).map { [$0] } ?? CatalogSearch.apps(below: path)
      for top in apps where !tops.contains(top) && (try? reach.resolved(top)) != nil {
        tops.append(top)
      }
    }
    return tops.flatMap { AppFiles(below: $0).loadedFonts(within: reach) }
  }

  private static func namesFont(_ path: String, within reach: FileReach) -> Bool {
    guard PathParts.isNamed(path, ending: ".storyboard") || PathParts.isNamed(path, ending: ".xib"),
      let bytes = try? FileBytes.read(path, within: reach.names(path) ? reach : .everywhere)
    else { return false }
    return ["<customFonts", "family=\""].contains { bytes.firstOffset(of: $0) != nil }
  }
}
