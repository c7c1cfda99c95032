package import Drawing
package import Typesetting

/// The background of a visual effect: what is behind it, blurred, with a tint over it.
///
/// The three oldest styles match Apple's sample `UIImageEffects`; the tints of the later ones are
/// our own.
package struct Material: Hashable, Sendable {
  /// The effect on the things behind it.
  package let backdrop: Backdrop
  /// The colour over them.
  package let tint: Color

  private init(radius: Double, white: Double, alpha: Double) {
    backdrop = Backdrop(radius: radius, saturation: 1.8)
    tint = Color(white: white, alpha: alpha)
  }

  /// Makes a material from the name of its style in a document: `systemThinMaterialDark`,
  /// `extraLight`.
  ///
  /// - Parameter isOpaque: whether people want no transparency.
  package init(interfaceBuilder style: String, in appearance: Appearance, isOpaque: Bool = false) {
    if isOpaque {
      let translucent = Self(interfaceBuilder: style, in: appearance).tint
      self.init(radius: 0, white: translucent.red, alpha: 1)
      return
    }
    switch style {
    case "extraLight": self.init(radius: 20, white: 0.97, alpha: 0.82)
    case "light": self.init(radius: 30, white: 1, alpha: 0.3)
    case "dark", "extraDark": self.init(radius: 20, white: 0.11, alpha: 0.73)
    default:
      let isDark = style.hasSuffix("Dark") || (appearance == .dark && !style.hasSuffix("Light"))
      self.init(radius: 30, white: isDark ? 0.12 : 0.97, alpha: Self.strength(of: style))
    }
  }

  /// Returns the opacity of the tint, according to the material's thickness.
  private static func strength(of style: String) -> Double {
    if style.contains("UltraThin") { return 0.4 }
    if style.contains("Thin") { return 0.55 }
    if style.contains("Thick") { return 0.85 }
    if style.contains("Chrome") || style == "prominent" { return 0.8 }
    return style == "regular" ? 0.6 : 0.7
  }
}
