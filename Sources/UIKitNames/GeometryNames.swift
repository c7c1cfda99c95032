public import Geometry
internal import Glibc

// Core Graphics' spellings that the geometry of this library has no use for itself.

extension CGPoint {
  /// The origin.
  public init() { self = .zero }

  /// The image under a map.
  public func applying(_ transform: CGAffineTransform) -> CGPoint { transform.apply(self) }
}

extension CGSize {
  /// The empty size.
  public init() { self = .zero }
}

extension CGRect {
  /// The empty rectangle at the origin.
  public init() { self = .zero }

  /// The smallest rectangle with whole numbers that holds this one.
  public var integral: CGRect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// Whether a point lies inside; the right and bottom edges lie outside.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether both share some area.
  public func intersects(_ other: CGRect) -> Bool { intersection(other) != nil }

  /// The smallest rectangle around the image under a map.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    transform.boundingBox(of: self)
  }
}

extension UIEdgeInsets {
  /// No insets.
  public init() { self = .zero }
}

extension NSDirectionalEdgeInsets {
  /// No insets.
  public init() { self = .zero }
}

extension CGAffineTransform {
  /// The map that moves nothing.
  public init() { self = .identity }

  /// Makes a rotation about the origin by an angle in radians, clockwise on screen.
  public init(rotationAngle angle: CGFloat) { self.init(sine: sin(angle), cosine: cos(angle)) }

  /// Whether the map moves nothing.
  public var isIdentity: Bool { self == .identity }

  /// The map that scales first.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The map that moves first.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// The map that rotates first, by an angle in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}
