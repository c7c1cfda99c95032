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
    return .path(
      .box(bounds, radius: cornerRadius, round: roundCorners, continuous: continuousCorners))
  }

  /// Returns what is painted behind the content: background, then gradient.
  package func ground(in bounds: Rect) -> [DisplayList.Item] {
    guard !bounds.isEmpty else { return [] }
    let shape = shape(in: bounds)
    var items: [DisplayList.Item] = []
    if let backdrop { items.append(.backdrop(shape, backdrop)) }
    if let background, background.alpha > 0 {
      let isSquare = squaresBackground && !clips && outline == nil
      items.append(.fill(isSquare ? .box(bounds, radius: 0) : shape, .color(background)))
    }
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

  /// Returns everything inside the layer, from its ground to its edge, clipped to the box or above
  /// its shadow.
  ///
  /// What casts the shadow is the alpha of all of it together, as in Core Animation: a
  /// translucent box casts a faint shadow, and a clear one that of its content. A clipping layer
  /// also clips its own shadow, as `masksToBounds` does.
  package func composited(_ inside: [DisplayList.Item], in bounds: Rect) -> [DisplayList.Item] {
    if clips {
      guard !inside.isEmpty, !bounds.isEmpty else { return [] }
      return [.group(DisplayList.Group(clip: shape(in: bounds)), DisplayList(inside))]
    }
    guard let shadow, shadow.opacity > 0 else { return inside }
    if let shadowOutline {
      let shape = PaintedShape.path(shadowOutline).offsetBy(dx: bounds.minX, dy: bounds.minY)
      return [.shadow(shape, shadow)] + inside
    }
    return DisplayList(inside).above(shadow)
  }
}

extension Layer.Gradient {
  /// Returns the gradient in the coordinates of the picture.
  fileprivate func resolved(in bounds: Rect) -> LinearGradient {
    LinearGradient(stops: stops, in: bounds, from: from, to: to)
  }
}
