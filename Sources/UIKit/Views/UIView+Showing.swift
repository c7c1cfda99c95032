package import AutoLayout
import Controls
import Drawing
import Foundation
import Geometry
import Typesetting

extension UIView {
  /// Tells the tree whose root the view is that the process's surroundings are others.
  package func surroundingsDidChange(safeArea: UIEdgeInsets) {
    node.layoutEnvironment = .standard(safeArea: safeArea)
    refreshBelow()
  }

  private func refreshBelow() {
    traitsMayHaveChanged()
    node.invalidateIntrinsicContentSize()
    setNeedsLayout()
    for view in subviews { view.refreshBelow() }
  }

  /// The root of the layout below, for pictures and reports.
  package var layoutRoot: View { node }

  /// What paints the view and what lies below it, its frame's corner at a point.
  func paintedTree(at origin: Point) -> [DisplayList.Item] {
    guard !isHidden, alpha > 0 else { return [] }
    let grid = PixelGrid(scale: max(Double(traitCollection.displayScale), 1))
    let place = grid.round(Rect(origin: origin, size: Size(bounds.size)))
    let layer = paintedLayer
    let inner = subviews.flatMap { view in
      view.paintedTree(
        at: Point(
          x: origin.x + Double(view.frame.minX - bounds.minX),
          y: origin.y + Double(view.frame.minY - bounds.minY)))
    }
    let inside =
      layer.ground(in: place) + (place.isEmpty ? [] : paintedContent(in: place)) + inner
      + paintedCover(in: place) + layer.edge(in: place)
    var items = layer.shade(in: place, silhouette: paintedSilhouette(in: place)) + inside
    if layer.clips {
      items = [.group(DisplayList.Group(clip: layer.shape(in: place)), DisplayList(inside))]
    }
    guard alpha < 1 else { return items }
    return [.group(DisplayList.Group(opacity: Double(alpha)), DisplayList(items))]
  }
}
