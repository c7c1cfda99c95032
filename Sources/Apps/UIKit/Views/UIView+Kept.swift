public import Foundation

// Properties of views that neither layout nor pictures use.

extension UIView: CALayerDelegate {}

extension UIView {
  /// The point of the layer's bounds at the view's centre, about which the transform turns, in
  /// unit coordinates.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// The largest text size for the view and everything below it; nil for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { ownTraits.most }
    set {
      ownTraits.most = newValue
      announceTraitsBelow()
    }
  }
  /// The smallest text size for the view and everything below it; nil for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { ownTraits.least }
    set {
      ownTraits.least = newValue
      announceTraitsBelow()
    }
  }
  /// The effect when a pointer hovers over the view; only stored.
  public var hoverStyle: UIHoverStyle? {
    get { kept() }
    set { keep(newValue) }
  }
  /// A closure that returns whether the view is an accessibility element; only stored.
  public var isAccessibilityElementBlock: (() -> Bool)? {
    get { kept() }
    set { keep(newValue) }
  }
}

/// An effect when a pointer hovers over a view; only stored.
@preconcurrency @MainActor open class UIHoverStyle: NSObject {
  /// Makes the default effect.
  public override init() { super.init() }
  /// Whether the effect is on.
  open var isEnabled = true
  /// Returns the default effect.
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }
}
