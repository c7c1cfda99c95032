/// The reader's preferred text size, from smallest to largest, in the order of
/// `UIContentSizeCategory`.
package enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Makes a category from this enum's spelling or UIKit's (`extraLarge`, `extraExtraLarge`,
  /// ...).
  package init?(named name: String) {
    switch name {
    case "extraSmall": self = .xSmall
    case "extraLarge": self = .xLarge
    case "extraExtraLarge": self = .xxLarge
    case "extraExtraExtraLarge": self = .xxxLarge
    case "accessibilityXLarge": self = .accessibilityExtraLarge
    case "accessibilityXxLarge": self = .accessibilityExtraExtraLarge
    case "accessibilityXxxLarge": self = .accessibilityExtraExtraExtraLarge
    default: self.init(rawValue: name)
    }
  }

  /// Whether this is one of the five accessibility sizes.
  package var isAccessibility: Bool { index >= ContentSizeCategory.accessibilityMedium.index }

  /// The position in the order of sizes, starting at 0.
  var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
