public import Foundation

extension CALayer {
  /// Converts a rectangle of the layer to another's coordinates.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(l.map { toRoot.concatenating($0.toRoot.inverted()) } ?? toRoot)
  }
  /// Converts a rectangle of another layer to this one's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(l.map { $0.toRoot.concatenating(toRoot.inverted()) } ?? toRoot.inverted())
  }
  /// The transform from the layer's own coordinates to those of the root of its tree.
  var toRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var current: CALayer? = self
    while let layer = current, let outer = layer.superlayer {
      map = map.concatenating(layer.toSuperlayer)
      current = outer
    }
    return map
  }
  /// The transform from the layer's own coordinates to its superlayer's.
  private var toSuperlayer: CGAffineTransform {
    let (box, anchor, place) = (bounds, anchorPoint, position)
    let x = box.minX + anchor.x * box.width
    let y = box.minY + anchor.y * box.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }
}
