import Drawing
public import Foundation

/// How a layer's contents fill its box.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  var mode: ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}
/// The alignment of text in a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// A three-dimensional transform.
public struct CATransform3D: Hashable, Sendable {
  /// The first row.
  public var m11, m12, m13, m14: CGFloat
  /// The second row.
  public var m21, m22, m23, m24: CGFloat
  /// The third row.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row.
  public var m41, m42, m43, m44: CGFloat

  /// Makes the identity transform.
  public init() { self.init(CGAffineTransform.identity) }

  init(_ map: CGAffineTransform) {
    (m11, m12, m13, m14) = (map.a, map.b, 0, 0)
    (m21, m22, m23, m24) = (map.c, map.d, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (map.tx, map.ty, 0, 1)
  }

  /// The part of the transform in the plane.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()
/// Returns a scaling.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(CGAffineTransform(scaleX: sx, y: sy))
}
/// Returns a translation.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3D(CGAffineTransform(translationX: tx, y: ty)) }
/// Returns a rotation; about the z-axis it turns the plane, about the others it foreshortens it.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  if z != 0 { return CATransform3D(CGAffineTransform(rotationAngle: z > 0 ? angle : -angle)) }
  return CATransform3D(
    CGAffineTransform(scaleX: y != 0 ? cos(angle) : 1, y: x != 0 ? cos(angle) : 1))
}
/// Returns the transform that applies the first and then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.affine.concatenating(b.affine))
}
/// Returns the transform that scales first.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }
/// Returns the transform that translates first.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }
/// Returns the transform that rotates first.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
/// Returns an affine transform as a three-dimensional one.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}
/// Returns the part of a transform in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

extension NSValue {
  /// Wraps a transform in three dimensions.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(structure: transform)
  }
  /// The wrapped transform in three dimensions.
  public var caTransform3DValue: CATransform3D { structure() ?? CATransform3DIdentity }
}
