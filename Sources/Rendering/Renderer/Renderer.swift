import AutoLayout
import Controls
package import Documents
import Drawing
package import Scenes
package import Typesetting

/// Lays out and paints one scene after the other, with one set of fonts and one piece of memory.
///
/// Make one per worker: neither the fonts nor the memory may be shared between threads. The same
/// scene gives the same bytes whatever was rendered before.
package final class Renderer {
  let text: TimedText
  let memory = PixelMemory()
  /// Whether layouts keep a record of their passes.
  package var recordsCycle = false
  /// How many measures of text layouts have asked for so far.
  package var textsMeasured: Int { text.measured }
  /// How many texts were laid out for that and for drawing; 0 for text of blocks.
  package var textsLaidOut: Int { text.layoutsMade }

  /// Gets ready for text of a kind; only normal text reads the fonts.
  ///
  /// `fontDirectories` are searched, with what is below them, for more fonts.
  package convenience init(
    _ mode: RenderOptions.TextMode = .normal, fontDirectories: [String] = []
  ) throws(FontError) {
    self.init(resources: try RendererResources(mode, fontDirectories: fontDirectories))
  }

  /// Gets ready with fonts that other workers may use at the same time.
  package convenience init(library: FontLibrary) { self.init(resources: .fonts(library)) }

  /// Gets ready with what other workers may use at the same time.
  package convenience init(resources: RendererResources) {
    switch resources {
    case .fonts(let library): self.init(text: Typesetter(library: library))
    case .blocks: self.init(text: BlockMeasurer())
    }
  }

  private init(text: any TextDrawing) { self.text = TimedText(text) }

  /// The font families that there are; none for text of blocks.
  package var families: [String] { text.families ?? [] }

  /// Builds a scene's views under a variant, places them on the canvas and lays them out.
  ///
  /// Throws what the variant shows to be wrong; a layout that contradicts itself does not throw.
  /// `resolved` takes the place of the scene in its state, for moments between two states.
  package func layOut(
    _ loaded: LoadedScene, _ variant: Variant = .default, resolved: Scene? = nil
  ) throws(SceneErrors) -> LaidOutScene {
    var timings = Timings()
    text.beginScene()
    let tree = try measuring(.building, &timings) { () throws(SceneErrors) in
      try SceneBuilder.build(
        loaded, variant.overrides, measurer: text, resolved: resolved)
    }
    tree.root.engine.budget = DiagnosisBudget(sharedBy: loaded.scene.variants.list.count)
    let cycle = measuring(.solving, &timings) { layOut(tree.root) }
    return LaidOutScene(
      subject: loaded.scene, variant: variant, root: tree.root, size: tree.size,
      scale: tree.canvas.scale,
      background: tree.canvas.background.resolved(in: tree.canvas.appearance),
      remarks: tree.remarks, missingKeys: tree.missingKeys, cycle: cycle, text: text,
      memory: memory, timings: timings)
  }

  /// Lays a tree out, with a record of the passes where one is wanted.
  func layOut(_ root: View) -> LayoutTrace? {
    guard recordsCycle else {
      root.layoutIfNeeded()
      return nil
    }
    return root.recordingLayout { root.layoutIfNeeded() }
  }

  /// Times a phase; what it spends on measuring text counts as a phase of its own.
  func measuring<T, E: Error>(
    _ phase: Timings.Phase, _ timings: inout Timings, _ work: () throws(E) -> T
  ) throws(E) -> T {
    let (before, bytes) = (text.spent, text.measuredBytes)
    let result = try timings.measure(phase, work)
    let measuring = text.spent - before
    timings.work += Double(text.measuredBytes - bytes) * WorkCost.textByte
    timings[.measuring] += measuring
    timings[phase] -= measuring
    return result
  }
}
