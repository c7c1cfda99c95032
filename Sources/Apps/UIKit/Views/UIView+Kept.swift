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
}
