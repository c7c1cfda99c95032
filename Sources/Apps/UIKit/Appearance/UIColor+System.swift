import Controls
import Foundation
import Typesetting

extension UIColor {
  static func system(_ color: SystemColor) -> UIColor {
    UIColor { traits in
      UIColor(
        core: color.resolved(
          in: traits.userInterfaceStyle == .dark ? .dark : .light,
          increasesContrast: traits.accessibilityContrast == .high))
    }
  }

  /// The label colour, which adapts to the appearance.
  public static let label = system(.label)
  /// The secondary label colour, which adapts to the appearance.
  public static let secondaryLabel = system(.secondaryLabel)
  /// The tertiary label colour, which adapts to the appearance.
  public static let tertiaryLabel = system(.tertiaryLabel)
  /// The quaternary label colour, which adapts to the appearance.
  public static let quaternaryLabel = system(.quaternaryLabel)
  /// The placeholder text colour, which adapts to the appearance.
  public static let placeholderText = system(.placeholderText)
  /// The separator colour, which adapts to the appearance.
  public static let separator = system(.separator)
  /// The opaque separator colour, which adapts to the appearance.
  public static let opaqueSeparator = system(.opaqueSeparator)
  /// The link colour, which adapts to the appearance.
  public static let link = system(.link)
  /// The dark text colour, which adapts to the appearance.
  public static let darkText = system(.darkText)
  /// The light text colour, which adapts to the appearance.
  public static let lightText = system(.lightText)
  /// The system fill colour, which adapts to the appearance.
  public static let systemFill = system(.systemFill)
  /// The secondary system fill colour, which adapts to the appearance.
  public static let secondarySystemFill = system(.secondarySystemFill)
  /// The tertiary system fill colour, which adapts to the appearance.
  public static let tertiarySystemFill = system(.tertiarySystemFill)
  /// The quaternary system fill colour, which adapts to the appearance.
  public static let quaternarySystemFill = system(.quaternarySystemFill)
  /// The system background colour, which adapts to the appearance.
  public static let systemBackground = system(.systemBackground)
  /// The secondary system background colour, which adapts to the appearance.
  public static let secondarySystemBackground = system(.secondarySystemBackground)
  /// The tertiary system background colour, which adapts to the appearance.
  public static let tertiarySystemBackground = system(.tertiarySystemBackground)
  /// The system grouped background colour, which adapts to the appearance.
  public static let systemGroupedBackground = system(.systemGroupedBackground)
  /// The secondary system grouped background colour, which adapts to the appearance.
  public static let secondarySystemGroupedBackground = system(.secondarySystemGroupedBackground)
  /// The tertiary system grouped background colour, which adapts to the appearance.
  public static let tertiarySystemGroupedBackground = system(.tertiarySystemGroupedBackground)
  /// The system red colour, which adapts to the appearance.
  public static let systemRed = system(.systemRed)
  /// The system orange colour, which adapts to the appearance.
  public static let systemOrange = system(.systemOrange)
  /// The system yellow colour, which adapts to the appearance.
  public static let systemYellow = system(.systemYellow)
  /// The system green colour, which adapts to the appearance.
  public static let systemGreen = system(.systemGreen)
  /// The system mint colour, which adapts to the appearance.
  public static let systemMint = system(.systemMint)
  /// The system teal colour, which adapts to the appearance.
  public static let systemTeal = system(.systemTeal)
  /// The system cyan colour, which adapts to the appearance.
  public static let systemCyan = system(.systemCyan)
  /// The system blue colour, which adapts to the appearance.
  public static let systemBlue = system(.systemBlue)
  /// The system indigo colour, which adapts to the appearance.
  public static let systemIndigo = system(.systemIndigo)
  /// The system purple colour, which adapts to the appearance.
  public static let systemPurple = system(.systemPurple)
  /// The system pink colour, which adapts to the appearance.
  public static let systemPink = system(.systemPink)
  /// The system brown colour, which adapts to the appearance.
  public static let systemBrown = system(.systemBrown)
  /// The system grey colour, which adapts to the appearance.
  public static let systemGray = system(.systemGray)
  /// The system grey 2 colour, which adapts to the appearance.
  public static let systemGray2 = system(.systemGray2)
  /// The system grey 3 colour, which adapts to the appearance.
  public static let systemGray3 = system(.systemGray3)
  /// The system grey 4 colour, which adapts to the appearance.
  public static let systemGray4 = system(.systemGray4)
  /// The system grey 5 colour, which adapts to the appearance.
  public static let systemGray5 = system(.systemGray5)
  /// The system grey 6 colour, which adapts to the appearance.
  public static let systemGray6 = system(.systemGray6)

  /// Black.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Dark gray.
  public static let darkGray = UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
  /// Light gray.
  public static let lightGray = UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// Gray.
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A transparent colour.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The tint of views whose ancestors set none.
  public class var tintColor: UIColor { .systemBlue }
  /// The background of grouped tables, under its old name.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
}
