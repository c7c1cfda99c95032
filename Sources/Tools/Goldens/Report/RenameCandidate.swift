import Documents

/// A scene without goldens, and the scenes whose goldens its layout equals.
package struct RenameCandidate: Hashable, Sendable {
  /// The current name of the scene.
  package var scene: String
  /// The names under which equal goldens are stored, sorted.
  package var matches: [String]

  /// Makes a candidate.
  package init(scene: String, matches: [String]) {
    (self.scene, self.matches) = (scene, matches)
  }

  /// Returns the name that the scene takes the goldens of: one with the same last path component, or
  /// else the first; nil if none is left.
  func choice(besides taken: Set<String>) -> String? {
    let free = matches.filter { !taken.contains($0) }
    let stem = PathParts.lastName(of: scene)
    return free.first { PathParts.lastName(of: $0) == stem } ?? free.first
  }
}
