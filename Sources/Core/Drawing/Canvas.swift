import CCairo
import CImages
package import Geometry
import Glibc
package import Typesetting

/// The pixels of a picture and the painter that fills them.
package final class Canvas {
  /// The maximum side length in pixels, which is Cairo's limit.
  package static let maximumSide = 32_767
  /// The maximum number of pixels: 64 million, 256 MB.
  package static let maximumPixels = 64_000_000

  /// The size in points.
  package let size: Size
  /// The number of pixels per point.
  package let scale: Double
  /// The width in pixels.
  package let pixelWidth: Int
  /// The height in pixels.
  package let pixelHeight: Int

  /// Whether the background is opaque, so that it stays opaque whatever is drawn over it.
  private let hasOpaqueGround: Bool
  private let memory: PixelMemory
  private let words: UnsafeMutableBufferPointer<UInt32>
  private let surface: OpaquePointer
  private let context: OpaquePointer
  /// The work of everything drawn so far.
  private var spent = 0.0

  /// The cost of everything drawn so far, and of encoding it, in nanoseconds of one processor.
  package var work: Double { spent + Double(words.count) * PaintingCost.encodedPixel }

  /// Returns the cost of drawing a list on a canvas and encoding it.
  package static func work(of list: DisplayList, size: Size, scale: Double) -> Double {
    let pixels = size.width * scale * size.height * scale
    return PaintingCost(list, size: size, scale: scale).total + pixels * PaintingCost.encodedPixel
  }

  /// Makes a canvas and fills it with its background.
  ///
  /// - Parameters:
  ///   - size: The size in points; each side is rounded up to whole pixels.
  ///   - scale: The number of pixels per point.
  ///   - background: The colour shown where nothing is drawn.
  ///   - memory: Memory to reuse, which must not be shared with another living canvas.
  /// - Throws: `unsuitableSize` before anything is allocated.
  package init(
    size: Size, scale: Double, background: Color, memory: PixelMemory = PixelMemory()
  ) throws(CanvasError) {
    let pixels = try Canvas.pixelSize(of: size, scale: scale)
    (self.size, self.scale, self.memory) = (size, scale, memory)
    hasOpaqueGround = background.premultipliedWord >> 24 == 0xFF
    (pixelWidth, pixelHeight) = pixels
    words = memory.bytes(pixelWidth * pixelHeight * 4).bindMemory(to: UInt32.self)
    ci_fill(words.baseAddress, words.count, background.premultipliedWord)
    let made = words.withMemoryRebound(to: UInt8.self) {
      cairo_image_surface_create_for_data(
        $0.baseAddress, CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height),
        Int32(pixels.width * 4))
    }
    guard let surface = made, let context = cairo_create(surface) else {
      throw .failed(reason: "out of memory")
    }
    (self.surface, self.context) = (surface, context)
    try Canvas.check(cairo_status(context))
    cairo_scale(context, scale, scale)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Returns the size in pixels of a canvas of `size` points.
  package static func pixelSize(
    of size: Size, scale: Double
  ) throws(CanvasError) -> (width: Int, height: Int) {
    let limit = Double(maximumSide)
    // Written so that NaN fails.
    guard scale > 0, scale <= limit, size.width > 0, size.height > 0,
      size.width * scale <= limit, size.height * scale <= limit
    else { throw .unsuitableSize(size, scale: scale) }
    let pixels = PixelGrid(scale: scale).ceil(size)
    let width = max(1, Int((pixels.width * scale).rounded()))
    let height = max(1, Int((pixels.height * scale).rounded()))
    guard width * height <= maximumPixels else { throw .unsuitableSize(size, scale: scale) }
    return (width, height)
  }

  /// Draws a list in front of what is already there.
  ///
  /// - Throws: `tooMuch` before anything of the list is painted.
  package func draw(_ list: DisplayList, text: any TextDrawing) throws(CanvasError) {
    try draw(list, text: text, backdrops: nil)
  }

  /// Draws a list and records the pixels behind its visual effects.
  func draw(
    _ list: DisplayList, text: any TextDrawing, backdrops: Backdrops?
  ) throws(CanvasError) {
    let cost = PaintingCost(list, size: size, scale: scale)
    spent += cost.total
    if cost.isTooMuch || spent > PaintingCost.limit { throw .tooMuch }
    Painter(
      context: context, scale: scale, text: text, shadows: memory.shadows, backdrops: backdrops
    ).draw(list)
    cairo_surface_flush(surface)
    try Canvas.check(cairo_status(context))
  }

  /// The number of shadow pixels that were blurred for this canvas, and for earlier ones with the
  /// same memory.
  package var blurredPixels: Int { memory.shadows.blurredPixels }

  /// Returns the pixel at a position, as 0xAARRGGBB with premultiplied components.
  package func pixel(x: Int, y: Int) -> UInt32 { words[y * pixelWidth + x] }

  /// Returns a copy of all pixels.
  package func image() -> ImageBuffer {
    ImageBuffer(
      width: pixelWidth, height: pixelHeight, scale: scale, pixels: Array(words),
      isOpaque: isOpaque)
  }

  /// Calls a closure with all pixels, row by row, which may be read only during the call.
  package func withPixels<Result, Fault: Error>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(Fault) -> Result
  ) throws(Fault) -> Result {
    try body(UnsafeBufferPointer(words))
  }

  /// A fingerprint of the size and all pixels.
  package var pixelHash: UInt64 {
    PixelHash.hash(
      pixels: UnsafeBufferPointer(words), width: pixelWidth, height: pixelHeight)
  }

  /// Encodes the pixels as a PNG, in RGB if nothing is transparent, otherwise in RGBA.
  ///
  /// - Parameter metadata: Pairs for the file's text chunks, in order.
  package func png(
    metadata: [(key: String, value: String)] = []
  ) throws(CanvasError) -> [UInt8] {
    try PNGEncoder.encode(
      UnsafeBufferPointer(words), width: pixelWidth, height: pixelHeight, isOpaque: isOpaque,
      metadata: metadata)
  }

  private var isOpaque: Bool {
    hasOpaqueGround || ci_is_opaque(words.baseAddress, words.count) != 0
  }

  static func check(_ status: cairo_status_t) throws(CanvasError) {
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .failed(reason: String(cString: cairo_status_to_string(status)))
    }
  }
}

extension Color {
  /// The colour as a pixel, 0xAARRGGBB with premultiplied components.
  package var premultipliedWord: UInt32 {
    func byte(_ component: Double) -> UInt32 { UInt32((component * alpha * 255).rounded()) }
    let opacity = UInt32((alpha * 255).rounded())
    return opacity << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
