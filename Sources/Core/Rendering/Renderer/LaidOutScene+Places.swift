import AutoLayout
import Controls
import Geometry
import InterfaceBuilder
import Typesetting

extension LaidOutScene {
  /// The places of the views by their ids, as `recorded` has them.
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
