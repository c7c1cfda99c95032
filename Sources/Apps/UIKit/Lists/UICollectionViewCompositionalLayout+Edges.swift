import Foundation

extension UICollectionViewCompositionalLayout {
  /// Lays out the headers or footers of a section, and returns where they end.
  func edges(
    _ section: NSCollectionLayoutSection, _ index: Int, _ view: UICollectionView, isTop: Bool,
    _ y: CGFloat
  ) -> CGFloat {
    let reference = reference(of: section, view)
    var insets =
      section.supplementariesFollowContentInsets ? section.contentInsets : NSDirectionalEdgeInsets()
    insets.leading += reference.leading
    insets.trailing += reference.trailing
    var y = y
    for edge in section.boundarySupplementaryItems where edge.alignment.isTop == isTop {
      y = place(
        edge, IndexPath(item: 0, section: index), view, y, leading: insets.leading,
        width: Self.width(of: view) - insets.leading - insets.trailing, isTop)
    }
    return y
  }

  /// Lays out the headers or footers of the entire layout, and returns where they end.
  func globalEdges(_ view: UICollectionView, isTop: Bool, _ y: CGFloat) -> CGFloat {
    var y = y
    for edge in configuration.boundarySupplementaryItems where edge.alignment.isTop == isTop {
      y = place(
        edge, IndexPath(item: 0, section: 0), view, y, leading: 0, width: Self.width(of: view),
        isTop)
    }
    return y
  }

  private func place(
    _ edge: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath,
    _ view: UICollectionView, _ y: CGFloat, leading: CGFloat, width: CGFloat, _ isTop: Bool
  ) -> CGFloat {
    var size = edge.layoutSize.size(in: CGSize(width: width, height: view.bounds.height))
    if edge.layoutSize.heightDimension.isEstimated,
      let shown = view.supplementary(edge.elementKind, path)
    {
      size.height =
        shown.systemLayoutSizeFitting(
          size, withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    let x =
      edge.alignment.isLeading
      ? leading
      : edge.alignment.isTrailing
        ? leading + width - size.width : leading + (width - size.width) / 2
    let item = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: edge.elementKind, with: path)
    // A view that doesn't extend the section overlaps the edge of its content.
    let top = edge.extendsBoundary || isTop ? y : y - size.height
    item.frame = CGRect(
      x: x + edge.offset.x, y: top + edge.offset.y, width: size.width, height: size.height)
    item.zIndex = edge.zIndex
    placed.append(item)
    if edge.pinToVisibleBounds, isTop { pins.append(Pin(attributes: item, section: path.section)) }
    return y + (edge.extendsBoundary ? size.height : 0)
  }

  /// Lays out the views behind a section.
  func decorate(
    _ section: NSCollectionLayoutSection, _ index: Int, _ view: UICollectionView,
    from top: CGFloat, to bottom: CGFloat
  ) {
    for decoration in section.decorationItems {
      let item = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: decoration.elementKind,
        with: IndexPath(item: 0, section: index))
      let insets = decoration.contentInsets
      item.frame = CGRect(
        x: insets.leading, y: top + insets.top,
        width: Self.width(of: view) - insets.leading - insets.trailing,
        height: max(bottom - top - insets.top - insets.bottom, 0))
      item.zIndex = decoration.zIndex
      placed.append(item)
    }
  }

  /// Lays out the views attached to an item.
  func addSupplementaries(
    of item: NSCollectionLayoutItem, to frame: CGRect, _ path: IndexPath
  ) {
    for extra in item.supplementaryItems {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: extra.elementKind, with: path)
      attributes.frame = extra.frame(at: frame)
      attributes.zIndex = extra.zIndex
      placed.append(attributes)
    }
  }

  /// Tells the cells of a list section their place in it.
  func tell(
    _ list: UICollectionLayoutListConfiguration, _ section: Int, from first: Int,
    _ view: UICollectionView
  ) {
    let ground = list.backgroundColor ?? ListPlace.ground(of: list.appearance)
    if view.backgroundColor == .systemBackground { view.backgroundColor = ground }
    let cells = placed[first...].filter { $0.representedElementCategory == .cell }
    for (number, cell) in cells.enumerated() {
      cell.listPlace = ListPlace(
        appearance: list.appearance, showsSeparators: list.showsSeparators,
        separators: list.itemSeparatorHandler?(cell.indexPath, list.separatorConfiguration)
          ?? list.separatorConfiguration, isFirst: number == 0, isLast: number == cells.count - 1)
    }
    for edge in placed[first...] where edge.representedElementCategory == .supplementaryView {
      edge.listPlace = ListPlace(
        appearance: list.appearance, showsSeparators: false,
        separators: list.separatorConfiguration, isFirst: false, isLast: false)
    }
  }
}
