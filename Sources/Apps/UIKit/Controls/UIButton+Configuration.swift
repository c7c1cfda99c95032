import Controls
import Foundation

extension UIButton.Configuration {
  /// The styles of a button on a Mac; raw values are UIKit's.
  public enum MacIdiomStyle: Int, Sendable {
    case automatic, bordered, borderless, borderlessTinted
  }
  init(_ style: Controls.Button.Style) {
    self.style = style
    contentInsets = Size.medium.insets
  }
  /// Returns a configuration like `plain()`, without horizontal insets around the content.
  public static func borderless() -> UIButton.Configuration {
    var made = UIButton.Configuration(.plain)
    made.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 0)
    return made
  }
  /// Restores the default insets around the content.
  public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }
  /// How corners are rounded.
  public enum CornerStyle: Int, Sendable {
    case fixed = -1
    case dynamic = 0
    case small, medium, large, capsule
  }
  /// The sizes of a button.
  public enum Size: Int, Sendable {
    case medium, small, mini, large

    var insets: NSDirectionalEdgeInsets {
      switch self {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
  /// The alignment of the title's lines.
  public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
  /// The indicator of a menu.
  public enum Indicator: Int, Sendable { case automatic, none, popup }
}

extension UIButton.Configuration {
  @preconcurrency @MainActor func foreground(of button: UIButton) -> UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled ? .white : button.tintColor
  }

  /// The background that replaces the style's.
  var ownGround: UIColor? {
    background.backgroundColor ?? (style == .plain ? baseBackgroundColor : nil)
  }

  /// The radius that replaces the corner style's.
  var ownRadius: Double? {
    let isOwn = cornerStyle == .fixed || cornerStyle == .dynamic
    return isOwn && background.cornerRadius > 0 ? Double(background.cornerRadius) : nil
  }
}

extension UIBackgroundConfiguration {
  /// Returns a clear background.
  public static func clear() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = .clear
    return made
  }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = .systemBackground
    return made
  }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = .secondarySystemGroupedBackground
    return made
  }
}
