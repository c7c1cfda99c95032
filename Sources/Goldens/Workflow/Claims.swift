import Documents
import Rendering
import Scenes

/// Which files of the folder of goldens belong to something that is checked.
///
/// The folder is walked scene by scene, so that no more than the names of one scene's goldens are
/// held at a time.
package struct Claims {
  /// What no scene claims, as paths below the folder of goldens.
  package struct Unclaimed: Equatable, Sendable {
    /// Goldens of no scene and variant, sorted.
    package var names: [String] = []
    /// What killed writers left, sorted.
    package var leftovers: [String] = []
    /// Pictures and fingerprints of variants that are there, but that ask for none, sorted.
    package var unasked: [String] = []
  }

  private let cases: (String) -> [GoldenCase]

  /// Claims what cases are compared with.
  ///
  /// - Parameter cases: the cases of a scene by its name; none for a name that no scene has.
  package init(_ cases: @escaping (_ scene: String) -> [GoldenCase]) { self.cases = cases }

  /// The goldens of a store that belong to no scene.
  package func unclaimed(in store: GoldenStore) -> Unclaimed {
    var unclaimed = Unclaimed()
    visit(nil, in: store, &unclaimed)
    return unclaimed
  }

  private func visit(
    _ scene: InnerPath?, in store: GoldenStore, _ unclaimed: inout Unclaimed
  ) {
    var claimed: SceneClaims?
    // Folders that are links are somebody else's.
    for (name, isFolder) in store.root.entries(of: scene) {
      guard let end = try? InnerPath(name) else { continue }
      let inner = scene?.appending(end) ?? end
      let path = inner.description
      if GoldenStore.isGolden(path) {
        let claims = claimed ?? SceneClaims(cases(scene?.description ?? ""))
        claimed = claims
        if claims.asked.contains(path) { continue }
        if claims.unasked.contains(path) {
          unclaimed.unasked.append(path)
        } else {
          unclaimed.names.append(path)
        }
      } else if OutputFile.isLeftover(name) {
        unclaimed.leftovers.append(path)
      } else if isFolder {
        visit(inner, in: store, &unclaimed)
      }
    }
  }
}

/// The files that the variants of one scene claim.
private struct SceneClaims {
  var asked: Set<String> = []
  /// What was recorded for the asking then, and is not asked for now: pictures by an option of the
  /// command line above all.
  var unasked: Set<String> = []

  init(_ cases: [GoldenCase]) {
    for golden in cases {
      func name(_ content: GoldenStore.Content) -> String {
        (try? GoldenStore.name(scene: golden.scene, variant: golden.variant, content))?.description
          ?? ""
      }
      asked.insert(name(.layout))
      asked.insert(name(.outline))
      let (picture, hash) = (name(.picture(golden.scale)), name(.hash(golden.scale)))
      unasked.formUnion([picture, hash])
      switch golden.pixels {
      case .none: break
      case .hash: asked.insert(hash)
      case .picture: asked.insert(picture)
      }
    }
  }
}
