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
