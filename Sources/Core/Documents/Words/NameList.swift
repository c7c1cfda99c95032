/// Lists of names as printed in messages.
package enum NameList {
  /// The most candidates that a message names.
  private static let mostCandidates = 5

  /// Returns the candidates for an unknown name: `a, b, c`, or the five nearest to it and the
  /// number of the others, `a, b, c, d, e and 7 more`; each once, whatever lists they come from.
  package static func candidates(for name: String, among names: [String]) -> String {
    var seen: Set<String> = []
    let known = names.filter { seen.insert($0).inserted }
    guard known.count > mostCandidates else { return known.joined(separator: ", ") }
    let near = NearestName.nearest(mostCandidates, to: name, among: known)
    return "\(near.joined(separator: ", ")) and \(known.count - near.count) more"
  }

  /// Returns `a`, `a and b`, `a, b and c`.
  package static func both(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns `a`, `a or b`, `a, b or c`.
  package static func either(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
