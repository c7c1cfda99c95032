public import Foundation

/// A layout between two others: items are as far on their way as the transition is.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the beginning.
  public let currentLayout: UICollectionViewLayout
  /// The layout at the end.
  public let nextLayout: UICollectionViewLayout
  /// How far the transition is, from 0 to 1.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
  private var values: [String: CGFloat] = [:]
  /// Makes a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }
  /// Makes none from an archive: it lacks the two layouts.
  public required init?(coder: NSCoder) { nil }

  /// Sets a value of the app's own that changes along the way.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns a value of the app's own; 0 if it was not set.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  private func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }
  open override func prepare() {
    currentLayout.prepare()
    nextLayout.prepare()
  }
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mixed(from.width, to.width), height: mixed(from.height, to.height))
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let from = currentLayout.layoutAttributesForItem(at: indexPath),
      let to = nextLayout.layoutAttributesForItem(at: indexPath),
      let item = from.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    item.frame = CGRect(
      x: mixed(from.frame.minX, to.frame.minX), y: mixed(from.frame.minY, to.frame.minY),
      width: mixed(from.frame.width, to.frame.width),
      height: mixed(from.frame.height, to.frame.height))
    item.alpha = mixed(from.alpha, to.alpha)
    return item
  }
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let view = collectionView else { return nil }
    return view.currentCounts.enumerated().flatMap { section, count in
      (0..<count).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }.filter { $0.frame.intersects(rect) }
  }
}
