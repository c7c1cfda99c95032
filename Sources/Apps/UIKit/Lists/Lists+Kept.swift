public import Foundation

// Properties of lists that neither layout nor pictures use.

extension UITableView: _RowList {}
extension UICollectionView: _RowList {}

extension UITableView {
  /// Scrolls to the selected row.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
  }
}

extension UICollectionView {
  /// Returns the attributes of a header, a footer or another supplementary view.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}

extension UIBackgroundConfiguration {
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration.clear()
    made.backgroundColor = .secondarySystemBackground
    return made
  }
  /// Returns the background colour to show with a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?.transform(color) ?? color
  }
}
extension UIConfigurationColorTransformer {
  /// Converts the colour to grey.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.resolvedColor(with: traits).getRed(
        &red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}

extension NSCollectionLayoutSection {
  /// How the section comes to rest when it scrolls orthogonally; only stored.
  public var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    let known: UICollectionLayoutSectionOrthogonalScrollingProperties = kept() ?? .init()
    keep(known)
    return known
  }
}
