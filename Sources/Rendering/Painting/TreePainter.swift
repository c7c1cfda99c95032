package import AutoLayout
import Controls
package import Drawing
package import Geometry

/// Turns a laid-out tree into a display list in the root's coordinates.
///
/// Each frame is rounded to device pixels once, from its exact place on the canvas, so that edges
/// that meet in points meet in pixels.
package struct TreePainter {
  private let grid: PixelGrid
  private let frames: [String: Rect]

  /// Makes a painter for a canvas of the given pixels.
  ///
  /// `frames` take the place of those that were laid out, by the ids of views and in their
  /// superviews' coordinates.
  package init(grid: PixelGrid, frames: [String: Rect] = [:]) {
    self.grid = grid
    self.frames = frames
  }

  /// The picture of a tree whose root lies at the canvas's origin.
  package func paint(_ root: View) -> DisplayList {
    DisplayList(items(of: root, origin: .zero))
  }

  /// The items of a view and everything in it; `origin` is its superview's exact place.
  private func items(of view: View, origin: Point) -> [DisplayList.Item] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let own = view.identifier.flatMap { frames[$0] } ?? view.layoutFrame
    let frame = own.offsetBy(dx: origin.x, dy: origin.y)
    let bounds = grid.roundVisibly(frame)
    let scrolled = Point(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
    let subitems = view.subviews.flatMap { items(of: $0, origin: scrolled) }
    let body = compose(view, in: bounds, subitems)
    guard !body.isEmpty, view.alpha < 1 || view.transform != .identity else { return body }
    let group = DisplayList.Group(
      opacity: min(view.alpha, 1), transform: view.transform.about(bounds.center))
    return [.group(group, DisplayList(body))]
  }

  /// Shadow, ground, content and subviews, border: the order in which a layer is composed.
  private func compose(
    _ view: View, in bounds: Rect, _ subitems: [DisplayList.Item]
  ) -> [DisplayList.Item] {
    guard let view = view.asPaintable else { return subitems }
    let layer = view.layer
    let content = bounds.isEmpty ? [] : view.content(in: bounds)
    let cover = bounds.isEmpty ? [] : view.cover(in: bounds)
    let inside = layer.ground(in: bounds) + content + subitems + cover + layer.edge(in: bounds)
    if layer.clips {
      guard !inside.isEmpty, !bounds.isEmpty else { return [] }
      return [.group(DisplayList.Group(clip: layer.shape(in: bounds)), DisplayList(inside))]
    }
    return layer.shade(in: bounds, silhouette: view.silhouette(in: bounds)) + inside
  }
}

extension AffineTransform {
  /// The transform with `center` in the place of the origin.
  package func about(_ center: Point) -> AffineTransform {
    AffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(self)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }
}
