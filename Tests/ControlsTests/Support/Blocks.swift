import Controls
import Geometry
import Typesetting

/// Environments with characters of 10 x 20 points and the baseline at 16.
enum Blocks {
  static func environment(
    scale: Double = 2, appearance: Appearance = .light, tint: Color? = nil
  ) -> ControlEnvironment {
    ControlEnvironment(
      measurer: BlockMeasurer(), scale: scale, appearance: appearance, tint: tint)
  }
}
