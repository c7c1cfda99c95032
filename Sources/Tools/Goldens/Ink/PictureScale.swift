import Controls
package import Drawing
package import Geometry
import Scenes

/// The number of pixels per point of two pictures of the same views, which a PNG does not state.
package struct PictureScale: Equatable, Sendable {
  /// A picture of which only the size and the path are looked at.
  package struct Subject: Sendable {
    let path: String
    let width: Double
    let height: Double

    /// Takes the size of a picture.
    package init(_ image: ImageBuffer, path: String) {
      (self.path, width, height) = (path, Double(image.width), Double(image.height))
    }

    /// Returns the scale at which the picture has a size in points: 1, 2 or 3, else nil.
    func scale(for size: Size) -> Double? {
      [1, 2, 3].first {
        abs(size.width * $0 - width) < 1 && abs(size.height * $0 - height) < 1
      }
    }

    /// The scale of the device whose screen has as many pixels; nil if there is none.
    var screenScale: Double? {
      Device.names.lazy.compactMap { Device(named: $0) }
        .first { $0.size.width * $0.scale == width && $0.size.height * $0.scale == height }?.scale
    }
  }

  /// The scale of the reference.
  package let reference: Double
  /// The scale of our picture.
  package let ours: Double
  /// Whether nothing tells the scales, and a pixel counts as a point.
  package let isGuess: Bool

  /// Finds the scales: the stated one, else that of the file's name (`@3x`), of the scene's size, of a
  /// device's screen, or of the other picture if this one has the same size in points.
  ///
  /// - Parameters:
  ///   - stated: the scale on the command line, which holds for both pictures unless ours has the
  ///     reference's size in points at another scale.
  ///   - scene: the size of the scene's picture in points; nil for none.
  package init(_ reference: Subject, _ ours: Subject, stated: Double?, scene: Size? = nil) {
    func own(_ subject: Subject) -> Double? {
      SceneImages.scale(ofPath: subject.path) ?? scene.flatMap(subject.scale(for:))
        ?? subject.screenScale
    }
    func other(_ subject: Subject, than known: Subject, at scale: Double) -> Double {
      subject.scale(for: Size(width: known.width / scale, height: known.height / scale)) ?? scale
    }
    if let scale = stated {
      (self.reference, self.ours, isGuess) = (scale, other(ours, than: reference, at: scale), false)
      return
    }
    switch (own(reference), own(ours)) {
    case (let first?, let second?): (self.reference, self.ours, isGuess) = (first, second, false)
    case (let first?, nil):
      (self.reference, self.ours) = (first, other(ours, than: reference, at: first))
      isGuess = false
    case (nil, let second?):
      (self.reference, self.ours) = (other(reference, than: ours, at: second), second)
      isGuess = false
    case (nil, nil):
      // 1x beside 2x or 3x, and 2x beside 3x, show themselves in the sizes.
      let ratios: [(Double, Double)] = [(2, 1), (1, 2), (3, 1), (1, 3), (3, 2), (2, 3)]
      let ratio = ratios.first {
        reference.width * $0.1 == ours.width * $0.0 && reference.height * $0.1 == ours.height * $0.0
      }
      (self.reference, self.ours) = ratio ?? (1, 1)
      isGuess = ratio == nil
    }
  }
}
