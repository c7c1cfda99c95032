import Drawing
import Geometry
import Typesetting

/// The moments of an animation side by side, with a caption below each.
struct Filmstrip {
  /// The pictures, whose text is drawn as their scene measures it.
  private(set) var pictures = DisplayList()
  /// Frames and captions.
  private(set) var labels = DisplayList()
  /// The strip's size in points.
  let size: Size

  private static let captionHeight = 22.0

  /// Lays out a strip; `measurer` measures the captions.
  init(_ animation: AnimatedScene, background: Color, measurer: any TextMeasuring) {
    let gap = SheetStyle.filmGap
    let captions = animation.captions.map { caption in
      Paragraph(caption, font: SheetStyle.caption, lineBreak: .truncateMiddle)
    }
    let widths = captions.map { measurer.measure($0, width: nil).size.width.rounded(.up) + 1 }
    let cell = max(animation.size.width, min(widths.max() ?? 0, Self.widestCaption))
    let count = Double(animation.moments.count)
    size = Size(
      width: (cell + gap) * count + gap,
      height: animation.size.height + 2 * gap + Self.captionHeight)
    let bounds = Rect(origin: .zero, size: animation.size)
    let edge = PaintedShape.rect(bounds.insetBy(dx: -0.5, dy: -0.5))
    for (index, list) in animation.moments.enumerated() {
      let corner = Point(x: gap + (cell + gap) * Double(index), y: gap)
      let place = AffineTransform(translationX: corner.x, y: corner.y)
      let ground = DisplayList.Item.fill(.rect(bounds), .color(background))
      pictures.append(
        .group(
          DisplayList.Group(clip: .rect(bounds), transform: place),
          DisplayList([ground] + list.items)))
      let line = DisplayList.Item.stroke(edge, Stroke(SheetStyle.hairline, width: 1))
      labels.append(.group(DisplayList.Group(transform: place), DisplayList([line])))
      let below = Rect(
        x: corner.x, y: corner.y + animation.size.height + 6, width: cell, height: 16)
      labels.append(.text(captions[index], in: below, color: SheetStyle.ink))
    }
  }

  /// The most room that a narrow canvas gets for its caption; longer captions are cut in the
  /// middle.
  private static let widestCaption = 96.0
}
