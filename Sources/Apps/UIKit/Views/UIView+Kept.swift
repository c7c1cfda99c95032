import Foundation

// Properties of views that neither layout nor pictures use.

extension UIView: CALayerDelegate {}

extension UIView {
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
