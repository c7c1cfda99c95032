package import Geometry

/// The safe areas and margins of a tree whose views keep their frames for as long as they are asked
/// about.
///
/// Asked about the views from the root down, in the order of a walk over the tree, each answer takes the
/// same work however deep its view is.
package struct RestingInsets {
  private let resolver: InsetResolver
  private let path = UnsafeBandsPath()

  /// Asks about the tree that a view belongs to.
  package init(around view: View) { resolver = InsetResolver(below: view.root, atRest: path) }

  /// How often the safe area of a view was worked out, for tests that count the work.
  package var resolvedCount: Int { path.addedCount }

  /// The distances of the safe area from the view's bounds, in points, as `View.safeAreaInsets`.
  package func safeArea(of view: View) -> EdgeInsets { resolver.safeAreaInsets(of: view) }

  /// The distances of the margins from the view's bounds, in points, as `View.layoutMargins`.
  package func layoutMargins(of view: View) -> EdgeInsets { resolver.layoutMargins(of: view) }
}

/// The unsafe bands of the views from the root to the one that was asked about last.
final class UnsafeBandsPath {
  private var entries: [(view: View, bands: UnsafeBands)] = []
  /// How many views were ever added.
  private(set) var addedCount = 0

  /// The bands of the last view of the path; nil for any other.
  func bands(of view: View) -> UnsafeBands? {
    guard let last = entries.last, last.view === view else { return nil }
    return last.bands
  }

  /// Makes a view the last of the path; leaves nothing where it is not part of it.
  func cut(behind view: View) {
    while let last = entries.last, last.view !== view { entries.removeLast() }
  }

  /// Adds the bands of a view below the last one.
  func append(_ bands: UnsafeBands, of view: View) {
    addedCount += 1
    entries.append((view, bands))
  }
}
