import Drawing
import Geometry
package import Rendering
import Typesetting

extension LaidOutView {
  /// A clause about the first text that the view cuts off at a side; nil if there is none.
  package var cutClause: String? {
    texts.lazy.compactMap { text -> String? in
      guard let cut = text.cutWords else { return nil }
      return text.part == .text
        ? "letters of '\(name)' are cut off \(cut)" : "\(words(for: text)) is cut off \(cut)"
    }.first
  }

  /// A clause about the first item of a bar over which another is drawn; nil if there is none.
  var overlapClause: String? {
    texts.lazy.compactMap { text -> String? in
      text.overlapped.map { "\(text.part) and \($0) of '\(name)' are drawn over each other" }
    }.first
  }
}

extension LaidOutText {
  /// The sides at which a view cuts off more than a point of its letters, and how much: `by 12 points
  /// at the top and 3.5 at the bottom`; nil for none.
  package var cutWords: String? {
    let sides = [
      (cut.top, "at the top"), (cut.left, "at the left"), (cut.bottom, "at the bottom"),
      (cut.right, "at the right"),
    ].filter { $0.0 > 1 }
    guard let first = sides.first else { return nil }
    let others = sides.dropFirst().map { "\($0.rounded1) \($1)" }
    let whole = ["by \(first.0.rounded1) points \(first.1)"] + others
    return whole.count == 1
      ? whole[0] : whole.dropLast().joined(separator: ", ") + " and " + (whole.last ?? "")
  }
}

extension Double {
  /// The number with at most one decimal.
  fileprivate var rounded1: String { ((self * 10).rounded() / 10).shortDescription }
}

extension [Character] {
  /// The first characters with their code points, and the number of the others.
  package var named: String {
    let shown = prefix(count > 4 ? 3 : 4).map { "'\($0)' (\($0.codePoints))" }
    let others = count - shown.count
    let list = shown.joined(separator: ", ")
    return others > 0 ? "\(list) and \(others) more characters" : list
  }
}

extension Character {
  /// The code points: `U+1F600`.
  package var codePoints: String {
    unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}
