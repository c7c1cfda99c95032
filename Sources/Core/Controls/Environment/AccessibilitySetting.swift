/// A setting by which people adapt an interface, by the name of its axis.
package enum AccessibilitySetting: String, CaseIterable, Hashable, Sendable {
  /// System colours stand out more from each other (`UIAccessibilityContrast.high`).
  case contrast
  /// The system font is heavier (`UILegibilityWeight.bold`).
  case boldText
  /// Titles of buttons without a background are underlined.
  case buttonShapes
  /// What moves, moves less; apps decide how.
  case reduceMotion
  /// Materials and bars are opaque.
  case reduceTransparency

  /// The words for on and off in scenes.
  package var words: (on: String, off: String) {
    self == .contrast ? ("increased", "normal") : ("true", "false")
  }

  /// The option of the command line that turns it on.
  package var option: String {
    switch self {
    case .contrast: "--increase-contrast"
    case .boldText: "--bold-text"
    case .buttonShapes: "--button-shapes"
    case .reduceMotion: "--reduce-motion"
    case .reduceTransparency: "--reduce-transparency"
    }
  }

  /// Returns the name of a variant in which it is on or off.
  package func variantName(_ isOn: Bool) -> String {
    if self == .contrast { return isOn ? "increasedContrast" : "normalContrast" }
    let name = rawValue
    return isOn ? name : "no" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Returns whether a word turns it on or off; nil for other words.
  package func isOn(_ word: String) -> Bool? {
    word == words.on ? true : word == words.off ? false : nil
  }
}
