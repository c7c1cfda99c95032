/// The name that a user probably meant.
package enum NearestName {
  /// The candidate nearest to `name`, or nil when none is near enough; ties go to the first.
  ///
  /// Distance counts insertions, deletions, substitutions and swaps of neighbours, case ignored; a
  /// third of the longer name may differ.
  package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let allowed = max(wanted.count, letters.count) / 3
      let limit = min(allowed, (best?.distance ?? allowed + 1) - 1)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      if distance <= limit { best = (candidate, distance) }
      if distance == 0 { break }
    }
    return best?.name
  }

  /// The optimal string alignment distance of two words.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let same = left[row - 1] == right[column - 1]
        var cost = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, before[column - 2] + 1)
        }
        current.append(cost)
      }
      before = previous
      previous = current
    }
    return previous[right.count]
  }
}
