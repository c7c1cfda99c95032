package import AutoLayout
package import Controls
package import Drawing
package import Geometry
import Typesetting

/// Converts a laid-out tree to a display list in the root's coordinates.
///
/// Each frame is rounded to device pixels once, from its exact position on the canvas, so that
/// edges that meet in points meet in pixels.
package struct TreePainter {
  private let grid: PixelGrid
  private let frames: [String: Rect]
  private let captions: [ObjectIdentifier: Caption]
  private let echoes: [ObjectIdentifier: [Point]]
  private let insets: [ObjectIdentifier: Double]

  /// Creates a painter for a canvas with the given pixels.
  ///
  /// `frames` replace the laid-out ones, by the ids of views and in their superviews'
  /// coordinates. `captions` are drawn above the views with these identities, and `echoes` are
  /// the offsets at which a view is drawn again, faintly; `insets` move the subviews of lists
  /// down.
  package init(
    grid: PixelGrid, frames: [String: Rect] = [:], captions: [ObjectIdentifier: Caption] = [:],
    echoes: [ObjectIdentifier: [Point]] = [:], insets: [ObjectIdentifier: Double] = [:]
  ) {
    self.grid = grid
    self.frames = frames
    self.captions = captions
    self.echoes = echoes
    self.insets = insets
  }

  /// Returns the picture of a tree whose root is at the canvas's origin.
  package func paint(_ root: View) -> DisplayList {
    DisplayList(items(of: root, origin: .zero, within: .zero))
  }

  /// Returns the picture of a view without its subviews, with its shadow, in its own coordinates.
  package func paintAlone(_ view: View) -> DisplayList {
    let bounds = grid.round(Rect(origin: .zero, size: view.layoutFrame.size))
    return DisplayList(compose(view, in: bounds, within: .zero, []))
  }

  /// Returns the items of a view and everything in it; `origin` is its superview's exact
  /// position, `outer` the superview's frame on device pixels.
  private func items(of view: View, origin: Point, within outer: Rect) -> [DisplayList.Item] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let own = view.identifier.flatMap { frames[$0] } ?? view.layoutFrame
    let frame = own.offsetBy(dx: origin.x, dy: origin.y)
    let bounds = grid.roundVisibly(frame)
    let inset = insets.isEmpty ? 0 : insets[ObjectIdentifier(view)] ?? 0
    let scrolled = Point(
      x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY + inset)
    let subitems = ((view as? any Paintable)?.subviewsFromBack ?? view.subviews).flatMap {
      items(of: $0, origin: scrolled, within: bounds)
    }
    let body =
      compose(view, in: bounds, within: outer, subitems)
      + echoed(view, in: bounds, subitems)
    guard !body.isEmpty, view.alpha < 1 || view.transform != .identity else { return body }
    let anchor = bounds.point(at: view.anchorPoint)
    let group = DisplayList.Group(
      opacity: min(view.alpha, 1), transform: view.transform.about(anchor))
    return [.group(group, DisplayList(body))]
  }

  /// Returns the view drawn again at its offsets.
  private func echoed(
    _ view: View, in bounds: Rect, _ subitems: [DisplayList.Item]
  ) -> [DisplayList.Item] {
    guard !echoes.isEmpty, let distances = echoes[ObjectIdentifier(view)] else { return [] }
    let body = compose(view, in: bounds, within: .zero, subitems)
    return distances.map { distance in
      let place = AffineTransform(
        translationX: grid.round(distance.x), y: grid.round(distance.y))
      return .group(DisplayList.Group(opacity: 0.35, transform: place), DisplayList(body))
    }
  }

  private func caption(of view: any Paintable, in bounds: Rect) -> [DisplayList.Item] {
    guard !captions.isEmpty, let caption = captions[ObjectIdentifier(view)] else { return [] }
    return caption.items(in: bounds, on: view.ground, environment: view.environment)
  }

  /// Returns a view's own picture with that of its subviews, under its mask.
  private func compose(
    _ view: View, in bounds: Rect, within outer: Rect, _ subitems: [DisplayList.Item]
  ) -> [DisplayList.Item] {
    guard let view = view.asPaintable else { return subitems }
    let items = unmasked(view, in: bounds, within: outer, subitems)
    guard !items.isEmpty, let mask = view.mask(in: bounds) else { return items }
    return [.masked(DisplayList(items), by: mask)]
  }

  /// Returns shadow, background, content and subviews, and border, in the order in which a layer
  /// is composited.
  private func unmasked(
    _ view: any Paintable, in bounds: Rect, within outer: Rect, _ subitems: [DisplayList.Item]
  ) -> [DisplayList.Item] {
    let layer = view.layer
    let content =
      bounds.isEmpty ? [] : view.content(in: contentBounds(of: view, bounds), within: outer)
    let cover = bounds.isEmpty ? [] : view.cover(in: bounds)
    let inside =
      layer.ground(in: bounds) + content + subitems
      + caption(of: view, in: bounds) + cover + layer.edge(in: bounds)
    return layer.composited(inside, in: bounds)
  }
}

extension TreePainter {
  /// Returns the bounds in which a view paints its content: lower by the inset in a list, whose
  /// texts move with the rows.
  private func contentBounds(of view: any Paintable, _ bounds: Rect) -> Rect {
    guard !insets.isEmpty, let inset = insets[ObjectIdentifier(view)] else { return bounds }
    return bounds.offsetBy(dx: 0, dy: inset)
  }
}

extension Paintable {
  /// The nearest opaque background among the view and its ancestors, otherwise the system's.
  fileprivate var ground: Color {
    var view: View? = self
    while let current = view {
      if let color = current.asPaintable?.layer.background, color.alpha > 0.5 { return color }
      view = current.superview
    }
    return environment.color(.systemBackground)
  }
}
