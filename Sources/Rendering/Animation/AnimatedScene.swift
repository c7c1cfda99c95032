package import Drawing
package import Geometry
import Typesetting

/// The moments of an animation, ready to be encoded.
package final class AnimatedScene {
  /// What the layouts found: those of start and end, and of every moment where each is laid out for
  /// itself. What has been said of an earlier one is not said again.
  package let results: [LayoutResult]
  /// The picture of each moment, from back to front.
  package let moments: [DisplayList]
  /// The canvas in points: as large as the larger of start and end.
  package let size: Size
  /// Device pixels in a point.
  package let scale: Double
  private let background: Color
  private let text: any TextDrawing
  private let memory: PixelMemory

  init(
    results: [LayoutResult], moments: [DisplayList], size: Size, scale: Double,
    background: Color, text: any TextDrawing, memory: PixelMemory
  ) {
    self.results = results
    self.moments = moments
    self.size = size
    self.scale = scale
    self.background = background
    self.text = text
    self.memory = memory
  }

  /// The PNG of one moment.
  package func png(of index: Int) throws(RenderError) -> [UInt8] {
    try png(moments[index], size, background)
  }

  /// All moments as one animated PNG, which viewers without animation show as the first.
  ///
  /// - Parameter rate: moments in a second.
  package func animatedPNG(rate: Int) throws(RenderError) -> [UInt8] {
    var frames: [[UInt8]] = []
    for index in moments.indices { frames.append(try png(of: index)) }
    do {
      return try AnimatedPNG.join(frames, rate: rate)
    } catch {
      throw .canvas(error)
    }
  }

  /// All moments side by side, each framed with a hairline on the ground of a contact sheet.
  package func filmstrip(as format: OutputFormat) throws(RenderError) -> [UInt8] {
    let gap = SheetStyle.filmGap
    let count = Double(moments.count)
    let whole = Size(
      width: (size.width + gap) * count + gap, height: size.height + 2 * gap)
    let bounds = Rect(origin: .zero, size: size)
    let edge = Shape.rect(bounds.insetBy(dx: -0.5, dy: -0.5))
    let frames = moments.enumerated().flatMap { index, list in
      let place = AffineTransform(
        translationX: gap + (size.width + gap) * Double(index), y: gap)
      let ground = DisplayList.Item.fill(.rect(bounds), .color(background))
      let line = DisplayList.Item.stroke(edge, Stroke(SheetStyle.hairline, width: 1))
      return [
        DisplayList.Item.group(
          DisplayList.Group(clip: .rect(bounds), transform: place),
          DisplayList([ground] + list.items)),
        DisplayList.Item.group(DisplayList.Group(transform: place), DisplayList([line])),
      ]
    }
    guard format != .png else { return try png(DisplayList(frames), whole, SheetStyle.ground) }
    do {
      return try VectorDocument.write(
        DisplayList(frames), as: format == .pdf ? .pdf : .svg, size: whole,
        background: SheetStyle.ground, title: nil, text: text)
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
