/// A design of the system font (`UIFontDescriptor.SystemDesign`).
package enum FontDesign: String, CaseIterable, Hashable, Sendable {
  case `default`, monospaced, rounded, serif

  /// Apple's family for the design; nil for the system font itself.
  package var family: String? {
    switch self {
    case .default: nil
    case .monospaced: "SF Mono"
    case .rounded: "SF Rounded"
    case .serif: "New York"
    }
  }

  /// Makes the design that Apple's family is, by any spelling of its name; nil for other families.
  package init?(family: String) {
    switch FontName.key(family) {
    case "sfpro", "sfprotext", "sfprodisplay": self = .default
    case "sfmono": self = .monospaced
    case "sfrounded", "sfprorounded", "sfcompactrounded": self = .rounded
    case "newyork", "newyorksmall", "newyorkmedium", "newyorklarge": self = .serif
    default: return nil
    }
  }
}
