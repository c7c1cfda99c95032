import Documents
import InterfaceBuilder
import Rendering
import Scenes
import Synchronization

/// What the documents of an app share: its asset catalogs and the drawings of symbols, listed when
/// the first document asks for them.
final class AppResources: Sendable {
  struct Listed: Sendable {
    let assets: Result<AssetCatalog?, SceneErrors>
    let looks: Result<NibLooks, SceneErrors>
    /// The files and folders that listing asked for, as paths from `/`.
    let paths: [String]
  }

  private let known = Mutex<Listed?>(nil)

  /// What is there; `list` is called once.
  func listed(_ list: () -> Listed) -> Listed {
    known.withLock { known in
      if let known { return known }
      let made = list()
      known = made
      return made
    }
  }
}
