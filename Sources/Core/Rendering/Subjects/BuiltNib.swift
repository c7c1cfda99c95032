package import Controls
import Geometry
package import InterfaceBuilder

/// The tree of an Interface Builder document after it was built.
package struct BuiltNib {
  /// The tree that was read.
  package let scene: NibScene
  /// The resulting views and constraints.
  package let tree: NibTree
  /// The environment that its controls were made in.
  package let environment: ControlEnvironment
  /// The screen around the tree; nil unless it is a screen's view.
  package let screen: NibScreen?

  /// The radius of the picture's corners in points; 0 for square corners.
  var cornerRadius: Double { scene.looks.roundsScreen ? screen?.cornerRadius ?? 0 : 0 }

  /// Whether it has constraints that Xcode removes at build time, which exist on its canvas only.
  var hasPlaceholders: Bool { tree.constraints.contains(where: \.isPlaceholder) }

  /// The traits that select among the variations of assets.
  package var traits: AssetTraits {
    AssetTraits(
      scale: environment.grid.scale, appearance: environment.appearance,
      isPad: scene.document.device.isPad, isRightToLeft: environment.direction == .rightToLeft,
      increasesContrast: environment.settings.contains(.contrast), look: environment.look)
  }
}
