import AutoLayout
import Foundation

/// The strength of a constraint: greater than 0, at most 1000; 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Orders priorities by strength, weakest first.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
  /// Returns a priority stronger by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }
  /// Returns a priority weaker by a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
  /// Strengthens a priority by a number.
  public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
  /// Weakens a priority by a number.
  public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}

extension LayoutPriority {
  init(_ priority: UILayoutPriority) { self.init(Double(priority.rawValue)) }
}

extension UILayoutPriority {
  init(_ priority: LayoutPriority) { self.init(Float(priority.rawValue)) }
}
