import CImages

/// Decodes PNG and JPEG.
package enum ImageLoader {
  /// The maximum number of pixels that the pictures of a scene may have together: 25 million, 100
  /// MB decoded.
  package static let maximumPixels = 25_000_000

  /// The maximum number of bytes that one byte of deflate can stand for (RFC 1951: 258 in two
  /// bits).
  private static let mostInflation: UInt64 = 1_032

  /// Decodes a picture into sRGB, using its ICC profile if it has one; a photograph is turned
  /// upright according to its EXIF block, or a PNG's eXIf chunk.
  ///
  /// - Parameters:
  ///   - bytes: A complete PNG or JPEG file.
  ///   - scale: The number of pixels per point.
  ///   - limit: The maximum number of pixels.
  ///   - halvings: How often to halve the sides of a photograph, which is decoded at that size; 3
  ///     at most. Other pictures are never reduced.
  /// - Throws: An error that says what is wrong; sizes are checked before anything is allocated.
  package static func read(
    _ bytes: [UInt8], scale: Double = 1, atMost limit: Int = maximumPixels, halvings: Int = 0
  ) throws(ImageError) -> ImageBuffer {
    if bytes.isEmpty { throw .empty }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return try readPNG(bytes, scale: scale, atMost: limit)
    }
    if bytes.starts(with: [0xFF, 0xD8]) {
      return try readJPEG(bytes, scale: scale, atMost: limit, halvings: halvings)
    }
    throw .unknownFormat
  }

  /// Reads the size of a picture from its header; the pixels of a PNG must be there, but may be damaged.
  package static func measure(_ bytes: [UInt8]) throws(ImageError) -> ImageBuffer {
    if bytes.isEmpty { throw .empty }
    if bytes.starts(with: [0xFF, 0xD8]) {
      let (width, height) = try jpegSize(bytes)
      _ = try pixelCount(width: width, height: height, atMost: maximumPixels)
      let swaps = Orientation(jpeg: bytes).swapsSides
      return ImageBuffer(measuring: swaps ? height : width, swaps ? width : height)
    }
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { throw .unknownFormat }
    let (width, height, _) = try pngSize(bytes)
    if PNGFile.endsEarly(bytes) { throw .damaged(reason: "the data ends too early") }
    _ = try pixelCount(width: width, height: height, atMost: maximumPixels)
    let swaps = Orientation(png: bytes).swapsSides
    return ImageBuffer(measuring: swaps ? height : width, swaps ? width : height)
  }

  /// Reads a PNG's sides, and the number of bytes of its rows.
  private static func pngSize(
    _ bytes: [UInt8]
  ) throws(ImageError) -> (width: Int, height: Int, raw: UInt64) {
    var (width, height, raw): (UInt32, UInt32, UInt64) = (0, 0, 0)
    var message = ci_message()
    guard ci_png_size(bytes, bytes.count, &width, &height, &raw, &message) != 0 else {
      throw .damaged(reason: reason(message))
    }
    return (Int(width), Int(height), raw)
  }

  /// Returns the number of pixels that a picture has after its sides were halved as often as
  /// possible, up to a number; nil if its header cannot be read.
  package static func pixelCount(of bytes: [UInt8], halvings: Int) -> Int? {
    if bytes.starts(with: [0xFF, 0xD8]) { return jpegPixelCount(of: bytes, halvings: halvings) }
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), let size = try? pngSize(bytes) else {
      return nil
    }
    return size.width * size.height
  }

  private static func readPNG(
    _ bytes: [UInt8], scale: Double, atMost limit: Int
  ) throws(ImageError) -> ImageBuffer {
    let (width, height, raw) = try pngSize(bytes)
    let count = try pixelCount(width: width, height: height, atMost: limit)
    // So few bytes cannot hold so many pixels, so nothing is allocated for them.
    if raw / mostInflation > UInt64(bytes.count) {
      throw .damaged(reason: "the data ends too early")
    }
    var message = ci_message()
    var (opaque, decoded): (Int32, Int32) = (0, 0)
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      decoded = ci_png_decode(bytes, bytes.count, base, &opaque, &message)
      // Every row has been written, or none is used.
      initialized = decoded != 0 ? count : 0
    }
    guard decoded != 0 else { throw .damaged(reason: reason(message)) }
    let upright = Orientation(png: bytes).upright(pixels, width: width, height: height)
    return ImageBuffer(
      width: upright.width, height: upright.height, scale: scale, pixels: upright.pixels,
      isOpaque: opaque != 0)
  }

  static func pixelCount(
    width: Int, height: Int, atMost limit: Int
  ) throws(ImageError) -> Int {
    guard width > 0, height > 0 else { throw .damaged(reason: "it has no pixels") }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, count <= maximumPixels else { throw .tooLarge(width: width, height: height) }
    guard count <= limit else { throw .tooMany(width: width, height: height) }
    return count
  }

  private static func reason(_ message: ci_message) -> String {
    let text = withUnsafeBytes(of: message.text) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? "out of memory" : text
  }
}
