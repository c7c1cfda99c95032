import CAdvances

/// The replacement for a well-known font that cannot be installed here: another family, and its
/// line height.
package struct FontStandIn: Hashable, Sendable {
  /// The family with the same letter widths; nil is the system font, which has other widths.
  package let family: String?
  /// The ascent and descent of a line per point of size; nil for those of the family used.
  let line: LineMetrics?
  /// Whether the letters have the widths of another font, which Xcode used where it lacked this one.
  package var isOfXcode = false
  /// The variation that gives the letters the widths of the requested font; nil if they already
  /// have them.
  var widths: String?

  /// Makes the stand-in for a family by any spelling of its name; nil for an unknown family.
  package init?(_ family: String, weight: Int = 400) {
    if let design = FontDesign(family: family) {
      // The designs of the system font have its lines.
      line = .system(size: 1)
      switch design {
      case .monospaced: (self.family, widths) = ("DejaVu Sans Mono", CA_MONO_VARIATION)
      case .serif: self.family = "Liberation Serif"
      case .default, .rounded: self.family = nil
      }
      return
    }
    switch FontName.key(family) {
    case "helvetica":
      (self.family, line) = (Self.sans, LineMetrics(ascent: 0.92, descent: 0.23))
    case "helveticaneue":
      // Recorded labels: 1.139 to 1.166 for the regular face, 1.177 to 1.190 for light and medium.
      let ascent = weight == 400 ? 0.952 : 0.967
      (self.family, line) = (Self.sans, LineMetrics(ascent: ascent, descent: 0.213))
      widths = Self.neueWidths(weight)
    case "arial", "arialmt": (self.family, line) = (Self.sans, nil)
    case "times", "timesnewroman", "timesnewromanps", "timesnewromanpsmt":
      (self.family, line) = ("Liberation Serif", nil)
    case "georgia":
      (self.family, line) = ("Liberation Serif", LineMetrics(ascent: 0.917, descent: 0.219))
      widths = CA_GEORGIA_VARIATION
    case "courier", "couriernew", "couriernewps", "couriernewpsmt":
      (self.family, line) = ("Liberation Mono", nil)
    case "menlo": (self.family, line) = ("DejaVu Sans Mono", nil)
    // Recorded labels: 1.364 to 1.375, 39 of 54.
    case "avenir", "avenirnext":
      (self.family, line) = (nil, LineMetrics(ascent: 1, descent: 0.366))
      widths = CA_AVENIR_VARIATION
    // By its own name, the text face has the same letter spacing at all sizes.
    case "sfuitext":
      (self.family, line) = (nil, .system(size: 1))
      widths = CA_TEXT_VARIATION
    // Recorded labels, where Xcode did not have such a font either and used Helvetica Neue: 1.154
    // to 1.166, 58 of 63, and its widths, 9 of 9 texts.
    case "opensans":
      (self.family, line) = (Self.sans, LineMetrics(ascent: 0.952, descent: 0.21))
      widths = weight < 600 ? CA_NEUE_VARIATION : nil
      isOfXcode = true
    // Recorded labels and a button: 1.294 to 1.306, 4 of 4.
    case "futura":
      (self.family, line) = (nil, LineMetrics(ascent: 1.039, descent: 0.259))
      widths = CA_AVENIR_VARIATION
    default: return nil
    }
  }

  private static let sans = "Liberation Sans"

  /// Returns the variation with the widths of Helvetica Neue; nil for bold faces, whose widths are unknown.
  private static func neueWidths(_ weight: Int) -> String? {
    switch weight {
    case ..<400: CA_NEUE_LIGHT_VARIATION
    case ..<500: CA_NEUE_VARIATION
    case ..<600: CA_NEUE_MEDIUM_VARIATION
    default: nil
    }
  }
}

/// Family names as people spell them.
package enum FontName {
  /// Returns the name without spaces, hyphens and case, so that `OpenSans` matches `Open Sans`.
  package static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }
}
