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
    let nearest = ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.name)
    // An older generation has its number in its name here.
    let generation = name.firstMatch(of: /\((\d)[a-z]{2} generation\)/).map { "\(plain)\($0.1)" }
    let exact = generation.flatMap { old in known.first { normalize($0) == normalize(old) } }
    return (exact.map { [$0] } ?? Array(nearest.prefix(3)))
      .map { "'\($0)'" }
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
