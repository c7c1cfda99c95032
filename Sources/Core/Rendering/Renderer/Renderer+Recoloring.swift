import AutoLayout
import Scenes
import Typesetting

/// A layout that variants may share which differ in nothing but colours.
struct SharedLayout {
  let tree: SceneTree
  /// The scene that it was made for; the layout is free once that is gone.
  private(set) weak var scene: LaidOutScene?
  /// The work that was done for it beside that of its engine; each variant counts it, whoever was first.
  let work: Double
  /// The work of its engine when it was laid out; anything that might have changed it does some.
  let engineWork: Int
  /// What contradictions were to tell.
  let (told, listsMembers): (Int, Bool)
  /// The number of views in the tree.
  let views: Int
}

extension Renderer {
  /// The most layouts that are kept, and the most views that they may have together: a matrix of variants
  /// alternates between some, and large ones take much memory.
  private static let (mostLayouts, mostViews) = (8, 2_000)

  /// Keeps a layout for the next variants.
  func keep(_ tree: SceneTree, of scene: LaidOutScene, after work: Double) {
    guard sharesLayouts, !recordsCycle else { return }
    keptLayouts.append(
      SharedLayout(
        tree: tree, scene: scene, work: work, engineWork: tree.root.engine.work,
        told: mostTold, listsMembers: listsMembers, views: scene.viewCount))
    while keptLayouts.count > Self.mostLayouts
      || keptLayouts.reduce(0, { $0 + $1.views }) > Self.mostViews
    {
      keptLayouts.removeFirst()
    }
  }

  /// Returns a layout that is kept in a variant's colours; nil unless the variant differs from one of them
  /// in nothing else.
  func recolored(
    _ builder: SceneBuilder, _ scene: Scene, _ variant: Variant, _ text: any TextDrawing,
    _ timings: Timings
  ) -> LaidOutScene? {
    guard sharesLayouts, !recordsCycle else { return nil }
    // Those of another scene are of no more use.
    keptLayouts.removeAll { !builder.isAbout($0.tree) }
    var timings = timings
    for index in keptLayouts.indices.reversed() {
      let kept = keptLayouts[index]
      guard kept.scene == nil, kept.told == mostTold, kept.listsMembers == listsMembers,
        kept.tree.root.engine.work == kept.engineWork
      else { continue }
      let made = timings.measure(.building) { builder.recolored(kept.tree) }
      guard let tree = made else { continue }
      keptLayouts.remove(at: index)
      timings.work = kept.work
      let shared = self.scene(scene, variant, tree, text, timings)
      keep(tree, of: shared, after: kept.work)
      return shared
    }
    return nil
  }
}
