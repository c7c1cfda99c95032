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

  /// The looks of apps, by their folders; used only for lookup.
  private let apps = Mutex<[String: NibLooks]>([:])

  /// Returns the tint and the appearance of the app in a folder.
  func looks(ofAppAt top: String, within reach: FileReach) -> NibLooks {
    apps.withLock { apps in
      if let known = apps[top] { return known }
      var looks = NibLooks()
      // A project that can't be read may state anything.
      if let settings = XcodeSettings(in: top, within: reach) {
        (looks.accentColor, looks.appearance) = (settings.accentColor, settings.appearance)
      }
      apps[top] = looks
      return looks
    }
  }
}
