import AutoLayout
import Geometry

/// A collection that lays out its items itself (`UICollectionView`).
package final class CollectionScrollView: PaintedScrollView, RowArranging {
  package override var kind: ViewKind { .collectionView }
  /// How the items are placed.
  package var layout = CollectionLayout()
  private let extent = ContentExtent()

  /// `UICollectionView`.
  public override var className: String { "UICollectionView" }

  /// Measures the items and places them, in the content's coordinates.
  package func arrangeRows() {
    let items = subviews.filter { !$0.isHidden }
    let places = layout.places(of: items.count, in: layoutFrame.size) { index, width in
      items[index].systemLayoutSizeFitting(
        Size(width: width ?? 0, height: 0),
        withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (item, rect) in zip(items, places.items) {
      item.place(
        isMirrored
          ? Rect(
            x: places.content.width - rect.maxX, y: rect.minY, width: rect.width,
            height: rect.height) : rect)
    }
    extent.set(places.content, of: self)
  }
}
