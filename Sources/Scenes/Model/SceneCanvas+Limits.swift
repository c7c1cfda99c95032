extension SceneCanvas {
  /// The most pixels on a side: what Cairo can address.
  static let sideLimit = 32_767.0
  /// The most pixels of a picture.
  static let pixelLimit = 100_000_000.0

  /// Whether a picture of a size in points has too many pixels.
  package static func isTooLarge(width: Double, height: Double, scale: Double) -> Bool {
    let size = (width * scale, height * scale)
    return size.0 > sideLimit || size.1 > sideLimit || size.0 * size.1 > pixelLimit
  }
}

extension Shape where Value == SceneCanvas {
  /// A canvas whose picture is not too large.
  static var canvas: Shape {
    let object = Shape.object(SceneCanvas.table, SceneCanvas())
    return Shape(object.schema) { node, decoder in
      guard let canvas = object.decode(node, decoder) else { return nil }
      guard case .points(let width)? = canvas.width, case .points(let height)? = canvas.height
      else {
        return canvas
      }
      let scale = canvas.scale ?? canvas.device?.scale ?? 2
      guard SceneCanvas.isTooLarge(width: width, height: height, scale: scale) else {
        return canvas
      }
      let entries = decoder.document.entries(of: node)
      let place = entries.first { decoder.document.text(of: $0.key) == "width" }?.value ?? node
      return decoder.fail(.canvasTooLarge(width, height, scale: scale), at: place)
    }
  }
}
