import Foundation

extension UICollectionView {
  /// Where the visible items are in the view: as the layout says, or mirrored.
  var visibleAttributes: [UICollectionViewLayoutAttributes] {
    guard collectionViewLayout.isFlipped else {
      let found = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      return found.filter { $0.frame._intersects(bounds) || $0.frame.isEmpty }
    }
    let found = collectionViewLayout.layoutAttributesForElements(in: flipped(bounds)) ?? []
    return found.map { original in
      guard let item = original.copy() as? UICollectionViewLayoutAttributes else { return original }
      item.frame = flipped(item.frame)
      return item
    }
  }
  func flipped(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: contentSize.width - rect.maxX - rect.minX, dy: 0)
  }

  /// The numbers of items that the data source states now.
  var currentCounts: [Int] {
    (0..<max(numberOfSections, 0)).map { max(numberOfItems(inSection: $0), 0) }
  }

  /// Has the next layout call `reloadData`, as it does after another data source is set.
  func setNeedsReload() {
    (chosen, needsReload) = ([], true)
    reloadItems()
  }

  // MARK: Reuse

  /// Returns a view that left, ready to be used again; or the one that a reconfigured item keeps.
  func spare<Kind: UICollectionReusableView>(_ name: String) -> Kind? {
    if let cell = reconfigured as? Kind, cell.reuseIdentifier == name { return cell }
    guard let view = spares[name]?.popLast() as? Kind else { return nil }
    view.prepareForReuse()
    return view
  }
  /// Keeps a view for reuse.
  func recycle(_ view: UICollectionReusableView) {
    guard let name = view.reuseIdentifier,
      spares[name]?.contains(where: { $0 === view }) != true
    else { return }
    spares[name, default: []].append(view)
  }
  /// Removes a view that is out of sight.
  func endShowing(_ item: ShownItem) {
    item.view.removeFromSuperview()
    let (path, kind) = (item.attributes.indexPath, item.attributes.representedElementKind)
    if let cell = item.view as? UICollectionViewCell, kind == nil {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      // A measured cell is reused only when it was shown.
      measured[path] = nil
    } else if let kind {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: item.view, forElementOfKind: kind, at: path)
    }
    if kind == nil { recycle(item.view) }
  }

  // MARK: Changes

  /// Moves the items that stay to their new places; if the data source does not agree with the changes,
  /// reloads all.
  func arrange(_ changes: ListChanges) {
    guard let counts else { return reloadItems() }
    let old = counts.enumerated().map { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
    guard let items = changes.arranged(old, counts: currentCounts) else { return reloadItems() }
    var places: [IndexPath: IndexPath] = [:]
    for (section, paths) in items.enumerated() {
      for (item, path) in paths.enumerated() {
        if let path { places[path] = IndexPath(item: item, section: section) }
      }
    }
    chosen = chosen.compactMap { places[$0] }
    measured = Dictionary(
      measured.compactMap { path, cell in places[path].map { ($0, cell) } },
      uniquingKeysWith: { first, _ in first })
    shown = shown.compactMap { known in
      guard known.attributes.representedElementKind == nil else {
        known.view.removeFromSuperview()
        return nil
      }
      let path = known.attributes.indexPath
      guard let place = places[path] else {
        known.view.removeFromSuperview()
        if let cell = known.view as? UICollectionViewCell {
          delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        }
        replaced.append(known.view)
        return nil
      }
      var moved = known
      moved.attributes = UICollectionViewLayoutAttributes(forCellWith: place)
      return moved
    }
    layoutDidChange()
    prepare()
    collectionViewLayout.prepare(forCollectionViewUpdates: changes.updateItems)
    scrollToTarget()
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// Asks for the cell of an item again, which gets the one that it has.
  func reconfigure(_ path: IndexPath) {
    guard let cell = cellForItem(at: path) else { return }
    reconfigured = cell
    _ = dataSource?.collectionView(self, cellForItemAt: path)
    reconfigured = nil
    setNeedsLayout()
  }

  // MARK: Scrolling

  /// Tells the prefetching object of the items of the next screen in the direction of scrolling.
  func announceItemsAhead() {
    let (offset, before) = (contentOffset, lastOffset)
    lastOffset = offset
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let isSideways = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let isBack = isSideways ? offset.x < before.x : offset.y < before.y
    let way: CGFloat = isBack ? -1 : 1
    let next = bounds.offsetBy(
      dx: isSideways ? way * bounds.width : 0, dy: isSideways ? 0 : way * bounds.height)
    let found = (collectionViewLayout.layoutAttributesForElements(in: next) ?? []).filter {
      $0.representedElementKind == nil && $0.frame._intersects(next)
        && !$0.frame._intersects(bounds)
    }
    let paths = found.map(\.indexPath)
    let new = paths.filter { !announced.contains($0) }
    announced = Set(paths)
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }

  /// Scrolls a rectangle to a position, as far as the content goes.
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let rect = collectionViewLayout.isFlipped ? flipped(frame) : frame
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    var place = contentOffset
    if position.contains(.top) { place.y += rect.minY - seen.minY }
    if position.contains(.centeredVertically) { place.y += rect.midY - seen.midY }
    if position.contains(.bottom) { place.y += rect.maxY - seen.maxY }
    if position.contains(.left) { place.x += rect.minX - seen.minX }
    if position.contains(.centeredHorizontally) { place.x += rect.midX - seen.midX }
    if position.contains(.right) { place.x += rect.maxX - seen.maxX }
    guard !position.isEmpty else { return scrollRectToVisible(rect, animated: false) }
    let most = CGPoint(
      x: contentSize.width + inset.right - bounds.width,
      y: contentSize.height + inset.bottom - bounds.height)
    contentOffset = CGPoint(
      x: max(min(place.x, most.x), -inset.left), y: max(min(place.y, most.y), -inset.top))
  }
}

extension UICollectionView {
  /// Chooses an item instead of the others, or beside them where several may be; nil chooses none.
  func choose(_ path: IndexPath?) {
    guard allowsSelection else { return }
    if path == nil || !allowsMultipleSelection {
      for old in chosen where old != path { deselectItem(at: old, animated: false) }
    }
    guard let path, !chosen.contains(path) else { return }
    chosen.append(path)
    cellForItem(at: path)?.isSelected = true
  }
}

extension UIView {
  /// Takes a frame from a layout: its size and centre, so that a transform applies to what is drawn
  /// there.
  func take(_ frame: CGRect) {
    guard !transform.isIdentity else {
      if self.frame != frame { self.frame = frame }
      return
    }
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension UICollectionReusableView {
  /// Takes a layout's transform; one that the view has of its own stays where the layout has none.
  func take(_ transform: CATransform3D) {
    let isTransformed = !CATransform3DIsIdentity(transform)
    if isTransformed || isTransformedByLayout { layer.transform = transform }
    isTransformedByLayout = isTransformed
  }
}

extension UICollectionView {
  /// Asks the layout whether other bounds make it invalid, as scrolling does.
  func noteBounds() {
    defer { notedBounds = bounds }
    guard let before = notedBounds, before != bounds, prepared != nil,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    else { return }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
  }
}
