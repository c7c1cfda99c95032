import Documents
package import Rendering
package import Scenes

/// A check's record of one variant of a scene.
///
/// Variants may be laid out by several threads; `SceneCheck` then checks them together.
package struct CheckedVariant: Sendable {
  /// The variant.
  package let variant: Variant
  /// The time spent on its layout.
  package private(set) var timings = Timings()
  /// The data read from the layout, or the error that prevented it.
  private(set) var layout: Result<CheckedLayout, any Error>
  /// The layout without the constraints that exist on a document's canvas only; nil if it has none.
  private(set) var bare: CheckedLayout?

  /// Lays out a variant and reads what the checks of its scene need.
  ///
  /// - Parameter audits: whether accessibility is audited, too.
  package init(
    _ variant: Variant, audits: Bool = false, layOut: (Variant) throws -> LaidOutScene
  ) {
    self.init(
      variant, findsRedundancy: true, offersAdvice: true, audits: audits, layOut: layOut)
  }

  /// Lays out a variant and reads what a trial of advice compares.
  init(
    _ variant: Variant, findsRedundancy: Bool, offersAdvice: Bool, audits: Bool = false,
    layOut: (Variant) throws -> LaidOutScene
  ) {
    self.variant = variant
    do {
      let scene = try layOut(variant)
      layout = .success(
        CheckedLayout(
          scene, findsRedundancy: findsRedundancy, offersAdvice: offersAdvice, audits: audits))
      timings = scene.timings
      guard scene.hasPlaceholders, let bare = try? layOut(variant) else { return }
      timings.add(bare.timings)
      bare.leaveOutPlaceholders()
      self.bare = CheckedLayout(
        bare, findsRedundancy: findsRedundancy, offersAdvice: false, audits: audits)
    } catch {
      timings.work = (error as? SceneErrors)?.work ?? 0
      layout = .failure(error)
    }
  }
}
