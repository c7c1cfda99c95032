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

  /// A required constraint: 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that may resize the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that may not resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which a button hugs its title: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target of a fitting size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

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
