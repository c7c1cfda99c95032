import Foundation

extension UIView: SnapshotMaking {
  /// Returns a picture of the view as a view of its own.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIImageView(image: KitPicture.image(of: self))
    view.frame = bounds
    return view
  }
  /// Returns a picture of a part of the view as a resizable view whose cap insets keep their
  /// size.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let picture = UIGraphicsImageRenderer(size: rect.size).image { _ in
      KitPicture.image(of: self)?.draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
    }
    let view = UIImageView(image: picture.resizableImage(withCapInsets: capInsets))
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }
}
