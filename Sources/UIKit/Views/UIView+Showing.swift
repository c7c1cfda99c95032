package import AutoLayout
import Controls
import Drawing
import Foundation
import Geometry
import Typesetting

extension UIView {
  /// Notifies the tree below the view, which is its root, that the process's environment changed.
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

  /// The root of the engine's view tree, for pictures and reports.
  package var layoutRoot: View { node }

  /// Returns the display items of the view as part of another whose origin is at a point, with
  /// its transform.
  func paintedPart(at origin: Point) -> [DisplayList.Item] {
    let corner = Point(
      x: origin.x + node.layoutFrame.minX, y: origin.y + node.layoutFrame.minY)
    let items = paintedTree(at: corner)
    guard !items.isEmpty, node.transform != .identity else { return items }
    let anchor = Rect(origin: corner, size: node.layoutFrame.size).point(at: node.anchorPoint)
    return [.group(DisplayList.Group(transform: node.transform.about(anchor)), DisplayList(items))]
  }

  /// Returns the display items of the view and everything below it, with its corner at a point
  /// and untransformed.
  func paintedTree(at origin: Point) -> [DisplayList.Item] {
    guard !isHidden, alpha > 0 else { return [] }
    let grid = PixelGrid(scale: max(Double(traitCollection.displayScale), 1))
    let place = grid.round(Rect(origin: origin, size: Size(bounds.size)))
    let layer = paintedLayer
    let inside = Point(
      x: origin.x - Double(bounds.minX), y: origin.y - Double(bounds.minY))
    let inner = subviews.flatMap { $0.paintedPart(at: inside) }
    let body =
      layer.ground(in: place) + (place.isEmpty ? [] : paintedContent(in: place)) + inner
      + paintedCover(in: place) + layer.edge(in: place)
    var items = layer.shade(in: place, silhouette: paintedSilhouette(in: place)) + body
    if layer.clips {
      items = [.group(DisplayList.Group(clip: layer.shape(in: place)), DisplayList(body))]
    }
    if let mask = paintedMask(in: place) { items = [.masked(DisplayList(items), by: mask)] }
    guard alpha < 1 else { return items }
    return [.group(DisplayList.Group(opacity: Double(alpha)), DisplayList(items))]
  }
}
