package import Drawing
package import Geometry
package import Typesetting

extension ControlEnvironment {
  /// Returns a capsule of glass: what is behind it blurred, a tint, light along its edge, and a faint
  /// shadow; opaque where people want no transparency.
  ///
  /// - Parameter color: The colour of what stands out; nil for that of bars.
  package func glass(
    in rect: Rect, radius: Double? = nil, _ color: Color? = nil
  ) -> [DisplayList.Item] {
    let radius = min(radius ?? .infinity, rect.width / 2, rect.height / 2)
    let isDark = appearance == .dark
    let tint = color ?? glassColor()
    let showsThrough = tint.alpha < 1
    let hairline = 1 / grid.scale
    // Nothing of the shadow is seen through the glass.
    let outside = Path(
      Path.box(rect.insetBy(dx: -40, dy: -40)).elements
        + Path.box(rect, radius: radius).elements, isEvenOdd: true)
    let shadow = DisplayList.Item.softShadow(
      under: rect, radius: radius, opacity: isDark ? 0.3 : 0.1, blur: 8, drop: 2)
    var items: [DisplayList.Item] = [
      .group(DisplayList.Group(clip: .path(outside)), DisplayList([shadow]))
    ]
    if showsThrough {
      items.append(
        .backdrop(.box(rect, radius: radius), Backdrop(radius: 10, saturation: 1.6)))
    }
    return items + [
      .box(rect, radius: radius, tint),
      .outline(
        rect, radius: radius, width: hairline, Color(white: 1, alpha: isDark ? 0.16 : 0.9)),
    ]
  }

  /// Returns the colour that glass has by itself: half as dense where it is clear, and opaque where people
  /// want no transparency.
  package func glassColor(isClear: Bool = false) -> Color {
    let isDark = appearance == .dark
    let alpha = (isDark ? 0.62 : 0.72) * (isClear ? 0.5 : 1)
    return Color(
      white: isDark ? 0.14 : 0.985, alpha: settings.contains(.reduceTransparency) ? 1 : alpha)
  }
}
