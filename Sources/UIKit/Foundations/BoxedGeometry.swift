public import Foundation

// Geometry in objects, as notifications of keyboards carry it.

extension NSValue {
  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The boxed rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// The boxed point.
  public var cgPointValue: CGPoint { pointValue }
  /// Boxes a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The boxed size.
  public var cgSizeValue: CGSize { sizeValue }
}
