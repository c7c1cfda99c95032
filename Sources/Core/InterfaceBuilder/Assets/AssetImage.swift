import Controls
import Documents
import Drawing
import Geometry

/// An `.imageset`: a picture with variations by scale, idiom, appearance and direction.
struct AssetImage {
  private let contents: AssetContents

  init(folder: String, reach: FileReach) throws(AssetFault) {
    contents = try AssetContents(folder: folder, reach: reach)
  }

  /// Returns the decoded variation for some traits, with all that the set states about its use.
  ///
  /// - Parameter allowance: the limits for the catalog's vector pictures together.
  func image(
    _ traits: AssetTraits, within allowance: VectorAllowance
  ) throws(AssetFault) -> Image {
    let found = contents.best(of: "images", traits) { $0["filename"]?.text != nil }
    guard let found, let name = found["filename"]?.text else {
      throw AssetFault(file: contents.folder, message: "the set has no file for this layout")
    }
    let isVector = VectorDrawing.isNamed(name)
    // Vector graphics are drawn with the screen's own pixels, whatever scale their entry states.
    let scale = isVector ? 1 : found.assetScale ?? 1
    var image =
      try isVector
      ? draw(name, traits.scale, allowance) : Image(decode(name, scale: scale))
    let keepsLines = contents.value["properties"]?["preserves-vector-representation"]?.flag ?? false
    if !keepsLines { image.drawing = nil }
    let intent = contents.value["properties"]?["template-rendering-intent"]?.text
    image.isTemplate = intent == "template"
    image.keepsColors = intent == "original"
    image.capInsets = Self.capInsets(found, scale: scale)
    let isTiled = found["resizing"]?["center"]?["mode"]?.text == "tile"
    image.resizingMode = isTiled ? .tile : .stretch
    if let insets = found["alignment-insets"] { image.alignmentRectInsets = insets.insets(scale) }
    // A picture drawn for one direction is mirrored in the other.
    image.flipsForRightToLeft = found["language-direction"]?.text == "left-to-right"
    return image
  }

  /// Returns the variation's file and its scale; nil if no bitmap file fits.
  func file(_ traits: AssetTraits) -> (path: String, scale: Double)? {
    let found = contents.best(of: "images", traits) { $0["filename"]?.text != nil }
    guard let found, let name = found["filename"]?.text else { return nil }
    return ("\(contents.folder)/\(name)", found.assetScale ?? 1)
  }

  private func draw(
    _ name: String, _ pixels: Double, _ allowance: VectorAllowance
  ) throws(AssetFault) -> Image {
    let bytes = try contents.bytes(of: name)
    do {
      let read = try VectorDrawing.read(bytes, scale: pixels, within: allowance)
      return Image(ImageSet(read.drawing, read.image), pixels: pixels)
    } catch {
      throw AssetFault(file: "\(contents.folder)/\(name)", message: "\(error)")
    }
  }

  private func decode(_ name: String, scale: Double) throws(AssetFault) -> ImageBuffer {
    let path = "\(contents.folder)/\(name)"
    let bytes = try contents.bytes(of: name)
    do {
      return try ImageLoader.read(bytes, scale: scale)
    } catch {
      throw AssetFault(file: path, message: "\(error)")
    }
  }

  /// Returns the edges that a sliced picture keeps, in points; the file states them in pixels. Nil
  /// for a picture that is not sliced.
  ///
  /// A three-part picture keeps its whole extent on the other axis.
  private static func capInsets(
    _ item: PlainValue, scale: Double
  ) -> EdgeInsets? {
    guard let resizing = item["resizing"], let caps = resizing["cap-insets"] else { return nil }
    var insets = caps.insets(scale)
    switch resizing["mode"]?.text {
    case "3-part-horizontal": (insets.top, insets.bottom) = (0, 0)
    case "3-part-vertical": (insets.left, insets.right) = (0, 0)
    default: break
    }
    return insets
  }
}

extension PlainValue {
  /// Converts a table of four sides in pixels to insets in points.
  fileprivate func insets(_ scale: Double) -> EdgeInsets {
    func side(_ key: String) -> Double { max(0, self[key]?.number ?? 0) / scale }
    return EdgeInsets(
      top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
  }
}
