import Foundation

/// How much a constraint matters: greater than 0, at most 1000; 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// A button resisting compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// A scene keeping its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// A button hugging its title: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// A fitting size's target: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Orders by strength, weakest first.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
  /// A priority so much stronger.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }
  /// A priority so much weaker.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
  /// Makes a priority so much stronger.
  public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
  /// Makes a priority so much weaker.
  public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}
