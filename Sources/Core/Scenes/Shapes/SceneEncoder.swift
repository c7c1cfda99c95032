import Documents
import Typesetting

/// Collects what the keys of a scene need while they are written: colours that can't be written
/// inline because they differ between light and dark.
final class SceneEncoder {
  private struct Pair: Hashable {
    let light: Color
    let dark: Color
  }

  private var pairs: [Pair] = []

  /// Returns the name in `colors` for a pair of colours, one for light and one for dark.
  func name(light: Color, dark: Color) -> String {
    let pair = Pair(light: light, dark: dark)
    let index = pairs.firstIndex(of: pair) ?? pairs.endIndex
    if index == pairs.endIndex { pairs.append(pair) }
    return "adaptive\(index + 1)"
  }

  /// The colour table that the scene needs; nil for none.
  var colors: YAMLValue? {
    guard !pairs.isEmpty else { return nil }
    return .mapping(
      pairs.map { pair in
        .init(
          name(light: pair.light, dark: pair.dark),
          .mapping([
            .init("light", .text(pair.light.description)),
            .init("dark", .text(pair.dark.description)),
          ]))
      })
  }
}
