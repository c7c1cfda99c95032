import Documents

/// What was found in a file as an outline of lines: what is alone under a heading shares its line, and
/// scenes that say the same share their heading.
struct ReviewOutline {
  /// The lines, indented.
  let lines: [String]

  /// Makes the outline of a file.
  init(_ file: String, _ groups: [(scene: String, words: [String])]) {
    var merged: [(scenes: [String], words: [String])] = []
    for (scene, words) in groups {
      // What changed in the scene itself begins with its name.
      let name = "\(scene): "
      let own = words.map { $0.hasPrefix(name) ? String($0.dropFirst(name.count)) : $0 }
      if let place = merged.firstIndex(where: { $0.words == own }) {
        merged[place].scenes.append(scene)
      } else {
        merged.append(([scene], own))
      }
    }
    let parts = merged.map { (NameList.both($0.scenes.filter { !$0.isEmpty }), $0.words) }
    guard parts.count == 1, let (scene, words) = parts.first else {
      lines =
        [file]
        + parts.flatMap { scene, words in
          scene.isEmpty
            ? words.map { "  \($0)" } : Self.part("  \(scene)", words, indent: "    ")
        }
      return
    }
    lines = Self.part(scene.isEmpty ? file : "\(file), \(scene)", words, indent: "  ")
  }

  private static func part(_ heading: String, _ words: [String], indent: String) -> [String] {
    words.count == 1
      ? ["\(heading): \(words[0])"] : [heading] + words.map { "\(indent)\($0)" }
  }
}
