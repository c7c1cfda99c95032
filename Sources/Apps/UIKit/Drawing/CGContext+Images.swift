import Drawing
public import Foundation
import Geometry

// Images of Core Graphics, whose y axis points up: in a context of UIKit they are upside down, and code
// that draws them turns the context over first.

extension CGContext {
  /// Draws an image, upside down unless the transform turns it over.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    append(turned(image, in: rect))
  }

  /// Limits what is drawn to where an image is opaque; the image is upside down, as when it is drawn.
  public func clip(to rect: CGRect, mask: CGImage) {
    let group = DisplayList.Group(transform: state.map.core)
    state.masks.append(DisplayList([.group(group, DisplayList(turned(mask, in: rect)))]))
  }

  private func turned(_ image: CGImage, in rect: CGRect) -> [DisplayList.Item] {
    guard let items = UIImage(cgImage: image).items(in: rect) else { return [] }
    let over = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY)
    return [.group(DisplayList.Group(transform: over.core), DisplayList(items))]
  }
}

/// A drawing that is kept, and can be drawn into contexts several times.
public final class CGLayer {
  /// The context that draws the layer.
  public let context: CGContext?
  /// The size, to which the drawing is clipped.
  public let size: CGSize

  /// Makes an empty layer.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [AnyHashable: Any]?) {
    let own = CGContext(size: size)
    own.clip(to: CGRect(origin: .zero, size: size))
    (self.context, self.size) = (own, size)
  }
}

extension CGContext {
  /// Draws a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer, scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let items = layer.context?.items(at: .zero), layer.size.width > 0, layer.size.height > 0
    else { return }
    let map = CGAffineTransform(
      a: rect.width / layer.size.width, b: 0, c: 0, d: rect.height / layer.size.height,
      tx: rect.minX, ty: rect.minY)
    append([.group(DisplayList.Group(transform: map.core), DisplayList(items))])
  }
}
