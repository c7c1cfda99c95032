/// One picture in versions for screens of several scales, as `name.png`, `name@2x.png` and
/// `name@3x.png` are.
package struct ImageSet: Sendable {
  /// The versions, by ascending scale; at least one.
  package let versions: [ImageBuffer]
  /// What all versions are drawings of; nil for pictures of pixels.
  package let drawing: VectorDrawing?

  /// Makes a set; nil of no picture.
  package init?(_ versions: [ImageBuffer]) {
    guard !versions.isEmpty else { return nil }
    drawing = nil
    self.versions = versions.sorted { $0.scale < $1.scale }
  }

  /// Makes a set of a drawing and its pixels for one scale.
  package init(_ drawing: VectorDrawing, _ image: ImageBuffer) {
    self.drawing = drawing
    versions = [image]
  }

  /// The version for a screen: of its own scale, else the next larger one, else the largest; a
  /// drawing has one for every scale.
  package func version(for scale: Double) -> ImageBuffer {
    if let drawing, versions[0].scale != scale, let image = drawing.image(scale: scale) {
      return image
    }
    return versions.first { $0.scale >= scale } ?? versions[versions.count - 1]
  }
}
