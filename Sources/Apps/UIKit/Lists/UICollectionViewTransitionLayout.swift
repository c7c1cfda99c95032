public import Foundation

/// A layout between two others; items stay where the first has them.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the beginning.
  public let currentLayout: UICollectionViewLayout
  /// The layout at the end.
  public let nextLayout: UICollectionViewLayout
  /// How far the transition is, from 0 to 1.
  open var transitionProgress: CGFloat = 0
  /// Makes a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }
  /// Makes none from an archive: it lacks the two layouts.
  public required init?(coder: NSCoder) { nil }
}
