import CImages
import CTurboJPEG

extension ImageLoader {
  /// The maximum number of pixels that all scans of a picture may visit together, a few seconds'
  /// work; progressive pictures have about ten scans.
  private static let mostVisits = 2_000_000_000

  /// Decodes a JPEG in grey, YCbCr, RGB, or printing inks.
  static func readJPEG(
    _ bytes: [UInt8], scale: Double, atMost limit: Int, halvings: Int = 0
  ) throws(ImageError) -> ImageBuffer {
    guard let decoder = tjInitDecompress() else { throw .damaged(reason: "out of memory") }
    defer { tjDestroy(decoder) }
    var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let header = tjDecompressHeader3(
      decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &space)
    guard header == 0 else { throw .damaged(reason: String(cString: tjGetErrorStr2(decoder))) }
    let halvings = Self.halvings(width, height, atMost: halvings)
    let visited = Int(width) * Int(height)
    (width, height) = (width >> Int32(halvings), height >> Int32(halvings))
    let count = try pixelCount(width: Int(width), height: Int(height), atMost: limit)
    let scans = JPEGSegments(bytes).scanCount
    guard visited <= mostVisits / max(1, scans) else { throw .tooManyScans(scans) }
    // A little-endian word 0xAARRGGBB consists of the bytes B, G, R, A.
    let format = TJCS(UInt32(space)).isInk ? TJPF_CMYK : TJPF_BGRA
    var decoded: Int32 = 0
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.withMemoryRebound(to: UInt8.self) { samples in
        decoded = tjDecompress2(
          decoder, bytes, UInt(bytes.count), samples.baseAddress, width, 0, height,
          Int32(format.rawValue),
          Int32(TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS))
        if decoded == 0 { convert(samples, of: TJCS(UInt32(space)), by: JPEGSegments(bytes)) }
      }
      // Every row has been written, or none is used.
      initialized = decoded == 0 ? count : 0
    }
    guard decoded == 0 else { throw .damaged(reason: String(cString: tjGetErrorStr2(decoder))) }
    let upright = Orientation(jpeg: bytes).upright(
      pixels, width: Int(width), height: Int(height))
    return ImageBuffer(
      width: upright.width, height: upright.height, scale: scale,
      reducedTo: 1 / Double(1 << halvings), pixels: upright.pixels, isOpaque: true)
  }

  /// Returns how often both sides can be halved without a rest, up to a number.
  private static func halvings(_ width: Int32, _ height: Int32, atMost most: Int) -> Int {
    min(most, 3, width.trailingZeroBitCount, height.trailingZeroBitCount)
  }

  static func jpegPixelCount(of bytes: [UInt8], halvings: Int) -> Int? {
    guard let (width, height) = try? jpegSize(bytes) else { return nil }
    let shift = 2 * Self.halvings(Int32(width), Int32(height), atMost: halvings)
    return (width * height) >> shift
  }

  /// Reads the sides in pixels, as the file stores them.
  static func jpegSize(_ bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    guard let decoder = tjInitDecompress() else { throw .damaged(reason: "out of memory") }
    defer { tjDestroy(decoder) }
    var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let header = tjDecompressHeader3(
      decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &space)
    guard header == 0 else { throw .damaged(reason: String(cString: tjGetErrorStr2(decoder))) }
    return (Int(width), Int(height))
  }

  /// Converts decoded samples to opaque BGRA in sRGB, using the file's profile or, if there is
  /// none, treating colours as sRGB and inks as filters.
  private static func convert(
    _ samples: UnsafeMutableBufferPointer<UInt8>, of space: TJCS, by segments: JPEGSegments
  ) {
    let (base, count, isInk) = (samples.baseAddress, samples.count / 4, space.isInk)
    let name = isInk ? "CMYK" : space == TJCS_GRAY ? "GRAY" : "RGB "
    let isInverted = isInk && segments.isAdobe
    let channels = isInk ? (isInverted ? CI_CMYK_INVERTED : CI_CMYK) : CI_BGRA
    let colors = segments.profile(of: name).flatMap { ci_colors_open($0, $0.count, channels) }
    defer { ci_colors_close(colors) }
    if let colors {
      ci_colors_map(colors, base, count)
      // The byte for black is now the alpha.
      if isInk { for pixel in 0..<count { samples[4 * pixel + 3] = 0xFF } }
    } else if isInk {
      ci_inks_to_bgra(base, count, isInverted ? 1 : 0)
    }
  }
}

extension TJCS {
  /// Whether the samples are inks.
  fileprivate var isInk: Bool { self == TJCS_CMYK || self == TJCS_YCCK }
}
