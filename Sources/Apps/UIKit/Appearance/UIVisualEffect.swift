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

/// Glass in front of the content behind a view, a capsule unless the view has corners of its own.
open class UIGlassEffect: UIVisualEffect {
  /// How much a glass lets through.
  public enum Style: Int, Sendable {
    /// That of bars.
    case regular
    /// Half as dense.
    case clear
  }
  let style: Style
  /// The colour of the glass; nil for that of bars.
  open var tintColor: UIColor?
  /// Whether the glass reacts to touches; only stored.
  open var isInteractive = false
  /// Makes a glass of a style.
  public init(style: Style = .regular) { self.style = style }
}

extension UIBlurEffect.Style {
  /// Returns the style with a name; `regular` if there is none.
  static func named(_ name: String) -> Self {
    (0...20).lazy.compactMap(Self.init(rawValue:)).first { "\($0)" == name } ?? .regular
  }
}
