package import Controls
import Geometry
package import InterfaceBuilder

/// A tree of an Interface Builder document as it was built.
package struct BuiltNib {
  /// The tree that was read.
  package let scene: NibScene
  /// The views and constraints that it became.
  package let tree: NibTree
  /// The surroundings that its controls were made in.
  package let environment: ControlEnvironment
  /// The screen around the tree; nil for what is not a screen's view.
  package let screen: NibScreen?

  /// The radius of the picture's corners in points; 0 where they are square.
  var cornerRadius: Double { scene.looks.roundsScreen ? screen?.cornerRadius ?? 0 : 0 }

  /// What chose among the variations of assets.
  var traits: AssetTraits {
    AssetTraits(
      scale: environment.grid.scale, appearance: environment.appearance,
      isPad: scene.document.device.isPad, isRightToLeft: environment.direction == .rightToLeft)
  }
}
