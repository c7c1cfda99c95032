import CPango

extension [Character] {
  /// The characters by script, in the order in which the scripts occur; common ones, such as
  /// punctuation, are together.
  package var byScript: [[Character]] {
    var groups: [(script: GUnicodeScript, characters: [Character])] = []
    for character in self {
      guard let scalar = character.unicodeScalars.first else { continue }
      let script = g_unichar_get_script(scalar.value)
      if let index = groups.firstIndex(where: { $0.script == script }) {
        groups[index].characters.append(character)
      } else {
        groups.append((script, [character]))
      }
    }
    return groups.map(\.characters)
  }
}
