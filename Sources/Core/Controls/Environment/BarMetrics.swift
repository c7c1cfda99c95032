import AutoLayout
package import Geometry

/// The heights of the bars on a screen (`UIBarMetrics`).
package enum BarMetrics: Hashable, Sendable {
  /// Those of upright phones.
  case standard
  /// Those of iPads: navigation bars are 50 high since iOS 12.
  case pad
  /// Those of large phones in landscape: as high, but titles are never large.
  case wide
  /// Those of other phones in landscape: low, and titles are never large.
  case compact

  /// Creates the metrics for size classes.
  package init(width: SizeClass, height: SizeClass) {
    self = height == .regular ? .standard : width == .regular ? .wide : .compact
  }

  /// Creates the metrics for a canvas, which is a phone in landscape only if it has the proportions
  /// of one: 16 to 9, and from 320 points high.
  package init(canvas size: Size, isPad: Bool = false) {
    if isPad {
      self = .pad
      return
    }
    guard size.height >= 320, size.width >= 1.7 * size.height else {
      self = .standard
      return
    }
    self.init(
      width: SizeClass(.horizontal(width: size.width, height: size.height)),
      height: SizeClass(.vertical(height: size.height)))
  }

  /// The height of a toolbar, in points.
  package var row: Double { self == .compact ? 32 : 44 }
  /// The height of a navigation bar's row, in points.
  package var navigationRow: Double { self == .pad ? 50 : row }
  /// The height of a tab bar above the home indicator's band, in points.
  package var tabs: Double { self == .compact ? 32 : 49 }
  /// Whether a title can be large.
  package var haveLargeTitles: Bool { self == .standard || self == .pad }
}
