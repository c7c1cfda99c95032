package import Rendering
package import Scenes

/// What a check keeps of one variant of a scene.
///
/// Variants may be laid out by several threads; `SceneCheck` then judges them together.
package struct CheckedVariant: Sendable {
  /// The variant.
  package let variant: Variant
  /// Where the time of its layout went.
  package private(set) var timings = Timings()
  /// What was read off the layout; or why there is none.
  private(set) var layout: Result<CheckedLayout, any Error>

  /// Lays out a variant and reads off what the checks of its scene ask.
  package init(_ variant: Variant, layOut: (Variant) throws -> LaidOutScene) {
    self.variant = variant
    do {
      let scene = try layOut(variant)
      layout = .success(CheckedLayout(scene))
      timings = scene.timings
    } catch {
      layout = .failure(error)
    }
  }
}
