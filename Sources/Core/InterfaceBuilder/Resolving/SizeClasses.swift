import AutoLayout
package import Controls
package import Geometry

/// The size classes on both axes that a layout is adapted to.
package struct SizeClasses: Hashable, Sendable {
  /// The horizontal size class.
  package var width: SizeClass
  /// The vertical size class.
  package var height: SizeClass

  init(width: SizeClass, height: SizeClass) { (self.width, self.height) = (width, height) }

  /// Returns the size classes of a screen in points.
  package init(of size: Size) {
    width = SizeClass(.horizontal(width: size.width, height: size.height))
    height = SizeClass(.vertical(height: size.height))
  }

  /// Returns how specific a variation's key is: 0 for `default`, otherwise the number of extents
  /// that it names; nil if it doesn't apply.
  func specificity(of key: String) -> Int? {
    if key == "default" { return 0 }
    var count = 0
    for part in key.split(separator: "-") {
      switch part {
      case "widthClass=compact" where width == .compact,
        "widthClass=regular" where width == .regular,
        "heightClass=compact" where height == .compact,
        "heightClass=regular" where height == .regular:
        count += 1
      default: return nil
      }
    }
    return count
  }
}
