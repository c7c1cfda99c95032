/// Which files of the folder of goldens belong to something that is checked.
package struct Claims: Sendable {
  private var names: Set<String> = []

  /// Claims nothing.
  package init() {}

  /// Claims the goldens of a case.
  package mutating func add(_ golden: GoldenCase) {
    func claim(_ content: GoldenStore.Content) {
      names.insert(GoldenStore.name(scene: golden.scene, variant: golden.variant, content))
    }
    claim(.layout)
    claim(.outline)
    switch golden.pixels {
    case .none: break
    case .hash: claim(.hash(golden.scale))
    case .picture: claim(.picture(golden.scale))
    }
  }

  /// The goldens of a store that nothing claims, and what killed writers left, sorted.
  package func unclaimed(in store: GoldenStore) -> [String] {
    store.goldens().filter { !names.contains($0) } + store.leftovers()
  }
}
