import Documents

extension SceneCanvas {
  /// The longest side in points of a canvas that grows to fit; pictures have a limit of their
  /// own.
  package static let longestSide = 1_000_000.0
}

extension Shape where Value == SceneCanvas {
  /// A canvas that records where its size is stated.
  static var canvas: Shape {
    let object = Shape.object(SceneCanvas.table, SceneCanvas())
    return Shape(object.schema, encode: object.encode) { node, decoder in
      guard var canvas = object.decode(node, decoder) else { return nil }
      let entries = decoder.document.entries(of: node)
      let size = entries.first { decoder.document.text(of: $0.key) == "width" }?.value
      canvas.place = decoder.document.place(of: size ?? node)
      return canvas
    }
  }
}
