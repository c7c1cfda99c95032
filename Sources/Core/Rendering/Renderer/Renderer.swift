import AutoLayout
package import Documents
import Drawing
import Localization
package import Scenes
package import Typesetting

/// Lays out and paints scenes one after the other, with one set of fonts and one buffer of
/// memory.
///
/// Create one for each worker: neither the fonts nor the memory may be shared between threads.
/// The same scene gives the same bytes whatever was rendered before.
package final class Renderer {
  let text: TimedText
  let memory = PixelMemory()
  /// Whether layouts keep a record of their passes.
  package var recordsCycle = false
  /// Whether contradictions list all their members, each with Apple's line, not only the first forty.
  private(set) var listsMembers = true
  /// How many contradictions list more than their broken member.
  package var mostTold = Int.max
  /// Whether a variant that differs from one before in nothing but colours is painted from its layout; no
  /// layout may then be used when the next has been made.
  package var sharesLayouts = false
  /// The last layouts of a scene, the latest at the end; empty unless layouts are shared.
  var keptLayouts: [SharedLayout] = []
  /// The number of scenes that have been laid out rather than given other colours.
  package private(set) var layoutsMade = 0
  /// The number of text measurements that layouts have requested so far.
  package var textsMeasured: Int { text.measured }
  /// The number of texts laid out for measuring and drawing; 0 for text of blocks.
  package var textsLaidOut: Int { text.layoutsMade }

  /// Creates a renderer for a kind of text; only normal text reads the fonts.
  ///
  /// `fontDirectories` are searched for additional fonts, including their subfolders.
  package convenience init(
    _ mode: RenderOptions.TextMode = .normal, fontDirectories: [String] = []
  ) throws(FontError) {
    self.init(resources: try RendererResources(mode, fontDirectories: fontDirectories))
  }

  /// Creates a renderer with fonts that other workers may use at the same time.
  package convenience init(library: FontLibrary) { self.init(resources: .fonts(library)) }

  /// Creates a renderer with resources that other workers may use at the same time.
  package convenience init(resources: RendererResources) {
    switch resources {
    case .fonts(let library): self.init(text: Typesetter(library: library))
    case .blocks: self.init(text: BlockMeasurer())
    }
  }

  private init(text: any TextDrawing) { self.text = TimedText(text) }

  /// The available font families; none for text of blocks.
  package var families: [String] { text.families ?? [] }

  /// Builds a scene's views under a variant, places them on the canvas and lays them out.
  ///
  /// Throws errors found in the variant; an unsatisfiable layout doesn't throw. `resolved`
  /// replaces the scene in its state, for moments between two states.
  package func layOut(
    _ loaded: LoadedScene, _ variant: Variant = .default, resolved: Scene? = nil
  ) throws(SceneErrors) -> LaidOutScene {
    var timings = Timings()
    text.beginScene()
    text.beginLayout()
    let text = text.adapted(to: variant.overrides)
    let formatting = FormattingWork()
    let builder = measuring(.building, &timings) {
      SceneBuilder(
        loaded, variant.overrides, measurer: text, resolved: resolved, formatting: formatting)
    }
    if let scene = recolored(builder, loaded.scene, variant, text, timings) { return scene }
    let tree: SceneTree
    do throws(SceneErrors) {
      tree = try measuring(.building, &timings) { () throws(SceneErrors) in
        var builder = builder
        return try builder.build()
      }
    } catch {
      var work = timings.work + Double(formatting.bytes) * WorkCost.formattedByte
      loaded.scene.forEachView { _ in work += WorkCost.view }
      throw error.after(work: work)
    }
    timings.work += Double(formatting.bytes) * WorkCost.formattedByte
    tree.root.engine.budget = DiagnosisBudget(sharedBy: loaded.scene.variants.list.count)
    if !listsMembers { tree.root.engine.budget.listed = 0 }
    tree.root.engine.budget.told = mostTold
    let cycle = measuring(.solving, &timings) { layOut(tree.root) }
    try refuseExhaustedText(in: loaded.scene.source.path, after: timings.work)
    let scene = scene(loaded.scene, variant, tree, cycle: cycle, text, timings)
    layoutsMade += 1
    keep(tree, of: scene, after: timings.work)
    return scene
  }

  /// Returns a tree that has been laid out, as the scene of a variant.
  func scene(
    _ scene: Scene, _ variant: Variant, _ tree: SceneTree, cycle: LayoutTrace? = nil,
    _ text: any TextDrawing, _ timings: Timings
  ) -> LaidOutScene {
    LaidOutScene(
      subject: scene, variant: variant, root: tree.root, size: tree.size,
      scale: tree.canvas.scale, background: tree.canvas.resolve(tree.canvas.background),
      remarks: tree.remarks, missingKeys: tree.missingKeys, cycle: cycle, text: text,
      memory: memory, timings: timings)
  }

  /// Runs work that lays out scenes of which only the number of contradictions is read.
  package func counting<T, E: Error>(_ work: () throws(E) -> T) throws(E) -> T {
    let before = listsMembers
    listsMembers = false
    defer { listsMembers = before }
    return try work()
  }

  /// Refuses a layout whose texts have more emoji than may be shaped.
  func refuseExhaustedText(in file: String, after work: Double) throws(SceneErrors) {
    guard text.isExhausted else { return }
    throw SceneErrors([
      Diagnostic(
        severity: .error, code: .invalidValue,
        message: "the texts of the layout have more than \(TimedText.mostEmoji) emoji to shape",
        file: file, hint: "write shorter texts; texts of fewer than 2,000 bytes do not count")
    ]).after(work: work)
  }

  /// Lays out a tree, with a record of the passes if one is requested.
  func layOut(_ root: View) -> LayoutTrace? {
    guard recordsCycle else {
      root.layoutIfNeeded()
      return nil
    }
    return root.recordingLayout { root.layoutIfNeeded() }
  }

  /// Times a phase; the time spent measuring text counts as a phase of its own.
  func measuring<T, E: Error>(
    _ phase: Timings.Phase, _ timings: inout Timings, _ work: () throws(E) -> T
  ) throws(E) -> T {
    let (before, done) = (text.spent, text.work)
    defer {
      let measuring = text.spent - before
      timings.work += text.work - done
      timings[.measuring] += measuring
      timings[phase] -= measuring
    }
    return try timings.measure(phase, work)
  }
}
