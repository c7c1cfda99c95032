package import Drawing
package import Geometry
import Typesetting

extension Layer {
  /// Returns the layer's outline around a frame whose edges lie on device pixels.
  package func shape(in bounds: Rect) -> PaintedShape {
    if let outline { return PaintedShape.path(outline).offsetBy(dx: bounds.minX, dy: bounds.minY) }
    guard cornerRadius > 0, roundCorners != .all else {
      return .box(bounds, radius: cornerRadius, continuous: continuousCorners)
    }
    let path = Path.box(bounds.size, radius: cornerRadius, round: roundCorners)
    return PaintedShape.path(path).offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  /// Returns what is painted behind the content: background, then gradient.
  package func ground(in bounds: Rect) -> [DisplayList.Item] {
    guard !bounds.isEmpty else { return [] }
    let shape = shape(in: bounds)
    var items: [DisplayList.Item] = []
    if let backdrop { items.append(.backdrop(shape, backdrop)) }
    if let background, background.alpha > 0 { items.append(.fill(shape, .color(background))) }
    if let gradient {
      items.append(.fill(shape, .linearGradient(gradient.resolved(in: bounds))))
    }
    return items
  }

  /// Returns what is painted above content and subviews: the border.
  package func edge(in bounds: Rect) -> [DisplayList.Item] {
    guard let border, border.width > 0, !bounds.isEmpty else { return [] }
    return [.border(shape(in: bounds), width: border.width, color: border.color)]
  }

  /// Returns the shadow of the box, or of `silhouette` if the box itself is transparent.
  ///
  /// A clipping layer also clips its own shadow, as `masksToBounds` does.
  package func shade(in bounds: Rect, silhouette: PaintedShape?) -> [DisplayList.Item] {
    guard let shadow, shadow.opacity > 0, !clips, !bounds.isEmpty else { return [] }
    if let shadowOutline {
      return [
        .shadow(PaintedShape.path(shadowOutline).offsetBy(dx: bounds.minX, dy: bounds.minY), shadow)
      ]
    }
    let isOpaque = (background?.alpha ?? 0) > 0 || gradient != nil
    guard let shape = isOpaque ? shape(in: bounds) : silhouette else { return [] }
    return [.shadow(shape, shadow)]
  }
}

extension Layer.Gradient {
  /// Returns the gradient in the coordinates of the picture.
  fileprivate func resolved(in bounds: Rect) -> LinearGradient {
    func place(_ unit: Point) -> Point {
      Point(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    return LinearGradient(stops: stops, from: place(from), to: place(to))
  }
}
