import Foundation

/// A blur of the content behind a view; painted as a background that almost covers it.
open class UIBlurEffect: UIVisualEffect {
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
