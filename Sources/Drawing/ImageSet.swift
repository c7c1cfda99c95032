/// One picture in versions for screens of several scales, as `name.png`, `name@2x.png` and
/// `name@3x.png` are.
package struct ImageSet: Sendable {
  /// The versions, by ascending scale; at least one.
  package let versions: [ImageBuffer]

  /// Makes a set; nil of no picture.
  package init?(_ versions: [ImageBuffer]) {
    guard !versions.isEmpty else { return nil }
    self.versions = versions.sorted { $0.scale < $1.scale }
  }

  /// The version for a screen: of its own scale, else the next larger one, else the largest.
  package func version(for scale: Double) -> ImageBuffer {
    versions.first { $0.scale >= scale } ?? versions[versions.count - 1]
  }
}
