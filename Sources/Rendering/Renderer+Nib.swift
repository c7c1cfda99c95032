import AutoLayout
import Controls
import Geometry
import InterfaceBuilder
package import Scenes
import Typesetting

extension Renderer {
  /// Builds a tree of a document under a variant, places it on its canvas and lays it out.
  ///
  /// Throws for a canvas that is too large to be drawn.
  package func layOut(
    _ scene: NibScene, _ variant: Variant = .default
  ) throws(SceneErrors) -> LaidOutScene {
    let overrides = variant.overrides
    let size = scene.size(overrides)
    let scale = overrides.scale ?? scene.document.device.scale
    guard !SceneCanvas.isTooLarge(width: size.width, height: size.height, scale: scale) else {
      throw SceneErrors([
        scene.source.diagnostic(
          .error, .invalidValue, "the canvas of '\(scene.tree.id)' is too large to draw", at: nil)
      ])
    }
    var timings = Timings()
    let appearance = overrides.appearance ?? (scene.document.device.isDark ? .dark : .light)
    let environment = ControlEnvironment(
      measurer: text, scale: scale, direction: scene.direction(overrides),
      language: overrides.locale, appearance: appearance,
      textSize: overrides.textSize ?? .large)
    let tree = measuring(.building, &timings) { () -> NibTree in
      var options = NibOptions(environment)
      options.intrinsic = scene.intrinsic
      options.insets = scene.insets
      options.size = size
      if let pseudo = overrides.strings { options.localize = { pseudo.transform($0) } }
      var builder = NibBuilder(scene.document, options)
      return builder.build(scene.tree)
    }
    let cycle = measuring(.solving, &timings) { layOut(tree.root) }
    return LaidOutScene(
      subject: NibSubject(scene, tree), variant: variant, root: tree.root, size: size,
      scale: scale, background: SystemColor.systemBackground.resolved(in: appearance),
      remarks: tree.warnings.map { scene.source.diagnostic($0, .warning, .invalidConstraint) },
      cycle: cycle, text: text, memory: memory, timings: timings)
  }
}

extension NibScene {
  /// The canvas: the recorded root's size, an extent of the variant in its place; never empty.
  fileprivate func size(_ overrides: Overrides) -> Size {
    let recorded = recordedSize
    return Size(
      width: max(overrides.width?.points ?? recorded.width, 1),
      height: max(overrides.height?.points ?? recorded.height, 1))
  }

  fileprivate func direction(_ overrides: Overrides) -> LayoutDirection {
    if let direction = overrides.direction { return direction.layoutDirection }
    let isRightToLeft = overrides.locale.flatMap(LocaleTag.init)?.isRightToLeft ?? false
    return isRightToLeft ? .rightToLeft : .leftToRight
  }
}
