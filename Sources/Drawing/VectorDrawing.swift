package import Geometry

/// A file of lines and areas, SVG or PDF, which is drawn again for each size that it is shown in.
package struct VectorDrawing: Hashable, Sendable {
  private let bytes: [UInt8]
  /// What it may take together with others; nil for no limit but its own.
  private let allowance: VectorAllowance?
  /// The size that the file gives the picture, in points.
  package let size: Size
  /// Whether the file has text in fonts that it does not hold: boxes or gaps stand in its place.
  package let lacksFonts: Bool

  /// Reads a file and draws it in its own size.
  ///
  /// - Parameters:
  ///   - bytes: a whole SVG or PDF file.
  ///   - scale: pixels in a point.
  ///   - limit: the most pixels.
  ///   - allowance: what the pictures of a folder or a scene may take together.
  /// - Returns: the drawing with its pixels.
  package static func read(
    _ bytes: [UInt8], scale: Double, atMost limit: Int = ImageLoader.maximumPixels,
    within allowance: VectorAllowance? = nil
  ) throws(ImageError) -> (drawing: VectorDrawing, image: ImageBuffer) {
    let picture = try VectorPicture(bytes, scale: scale, atMost: limit, within: allowance)
    let drawing = VectorDrawing(
      bytes: bytes, size: picture.ownSize, lacksFonts: picture.lacksFonts, allowance: allowance)
    return (drawing, picture.image)
  }

  private init(bytes: [UInt8], size: Size, lacksFonts: Bool, allowance: VectorAllowance?) {
    (self.bytes, self.size, self.allowance) = (bytes, size, allowance)
    self.lacksFonts = lacksFonts
  }

  /// Whether a file is of lines and areas by the ending of its name.
  package static func isNamed(_ path: String) -> Bool {
    ["pdf", "svg"].contains(path.split(separator: ".").last?.lowercased())
  }

  /// The pixels in the picture's own size; nil where there would be too many.
  package func image(scale: Double) -> ImageBuffer? {
    try? VectorPicture(bytes, scale: scale, within: allowance).image
  }

  /// The pixels of the picture as large as it is shown, with so many in a point of its own size that
  /// none is invented; nil where that is its own size, or where there would be too many.
  ///
  /// - Parameters:
  ///   - shown: the size in points of the rectangle that the picture fills.
  ///   - scale: pixels in a point of the rectangle.
  package func image(filling shown: Size, scale: Double) -> ImageBuffer? {
    guard size.width > 0, size.height > 0 else { return nil }
    let factor = max(shown.width / size.width, shown.height / size.height)
    // A tenth of a pixel is a rounding of the rectangle.
    let growth = abs(factor - 1) * max(size.width, size.height) * scale
    guard factor.isFinite, factor > 0, growth >= 0.1 else { return nil }
    return image(scale: scale * factor)
  }
}
