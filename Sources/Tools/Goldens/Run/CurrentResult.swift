import Documents
import Drawing
import Geometry
import Rendering

/// What one variant looks like now: its layout, and its pixels if requested.
struct CurrentResult {
  let scene: LaidOutScene
  let layout: LayoutResult
  let text: String
  let canvas: Canvas?
  private(set) var fingerprint: PixelFingerprint?

  /// Reads a laid-out scene, and paints it only if its pixels are kept.
  init(_ scene: LaidOutScene, _ golden: GoldenCase) throws {
    self.scene = scene
    // A golden has what is open, but neither how far nor what is said about it.
    layout = scene.recorded(findsRanges: false)
    text = layout.text
    canvas = golden.pixels == .none ? nil : try scene.painted()
    fingerprint = canvas.map { PixelFingerprint($0) }
    // In a picture, masks are excluded when it is compared; in a fingerprint, when it is made.
    if golden.pixels == .hash, !golden.masks.isEmpty, let canvas {
      fingerprint = PixelFingerprint(canvas.image().blank(in: try masks(golden.masks)))
    }
  }

  /// Returns the text of a golden. Throws where nothing can be read in the variant's language.
  func text(_ content: GoldenStore.Content) throws(GoldenError) -> String {
    guard content == .accessibility else { return text }
    guard let reading = scene.accessibilityReading() else {
      throw GoldenError("there are no spoken words for the language '\(scene.interfaceLanguage)'")
    }
    return reading.text
  }

  /// Returns the bytes of a golden picture, which include scene, variant, environment and
  /// fingerprint.
  func picture(_ golden: GoldenCase, environment: String) throws -> [UInt8]? {
    guard let canvas, let fingerprint else { return nil }
    let bytes = try canvas.png(metadata: [
      ("Software", "alrender"), ("Scene", golden.scene), ("Variant", golden.variant),
      ("Environment", environment),
    ])
    return try fingerprint.stamped(on: bytes)
  }

  /// Returns the line of a hash-only golden.
  func hashLine(environment: String) -> String? {
    fingerprint.map { "\($0) \(environment)\n" }
  }

  /// Returns the view with an id or a path of ids, spelled as in equations or in layouts.
  private func view(named name: String) -> LaidOutView? {
    layout[name] ?? layout[scene.subject.canonicalPath(name)]
      ?? layout.views.first { $0.label == name }
  }

  /// Returns the rectangles of the masked views in pixels. Throws if a mask covers nothing.
  func masks(_ ids: [String]) throws(GoldenError) -> [PixelComparison.Mask] {
    guard let canvas else { return [] }
    let (width, height) = (canvas.pixelWidth, canvas.pixelHeight)
    var masks: [PixelComparison.Mask] = []
    for id in ids {
      guard let view = view(named: id) else {
        let near = NearestName.of(id, among: layout.views.map(\.name))
        throw GoldenError(
          "the mask '\(id)' covers nothing: the scene has no such view"
            + (near.map { "; did you mean '\($0)'?" } ?? ""))
      }
      let frame = view.absoluteFrame
      let x = Self.pixels(frame.minX, frame.maxX, layout.scale, limit: width)
      let y = Self.pixels(frame.minY, frame.maxY, layout.scale, limit: height)
      guard !x.isEmpty, !y.isEmpty else {
        throw GoldenError("the mask '\(id)' covers nothing: the view is empty or off the canvas")
      }
      masks.append(PixelComparison.Mask(x: x, y: y))
    }
    return masks
  }

  static func pixels(
    _ lower: Double, _ upper: Double, _ scale: Double, limit: Int
  ) -> Range<Int> {
    let bound = Double(limit)
    let start = Int(min(max((lower * scale).rounded(.down), 0), bound))
    let end = Int(min(max((upper * scale).rounded(.up), 0), bound))
    return start..<max(start, end)
  }

  /// The views as reports show them.
  var shownViews: ShownViews { ShownViews(scene: scene, layout: layout) }
}

extension ImageBuffer {
  /// Returns the picture with the masked areas cleared.
  func blank(in masks: [PixelComparison.Mask]) -> ImageBuffer {
    var pixels = Array(pixels)
    for mask in masks {
      for y in mask.y { for x in mask.x { pixels[y * width + x] = 0 } }
    }
    return ImageBuffer(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
  }
}
