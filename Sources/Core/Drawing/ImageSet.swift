/// A picture in versions for screens of several scales, such as `name.png`, `name@2x.png` and
/// `name@3x.png`.
package struct ImageSet: Sendable {
  /// The versions in order of ascending scale; at least one.
  package let versions: [ImageBuffer]
  /// The drawing behind all versions; nil for pictures made of pixels.
  package let drawing: VectorDrawing?

  /// Makes a set; nil if there is no picture.
  package init?(_ versions: [ImageBuffer]) {
    guard !versions.isEmpty else { return nil }
    drawing = nil
    self.versions = versions.sorted { $0.nominalScale < $1.nominalScale }
  }

  /// Makes a set from a drawing and its pixels for one scale.
  package init(_ drawing: VectorDrawing, _ image: ImageBuffer) {
    self.drawing = drawing
    versions = [image]
  }

  /// Returns the version for a screen: that of its own scale, otherwise the next larger one,
  /// otherwise the largest; a drawing has one for every scale.
  package func version(for scale: Double) -> ImageBuffer {
    if let drawing, versions[0].scale != scale, let image = drawing.image(scale: scale) {
      return image
    }
    return versions.first { $0.nominalScale >= scale } ?? versions[versions.count - 1]
  }
}
