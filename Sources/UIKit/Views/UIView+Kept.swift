public import Foundation

// Values of views that layout and pictures do not ask for.

extension UIView: CALayerDelegate {}

extension UIView {
  /// The point of the box at the centre, about which the transform turns, in parts of the box.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// The largest text size that the view and all below it take; nil for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { ownTraits.most }
    set {
      ownTraits.most = newValue
      announceTraitsBelow()
    }
  }
  /// The smallest text size that the view and all below it take; nil for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { ownTraits.least }
    set {
      ownTraits.least = newValue
      announceTraitsBelow()
    }
  }
  /// How the view moves under a pointer; kept.
  public var hoverStyle: UIHoverStyle? {
    get { kept() }
    set { keep(newValue) }
  }
  /// Whether a child of the view that is drawn into keeps the view's colours; kept.
  public var isAccessibilityElementBlock: (() -> Bool)? {
    get { kept() }
    set { keep(newValue) }
  }
}

/// How something moves under a pointer; kept.
@preconcurrency @MainActor open class UIHoverStyle: NSObject {
  /// Makes the usual way.
  public override init() { super.init() }
  /// Whether it moves.
  open var isEnabled = true
  /// The usual way.
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }
}
