import Drawing
import Foundation

extension UIView {
  /// How content fills the bounds; raw values are UIKit's.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight

    var core: Drawing.ContentMode {
      switch self {
      case .scaleToFill: .scaleToFill
      case .scaleAspectFit: .scaleAspectFit
      case .scaleAspectFill: .scaleAspectFill
      case .redraw: .redraw
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }

  /// Whether the tint is dimmed; raw values are UIKit's.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// The parts that resize when the superview's size changes; bits are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// UIKit's raw bits.
    public let rawValue: UInt
    /// Makes a mask from UIKit's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin resizes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width resizes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin resizes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin resizes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height resizes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin resizes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
