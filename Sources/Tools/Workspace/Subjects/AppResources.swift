import Documents
import InterfaceBuilder
import Rendering
import Scenes
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

  private let known = Mutex<Listed?>(nil)

  /// Returns the resources; `list` is called once.
  func listed(_ list: () -> Listed) -> Listed {
    known.withLock { known in
      if let known { return known }
      let made = list()
      known = made
      return made
    }
  }
}
