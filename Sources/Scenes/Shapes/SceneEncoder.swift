import Documents
import Typesetting

/// Collects what the keys of a scene need while they are written: the colours that have no spelling
/// of their own, because they differ between light and dark.
final class SceneEncoder {
  private struct Pair: Hashable {
    let light: Color
    let dark: Color
  }

  private var pairs: [Pair] = []

  /// The name in `colors` under which a colour for light and one for dark are written.
  func name(light: Color, dark: Color) -> String {
    let pair = Pair(light: light, dark: dark)
    let index = pairs.firstIndex(of: pair) ?? pairs.endIndex
    if index == pairs.endIndex { pairs.append(pair) }
    return "adaptive\(index + 1)"
  }

  /// The table of colours that the scene needs; nil for none.
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
