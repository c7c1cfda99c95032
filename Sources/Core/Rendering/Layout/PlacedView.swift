import AutoLayout
import Controls
package import Geometry
import InterfaceBuilder
import Typesetting

/// Where a view is, and whether its text is cut: all that a comparison of many layouts needs of it.
package struct PlacedView: Hashable, Sendable {
  /// The ids of the view and of those it is in, from the root.
  package let path: String
  /// The frame in the superview's coordinates.
  package let frame: Rect
  /// Whether characters of a text that it draws are missing for lack of space.
  package let isCut: Bool
}

extension LaidOutScene {
  /// The places of the views by their ids, as `recorded` has them, at a third of its cost.
  package var placedViews: [String: PlacedView] {
    var views: [String: PlacedView] = [:]
    let screen = nib?.screen?.overlay
    func cuts(_ view: View) -> Bool {
      view.drawnTexts.contains(where: \.measure.isTruncated) || view.subviews.contains(where: cuts)
    }
    func visit(_ view: View, _ path: String) {
      let isCut = view.drawnTexts.contains(where: \.measure.isTruncated)
      views[view.sceneID] = PlacedView(
        path: path, frame: view.layoutFrame,
        isCut: isCut || view === root && screen.map(cuts) == true)
      for subview in view.subviews {
        visit(subview, "\(path)/\(subview.pathName ?? subview.sceneID)")
      }
    }
    visit(root, root.sceneID)
    return views
  }
}
