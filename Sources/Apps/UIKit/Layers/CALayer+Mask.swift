import Drawing
import Foundation
import Geometry

extension CALayer {
  /// The outline to which the mask clips the layer, in the layer's own coordinates; nil without a
  /// mask, and if the mask is more than an opaque shape.
  var maskOutline: Path? {
    guard let mask, cornerRadius == 0, borderWidth == 0 else { return nil }
    return mask.opaqueShape
  }

  /// Returns the layer's mask with its box at a place; nil if nothing but an outline masks the
  /// layer.
  func paintedMask(in place: Rect) -> DisplayList? {
    guard let mask, maskOutline == nil else { return nil }
    mask.view?.layoutIfNeeded()
    let origin = Point(
      x: place.minX - Double(bounds.minX), y: place.minY - Double(bounds.minY))
    return DisplayList(mask.painted(at: origin))
  }

  /// The shape that the layer fills, if that is opaque and all it paints, in the superlayer's
  /// coordinates; otherwise nil.
  private var opaqueShape: Path? {
    guard view == nil, !isHidden, opacity == 1, held.isEmpty, mask == nil, contents == nil,
      borderWidth == 0, transform.affine.isIdentity
    else { return nil }
    let corner = place.untransformedFrame.origin
    if type(of: self) == CALayer.self {
      guard backgroundColor?.alpha == 1 else { return nil }
      let box = CGRect(origin: corner, size: bounds.size)
      return .box(
        Rect(box), radius: Double(cornerRadius), round: maskedCorners.core,
        continuous: cornerCurve == .continuous)
    }
    guard type(of: self) == CAShapeLayer.self, let shape = self as? CAShapeLayer,
      let path = shape.path, shape.fillColor?.alpha == 1, shape.strokeColor == nil,
      backgroundColor == nil
    else { return nil }
    return Path(path.moved(by: corner).core.elements, isEvenOdd: shape.fillRule == .evenOdd)
  }
}
