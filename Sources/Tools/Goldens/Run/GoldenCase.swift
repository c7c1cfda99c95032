package import Rendering
import Scenes

/// One variant of one scene that has goldens.
package struct GoldenCase: Hashable, Sendable {
  /// What is kept of the pixels.
  package enum Pixels: Hashable, Sendable {
    /// Nothing: only the layout is compared.
    case none
    /// A line with the fingerprint of the pixels.
    case hash
    /// The picture.
    case picture
  }

  /// The texts that are kept.
  package struct Texts: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The laid-out tree.
    package static let layout = Self(rawValue: 1)
    /// What assistive technology reads; compared as well wherever it has been recorded.
    package static let accessibility = Self(rawValue: 2)
  }

  /// The position among everything there is to check, from 0.
  package var index: Int
  /// The scene, shared by the cases of all its variants.
  package let subject: CheckedScene
  /// The variant's name.
  package var variant: String
  /// The number of device pixels per point.
  package var scale: Double
  /// Whether this is the scene's first variant, from which the scene's statements are recorded.
  package var isFirst: Bool
  /// What is kept of the pixels.
  package var pixels: Pixels
  /// The texts that are kept.
  package var texts: Texts
  /// The ids of the views whose pixels are left out of the comparison.
  package var masks: [String]

  /// Makes a case from its parts.
  package init(
    index: Int, subject: CheckedScene, variant: String, scale: Double, isFirst: Bool = true,
    pixels: Pixels = .none, texts: Texts = .layout, masks: [String] = []
  ) {
    (self.index, self.subject, self.variant, self.scale) = (index, subject, variant, scale)
    (self.isFirst, self.pixels, self.texts, self.masks) = (isFirst, pixels, texts, masks)
  }

  /// The scene's path below the scenes folder, without its extension.
  package var scene: String { subject.name }
  /// The path of the scene's file relative to the project's folder.
  package var source: String { subject.source }

  /// Scene and variant as in commands and filters.
  package var name: String { "\(scene)/\(variant)" }

  /// Returns where it is recorded what the goldens were made from: with a scene, which states it for all
  /// variants; otherwise with each variant, whose views look different.
  package func outlineContent(of scene: LaidOutScene) -> GoldenStore.Content {
    isFirst || scene.subject is Scene ? .outline : .variantOutline
  }

  /// A check of this case that has not failed yet.
  package var check: Check {
    Check(index: index, subject: subject, variant: variant, scale: scale)
  }

  /// Returns a failed check, for a case that cannot be checked.
  ///
  /// - Parameter subject: what the cause is about; the scene's file by default.
  package func failed(_ words: String, subject: String? = nil) -> Check {
    var check = check
    check.status = .failed
    check.causes = [Cause(.problem, subject: subject ?? source, words: words)]
    return check
  }
}
