package import Drawing

/// The fingerprint of a picture's pixels, with its size.
package struct PixelFingerprint: Hashable, Sendable, CustomStringConvertible {
  /// The key of the fingerprint among the text chunks of a PNG file.
  static let key = "Pixels"

  /// The hash of size and pixels.
  package let hash: UInt64
  /// Width in pixels.
  package let width: Int
  /// Height in pixels.
  package let height: Int

  /// Makes a fingerprint from its parts.
  package init(hash: UInt64, width: Int, height: Int) {
    (self.hash, self.width, self.height) = (hash, width, height)
  }

  /// Takes the fingerprint of a painted canvas.
  package init(_ canvas: Canvas) {
    self.init(hash: canvas.pixelHash, width: canvas.pixelWidth, height: canvas.pixelHeight)
  }

  /// Takes the fingerprint of a picture.
  package init(_ image: ImageBuffer) {
    self.init(hash: image.contentHash, width: image.width, height: image.height)
  }

  /// Reads `0123456789abcdef 750x1334`; anything after that is ignored.
  package init?(_ text: some StringProtocol) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count >= 2, words[0].count == 16, let hash = UInt64(words[0], radix: 16) else {
      return nil
    }
    let sides = words[1].split(separator: "x").compactMap { Int($0) }
    guard sides.count == 2 else { return nil }
    self.init(hash: hash, width: sides[0], height: sides[1])
  }

  /// `0123456789abcdef 750x1334`.
  package var description: String { "\(Hexadecimal.digits(hash)) \(width)x\(height)" }

  /// Reads the fingerprint that a golden picture carries, unless its pixels have changed since.
  package init?(of file: PNGFile) {
    guard let text = file[Self.key], let own = PixelFingerprint(text),
      text.hasSuffix(Hexadecimal.digits(UInt64(file.dataChecksum), count: 8)),
      own.width == file.width, own.height == file.height
    else { return nil }
    self = own
  }

  /// Returns the bytes of a picture with its fingerprint and the checksum of its compressed
  /// pixels added.
  package func stamped(on bytes: [UInt8]) throws(ImageError) -> [UInt8] {
    let file = try PNGFile(bytes)
    let checksum = Hexadecimal.digits(UInt64(file.dataChecksum), count: 8)
    return file.adding(Self.key, "\(self) \(checksum)", to: bytes)
  }
}
