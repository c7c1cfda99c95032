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
}
