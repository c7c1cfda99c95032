/// How different two pixels look: the YIQ distance that odiff and pixelmatch use (Kotsarenko and
/// Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space").
///
/// Pixels are premultiplied 0xAARRGGBB; transparent pixels are compared as seen on white.
enum PixelDistance {
  /// The squared distance between black and white, which stands for a distance of 1.
  static let greatest = 35215.0

  /// The squared distance, from 0 to `greatest`; negative if the second pixel is darker.
  @inline(__always)
  static func squared(_ first: UInt32, _ second: UInt32) -> Double {
    if first == second { return 0 }
    let (a, b) = (onWhite(first), onWhite(second))
    let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    let delta = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    return y > 0 ? -delta : delta
  }

  /// The difference in brightness alone.
  @inline(__always)
  static func brightness(_ first: UInt32, _ second: UInt32) -> Double {
    if first == second { return 0 }
    let (a, b) = (onWhite(first), onWhite(second))
    return (a.red - b.red) * 0.29889531 + (a.green - b.green) * 0.58662247
      + (a.blue - b.blue) * 0.11448223
  }

  @inline(__always)
  private static func onWhite(_ pixel: UInt32) -> (red: Double, green: Double, blue: Double) {
    let ground = 255 &- (pixel >> 24)
    return (
      Double((pixel >> 16 & 0xFF) &+ ground), Double((pixel >> 8 & 0xFF) &+ ground),
      Double((pixel & 0xFF) &+ ground)
    )
  }
}
