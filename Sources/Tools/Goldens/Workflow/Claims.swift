import Documents
import Rendering
import Scenes

/// Which files in the folder of goldens belong to something that is checked.
///
/// The folder is walked scene by scene, so that only the names of one scene's goldens are in
/// memory at a time.
package struct Claims {
  /// The files that no scene claims, as paths below the folder of goldens.
  package struct Unclaimed: Equatable, Sendable {
    /// Goldens of unknown scenes and variants, sorted.
    package var names: [String] = []
    /// Temporary files of killed writers, sorted.
    package var leftovers: [String] = []
    /// Pictures and fingerprints that existing variants do not request, sorted.
    package var unasked: [String] = []
  }

  private let cases: (String) -> [GoldenCase]

  /// Claims the goldens of cases.
  ///
  /// - Parameter cases: returns the cases of a scene by its name; none if no scene has the name.
  package init(_ cases: @escaping (_ scene: String) -> [GoldenCase]) { self.cases = cases }

  /// Returns the goldens in a store that belong to no scene.
  package func unclaimed(in store: GoldenStore) -> Unclaimed {
    var unclaimed = Unclaimed()
    visit(nil, in: store, &unclaimed)
    return unclaimed
  }

  /// Returns the goldens beside those of some scenes that these do not claim, without looking into other
  /// folders.
  package func unclaimed(in store: GoldenStore, of scenes: [String]) -> Unclaimed {
    var unclaimed = Unclaimed()
    for scene in scenes {
      guard let path = try? InnerPath(scene) else { continue }
      visit(path, in: store, &unclaimed, isDeep: false)
    }
    return unclaimed
  }

  /// Returns the goldens of unknown scenes, and those beside the goldens of known ones that are stated to
  /// belong to nothing, in the order of `unclaimed(in:)`.
  static func unclaimed(
    in store: GoldenStore, besides known: Set<String>, stated: Set<String>
  ) -> [String] {
    Claims { _ in [] }.unclaimed(in: store).names.filter { name in
      let scene = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
      return stated.contains(name) || !known.contains(scene)
    }
  }

  private func visit(
    _ scene: InnerPath?, in store: GoldenStore, _ unclaimed: inout Unclaimed, isDeep: Bool = true
  ) {
    var claimed: SceneClaims?
    // Folders that are symbolic links belong to someone else.
    for (name, isFolder) in store.root.entries(of: scene) {
      guard let end = try? InnerPath(name) else { continue }
      let inner = scene?.appending(end) ?? end
      let path = inner.description
      if GoldenStore.isGolden(path) {
        let claims = claimed ?? SceneClaims(cases(scene?.description ?? ""))
        claimed = claims
        if claims.asked.contains(name) || !store.isRecorded(inner) { continue }
        if claims.unasked.contains(name) {
          unclaimed.unasked.append(path)
        } else {
          unclaimed.names.append(path)
        }
      } else if OutputFile.isLeftover(name) {
        unclaimed.leftovers.append(path)
      } else if isFolder, isDeep {
        visit(inner, in: store, &unclaimed)
      }
    }
  }
}

/// The files that the variants of one scene claim, by their names in its folder.
private struct SceneClaims {
  var asked: Set<String> = []
  /// Files that were requested when recorded but are not now: mainly pictures requested by a
  /// command-line option.
  var unasked: Set<String> = []

  init(_ cases: [GoldenCase]) {
    for golden in cases {
      let stem = InnerPath.name(golden.variant)
      func name(_ content: GoldenStore.Content) -> String {
        GoldenStore.fileName(stem: stem, content)
      }
      asked.insert(name(.layout))
      asked.insert(name(.accessibility))
      asked.formUnion([name(.outline), name(.variantOutline)])
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
