import Foundation

/// A header that stays at the edge of the visible area while its section scrolls, or a footer that
/// stays at the end.
struct Pin {
  let attributes: UICollectionViewLayoutAttributes
  let section: Int
  var isHeader = true
  var isVertical = true
  /// The start of the section; nil for one that begins with the header.
  var start: CGFloat?
  /// The end of the section; nil during its layout.
  var end: CGFloat?

  /// Returns the frame of the header or footer while a part of the content is in sight.
  fileprivate func frame(in visible: CGRect) -> CGRect {
    var frame = attributes.frame
    let (own, length) =
      isVertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
    let place: CGFloat
    if isHeader {
      let edge = isVertical ? visible.minY : visible.minX
      place = max(own, min(edge, (end ?? .greatestFiniteMagnitude) - length))
    } else {
      let edge = (isVertical ? visible.maxY : visible.maxX) - length
      place = min(own, max(edge, start ?? own))
    }
    if isVertical { frame.origin.y = place } else { frame.origin.x = place }
    return frame
  }
}

extension [Pin] {
  /// Returns the attributes of a layout, with what is pinned where it stands in a view's bounds.
  @MainActor func applied(
    to placed: [UICollectionViewLayoutAttributes], in bounds: CGRect, of view: UICollectionView?
  ) -> [UICollectionViewLayoutAttributes] {
    guard !isEmpty, let view else { return placed }
    let visible = bounds.inset(by: view.adjustedContentInset)
    return placed.map { item in
      guard let pin = first(where: { $0.attributes === item }) else { return item }
      let frame = pin.frame(in: visible)
      guard frame != item.frame, let copy = item.copy() as? UICollectionViewLayoutAttributes
      else { return item }
      copy.frame = frame
      return copy
    }
  }
}

extension UICollectionViewLayoutAttributes {
  func matches(_ other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && representedElementKind == other.representedElementKind
  }
}

extension UICollectionViewLayout {
  /// Returns attributes of the layout's own class, if it names one.
  func own(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let named = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    guard let named, named != UICollectionViewLayoutAttributes.self else { return attributes }
    return attributes.copied(as: named)
  }
}
