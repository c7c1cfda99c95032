import ArgumentParser
import Scenes

/// The argument of `--size`: `375x667`, `320xfit`, `393xcontent`.
struct CanvasExtent: Equatable {
  let width: SceneLength
  let height: SceneLength

  /// Throws unless `argument` is two lengths (points or `fit`) with an `x` between them.
  init(_ argument: String) throws(ValidationError) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    if sides.count == 2, let width = SceneLength(sides[0]),
      let height = SceneLength(height: sides[1])
    {
      (self.width, self.height) = (width, height)
      return
    }
    let width = SceneLength(argument) == nil ? "375" : argument
    throw ValidationError(
      "a size is a width and a height in points: write '\(width)x667', or '\(width)xfit' for the "
        + "height that fits, '\(width)xcontent' for a whole page")
  }
}
