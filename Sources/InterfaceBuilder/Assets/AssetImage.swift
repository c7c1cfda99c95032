import Controls
import Documents
import Drawing
import Geometry
import Scenes

/// An `.imageset`: one picture in variations by scale, idiom, appearance and direction.
struct AssetImage {
  private let contents: AssetContents

  init(folder: String, reach: FileReach) throws(AssetFault) {
    contents = try AssetContents(folder: folder, reach: reach)
  }

  /// The variation for some traits, decoded, with all that the set says of its use.
  func image(_ traits: AssetTraits) throws(AssetFault) -> Image {
    let found = contents.best(of: "images", traits) { $0["filename"]?.text != nil }
    guard let found, let name = found["filename"]?.text else {
      throw AssetFault(file: contents.folder, message: "the set has no file for this layout")
    }
    let scale = found.assetScale ?? 1
    var image = Image(try decode(name, scale: scale))
    let intent = contents.value["properties"]?["template-rendering-intent"]?.text
    image.isTemplate = intent == "template"
    image.capInsets = Self.capInsets(found, scale: scale)
    let isTiled = found["resizing"]?["center"]?["mode"]?.text == "tile"
    image.resizingMode = isTiled ? .tile : .stretch
    if let insets = found["alignment-insets"] { image.alignmentRectInsets = insets.insets(scale) }
    // A picture drawn for one direction is turned round in the other one.
    image.flipsForRightToLeft = found["language-direction"]?.text == "left-to-right"
    return image
  }

  /// The variation's file and its scale; nil where no file fits.
  func file(_ traits: AssetTraits) -> (path: String, scale: Double)? {
    let found = contents.best(of: "images", traits) { $0["filename"]?.text != nil }
    guard let found, let name = found["filename"]?.text else { return nil }
    return ("\(contents.folder)/\(name)", found.assetScale ?? 1)
  }

  private func decode(_ name: String, scale: Double) throws(AssetFault) -> ImageBuffer {
    let path = "\(contents.folder)/\(name)"
    let kind = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard !["pdf", "svg"].contains(kind) else {
      throw AssetFault(file: path, message: "pictures of the kind '\(kind)' are not drawn")
    }
    let bytes = try contents.bytes(of: name)
    do {
      return try ImageLoader.read(bytes, scale: scale)
    } catch {
      throw AssetFault(file: path, message: "\(error)")
    }
  }

  /// The edges that a sliced picture keeps, in points; the file states them in pixels.
  ///
  /// A part in three keeps its whole extent on the other axis.
  private static func capInsets(
    _ item: PlainValue, scale: Double
  ) -> EdgeInsets {
    guard let resizing = item["resizing"], let caps = resizing["cap-insets"] else { return .zero }
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
  /// A table of four sides in pixels as insets in points.
  fileprivate func insets(_ scale: Double) -> EdgeInsets {
    func side(_ key: String) -> Double { max(0, self[key]?.number ?? 0) / scale }
    return EdgeInsets(
      top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
  }
}
