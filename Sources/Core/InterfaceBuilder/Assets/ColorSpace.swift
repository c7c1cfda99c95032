package import Controls
import Glibc
package import Typesetting

/// The colour spaces in which documents and catalogs state red, green and blue.
package enum ColorSpace {
  /// sRGB, and the older spaces whose values are used unchanged.
  case standard
  /// Display P3: the same transfer curve with wider primaries.
  case displayP3

  /// Creates a colour space from its name in an asset catalog.
  init(catalog name: String?) {
    self = name == "display-p3" ? .displayP3 : .standard
  }

  /// Creates a colour space from its name in a document.
  package init(document name: String?) {
    self = name == "displayP3" ? .displayP3 : .standard
  }

  /// Returns the colour in sRGB; values outside its gamut are clipped.
  package func color(red: Double, green: Double, blue: Double, alpha: Double) -> Color {
    guard self == .displayP3 else {
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    return Color(
      red: Self.encoded(1.224_940 * r - 0.224_940 * g),
      green: Self.encoded(-0.042_057 * r + 1.042_057 * g),
      blue: Self.encoded(-0.019_638 * r - 0.078_636 * g + 1.098_274 * b), alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

extension SystemColor {
  /// Creates a system colour from Interface Builder's name: `labelColor`,
  /// `systemBackgroundColor`.
  package init?(interfaceBuilder name: String) {
    let stem = name.without(suffix: "Color") ?? name
    switch stem {
    case "tableCellGroupedBackground": self = .secondarySystemGroupedBackground
    case "groupTableViewBackground": self = .systemGroupedBackground
    case "tableBackground": self = .systemBackground
    case "tableSeparator": self = .separator
    default: self.init(rawValue: stem)
    }
  }
}
