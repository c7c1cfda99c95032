package import Geometry

/// A file of lines and areas, SVG or PDF, which is redrawn for each size at which it is shown.
package struct VectorDrawing: Hashable, Sendable {
  private let bytes: [UInt8]
  /// A time limit shared with others; nil for no limit but its own.
  private let allowance: VectorAllowance?
  /// The size that the file specifies for the picture, in points.
  package let size: Size
  /// What the file contains that is not drawn.
  package let losses: VectorLosses

  /// Reads a file and draws it at its own size.
  ///
  /// - Parameters:
  ///   - bytes: A complete SVG or PDF file.
  ///   - scale: The number of pixels per point.
  ///   - limit: The maximum number of pixels.
  ///   - allowance: The time that the pictures of a folder or a scene may take together.
  /// - Returns: The drawing with its pixels.
  package static func read(
    _ bytes: [UInt8], scale: Double, atMost limit: Int = ImageLoader.maximumPixels,
    within allowance: VectorAllowance? = nil
  ) throws(ImageError) -> (drawing: VectorDrawing, image: ImageBuffer) {
    let picture = try VectorPicture(bytes, scale: scale, atMost: limit, within: allowance)
    let drawing = VectorDrawing(
      bytes: bytes, size: picture.ownSize, losses: picture.losses, allowance: allowance)
    return (drawing, picture.image)
  }

  private init(bytes: [UInt8], size: Size, losses: VectorLosses, allowance: VectorAllowance?) {
    (self.bytes, self.size, self.allowance) = (bytes, size, allowance)
    self.losses = losses
  }

  /// Whether a file contains lines and areas, according to its name extension.
  package static func isNamed(_ path: String) -> Bool {
    ["pdf", "svg"].contains(path.split(separator: ".").last?.lowercased())
  }

  /// Returns the pixels at the picture's own size; nil if there would be too many.
  package func image(scale: Double) -> ImageBuffer? {
    try? VectorPicture(bytes, scale: scale, within: allowance).image
  }

  /// Returns the pixels of the picture at the size it is shown, with enough pixels per point of
  /// its own size that none is invented; nil if that is its own size, or there would be too many.
  ///
  /// - Parameters:
  ///   - shown: The size in points of the rectangle that the picture fills.
  ///   - scale: The number of pixels per point of the rectangle.
  package func image(filling shown: Size, scale: Double) -> ImageBuffer? {
    guard size.width > 0, size.height > 0 else { return nil }
    let factor = max(shown.width / size.width, shown.height / size.height)
    // A tenth of a pixel is due to rounding of the rectangle.
    let growth = abs(factor - 1) * max(size.width, size.height) * scale
    guard factor.isFinite, factor > 0, growth >= 0.1 else { return nil }
    return image(scale: scale * factor)
  }
}
