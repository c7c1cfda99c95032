import Foundation
import Typesetting

/// The preferred text size; raw values are UIKit's.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Makes a category from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether the size is an accessibility size.
  public var isAccessibilityCategory: Bool { core.isAccessibility }

  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private var index: Int { Self.ordered.firstIndex(of: self) ?? 3 }

  var core: ContentSizeCategory { ContentSizeCategory.allCases[index] }
}

extension UITraitCollection {
  /// The width up to which lines of body text are comfortable to read, in points.
  var readableWidth: Double { TextStyle.readableWidth(in: preferredContentSizeCategory.core) }
}

extension UIContentSizeCategory: Comparable {
  /// Orders categories by size, smallest first.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index < right.index
  }
}
