public import Foundation

// Geometry wrapped in objects, as in keyboard notifications.

extension NSValue {
  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The wrapped rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// The wrapped point.
  public var cgPointValue: CGPoint { pointValue }
  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The wrapped size.
  public var cgSizeValue: CGSize { sizeValue }
}
