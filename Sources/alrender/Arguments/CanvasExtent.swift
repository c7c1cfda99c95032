import ArgumentParser
import Scenes

/// The argument of `--size`: `375x667`, `320xfit`.
struct CanvasExtent: Equatable, ExpressibleByArgument {
  let width: SceneLength
  let height: SceneLength

  /// Nil unless `argument` is two lengths (points or `fit`) with an `x` between them.
  init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = SceneLength(String(sides[0])),
      let height = SceneLength(String(sides[1]))
    else { return nil }
    self.width = width
    self.height = height
  }
}
