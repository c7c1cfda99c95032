import Documents
import InterfaceBuilder
import Synchronization

/// The resources that the documents of an app share: its asset catalogs and the drawings of
/// symbols, listed when first needed.
final class AppResources: Sendable {
  struct Listed: Sendable {
    let assets: Result<AssetCatalog?, SceneErrors>
    let looks: Result<NibLooks, SceneErrors>
    /// The absolute paths of files and folders requested for the lists.
    let paths: [String]
  }

  /// The lists by the folders of their catalogs; used only for lookup.
  private let known = Mutex<[[String]: Listed]>([:])

  /// Returns the resources of some catalogs; `list` is called once for each group of them.
  func listed(_ folders: [String], _ list: () -> Listed) -> Listed {
    known.withLock { known in
      if let made = known[folders] { return made }
      let made = list()
      known[folders] = made
      return made
    }
  }

  /// The names of the sets with the tint, by the folders of apps; used only for lookup.
  private let accents = Mutex<[String: String?]>([:])

  /// Returns the name of the set with the tint of the app in a folder; nil for the system's tint.
  func accentColor(at top: String, within reach: FileReach) -> String? {
    accents.withLock { accents in
      if let known = accents[top] { return known }
      // A project that can't be read may state anything.
      let name =
        XcodeSettings(in: top, within: reach).map(\.accentColor)
        ?? XcodeSettings.usualAccentColor
      accents[top] = .some(name)
      return name
    }
  }
}
