package import AutoLayout
import Controls
package import Documents
package import Drawing
package import Geometry
import InterfaceBuilder
package import Scenes
package import Typesetting

/// A scene laid out under one variant: the live tree, and everything that is read off it.
///
/// One tree belongs to one task; what the methods return are values.
package final class LaidOutScene {
  /// What was laid out: a scene, or a tree of an Interface Builder document.
  package let subject: any LayoutSubject
  /// What a tree of a document was built as; nil for a scene.
  let nib: BuiltNib?
  /// The variant that was laid out.
  package let variant: Variant
  /// The root, placed at the canvas's origin.
  package let root: View
  /// The canvas's size in points, with `fit` resolved.
  package let size: Size
  /// Device pixels in a point.
  package let scale: Double
  /// What is seen where nothing is drawn.
  package let background: Color
  /// What the layout's passes did; nil where nobody wanted to know.
  package let cycle: LayoutTrace?
  /// Where the time went so far, and what it took.
  package var timings: Timings {
    var timings = spent
    timings.work += Double(root.engine.work) * WorkCost.step + Double(viewCount) * WorkCost.view
    return timings
  }

  /// The keys that no table of strings holds, with the views that name them.
  package let missingKeys: [SceneTree.MissingKey]

  /// What the reading of the subject left to be said.
  private let remarks: [Diagnostic]
  /// What measured the text of the tree, and draws it.
  package let text: any TextDrawing
  private let memory: PixelMemory
  private var spent: Timings
  private lazy var viewCount = root.treeCount

  /// Takes a tree that has been laid out.
  ///
  /// - Parameters:
  ///   - nib: what a tree of a document was built as.
  ///   - remarks: what the reading of the subject left to be said.
  ///   - cycle: what the layout's passes did.
  ///   - missingKeys: the keys that no table of strings holds.
  ///   - text: what measured the tree's text, and draws it.
  ///   - memory: pixel memory to use again, not shared with another scene that is being painted.
  ///   - timings: where the time went before.
  package init(
    subject: any LayoutSubject, nib: BuiltNib? = nil, variant: Variant, root: View, size: Size,
    scale: Double, background: Color, remarks: [Diagnostic] = [],
    missingKeys: [SceneTree.MissingKey] = [],
    cycle: LayoutTrace? = nil, text: any TextDrawing,
    memory: PixelMemory = PixelMemory(), timings: Timings = Timings()
  ) {
    self.subject = subject
    self.nib = nib
    self.variant = variant
    self.root = root
    self.size = size
    self.scale = scale
    self.background = background
    self.remarks = remarks
    self.cycle = cycle
    self.missingKeys = missingKeys
    self.text = text
    self.memory = memory
    spent = timings
  }

  /// The laid-out tree as values, with what its reading left to be said; nothing is said about
  /// contradictions and ambiguities.
  ///
  /// Without `findsAmbiguity` the views do not say what the constraints leave free, which takes
  /// longer to ask than the layout itself in large scenes; without `findsRanges` they say what is
  /// free, but not how far.
  package func recorded(findsAmbiguity: Bool = true, findsRanges: Bool = true) -> LayoutResult {
    let recorder = LayoutRecorder(
      root: root, findsAmbiguity: findsAmbiguity, findsRanges: findsRanges)
    let views = recorder.views()
    // Asked for last: most subjects name no family, and then no font file is looked at.
    let uses = subject.fontUses(root)
    let fonts =
      uses.isEmpty
      ? [] : text.families.map { UnknownFonts(families: $0).remarks(about: subject, uses) } ?? []
    return LayoutResult(
      scene: subject.name,
      variant: variant.values.map { VariantValue(axis: $0.axis.rawValue, value: $0.json) },
      name: variant.name, canvas: size, scale: scale, views: views, guides: recorder.guides(),
      violations: recorder.violations(),
      diagnostics: remarks + fonts)
  }

  /// The first view that an overlay names and the layout does not have; nil where all are there.
  package func missingView(of overlays: [OverlayChoice]) -> String? {
    let names = overlays.compactMap(\.view)
    guard !names.isEmpty else { return nil }
    let result = recorded(findsAmbiguity: false)
    return names.first { result.views(named: $0).isEmpty }
  }

  /// The picture from back to front, with overlays above everything but a screen's bars.
  ///
  /// - Parameter pixels: device pixels in a point, whose grid edges are drawn on; the layout's own by
  ///   default.
  package func displayList(
    overlays: [OverlayChoice] = [], pixels: Double? = nil
  ) -> DisplayList {
    captionedIfBare(inScreen(layoutList(overlays: overlays, pixels: pixels), pixels: pixels))
  }

  /// The picture of the layout alone, in the root's coordinates.
  package func layoutList(
    overlays: [OverlayChoice] = [], pixels: Double? = nil
  ) -> DisplayList {
    let tree = TreePainter(
      grid: PixelGrid(scale: pixels ?? scale), captions: nib?.tree.captions ?? [:],
      echoes: nib?.tree.echoes ?? [:], insets: nib?.tree.insets ?? [:])
    var list = tree.paint(root)
    list.append(contentsOf: DisplayList(KeyboardPainter(root, size: size).items))
    guard !overlays.isEmpty else { return list }
    list.append(contentsOf: overlayPainter(of: overlays).paint(overlays))
    return list
  }

  /// How many numbers of overlays have no room on the canvas and are left out of the picture.
  package func leftOutTags(of overlays: [OverlayChoice]) -> Int {
    guard overlays.contains(where: { $0.overlay == .constraints }) else { return 0 }
    return overlayPainter(of: overlays).leftOutTags(of: overlays)
  }

  private func overlayPainter(of overlays: [OverlayChoice]) -> OverlayPainter {
    let kinds = overlays.map(\.overlay)
    return OverlayPainter(
      recorded(findsAmbiguity: kinds.contains(.ambiguity)),
      lines: kinds.contains(.constraints) ? ConstraintLine.all(in: root) : [], measurer: text)
  }

  /// Adds the work of putting remarks into words.
  package func note(remarks count: Int) { spent.work += Double(count) * WorkCost.remark }

  /// Adds the work of judging expectations about the scene.
  package func note(expectations count: Int) {
    spent.work += Double(count) * (WorkCost.expectation + Double(viewCount) * WorkCost.judgedView)
  }

  /// Runs work that belongs to this scene and adds its time to a phase.
  package func timed<T, E: Error>(
    _ phase: Timings.Phase, _ work: () throws(E) -> T
  ) throws(E) -> T {
    try spent.measure(phase, work)
  }

  /// The bytes of a picture.
  ///
  /// - Parameter pixels: device pixels in a point of a display that has others than the layout was
  ///   made for; no frame moves by it.
  package func encoded(
    as format: OutputFormat, overlays: [OverlayChoice] = [], pixels: Double? = nil
  ) throws(RenderError) -> [UInt8] {
    try encoded(as: format, size: pictureSize, background: pictureBackground, pixels: pixels) {
      displayList(overlays: overlays, pixels: pixels)
    }
  }

  /// Moves everything that constraints leave open to one end, and lays out again.
  package func exercise(toward end: AmbiguityEnd) {
    root.exerciseAmbiguity(toward: end)
    root.layoutIfNeeded()
  }

  /// The bytes of another picture about the scene, with a size of its own in points.
  package func encoded(
    as format: OutputFormat, size: Size, background: Color? = nil, pixels: Double? = nil,
    _ list: () -> DisplayList
  ) throws(RenderError) -> [UInt8] {
    let background = background ?? self.background
    do {
      switch format {
      case .png:
        let canvas = try spent.measure(.painting) { () throws(CanvasError) in
          let canvas = try Canvas(
            size: size, scale: pixels ?? scale, background: background, memory: memory)
          try canvas.draw(list(), text: text)
          return canvas
        }
        spent.work += canvas.work
        return try spent.measure(.encoding) { () throws(CanvasError) in try canvas.png() }
      case .pdf, .svg:
        let list = spent.measure(.painting) { list() }
        spent.work += VectorDocument.work(of: list, size: size)
        return try spent.measure(.encoding) { () throws(CanvasError) in
          try VectorDocument.write(
            list, as: format == .pdf ? .pdf : .svg, size: size, background: background,
            title: subject.title, text: text)
        }
      }
    } catch {
      throw located(error)
    }
  }

  /// The painted canvas, for its pixels.
  package func painted(overlays: [OverlayChoice] = []) throws(RenderError) -> Canvas {
    do {
      let canvas = try spent.measure(.painting) { () throws(CanvasError) in
        let canvas = try Canvas(
          size: pictureSize, scale: scale, background: pictureBackground, memory: memory)
        try canvas.draw(displayList(overlays: overlays), text: text)
        return canvas
      }
      spent.work += canvas.work
      return canvas
    } catch {
      throw located(error)
    }
  }

  /// A size that no picture can have, or more layers than can be painted, is the scene's mistake, at
  /// its place.
  private func located(_ error: CanvasError) -> RenderError {
    if case .failed = error { return .canvas(error) }
    return .scene(
      SceneErrors([
        subject.diagnostic(
          .error, .invalidValue, error.description, at: subject.canvasPlace,
          hint: "a smaller --scale makes fewer pixels; PDF and SVG count points")
      ]))
  }
}

extension View {
  /// How many views the tree has.
  fileprivate var treeCount: Int { subviews.reduce(1) { $0 + $1.treeCount } }
}

extension AxisValue {
  /// The value in `variant` of the JSON: a number for lengths and scales, else its name.
  fileprivate var json: JSON {
    switch self {
    case .width(.points(let length)), .height(.points(let length)): .number(length)
    case .scale(let scale): .number(scale)
    default: .string(name)
    }
  }
}
