/// How much a constraint matters: greater than 0, at most 1000; 1000 is required.
///
/// Fractions are legal, and UIKit itself uses them (999.5 in stack views).
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, as UIKit's Float, kept in double precision.
  public let rawValue: Double

  /// Makes a priority from its number.
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// Makes a priority from its number, in UIKit's short spelling.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  /// Must hold: 1000.
  public static let required = LayoutPriority(1000)
  /// A button resisting compression: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// A drag that may resize the scene: 510.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// A scene keeping its size: 500.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// A drag that may not resize the scene: 490.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// A button hugging its title: 250.
  public static let defaultLow = LayoutPriority(250)
  /// A fitting size's target: 50. Avoid it for constraints.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Orders by strength, weakest first.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// A priority so much stronger.
  public static func + (left: LayoutPriority, right: Double) -> LayoutPriority {
    LayoutPriority(left.rawValue + right)
  }

  /// A priority so much weaker.
  public static func - (left: LayoutPriority, right: Double) -> LayoutPriority {
    LayoutPriority(left.rawValue - right)
  }

  /// Makes a priority so much stronger.
  public static func += (left: inout LayoutPriority, right: Double) {
    left = left + right
  }

  /// Makes a priority so much weaker.
  public static func -= (left: inout LayoutPriority, right: Double) {
    left = left - right
  }

  /// Whether a constraint of this priority must hold.
  package var isRequired: Bool { rawValue >= 1000 }

  /// Whether the number is one that a constraint may have (rule I6).
  package var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  /// The priority that the solver gets for a content size: 1000 acts just below required, so that
  /// an explicit required size wins without a conflict (OR-15106765).
  package var contentSizeLevel: Double { isRequired ? (1000.0).nextDown : rawValue }
}
