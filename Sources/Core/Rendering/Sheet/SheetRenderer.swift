import Drawing
import Geometry
package import Typesetting

/// Draws contact sheets, with the text of their pictures as the scenes measure it and captions in
/// fonts if there are any.
package final class SheetRenderer {
  private let pictures: any TextDrawing
  private let captions: any TextDrawing
  private let memory = PixelMemory()

  /// Creates a renderer with the resources that the scenes' renderers use too; captions of block
  /// text are set in the fonts, if the machine has them.
  package init(resources: RendererResources, captions: FontLibrary? = nil) {
    switch resources {
    case .fonts(let library):
      let typesetter = Typesetter(library: library)
      (pictures, self.captions) = (typesetter, typesetter)
    case .blocks:
      pictures = BlockMeasurer()
      self.captions = captions.map { Typesetter(library: $0) } ?? pictures
    }
  }

  /// Returns the bytes of a sheet.
  ///
  /// - Parameter scale: device pixels per point, as far as the picture's size allows.
  package func encoded(
    _ sheet: ContactSheet, as format: OutputFormat, scale: Double = 2
  ) throws(RenderError) -> [UInt8] {
    let painter = SheetPainter(sheet, measurer: captions)
    return try encoded(
      painter.pictures, painter.labels, painter.size, title: sheet.title, as: format, scale: scale)
  }

  /// Returns the bytes of a storyboard's sheet.
  ///
  /// - Parameter scale: device pixels per point, as far as the picture's size allows.
  package func encoded(
    _ sheet: StoryboardSheet, as format: OutputFormat, scale: Double = 2
  ) throws(RenderError) -> [UInt8] {
    let painter = StoryboardPainter(sheet, measurer: captions)
    return try encoded(
      painter.pictures, painter.labels, painter.size, title: sheet.title, as: format, scale: scale)
  }

  private func encoded(
    _ drawn: DisplayList, _ labels: DisplayList, _ size: Size, title: String,
    as format: OutputFormat, scale: Double
  ) throws(RenderError) -> [UInt8] {
    let layers: [(list: DisplayList, text: any TextDrawing)] = [
      (drawn, pictures), (labels, captions),
    ]
    do {
      switch format {
      case .png:
        let canvas = try Canvas(
          size: size, scale: Self.scale(scale, for: size),
          background: SheetStyle.ground, memory: memory)
        for layer in layers { try canvas.draw(layer.list, text: layer.text) }
        return try canvas.png()
      case .pdf, .svg:
        return try VectorDocument.write(
          layers: layers, as: format == .pdf ? .pdf : .svg, size: size,
          background: SheetStyle.ground, title: title)
      }
    } catch {
      throw .canvas(error)
    }
  }

  /// Returns the scale, halved until a canvas can be that large.
  private static func scale(_ wanted: Double, for size: Size) -> Double {
    var scale = wanted
    while scale > 0.25,
      max(size.width, size.height) * scale > Double(Canvas.maximumSide)
        || size.width * size.height * scale * scale > Double(Canvas.maximumPixels)
    {
      scale /= 2
    }
    return scale
  }
}
