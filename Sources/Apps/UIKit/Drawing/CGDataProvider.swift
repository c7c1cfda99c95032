import Drawing
public import Foundation

/// The bytes of a picture, row by row.
public final class CGDataProvider: NSObject {
  let bytes: Data
  /// Makes a provider of some bytes.
  public init?(data: CFData) { bytes = data }
  /// Makes a provider of what some bytes are now.
  public init?(data: CFMutableData) { bytes = Data(referencing: data) }
  /// Makes a provider of a file's bytes; nil if it cannot be read.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// The bytes.
  public var data: CFData? { bytes }
}

extension CGFont {
  /// Returns nil: no font is read from bytes.
  public convenience init?(_ provider: CGDataProvider) { return nil }
}

extension CGImage {
  /// Makes a picture of bytes: 8 bits a component, grey, red, green and blue, or these with alpha; nil for
  /// others, and if there are too few.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let (rows, lines) = (provider.bytes, PixelBytes(bitsPerPixel, bitmapInfo))
    guard bitsPerComponent == 8, let lines, width > 0, height > 0,
      bytesPerRow / lines.count >= width, rows.count / bytesPerRow >= height
    else { return nil }
    let pixels = rows.withUnsafeBytes { bytes in
      (0..<height).flatMap { row in
        (0..<width).map { lines.pixel(bytes, at: row * bytesPerRow + $0 * lines.count) }
      }
    }
    self.init(
      ImageBuffer(
        width: width, height: height, pixels: pixels, isOpaque: lines.alpha == nil))
  }

  /// The bytes of the picture: red, green, blue and alpha, with premultiplied colours.
  public var dataProvider: CGDataProvider? {
    // Some room to spare keeps even a single pixel in a place of its own, to which pointers may lead.
    var bytes = Data(capacity: max(4 * buffer.pixels.count, 64))
    for pixel in buffer.pixels {
      for shift: UInt32 in [16, 8, 0, 24] { bytes.append(UInt8(pixel >> shift & 255)) }
    }
    return CGDataProvider(data: bytes)
  }
  /// The number of bytes in a row.
  public var bytesPerRow: Int { 4 * width }
  /// Where a pixel's bytes have alpha: after the colours, which are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The arrangement of a pixel's bytes.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}

extension CGContext {
  /// Makes a context of pixels, whose y axis points up, with what some bytes show now; nothing is written to
  /// the bytes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: width, height: height))
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    let bits = space.model == .monochrome ? bitsPerComponent : 4 * bitsPerComponent
    guard let data,
      let provider = CGDataProvider(data: Data(bytes: data, count: bytesPerRow * height)),
      let image = CGImage(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bits,
        bytesPerRow: bytesPerRow, space: space, bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    else { return }
    draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
  }
  /// The width in pixels.
  public var width: Int { Int(size.width) }
  /// The height in pixels.
  public var height: Int { Int(size.height) }
}

/// Where the components of a pixel are among its bytes.
private struct PixelBytes {
  let count: Int
  private let colors: [Int]
  let alpha: Int?
  private let isMultiplied: Bool

  init?(_ bits: Int, _ info: CGBitmapInfo) {
    let kind = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    let isLittle = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue == 2 << 12
    count = bits / 8
    isMultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
    switch (bits, kind) {
    case (8, _): (colors, alpha) = ([0, 0, 0], nil)
    case (24, _): (colors, alpha) = ([0, 1, 2], nil)
    case (32, .first), (32, .premultipliedFirst), (32, .noneSkipFirst):
      colors = isLittle ? [2, 1, 0] : [1, 2, 3]
      alpha = kind == .noneSkipFirst ? nil : isLittle ? 3 : 0
    case (32, _):
      colors = isLittle ? [3, 2, 1] : [0, 1, 2]
      alpha = kind == .last || kind == .premultipliedLast ? (isLittle ? 0 : 3) : nil
    default: return nil
    }
  }

  /// Returns the pixel at a byte: 0xAARRGGBB with premultiplied components.
  func pixel(_ bytes: UnsafeRawBufferPointer, at start: Int) -> UInt32 {
    let opacity = alpha.map { UInt32(bytes[start + $0]) } ?? 255
    return colors.reduce(opacity) { word, place in
      let value = UInt32(bytes[start + place])
      return word << 8 | (isMultiplied ? min(value, opacity) : (value * opacity + 127) / 255)
    }
  }
}
