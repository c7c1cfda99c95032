public import Foundation
import Geometry

extension CGAffineTransform {
  /// Makes the identity transform.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  /// Makes a transform from its six coefficients.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) { self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
  /// Makes a translation, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }
  /// Makes a scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }
  /// Makes a rotation about the origin by an angle in radians, clockwise on screen.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
  var core: Geometry.AffineTransform {
    Geometry.AffineTransform(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
  init(_ core: Geometry.AffineTransform) {
    self.init(a: core.a, b: core.b, c: core.c, d: core.d, tx: core.tx, ty: core.ty)
  }
}
