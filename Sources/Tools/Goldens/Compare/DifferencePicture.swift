package import Drawing

/// Draws where two pictures differ: the golden faded to grey, with unequal pixels in red.
package enum DifferencePicture {
  private static let red: UInt32 = 0xFFFF_0000

  /// Draws the picture, which is as wide as the wider and as high as the higher of the two.
  package static func draw(
    expected: ImageBuffer, actual: ImageBuffer, _ comparison: PixelComparison
  ) -> ImageBuffer {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var pixels = [UInt32](repeating: red, count: width * height)
    // Most pixels are like the one before them.
    var (last, grey) = (UInt32(0), faded(0))
    expected.pixels.withUnsafeBufferPointer { source in
      pixels.withUnsafeMutableBufferPointer { target in
        for y in 0..<expected.height {
          for x in 0..<expected.width {
            let pixel = source[y * expected.width + x]
            if pixel != last { (last, grey) = (pixel, faded(pixel)) }
            target[y * width + x] = grey
          }
        }
      }
    }
    if expected.width == actual.width, expected.height == actual.height {
      for run in comparison.unequalRuns(expected, actual).0 {
        for x in run.start..<run.end { pixels[run.y * width + x] = red }
      }
    } else {
      for y in 0..<height {
        for x in 0..<width where expected.pixel(x, y) != actual.pixel(x, y) {
          pixels[y * width + x] = red
        }
      }
    }
    return ImageBuffer(width: width, height: height, pixels: pixels, isOpaque: true)
  }

  /// Fades a pixel to a tenth of the contrast in brightness, as pixelmatch draws equal pixels.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let ground = 255 - (pixel >> 24)
    let red = Double((pixel >> 16 & 0xFF) + ground)
    let green = Double((pixel >> 8 & 0xFF) + ground)
    let blue = Double((pixel & 0xFF) + ground)
    let brightness = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let grey = UInt32(255 + (brightness - 255) * 0.1)
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}

extension ImageBuffer {
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? pixels[y * width + x] : nil
  }
}
