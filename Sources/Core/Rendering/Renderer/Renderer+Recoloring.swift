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
}

extension Renderer {
  /// Keeps a layout for the next variant.
  func keep(_ tree: SceneTree, of scene: LaidOutScene, after work: Double) {
    guard sharesLayouts, !recordsCycle else { return }
    lastLayout = SharedLayout(
      tree: tree, scene: scene, work: work, engineWork: tree.root.engine.work,
      told: mostTold, listsMembers: listsMembers)
  }

  /// Returns the last layout in a variant's colours; nil, and the last layout is gone, unless the
  /// variant differs from the last in nothing else.
  func recolored(
    _ builder: SceneBuilder, _ scene: Scene, _ variant: Variant, _ text: any TextDrawing,
    _ timings: Timings
  ) -> LaidOutScene? {
    guard let last = lastLayout else { return nil }
    lastLayout = nil
    guard sharesLayouts, !recordsCycle, last.scene == nil, last.told == mostTold,
      last.listsMembers == listsMembers, last.tree.root.engine.work == last.engineWork
    else { return nil }
    var timings = timings
    let made = timings.measure(.building) { builder.recolored(last.tree) }
    guard let tree = made else { return nil }
    timings.work = last.work
    let shared = self.scene(scene, variant, tree, text, timings)
    keep(tree, of: shared, after: last.work)
    return shared
  }
}
