import Drawing
import Geometry
import Typesetting

/// The drawing vocabulary of controls: a few shapes, named by their purpose.
extension DisplayList.Item {
  /// Returns a filled rectangle; a radius rounds its corners, and half the height makes it a
  /// capsule or a disc.
  static func box(_ rect: Rect, radius: Double = 0, _ color: Color) -> DisplayList.Item {
    .fill(.box(rect, radius: radius), .color(color))
  }

  /// Returns a line of `width` points along the inner edge of a rounded rectangle.
  static func outline(
    _ rect: Rect, radius: Double = 0, continuous: Bool = false, width: Double,
    _ color: Color
  ) -> DisplayList.Item {
    .border(.box(rect, radius: radius, continuous: continuous), width: width, color: color)
  }

  /// Returns the black shadow of a part of a control, `drop` points below it.
  static func softShadow(
    under rect: Rect, radius: Double, opacity: Double, blur: Double, drop: Double
  ) -> DisplayList.Item {
    .shadow(
      .box(rect, radius: radius),
      Shadow(opacity: opacity, radius: blur, dy: drop))
  }

  /// Returns a view's text, or decoration without a part, at the place it was fitted to; a clipped line ends at the sides of its box,
  /// while marks may extend above it.
  static func text(_ text: FittedText, part: TextPart?) -> DisplayList.Item {
    let item = DisplayList.Item.text(
      text.paragraph, in: text.rect, color: text.color, part: part)
    guard text.paragraph.lineBreak == .clip, text.measure.isTruncated else { return item }
    return .clipped(to: text.rect.insetBy(dx: 0, dy: -text.rect.height), [item])
  }

  /// Returns a picture that fills a rectangle, as a whole or in nine parts; `scale` is that of
  /// the screen, in pixels per point.
  static func picture(
    _ image: Image, in rect: Rect, tint: Color?, mirrored: Bool, scale: Double
  ) -> DisplayList.Item {
    let pixels = image.pixels(filling: rect, scale: scale)
    let item = DisplayList.Item.image(
      pixels, tiles: image.tiles(of: pixels, filling: rect), tint: tint)
    guard mirrored else { return item }
    let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0)
    return .transformed(mirror, [item])
  }

  /// Returns items of which only the part inside a rectangle is visible.
  static func clipped(to rect: Rect, _ items: [DisplayList.Item]) -> DisplayList.Item {
    .group(DisplayList.Group(clip: .rect(rect)), DisplayList(items))
  }

  /// Returns items drawn through a transform.
  static func transformed(
    _ transform: AffineTransform, _ items: [DisplayList.Item]
  ) -> DisplayList.Item {
    .group(DisplayList.Group(transform: transform), DisplayList(items))
  }
}

extension [DisplayList.Item] {
  /// Returns the round knob of a switch or slider, with its shadows.
  static func knob(_ rect: Rect, _ color: Color, shadows: [Shadow]) -> [DisplayList.Item] {
    let radius = rect.height / 2
    return shadows.map { .shadow(.box(rect, radius: radius), $0) } + [
      .outline(
        rect.insetBy(dx: -0.5, dy: -0.5), radius: radius + 0.5, width: 0.5,
        Color.black.multipliedAlpha(by: 0.04)),
      .box(rect, radius: radius, color),
    ]
  }
}
