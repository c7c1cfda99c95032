package import Geometry

/// A decoded picture.
///
/// Equality and hashing are by content.
package struct ImageBuffer: Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The number of pixels per point: 2 for `name@2x.png`.
  package let scale: Double
  /// The width as a share of the file's: 0.5 for a photograph that was decoded at half its size.
  package let reduction: Double
  /// The rows from the top; 0xAARRGGBB with premultiplied components.
  package let pixels: [UInt32]
  /// Whether all pixels are opaque.
  package let isOpaque: Bool
  /// A fingerprint of the size and the pixels.
  package let contentHash: UInt64

  /// Makes a picture from its pixels, `width * height` of them.
  package init(
    width: Int, height: Int, scale: Double = 1, reducedTo reduction: Double = 1,
    pixels: [UInt32], isOpaque: Bool
  ) {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height,
      "An image needs as many pixels as its width times its height.")
    self.width = width
    self.height = height
    self.scale = scale * reduction
    self.reduction = reduction
    self.pixels = pixels
    self.isOpaque = isOpaque
    contentHash = pixels.withUnsafeBufferPointer {
      PixelHash.hash(pixels: $0, width: width, height: height)
    }
  }

  /// Makes a picture of which only the size is known; there is nothing to paint.
  init(measuring width: Int, _ height: Int) {
    (self.width, self.height, scale, reduction) = (width, height, 1, 1)
    (pixels, isOpaque, contentHash) = ([], false, 0)
  }

  /// The number of pixels of the file per point.
  package var nominalScale: Double { scale / reduction }

  /// Returns the same picture with another number of pixels of its file per point.
  package func withScale(_ scale: Double) -> ImageBuffer {
    ImageBuffer(copying: self, scale: scale)
  }

  private init(copying other: ImageBuffer, scale: Double) {
    (width, height, pixels) = (other.width, other.height, other.pixels)
    (isOpaque, contentHash) = (other.isOpaque, other.contentHash)
    reduction = other.reduction
    self.scale = scale * reduction
  }
}

extension ImageBuffer: Hashable {
  package static func == (left: ImageBuffer, right: ImageBuffer) -> Bool {
    left.contentHash == right.contentHash && left.width == right.width
      && left.height == right.height && left.scale == right.scale && left.pixels == right.pixels
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(contentHash)
    hasher.combine(scale)
  }
}

extension ImageBuffer {
  /// The size in points.
  package var size: Size {
    Size(width: Double(width) / scale, height: Double(height) / scale)
  }
}
