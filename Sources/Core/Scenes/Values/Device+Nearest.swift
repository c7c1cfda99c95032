package import Controls
import Documents

extension Device {
  /// Returns the three names most similar to an unknown one; of those that differ only in a
  /// number, the nearest number comes first, and portrait before landscape.
  package static func nearest(to name: String, among known: [String] = names) -> [String] {
    // Xcode's names of simulators: 'iPhone SE (3rd generation)', 'iPad Pro 11-inch (M4)'.
    let plain = name.split(separator: "(")
      .filter { !$0.contains("generation") && !$0.hasPrefix("M") }
      .joined().filter { $0 != ")" }.replacing("-inch", with: "")
    let (wanted, number) = pattern(of: plain)
    let ranked = known.enumerated().map { index, candidate -> (name: String, rank: [Int]) in
      let (shape, other) = pattern(of: candidate)
      let distance = NearestName.distance(wanted, shape)
      return (candidate, [distance, abs(number - other), index])
    }
    return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.prefix(3)
      .map { "'\($0.name)'" }
  }

  /// Returns a name with its first number replaced by `#`, and the number, which is 0 if there is
  /// none.
  private static func pattern(of name: String) -> (text: [Unicode.Scalar], number: Int) {
    let text = normalize(name)
    guard let start = text.firstIndex(where: \.isNumber) else {
      return (Array(text.unicodeScalars), 0)
    }
    let digits = text[start...].prefix(while: \.isNumber)
    let rest = text[..<start] + "#" + text[digits.endIndex...]
    return (Array(String(rest).unicodeScalars), Int(digits) ?? 0)
  }
}
