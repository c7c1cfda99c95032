package import Geometry

/// The safe areas and margins of a tree whose views keep their frames for as long as they are asked
/// about.
///
/// If the views are asked about from the root down, in tree order, each answer takes the same
/// work however deep its view is.
package struct RestingInsets {
  private let resolver: InsetResolver
  private let path = UnsafeBandsPath()

  /// Makes the insets of the tree that a view belongs to.
  package init(around view: View) { resolver = InsetResolver(below: view.root, atRest: path) }

  /// How often the safe area of a view was computed, for tests that count work.
  package var resolvedCount: Int { path.addedCount }

  /// Returns the distances of the safe area from the view's bounds, in points, like
  /// `View.safeAreaInsets`.
  package func safeArea(of view: View) -> EdgeInsets { resolver.safeAreaInsets(of: view) }

  /// Returns the distances of the margins from the view's bounds, in points, like
  /// `View.layoutMargins`.
  package func layoutMargins(of view: View) -> EdgeInsets { resolver.layoutMargins(of: view) }

  /// Returns where a guide of the system's is in its owner's coordinates, in points; nil for other guides.
  package func frame(of guide: LayoutGuide) -> Rect? {
    guard let owner = guide.owningView, let insets = guide.ownInsets(owner: owner, resolver) else {
      return nil
    }
    guard guide.role == .keyboard else { return owner.bounds.inset(by: insets) }
    let height = min(insets.bottom, owner.bounds.height)
    return Rect(
      x: owner.bounds.minX, y: owner.bounds.maxY - height, width: owner.bounds.width,
      height: height)
  }
}

/// The unsafe bands of the views from the root to the one asked about last.
final class UnsafeBandsPath {
  private var entries: [(view: View, bands: UnsafeBands)] = []
  /// How many views have ever been added.
  private(set) var addedCount = 0

  /// Returns the bands of the last view in the path; nil for any other.
  func bands(of view: View) -> UnsafeBands? {
    guard let last = entries.last, last.view === view else { return nil }
    return last.bands
  }

  /// Makes a view the last in the path; empties the path if the view is not in it.
  func cut(behind view: View) {
    while let last = entries.last, last.view !== view { entries.removeLast() }
  }

  /// Adds the bands of a view below the last one.
  func append(_ bands: UnsafeBands, of view: View) {
    addedCount += 1
    entries.append((view, bands))
  }
}
