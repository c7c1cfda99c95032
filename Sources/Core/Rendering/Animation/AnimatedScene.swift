package import Drawing
package import Geometry
package import Typesetting

/// The moments of an animation, ready to encode.
package final class AnimatedScene {
  /// The results of the layouts: those of start and end, and of every moment that is laid out by
  /// itself. A finding of an earlier result isn't repeated.
  package let results: [LayoutResult]
  /// The picture of each moment, from back to front.
  package let moments: [DisplayList]
  /// The caption of each moment: the states at the ends, the progress in between.
  package let captions: [String]
  /// The canvas in points: as large as the larger of start and end.
  package let size: Size
  /// Device pixels per point.
  package let scale: Double
  private let background: Color
  private let text: any TextDrawing
  private let memory: PixelMemory

  init(
    results: [LayoutResult], moments: [DisplayList], captions: [String], size: Size,
    scale: Double, background: Color, text: any TextDrawing, memory: PixelMemory
  ) {
    self.results = results
    self.moments = moments
    self.captions = captions
    self.size = size
    self.scale = scale
    self.background = background
    self.text = text
    self.memory = memory
  }

  /// Returns the PNG of one moment.
  package func png(of index: Int) throws(RenderError) -> [UInt8] {
    try png(moments[index], size, background)
  }

  /// Returns all moments as one animated PNG; viewers without animation show the first.
  ///
  /// - Parameter rate: moments per second.
  package func animatedPNG(rate: Int) throws(RenderError) -> [UInt8] {
    var frames: [[UInt8]] = []
    for index in moments.indices { frames.append(try png(of: index)) }
    do {
      return try AnimatedPNG.join(frames, rate: rate)
    } catch {
      throw .canvas(error)
    }
  }

  /// Returns all moments side by side on the background of a contact sheet, each framed with a
  /// hairline and with its caption below.
  ///
  /// - Parameter captions: the fonts of the captions; by default those of the scene's text.
  package func filmstrip(
    as format: OutputFormat, captions: FontLibrary? = nil
  ) throws(RenderError) -> [UInt8] {
    let words: any TextDrawing = captions.map { Typesetter(library: $0) } ?? text
    let strip = Filmstrip(self, background: background, measurer: words)
    let layers: [(list: DisplayList, text: any TextDrawing)] = [
      (strip.pictures, text), (strip.labels, words),
    ]
    do {
      guard format == .png else {
        return try VectorDocument.write(
          layers: layers, as: format == .pdf ? .pdf : .svg, size: strip.size,
          background: SheetStyle.ground, title: nil)
      }
      let canvas = try Canvas(
        size: strip.size, scale: scale, background: SheetStyle.ground, memory: memory)
      for layer in layers { try canvas.draw(layer.list, text: layer.text) }
      return try canvas.png()
    } catch {
      throw .canvas(error)
    }
  }

  private func png(
    _ list: DisplayList, _ size: Size, _ background: Color
  ) throws(RenderError) -> [UInt8] {
    do {
      let canvas = try Canvas(size: size, scale: scale, background: background, memory: memory)
      try canvas.draw(list, text: text)
      return try canvas.png()
    } catch {
      throw .canvas(error)
    }
  }
}
