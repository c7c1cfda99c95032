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

  /// UIKit's animation options; only `showHideTransitionViews` has an effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's raw bits.
    public let rawValue: UInt
    /// Makes options from UIKit's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out the subviews as part of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Allows touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts from the current state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats the animation.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Plays the animation forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Ignores the duration of the enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Ignores the timing curve of the enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Redraws the content during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// Shows and hides the views of a transition instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// Ignores the options of the enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// Eases in and out.
    public static let curveEaseInOut: AnimationOptions = []
    /// Eases in.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Eases out.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips the view from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the view up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls the view down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Cross-dissolves the view.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips the view from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Prefers 60 frames per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Prefers 30 frames per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}
