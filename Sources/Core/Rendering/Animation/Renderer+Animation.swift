import AutoLayout
import Controls
package import Documents
import Drawing
import Geometry
package import Scenes

extension Renderer {
  /// Draws the moments between two states of a scene.
  ///
  /// Throws errors found in the states and, for `constants`, an error if the states differ in
  /// more than constants.
  ///
  /// - Parameters:
  ///   - limit: the most work for all moments together, including painting.
  ///   - result: returns the findings of a layout.
  ///   - timings: the time spent on the layouts.
  package func animate(
    _ loaded: LoadedScene, _ variant: Variant, _ plan: AnimationPlan,
    limit: Double = WorkLedger.limit, result: (LaidOutScene) -> LayoutResult,
    timings: inout Timings
  ) throws(SceneErrors) -> AnimatedScene {
    let (start, end) = (variant.inState(plan.start), variant.inState(plan.end))
    let first = try layOut(loaded, start)
    let last = try layOut(loaded, end)
    var results: [LayoutResult] = []
    for scene in [first, last] {
      results.append(result(scene), butOnce: results)
      timings.add(scene.timings)
    }
    let canvas = loaded.canvas(end.overrides)
    let scenes = (
      start: loaded.scene.resolved(on: loaded.canvas(start.overrides)),
      end: loaded.scene.resolved(on: canvas)
    )
    if plan.mode == .constants { try loaded.scene.refuseStructural(scenes.start, scenes.end) }
    let frames = (start: Self.frames(of: first.root), end: Self.frames(of: last.root))
    let size = first.size.covering(last.size)
    var moments: [DisplayList] = []
    for progress in plan.moments {
      guard timings.work <= limit else {
        throw loaded.scene.tooManyMoments(drawn: moments.count, of: plan.count)
      }
      let scene = Scene.between(
        scenes.start, scenes.end, at: progress, blendsConstants: plan.mode == .constants,
        on: canvas)
      let laidOut = try layOut(loaded, progress > 0 ? end : start, resolved: scene)
      let between =
        plan.mode == .frames
        ? Self.frames(between: frames.start, frames.end, at: progress) : [:]
      if plan.mode == .frames, progress > 0, progress < 1 {
        Self.keepShrinking(in: laidOut.root, first.root)
      }
      if plan.mode == .constants, progress > 0, progress < 1 {
        results.append(result(laidOut), butOnce: results)
      }
      timings.add(laidOut.timings)
      let list = TreePainter(grid: PixelGrid(scale: laidOut.scale), frames: between)
        .paint(laidOut.root)
      timings.work += Canvas.work(of: list, size: size, scale: last.scale)
      moments.append(list)
    }
    return AnimatedScene(
      results: results, moments: moments, captions: plan.captions, size: size, scale: last.scale,
      background: last.background, text: text, memory: memory)
  }

  /// Returns the untransformed frames of all views of a tree by their ids.
  private static func frames(of root: View) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    func note(_ view: View) {
      if let id = view.identifier { frames[id] = view.layoutFrame }
      view.subviews.forEach(note)
    }
    note(root)
    return frames
  }

  /// Interpolates centres and sizes linearly, and so edges too.
  private static func frames(
    between start: [String: Rect], _ end: [String: Rect], at progress: Double
  ) -> [String: Rect] {
    func number(_ first: Double, _ second: Double) -> Double {
      first + (second - first) * progress
    }
    return end.merging(start) { end, start in
      Rect(
        x: number(start.minX, end.minX), y: number(start.minY, end.minY),
        width: number(start.width, end.width), height: number(start.height, end.height))
    }
  }

  /// Keeps a view that becomes hidden in a stack visible while it shrinks; elsewhere hiding is
  /// immediate, as in UIKit.
  private static func keepShrinking(in root: View, _ start: View) {
    for (view, before) in zip(root.subviews, start.subviews) {
      if root is StackView, view.isHidden, !before.isHidden { view.isHidden = false }
      keepShrinking(in: view, before)
    }
  }
}

extension Size {
  /// Returns the smallest size that holds both.
  fileprivate func covering(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}

extension [LayoutResult] {
  /// Adds a result without what earlier ones have already found.
  fileprivate mutating func append(_ result: LayoutResult, butOnce earlier: [LayoutResult]) {
    var result = result
    result.diagnostics.removeAll { found in earlier.contains { $0.diagnostics.contains(found) } }
    append(result)
  }
}

extension Variant {
  /// Returns the variant with the scene in another state; its name stays.
  fileprivate func inState(_ state: String) -> Variant {
    Variant(name: name, values: values.filter { !$0.axis.isOfStates } + [.state(state)])
  }
}

extension Scene {
  /// Returns the error for an animation that wasn't drawn to its end.
  fileprivate func tooManyMoments(drawn: Int, of count: Int) -> SceneErrors {
    SceneErrors([
      diagnostic(
        .error, .invalidValue,
        "\(drawn) of the \(count) frames already take as much work as one scene may",
        at: canvasPlace,
        hint: """
          ask for fewer --frames or a smaller --scale, or give --unlimited for a scene that you trust
          """)
    ])
  }

  /// Throws if one state can't be reached from another by changing constants alone.
  fileprivate func refuseStructural(_ start: Scene, _ end: Scene) throws(SceneErrors) {
    let changes = Scene.structuralChanges(start, end)
    guard !changes.isEmpty else { return }
    throw SceneErrors(
      changes.map { change in
        diagnostic(
          .error, .invalidConstraint,
          "between the states, more than the constant of this constraint changes", at: change.place,
          hint: "only '--mode frames' can show what lies in between")
      })
  }
}
