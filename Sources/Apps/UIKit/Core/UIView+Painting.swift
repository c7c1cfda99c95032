import AutoLayout
package import Controls
package import Drawing
import Foundation
package import Geometry
import Typesetting

extension UIView {
  /// Makes the view's layer, of the class that the view's class specifies.
  func makeLayer() -> CALayer {
    let made = (type(of: self).layerClass as? CALayer.Type)?.make("layer") ?? CALayer()
    made.view = self
    made.masksToBounds = clips
    hasLayer = true
    if contentMode != .scaleToFill { giveContentMode(to: made) }
    return made
  }

  /// The view's box as the renderer represents it.
  package var paintedLayer: Layer {
    let traits = traitCollection
    var box = Layer()
    UIColor.under(traits) {
      if hasLayer { box = layer.boxLayer(size: bounds.size) } else { box.clips = clips }
      box.background = backgroundColor?.resolved(in: traits)
      if backgroundColor?.pattern != nil { box.background = nil }
      if corners != nil { box.round(cornerRadii, size: bounds.size) }
      amendLayer(&box)
    }
    return box
  }

  /// The radii of the corners in points, from the upper left one in reading order.
  var cornerRadii: [CGFloat] {
    guard let corners else {
      return Array(repeating: hasLayer ? layer.cornerRadius : 0, count: 4)
    }
    return corners.radii(bounds.size, concentric: concentricRadii)
  }

  /// The radii that keep the corners' centres at those of the nearest view around that has corners of its
  /// own: less than its radii by the distance from its sides. Nil without such a view.
  private var concentricRadii: [CGFloat]? {
    guard
      let container = sequence(first: self, next: \.superview).dropFirst().first(where: {
        $0.corners != nil
      })
    else { return nil }
    let place = convert(bounds, to: container)
    let outer = container.bounds
    let (left, right) = (place.minX - outer.minX, outer.maxX - place.maxX)
    let (top, bottom) = (place.minY - outer.minY, outer.maxY - place.maxY)
    let distances = [max(left, top), max(right, top), max(left, bottom), max(right, bottom)]
    return zip(container.cornerRadii, distances).map { max($0 - max($1, 0), 0) }
  }

  /// Returns the view's content below its subviews, with its box, and that of its superview, at a
  /// place on device pixels.
  package func paintedContent(in bounds: Rect, within frame: Rect = .zero) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    if let pattern = backgroundColor?.pattern { items.append(pattern.tiled(over: bounds)) }
    UIColor.under(traitCollection) {
      if hasLayer, type(of: layer) != CALayer.self || layer.contents != nil {
        items += layer.innerItems(in: bounds)
      }
      items += drawnItems(in: bounds)
      items +=
        (self as? any ShownPart)?.partItems(in: bounds, within: frame)
        ?? ownItems(in: bounds)
      if hasLayer {
        items += layer.heldByDepth.filter { !$0.isAboveSubviews }.flatMap {
          $0.painted(at: bounds.origin)
        }
      }
    }
    return items
  }

  /// Returns the mask of the view and everything in it; nil if nothing but the box's outline
  /// masks it.
  func paintedMask(in bounds: Rect) -> DisplayList? {
    guard hasLayer else { return nil }
    var list: DisplayList?
    UIColor.under(traitCollection) { list = layer.paintedMask(in: bounds) }
    return list
  }

  /// Returns the view's content above its subviews.
  package func paintedCover(in bounds: Rect) -> [DisplayList.Item] {
    var items = coverItems(in: bounds)
    guard hasLayer, layer.held.contains(where: \.isAboveSubviews) else { return items }
    UIColor.under(traitCollection) {
      items += layer.heldByDepth.filter(\.isAboveSubviews).flatMap { $0.painted(at: bounds.origin) }
    }
    return items
  }

  /// Returns the display items that `draw(_:)` draws.
  private func drawnItems(in bounds: Rect) -> [DisplayList.Item] {
    let context = CGContext(size: self.bounds.size)
    GraphicsStack.with(context) { draw(self.bounds) }
    return context.items(
      at: Point(
        x: bounds.minX - Double(self.bounds.minX), y: bounds.minY - Double(self.bounds.minY)))
  }
}

extension UIView: LayeredView {
  var layerAnchorPoint: CGPoint {
    get { CGPoint(node.anchorPoint) }
    set { node.anchorPoint = Point(newValue) }
  }
  var hasSubviews: Bool { !subviews.isEmpty }
  var layersOfSubviews: [CALayer] { subviews.map(\.layer) }
  var layerOfSuperview: CALayer? { superview?.layer }

  /// Returns the display items of the view as part of another whose origin is at a point, with
  /// its transform.
  func paintedPart(at origin: Point, within frame: Rect) -> [DisplayList.Item] {
    let corner = Point(
      x: origin.x + node.layoutFrame.minX, y: origin.y + node.layoutFrame.minY)
    let items = paintedTree(at: corner, within: frame)
    guard !items.isEmpty, node.transform != .identity else { return items }
    let anchor = Rect(origin: corner, size: node.layoutFrame.size).point(at: node.anchorPoint)
    return [.group(DisplayList.Group(transform: node.transform.about(anchor)), DisplayList(items))]
  }

  /// The depth of the view's layer; 0 unless somebody set it.
  var depth: CGFloat { hasLayer ? layer.zPosition : 0 }

  /// Returns the display items of the view and everything below it, with its corner at a point
  /// and untransformed, and the superview's frame on device pixels.
  func paintedTree(at origin: Point, within frame: Rect = .zero) -> [DisplayList.Item] {
    guard !node.isHidden, alpha > 0 else { return [] }
    let grid = PixelGrid(scale: max(Double(traitCollection.displayScale), 1))
    let place = grid.round(Rect(origin: origin, size: Size(bounds.size)))
    let layer = paintedLayer
    let inside = Point(
      x: origin.x - Double(bounds.minX), y: origin.y - Double(bounds.minY))
    let inner = node.subviewsFromBack.compactMap(\.owner).flatMap {
      $0.paintedPart(at: inside, within: place)
    }
    // A button may be rendered before it has placed its title.
    let isSeen = !place.isEmpty || self is any ShownPart
    let content = isSeen ? paintedContent(in: place, within: frame) : []
    let body =
      layer.ground(in: place) + content + inner
      + paintedCover(in: place) + layer.edge(in: place)
    var items = layer.composited(body, in: place)
    if let mask = paintedMask(in: place) { items = [.masked(DisplayList(items), by: mask)] }
    guard alpha < 1 else { return items }
    return [.group(DisplayList.Group(opacity: Double(alpha)), DisplayList(items))]
  }
}

extension KitPicture {
  /// Lays out a view and returns it as an image.
  static func image(of view: UIView) -> UIImage? {
    view.layoutIfNeeded()
    return image(view.paintedTree(at: .zero, within: .zero), size: view.bounds.size, scale: 0)
  }
}
