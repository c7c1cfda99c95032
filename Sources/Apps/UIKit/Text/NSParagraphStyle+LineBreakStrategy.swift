import Foundation

extension NSParagraphStyle {
  /// How line breaks avoid lines that are too short; bits are UIKit's.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// UIKit's raw bits.
    public let rawValue: Int
    /// Makes a strategy from UIKit's raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Avoids a last line that is too short.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Keeps Korean words together.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// UIKit's default strategy.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
