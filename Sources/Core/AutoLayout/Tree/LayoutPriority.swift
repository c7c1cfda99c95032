/// The priority of a constraint: greater than 0, at most 1000; 1000 is required.
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

  /// The priority of a required constraint: 1000.
  public static let required = LayoutPriority(1000)
  /// The priority at which a button resists compression: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// The priority of a drag that may resize the scene: 510.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The priority at which a scene keeps its size: 500.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// The priority of a drag that may not resize the scene: 490.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The priority at which a button hugs its title: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The priority of a fitting size's target: 50. Avoid it for constraints.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Orders by strength, weakest first.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Returns a priority that is stronger by the given amount.
  public static func + (left: LayoutPriority, right: Double) -> LayoutPriority {
    LayoutPriority(left.rawValue + right)
  }

  /// Returns a priority that is weaker by the given amount.
  public static func - (left: LayoutPriority, right: Double) -> LayoutPriority {
    LayoutPriority(left.rawValue - right)
  }

  /// Strengthens a priority by the given amount.
  public static func += (left: inout LayoutPriority, right: Double) {
    left = left + right
  }

  /// Weakens a priority by the given amount.
  public static func -= (left: inout LayoutPriority, right: Double) {
    left = left - right
  }

  /// Just below required, as in UIKit's stack views: what has it breaks no required constraint.
  package static let almostRequired = LayoutPriority(999.5)

  /// Whether a constraint of this priority is required.
  package var isRequired: Bool { rawValue >= 1000 }

  /// Whether a constraint may have this priority (rule I6).
  package var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  /// The priority given to the solver for a content size: 1000 acts just below required, so that
  /// an explicit required size wins without a conflict (OR-15106765).
  package var contentSizeLevel: Double { isRequired ? (1000.0).nextDown : rawValue }
}
