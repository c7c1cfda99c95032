/// Finds the name that a user probably meant.
package enum NearestName {
  /// Returns the candidate nearest to `name`, or nil when none is near enough; ties go to the
  /// first.
  ///
  /// Distance counts insertions, deletions, substitutions and transpositions of adjacent
  /// characters, ignoring case; a third of the longer name may differ.
  package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: name, among: candidates.lazy.map(KnownNames.Name.init)).first
  }

  /// Returns all of the names that are nearest, in their order; none when none is near enough.
  package static func all(_ name: String, among known: KnownNames) -> [String] {
    nearest(to: name, among: known.all, withTies: true)
  }

  private static func nearest(
    to name: String, among candidates: some Sequence<KnownNames.Name>, withTies: Bool = false
  ) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
    let sketch = LetterSketch(wanted)
    var best: (names: [String], distance: Int)?
    func limit(_ allowed: Int) -> Int {
      min(allowed, (best?.distance ?? allowed + 1) - (withTies ? 0 : 1))
    }
    for candidate in candidates {
      if let other = candidate.sketch {
        let limit = limit(max(sketch.count, other.count) / 3)
        guard sketch.leastDistance(to: other) <= limit else { continue }
      }
      let letters = Array(candidate.text.lowercased().unicodeScalars)
      let limit = limit(max(wanted.count, letters.count) / 3)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters, atMost: limit)
      guard distance <= limit else { continue }
      let ties = best.map { $0.distance == distance ? $0.names : [] } ?? []
      best = (ties + [candidate.text], distance)
      if distance == 0 { break }
    }
    return best?.names ?? []
  }

  /// Returns the candidate nearest to `name`; otherwise the longest one that `name` begins with,
  /// such as `dark` for `darkmode`, if it is at least half of it; otherwise the first that begins
  /// with `name`; nil if none is similar.
  package static func like(_ name: String, among candidates: some Sequence<String>) -> String? {
    like(name, among: KnownNames(candidates))
  }

  /// Returns the same among names that were prepared for many questions.
  package static func like(_ name: String, among known: KnownNames) -> String? {
    if let near = nearest(to: name, among: known.all).first { return near }
    let wanted = name.lowercased()
    guard wanted.utf8.count >= LetterSketch.stemLength else { return nil }
    let sketch = LetterSketch(wanted)
    // What begins with the other shares its first letters.
    func isAkin(_ other: LetterSketch?) -> Bool {
      guard let sketch, let other else { return true }
      return sketch.stem == other.stem
    }
    let akin = known.all.filter { isAkin($0.sketch) }.map(\.text)
    let stems = akin.filter {
      // Less than half of a word is another word: 'key' of 'keyboardType'.
      $0.utf8.count >= max(LetterSketch.stemLength, (wanted.utf8.count + 1) / 2)
        && begins(wanted, with: $0)
    }
    return stems.max { $0.utf8.count < $1.utf8.count }
      ?? akin.first { begins($0, with: wanted) }
  }

  /// Whether a word begins with another, ignoring case.
  private static func begins(_ word: String, with start: String) -> Bool {
    guard word.utf8.allSatisfy({ $0 < 0x80 }), start.utf8.allSatisfy({ $0 < 0x80 }) else {
      return word.lowercased().hasPrefix(start.lowercased())
    }
    return word.utf8.count >= start.utf8.count
      && zip(word.utf8, start.utf8).allSatisfy { $0.lowercased == $1.lowercased }
  }

  /// Returns the candidates nearest to `name`, however far they are, nearest first; ties in their
  /// order.
  package static func nearest(
    _ count: Int, to name: String, among candidates: some Sequence<String>
  ) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    let ranked = candidates.enumerated().map { index, candidate in
      let letters = Array(candidate.lowercased().unicodeScalars)
      let share = Double(distance(wanted, letters)) / Double(max(wanted.count, letters.count, 1))
      return (share: share, index: index, name: candidate)
    }
    return ranked.sorted { ($0.share, $0.index) < ($1.share, $1.index) }.prefix(count).map(\.name)
  }

  /// Returns the optimal string alignment distance of two words; any greater number if it exceeds a
  /// limit.
  package static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int = .max
  ) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var before = [Int](repeating: 0, count: right.count + 1)
    var (previous, current) = (Array(0...right.count), before)
    var leastBefore = 0
    for row in 1...left.count {
      current[0] = row
      var least = row
      for column in 1...right.count {
        let same = left[row - 1] == right[column - 1]
        var cost = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, before[column - 2] + 1)
        }
        current[column] = cost
        least = min(least, cost)
      }
      // A transposition leads past one row, but not past two.
      if min(least, leastBefore) > limit { return least }
      leastBefore = least
      (before, previous, current) = (previous, current, before)
    }
    return previous[right.count]
  }
}
