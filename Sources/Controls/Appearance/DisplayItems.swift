import Drawing
import Geometry
import Typesetting

/// The vocabulary of controls: few shapes, named by what they are for.
extension DisplayList.Item {
  /// A filled rectangle; a radius rounds its corners, half its height makes a capsule or a disc.
  static func box(_ rect: Rect, radius: Double = 0, _ color: Color) -> DisplayList.Item {
    .fill(.box(rect, radius: radius), .color(color))
  }

  /// A line of `width` points along the inner edge of a rounded rectangle.
  static func outline(
    _ rect: Rect, radius: Double = 0, continuous: Bool = false, width: Double, _ color: Color
  ) -> DisplayList.Item {
    let inset = width / 2
    return .stroke(
      .box(
        rect.insetBy(dx: inset, dy: inset), radius: max(radius - inset, 0),
        continuous: continuous),
      color, width: width)
  }

  /// The black shadow of a part of a control, `drop` points below it.
  static func softShadow(
    under rect: Rect, radius: Double, opacity: Double, blur: Double, drop: Double
  ) -> DisplayList.Item {
    .shadow(
      .box(rect, radius: radius),
      Shadow(color: Color(white: 0, alpha: opacity), radius: blur, offset: Point(x: 0, y: drop)))
  }

  /// Text where it was fitted.
  static func text(_ text: FittedText) -> DisplayList.Item {
    .text(text.paragraph, rect: text.rect, color: .black)
  }

  /// A picture stretched over a rectangle.
  static func picture(
    _ image: Image, in rect: Rect, tint: Color?, mirrored: Bool
  ) -> DisplayList.Item {
    .image(image.buffer, rect: rect)
  }

  /// Items of which only what lies in a rectangle is seen.
  static func clipped(to rect: Rect, _ items: [DisplayList.Item]) -> DisplayList.Item {
    .group(opacity: 1, clip: .rect(rect), transform: .identity, children: items)
  }

  /// Items seen through a transform.
  static func transformed(
    _ transform: AffineTransform, _ items: [DisplayList.Item]
  ) -> DisplayList.Item {
    .group(opacity: 1, clip: nil, transform: transform, children: items)
  }
}

extension Shape {
  /// A rectangle, rounded where the radius is positive: never by more than half its shorter side.
  static func box(_ rect: Rect, radius: Double, continuous: Bool = false) -> Shape {
    let limit = max(min(rect.width, rect.height) / 2, 0)
    return radius > 0
      ? .roundedRect(rect, radius: min(radius, limit), continuous: continuous) : .rect(rect)
  }
}
