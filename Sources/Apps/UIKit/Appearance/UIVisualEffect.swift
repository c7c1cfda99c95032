import Controls
import Foundation

/// A blur of the content behind a view.
open class UIBlurEffect: UIVisualEffect {
  let style: Style
  /// Makes a blur of a style.
  public init(style: Style) { self.style = style }

  /// What the blur does to the content behind it.
  func material(_ appearance: Appearance) -> Material {
    Material(
      interfaceBuilder: "\(style)", in: appearance,
      isOpaque: KitEnvironment.current.settings.contains(.reduceTransparency))
  }
}

extension UIBlurEffect.Style {
  /// Returns the style with a name; `regular` if there is none.
  static func named(_ name: String) -> Self {
    (0...20).lazy.compactMap(Self.init(rawValue:)).first { "\($0)" == name } ?? .regular
  }
}
