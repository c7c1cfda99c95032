package import AutoLayout
import Controls
package import Documents
package import Drawing
package import Geometry
import InterfaceBuilder
package import Scenes
package import Typesetting

/// A scene laid out under one variant: the live tree, and everything that is derived from it.
///
/// One tree belongs to one task; its methods return values.
package final class LaidOutScene {
  /// What was laid out: a scene, or a tree of an Interface Builder document.
  package let subject: any LayoutSubject
  /// The built tree of a document; nil for a scene.
  package let nib: BuiltNib?
  /// The variant that was laid out.
  package let variant: Variant
  /// The root, placed at the canvas's origin.
  package let root: View
  /// The canvas's size in points, with `fit` resolved.
  package let size: Size
  /// Device pixels per point.
  package let scale: Double
  /// The background where nothing is drawn.
  package let background: Color
  /// A record of the layout's passes; nil if none was requested.
  package let cycle: LayoutTrace?
  /// The time spent so far, and the work done.
  package var timings: Timings {
    var timings = spent
    timings.work += Double(root.engine.work) * WorkCost.step + Double(viewCount) * WorkCost.view
    return timings
  }

  /// The keys that no table of strings contains, with the views that name them.
  package let missingKeys: [SceneTree.MissingKey]

  /// Remarks from reading the subject.
  private let remarks: [Diagnostic]
  /// The text system that measured the tree's text, and draws it.
  package let text: any TextDrawing
  private let memory: PixelMemory
  private var spent: Timings
  /// The number of views in the tree.
  package private(set) lazy var viewCount = root.treeCount
  /// How many labels of the last picture's overlays don't fit on the canvas and are left out.
  package private(set) var leftOutTags = 0

  /// Creates a scene from a tree that has been laid out.
  ///
  /// - Parameters:
  ///   - nib: the built tree of a document.
  ///   - remarks: remarks from reading the subject.
  ///   - cycle: a record of the layout's passes.
  ///   - missingKeys: the keys that no table of strings contains.
  ///   - text: the text system that measured the tree's text, and draws it.
  ///   - memory: pixel memory to reuse, not shared with another scene that is being painted.
  ///   - timings: the time spent before.
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

  /// Returns the laid-out tree as values, with remarks from reading it; contradictions and
  /// ambiguities aren't reported.
  ///
  /// Without `findsAmbiguity` the views don't include what the constraints leave open, which in
  /// large scenes takes longer to find than the layout itself; without `findsRanges` they include
  /// what is open, but not how far. Without `isForRecord` there are neither guides nor violated
  /// constraints, which only a record states.
  package func recorded(
    findsAmbiguity: Bool = true, findsRanges: Bool = true, isForRecord: Bool = true
  ) -> LayoutResult {
    let recorder = LayoutRecorder(
      root: root, screen: nib?.screen?.overlay, findsAmbiguity: findsAmbiguity,
      findsRanges: findsRanges)
    // The lines of a text and its baselines may need it to be laid out once more.
    let measured = (text as? TimedText)?.work ?? 0
    let views = recorder.views()
    spent.work += ((text as? TimedText)?.work ?? 0) - measured
    // Checked last: most subjects name no family, and then no font file is opened.
    let uses = subject.fontUses(root)
    let fonts =
      uses.isEmpty
      ? [] : text.families.map { UnknownFonts(families: $0).remarks(about: subject, uses) } ?? []
    return LayoutResult(
      scene: subject.name,
      variant: variant.values.map { VariantValue(axis: $0.axis.rawValue, value: $0.json) },
      name: variant.name, canvas: size, scale: scale, views: views,
      guides: isForRecord ? recorder.guides() : [],
      violations: isForRecord ? recorder.violations() : [],
      diagnostics: remarks + fonts)
  }

  /// Returns the first view that an overlay names and the layout doesn't have; nil if all exist.
  package func missingView(of overlays: [OverlayChoice]) -> String? {
    let names = overlays.compactMap(\.view)
    guard !names.isEmpty else { return nil }
    let result = recorded(findsAmbiguity: false)
    return names.first { result.views(named: $0).isEmpty }
  }

  /// Returns the picture from back to front, with overlays above everything except a screen's
  /// bars.
  ///
  /// - Parameter pixels: device pixels per point, to whose grid edges are aligned; by default the
  ///   layout's own scale.
  package func displayList(
    overlays: [OverlayChoice] = [], pixels: Double? = nil
  ) -> DisplayList {
    var list = captionedIfBare(
      inScreen(layoutList(overlays: overlays, pixels: pixels), overlays, pixels: pixels))
    if let marks = accessibilityPainter(of: overlays)?.items {
      list.append(contentsOf: DisplayList(marks))
    }
    return list
  }

  /// Returns the picture of the layout alone, in the root's coordinates.
  package func layoutList(
    overlays: [OverlayChoice] = [], pixels: Double? = nil
  ) -> DisplayList {
    let tree = TreePainter(
      grid: PixelGrid(scale: pixels ?? scale), captions: nib?.tree.captions ?? [:],
      echoes: nib?.tree.echoes ?? [:], insets: nib?.tree.insets ?? [:])
    var list = tree.paint(root)
    list.append(contentsOf: DisplayList(KeyboardPainter(root, size: size).items))
    if let hardware = hardware(of: overlays), let environment = root.asPaintable?.environment {
      let overlay = hardware.overlay(in: environment)
      list.append(contentsOf: TreePainter(grid: PixelGrid(scale: pixels ?? scale)).paint(overlay))
    }
    leftOutTags = 0
    let overlays = overlays.filter { $0.overlay != .screen }
    guard !overlays.isEmpty else { return list }
    let overlaid = overlayPainter(of: overlays).paint(overlays)
    leftOutTags = overlaid.leftOut
    list.append(contentsOf: overlaid.list)
    return list
  }

  private func overlayPainter(of overlays: [OverlayChoice]) -> OverlayPainter {
    let kinds = overlays.map(\.overlay)
    return OverlayPainter(
      recorded(findsAmbiguity: kinds.contains(.ambiguity)),
      lines: kinds.contains(.constraints) ? ConstraintLine.all(in: root) : [], measurer: text)
  }

  /// Adds the work of wording remarks.
  package func note(remarks count: Int) { spent.work += Double(count) * WorkCost.remark }

  /// Adds the work of painting it for a measurement.
  package func note(painting work: Double) { spent.work += work }

  /// Adds the work of checking the scene's expectations.
  package func note(expectations count: Int) {
    spent.work += Double(count) * (WorkCost.expectation + Double(viewCount) * WorkCost.judgedView)
  }

  /// Runs work that belongs to this scene and adds its time to a phase.
  package func timed<T, E: Error>(
    _ phase: Timings.Phase, _ work: () throws(E) -> T
  ) throws(E) -> T {
    // Apart from what has been spent, to which the work may add.
    var timings = Timings()
    defer { spent.add(timings) }
    return try timings.measure(phase, work)
  }

  /// Returns the bytes of a picture.
  ///
  /// - Parameter pixels: device pixels per point of a display with another scale than that of the
  ///   layout; no frame changes.
  package func encoded(
    as format: OutputFormat, overlays: [OverlayChoice] = [], pixels: Double? = nil
  ) throws(RenderError) -> [UInt8] {
    try encoded(
      as: format, size: pictureSize(with: overlays),
      background: pictureBackground(with: overlays), pixels: pixels
    ) {
      displayList(overlays: overlays, pixels: pixels)
    }
  }

  /// Moves everything that constraints leave open to one end, and lays out again.
  package func exercise(toward end: AmbiguityEnd) {
    root.exerciseAmbiguity(toward: end)
    root.layoutIfNeeded()
  }

  /// Returns the bytes of another picture of the scene, with its own size in points.
  package func encoded(
    as format: OutputFormat, size: Size, background: Color? = nil, pixels: Double? = nil,
    _ list: () -> DisplayList
  ) throws(RenderError) -> [UInt8] {
    let background = background ?? self.background
    do {
      switch format {
      case .png:
        let canvas = try timed(.painting) { () throws(CanvasError) in
          let canvas = try Canvas(
            size: size, scale: pixels ?? scale, background: background, memory: memory)
          try canvas.draw(list(), text: text)
          return canvas
        }
        spent.work += canvas.work
        return try timed(.encoding) { () throws(CanvasError) in try canvas.png() }
      case .pdf, .svg:
        let list = timed(.painting) { list() }
        spent.work += VectorDocument.work(of: list, size: size)
        return try timed(.encoding) { () throws(CanvasError) in
          try VectorDocument.write(
            list, as: format == .pdf ? .pdf : .svg, size: size, background: background,
            title: subject.title, text: text)
        }
      }
    } catch {
      throw located(error)
    }
  }

  /// Returns the painted canvas for access to its pixels.
  package func painted(overlays: [OverlayChoice] = []) throws(RenderError) -> Canvas {
    do {
      let canvas = try timed(.painting) { () throws(CanvasError) in
        let canvas = try Canvas(
          size: pictureSize(with: overlays), scale: scale,
          background: pictureBackground(with: overlays), memory: memory)
        try canvas.draw(displayList(overlays: overlays), text: text)
        return canvas
      }
      spent.work += canvas.work
      return canvas
    } catch {
      throw located(error)
    }
  }

  /// Blames a size that no picture can have, or more layers than can be painted, on the scene, at
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
  /// The number of views in the tree.
  fileprivate var treeCount: Int { subviews.reduce(1) { $0 + $1.treeCount } }
}

extension AxisValue {
  /// The value in `variant` of the JSON: a number for lengths and scales, otherwise its name.
  fileprivate var json: JSON {
    switch self {
    case .width(.points(let length)), .height(.points(let length)): .number(length)
    case .scale(let number), .keyboard(let number): .number(number)
    default: .string(name)
    }
  }
}
