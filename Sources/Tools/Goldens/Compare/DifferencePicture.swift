package import Drawing

/// Draws where two pictures differ: the golden faded to grey, with unequal pixels in red.
package enum DifferencePicture {
  private static let red: UInt32 = 0xFFFF_0000

  /// Draws the picture, which is as wide as the wider and as high as the higher of the two, as a PNG.
  package static func png(
    expected: ImageBuffer, actual: ImageBuffer, _ comparison: PixelComparison
  ) throws(CanvasError) -> [UInt8] {
    let drawn = expected.withComparedPixels { first in
      actual.withComparedPixels { second -> Result<[UInt8], CanvasError> in
        let isSameSize = first.size == second.size
        let runs = isSameSize ? comparison.unequalRuns(first, second).0 : nil
        return Result { () throws(CanvasError) in try png(first, second, runs) }
      }
    }
    return try drawn.get()
  }

  /// Draws the picture of a comparison's runs; nil for pictures of different sizes.
  static func png(
    _ expected: ComparedPixels, _ actual: ComparedPixels, _ runs: [PixelRun]?
  ) throws(CanvasError) -> [UInt8] {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var pixels = [UInt32](repeating: red, count: width * height)
    pixels.withUnsafeMutableBufferPointer { target in
      fade(expected, in: target, width: width)
      for run in runs ?? [] {
        for x in run.start..<run.end { target[run.y * width + x] = red }
      }
      if runs == nil { mark(expected, actual, in: target, width: width) }
    }
    return try pixels.withUnsafeBufferPointer { words throws(CanvasError) in
      try PNGEncoder.encode(words, width: width, height: height, isOpaque: true)
    }
  }

  private static func fade(
    _ picture: ComparedPixels, in target: UnsafeMutableBufferPointer<UInt32>, width: Int
  ) {
    // Most pixels are like the one before them.
    var (last, grey) = (UInt32(0), faded(0))
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture.words[y &* picture.width &+ x]
        if pixel != last { (last, grey) = (pixel, faded(pixel)) }
        target[y &* width &+ x] = grey
      }
    }
  }

  /// Marks what differs where the sizes do, too.
  private static func mark(
    _ expected: ComparedPixels, _ actual: ComparedPixels,
    in target: UnsafeMutableBufferPointer<UInt32>, width: Int
  ) {
    for y in 0..<target.count / width {
      for x in 0..<width where expected.pixel(x, y) != actual.pixel(x, y) {
        target[y * width + x] = red
      }
    }
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

extension ComparedPixels {
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? words[y * width + x] : nil
  }
}
