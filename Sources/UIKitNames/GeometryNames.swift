public import Geometry
internal import Glibc

// Core Graphics names that this library's own geometry has no need for.

extension CGPoint {
  /// Makes the origin.
  public init() { self = .zero }

  /// Returns the transformed point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint { transform.apply(self) }
}

extension CGSize {
  /// Makes an empty size.
  public init() { self = .zero }
}

extension CGRect {
  /// Makes an empty rectangle at the origin.
  public init() { self = .zero }

  /// The smallest rectangle with integral values that contains this one.
  public var integral: CGRect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// Returns whether a point is inside; points on the right and bottom edges are outside.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether both share some area.
  public func intersects(_ other: CGRect) -> Bool { intersection(other) != nil }

  /// Returns the bounding box of the transformed rectangle.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    transform.boundingBox(of: self)
  }
}

extension UIEdgeInsets {
  /// Makes zero insets.
  public init() { self = .zero }
}

extension NSDirectionalEdgeInsets {
  /// Makes zero insets.
  public init() { self = .zero }
}

extension CGAffineTransform {
  /// Makes the identity transform.
  public init() { self = .identity }

  /// Makes a rotation about the origin by an angle in radians, clockwise on screen.
  public init(rotationAngle angle: CGFloat) { self.init(sine: sin(angle), cosine: cos(angle)) }

  /// Whether this is the identity transform.
  public var isIdentity: Bool { self == .identity }

  /// Returns the transform that scales first.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform that translates first.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform that rotates first, by an angle in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}
