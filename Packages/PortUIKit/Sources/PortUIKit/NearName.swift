/// The name that somebody meant who wrote another one.
enum NearName {
  /// Returns the name nearest to one; nil if none is near.
  ///
  /// Near are names that differ in a quarter of their letters at most, in nothing but case, or by words that one
  /// has beside the other's, such as 'Settings' for 'SettingsViewController'.
  static func of(_ name: String, among names: some Collection<String>) -> String? {
    let written = Array(name.lowercased().utf8)
    let bound = max(1, written.count / 4)
    let near = names.compactMap { other -> (distance: Int, name: String)? in
      let letters = Array(other.lowercased().utf8)
      let distance = self.distance(written, letters, bound: bound)
      if distance <= bound { return (distance, other) }
      return written.count > 3 && isContained(written, in: letters)
        ? (bound + letters.count, other) : nil
    }
    return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// Returns whether the letters of a name come in the same order in a longer one that begins alike.
  private static func isContained(_ short: [UInt8], in long: [UInt8]) -> Bool {
    guard short.first == long.first, short.count < long.count else { return false }
    var rest = short[...]
    for letter in long where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Returns how many letters have to be changed, added or removed, or a number above the bound.
  private static func distance(_ first: [UInt8], _ second: [UInt8], bound: Int) -> Int {
    guard abs(first.count - second.count) <= bound else { return bound + 1 }
    var row = Array(0...second.count)
    for (line, letter) in first.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      for (column, other) in second.enumerated() {
        let changed = corner + (letter == other ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, corner + 1)
      }
    }
    return row[second.count]
  }
}
