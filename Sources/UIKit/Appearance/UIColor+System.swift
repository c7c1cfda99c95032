import Controls
import Foundation
import Typesetting

extension UIColor {
  static func system(_ color: SystemColor) -> UIColor {
    UIColor { traits in
      UIColor(core: color.resolved(in: traits.userInterfaceStyle == .dark ? .dark : .light))
    }
  }

  /// The system's label colour, by appearance.
  public static let label = system(.label)
  /// The system's secondary label colour, by appearance.
  public static let secondaryLabel = system(.secondaryLabel)
  /// The system's tertiary label colour, by appearance.
  public static let tertiaryLabel = system(.tertiaryLabel)
  /// The system's quaternary label colour, by appearance.
  public static let quaternaryLabel = system(.quaternaryLabel)
  /// The system's placeholder text colour, by appearance.
  public static let placeholderText = system(.placeholderText)
  /// The system's separator colour, by appearance.
  public static let separator = system(.separator)
  /// The system's opaque separator colour, by appearance.
  public static let opaqueSeparator = system(.opaqueSeparator)
  /// The system's link colour, by appearance.
  public static let link = system(.link)
  /// The system's dark text colour, by appearance.
  public static let darkText = system(.darkText)
  /// The system's light text colour, by appearance.
  public static let lightText = system(.lightText)
  /// The system's system fill colour, by appearance.
  public static let systemFill = system(.systemFill)
  /// The system's secondary system fill colour, by appearance.
  public static let secondarySystemFill = system(.secondarySystemFill)
  /// The system's tertiary system fill colour, by appearance.
  public static let tertiarySystemFill = system(.tertiarySystemFill)
  /// The system's quaternary system fill colour, by appearance.
  public static let quaternarySystemFill = system(.quaternarySystemFill)
  /// The system's system background colour, by appearance.
  public static let systemBackground = system(.systemBackground)
  /// The system's secondary system background colour, by appearance.
  public static let secondarySystemBackground = system(.secondarySystemBackground)
  /// The system's tertiary system background colour, by appearance.
  public static let tertiarySystemBackground = system(.tertiarySystemBackground)
  /// The system's system grouped background colour, by appearance.
  public static let systemGroupedBackground = system(.systemGroupedBackground)
  /// The system's secondary system grouped background colour, by appearance.
  public static let secondarySystemGroupedBackground = system(.secondarySystemGroupedBackground)
  /// The system's tertiary system grouped background colour, by appearance.
  public static let tertiarySystemGroupedBackground = system(.tertiarySystemGroupedBackground)
  /// The system's system red colour, by appearance.
  public static let systemRed = system(.systemRed)
  /// The system's system orange colour, by appearance.
  public static let systemOrange = system(.systemOrange)
  /// The system's system yellow colour, by appearance.
  public static let systemYellow = system(.systemYellow)
  /// The system's system green colour, by appearance.
  public static let systemGreen = system(.systemGreen)
  /// The system's system mint colour, by appearance.
  public static let systemMint = system(.systemMint)
  /// The system's system teal colour, by appearance.
  public static let systemTeal = system(.systemTeal)
  /// The system's system cyan colour, by appearance.
  public static let systemCyan = system(.systemCyan)
  /// The system's system blue colour, by appearance.
  public static let systemBlue = system(.systemBlue)
  /// The system's system indigo colour, by appearance.
  public static let systemIndigo = system(.systemIndigo)
  /// The system's system purple colour, by appearance.
  public static let systemPurple = system(.systemPurple)
  /// The system's system pink colour, by appearance.
  public static let systemPink = system(.systemPink)
  /// The system's system brown colour, by appearance.
  public static let systemBrown = system(.systemBrown)
  /// The system's system gray colour, by appearance.
  public static let systemGray = system(.systemGray)
  /// The system's system gray 2 colour, by appearance.
  public static let systemGray2 = system(.systemGray2)
  /// The system's system gray 3 colour, by appearance.
  public static let systemGray3 = system(.systemGray3)
  /// The system's system gray 4 colour, by appearance.
  public static let systemGray4 = system(.systemGray4)
  /// The system's system gray 5 colour, by appearance.
  public static let systemGray5 = system(.systemGray5)
  /// The system's system gray 6 colour, by appearance.
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
  /// No colour.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The tint of views whose ancestors set none.
  public class var tintColor: UIColor { KitEnvironment.current.tint }
  /// The ground of grouped tables, by its old name.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
}
