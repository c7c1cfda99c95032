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

  /// Sets a property by its key path: rotations, scales and translations of the transform, and
  /// the layer properties that animations address by path.
  func set(_ value: Any?, atPath path: String) -> Bool {
    let number =
      (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) }
      ?? value as? Double
    switch (path, number) {
    case ("transform.rotation", let angle?), ("transform.rotation.z", let angle?):
      transform = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
    case ("transform.scale", let scale?):
      transform = CATransform3DMakeScale(CGFloat(scale), CGFloat(scale), 1)
    case ("transform.scale.x", let scale?): transform.m11 = CGFloat(scale)
    case ("transform.scale.y", let scale?): transform.m22 = CGFloat(scale)
    case ("transform.translation.x", let way?): transform.m41 = CGFloat(way)
    case ("transform.translation.y", let way?): transform.m42 = CGFloat(way)
    case ("position.x", let place?): position.x = CGFloat(place)
    case ("position.y", let place?): position.y = CGFloat(place)
    case ("opacity", let opacity?): self.opacity = Float(opacity)
    case ("cornerRadius", let radius?): cornerRadius = CGFloat(radius)
    case ("borderWidth", let width?): borderWidth = CGFloat(width)
    case ("zPosition", let depth?): zPosition = CGFloat(depth)
    case ("hidden", _): isHidden = (value as? Bool) ?? false
    default: return false
    }
    return true
  }
}

extension CALayer: KeyedValue {
  nonisolated func set(_ value: Any?, forKnownKey key: String) {
    MainActor.assumeIsolated { _ = set(value, atPath: key) }
  }
}
