public import Foundation

/// An effect on the content behind a view.
open class UIVisualEffect: NSObject {}
/// A blur of the content behind a view; painted as a background that almost covers it.
open class UIBlurEffect: UIVisualEffect {
  /// The styles of blur; raw values are UIKit's.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  let style: Style
  /// Makes a blur of a style.
  public init(style: Style) { self.style = style }

  /// The background that stands in for the blur.
  var ground: UIColor {
    let name = "\(style)"
    if name.hasSuffix("Dark") || style == .dark { return UIColor(white: 0.12, alpha: 0.82) }
    if name.hasSuffix("Light") || style == .light || style == .extraLight {
      return UIColor(white: 0.97, alpha: 0.82)
    }
    return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.12 : 0.97, alpha: 0.82) }
  }
}
/// An effect that makes content stand out from a blur; not painted.
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect on top of a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// Makes an effect of a style on top of a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}
/// The kinds of content that stand out from a blur; raw values are UIKit's.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}
