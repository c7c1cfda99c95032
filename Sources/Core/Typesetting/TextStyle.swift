/// Apple's text styles; the sizes are those in the Dynamic Type tables of the Human Interface
/// Guidelines.
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle, title1, title2, title3, headline, body
  case callout, subheadline, footnote, caption1, caption2

  /// Makes a style from UIKit's or SwiftUI's spelling (`title` and `caption` are `title1`,
  /// `caption1`).
  package init?(named name: String) {
    switch name {
    case "title": self = .title1
    case "caption": self = .caption1
    case "subhead": self = .subheadline
    default: self.init(rawValue: name)
    }
  }

  /// The weight: semibold for headlines, regular for all others.
  package var weight: Int { self == .headline ? 600 : 400 }

  /// Returns the font size in points for the reader's setting.
  package func pointSize(in category: ContentSizeCategory) -> Double { sizes[category.index] }

  /// Returns a length that follows the reader's setting as the style's size does, in whole pixels
  /// (`UIFontMetrics`).
  ///
  /// - Parameters:
  ///   - length: the length in points at the default setting.
  ///   - scale: the number of pixels per point.
  package func scaled(
    _ length: Double, in category: ContentSizeCategory, scale: Double
  ) -> Double {
    let scaled = length * lineHeight(in: category) / lineHeight(in: .large)
    return (scaled * max(scale, 1)).rounded() / max(scale, 1)
  }

  /// Returns the width in points up to which lines of body text are comfortable to read: 672 at the default
  /// setting and 560 at the smallest (recorded frames), and in proportion between them and beyond, in steps of 8.
  package static func readableWidth(in category: ContentSizeCategory) -> Double {
    let (size, least, usual) = (
      body.pointSize(in: category), body.pointSize(in: .xSmall), body.pointSize(in: .large)
    )
    let width = 672 + (size - usual) * (672 - 560) / (usual - least)
    return (width / 8).rounded() * 8
  }

  /// Returns the height of a line in points for the reader's setting.
  package func lineHeight(in category: ContentSizeCategory) -> Double {
    LineMetrics.system(size: pointSize(in: category)).height
  }

  /// Returns the distance between consecutive baselines in points for the reader's setting.
  ///
  /// Source: Human Interface Guidelines, Typography, Dynamic Type sizes, where it depends only on
  /// the size; the values of the styles at the default size agree with recorded labels.
  package func leading(in category: ContentSizeCategory) -> Double {
    let size = pointSize(in: category)
    // The only size in the table with two leadings.
    if self == .subheadline, category == .xxxLarge { return 28 }
    let extra: Double =
      switch size {
      case ..<12: 2
      case ..<13: 4
      case ..<22: 5
      case ..<30: 6
      case ..<38: 7
      case ..<47: 8
      case ..<55: 9
      default: 10
      }
    return size + extra
  }

  /// The sizes from `xSmall` to the largest accessibility category.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
