/// One variant of one scene that has goldens.
package struct GoldenCase: Hashable, Sendable {
  /// What is kept of the pixels.
  package enum Pixels: Hashable, Sendable {
    /// Nothing: the layout alone is compared.
    case none
    /// A line with their fingerprint.
    case hash
    /// The picture.
    case picture
  }

  /// The place in the order of everything that there is to check, from 0.
  package var index: Int
  /// The scene, which the cases of all its variants share.
  package let subject: CheckedScene
  /// The variant's name.
  package var variant: String
  /// Device pixels in a point.
  package var scale: Double
  /// Whether it is the first variant of its scene, which says what the scene stated.
  package var isFirst: Bool
  /// What is kept of the pixels.
  package var pixels: Pixels
  /// The ids of the views whose pixels are not compared.
  package var masks: [String]

  /// Makes a case from its parts.
  package init(
    index: Int, subject: CheckedScene, variant: String, scale: Double, isFirst: Bool = true,
    pixels: Pixels = .none, masks: [String] = []
  ) {
    (self.index, self.subject, self.variant, self.scale) = (index, subject, variant, scale)
    (self.isFirst, self.pixels, self.masks) = (isFirst, pixels, masks)
  }

  /// The scene's path below the scenes folder, without ending.
  package var scene: String { subject.name }
  /// The path of the scene's file as seen from the project's folder.
  package var source: String { subject.source }

  /// Scene and variant as commands and filters name them.
  package var name: String { "\(scene)/\(variant)" }

  /// A check of this case that has not failed yet.
  package var check: Check {
    Check(index: index, subject: subject, variant: variant, scale: scale)
  }

  /// A check of this case that cannot be made.
  ///
  /// - Parameter subject: what the cause is about; the scene's file by default.
  package func failed(_ words: String, subject: String? = nil) -> Check {
    var check = check
    check.status = .failed
    check.causes = [Cause(.problem, subject: subject ?? source, words: words)]
    return check
  }
}
