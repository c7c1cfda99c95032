import Scenes
import Testing

@Suite("Pairwise variants")
struct PairwiseTests {
  /// Returns the variants of the first axes in `names` with the given numbers of values.
  private func variants(_ levels: [Int], exclude: String = "[]") throws -> [Variant] {
    let axes = levels.enumerated().map { index, count in
      let values = (1...count).map { Self.value($0, of: index) }
      return "\(Self.names[index]): [\(values.joined(separator: ", "))]"
    }
    let text = """
      variants: { axes: { \(axes.joined(separator: ", ")) }, strategy: pairwise, exclude: \(exclude) }
      root: {}
      """
    return Array(try SceneReader.read(text: text, path: "scene.yaml").variants.list)
  }

  private static let names = [
    "width", "height", "scale", "locale", "textSize", "strings", "device", "direction",
    "appearance",
  ]

  private static func value(_ number: Int, of axis: Int) -> String {
    switch names[axis] {
    // Values of two axes must have different names, or variants would share a name.
    case "height": "\(number + 20)"
    case "locale": ["en", "de", "fr", "ar", "he", "ja", "th", "hi", "ru", "pl"][number - 1]
    case "textSize":
      [
        "large", "xSmall", "small", "medium", "xLarge", "xxLarge", "xxxLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
      ][number - 1]
    case "strings":
      [
        "base", "doubled", "accented", "bounded", "rtl", "nonLocalized", "doubled+accented",
        "doubled+bounded", "accented+bounded", "doubled+rtl",
      ][number - 1]
    case "device": ["iPhone SE", "iPhone 15", "iPad mini"][number - 1]
    case "direction": ["ltr", "rtl"][number - 1]
    case "appearance": ["light", "dark"][number - 1]
    default: "\(number)"
    }
  }

  /// Whether some variant has each pair of values of two axes.
  private func coversAll(_ variants: [Variant], _ levels: [Int]) -> Bool {
    levels.indices.allSatisfy { first in
      levels.indices.dropFirst(first + 1).allSatisfy { second in
        Set(variants.map { [$0.values[first], $0.values[second]] }).count
          == levels[first] * levels[second]
      }
    }
  }

  /// The best known sizes are those of Colbourn's tables; up to a tenth more is allowed.
  @Test(
    "hold every pair in little more than the best known number of rows",
    arguments: [
      ([2, 2, 2], 4), ([3, 3, 3, 3], 9), ([4, 4, 4, 4, 4], 16), ([3, 3, 3, 3, 3], 11),
      ([3, 3, 3, 3, 3, 3, 3], 12), ([10, 10, 10], 100), ([5, 5, 5, 5, 5, 5], 25),
      ([6, 6, 6], 36), ([3, 3, 3, 3, 3, 3, 3, 2, 2], 13), ([7, 5, 4, 3, 3, 2, 2, 2, 2], 35),
    ])
  func sizes(levels: [Int], known: Int) throws {
    let variants = try variants(levels)
    #expect(coversAll(variants, levels))
    #expect(Double(variants.count) <= Double(known) * 1.1, "\(variants.count)")
  }

  @Test("are the same on every run, the default first")
  func determinism() throws {
    let levels = [3, 3, 3, 3, 3]
    let first = try variants(levels)
    #expect(first.map(\.name) == (try variants(levels)).map(\.name))
    #expect(first[0].name == "default")
  }

  @Test("leave out excluded pairs and hold every other pair")
  func excluded() throws {
    let levels = [3, 3, 3, 3]
    let variants = try variants(levels, exclude: "[{ width: 1, height: 21 }, { scale: 2 }]")
    let names = variants.map { $0.values.map(\.name) }
    #expect(!names.contains { $0[0] == "1" && $0[1] == "21" })
    #expect(!names.contains { $0[2] == "2x" })
    // Eight of the nine pairs of width and height, all pairs of width and language, and all pairs
    // of the two remaining scales and languages.
    #expect(Set(names.map { [$0[0], $0[1]] }).count == 8)
    #expect(Set(names.map { [$0[0], $0[3]] }).count == 9)
    #expect(Set(names.map { [$0[2], $0[3]] }).count == 6)
    #expect(names.count <= 10)
  }
}
