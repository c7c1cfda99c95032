public import Foundation

// Geometry wrapped in objects, as in keyboard notifications.

extension NSValue {
  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
}

extension NSValue {
  /// Wraps a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(structure: transform)
  }
  /// The wrapped transform.
  public var cgAffineTransformValue: CGAffineTransform { structure() ?? .identity }
  /// Wraps insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(structure: insets) }
  /// The wrapped insets.
  public var uiEdgeInsetsValue: UIEdgeInsets { structure() ?? .zero }
  /// Wraps an offset.
  public convenience init(uiOffset offset: UIOffset) { self.init(structure: offset) }
  /// The wrapped offset.
  public var uiOffsetValue: UIOffset { structure() ?? .zero }
  /// Wraps a vector.
  public convenience init(cgVector vector: CGVector) { self.init(structure: vector) }
  /// The wrapped vector.
  public var cgVectorValue: CGVector { structure() ?? CGVector(dx: 0, dy: 0) }

  /// Wraps a structure, of which Linux's values hold only a few.
  convenience init(structure: some Hashable) {
    let box = StructureBox.of(AnyHashable(structure))
    var address = UInt64(UInt(bitPattern: ObjectIdentifier(box)))
    self.init(bytes: &address, objCType: "Q")
    keep(box, "structure")
  }
  /// Returns the wrapped structure; nil if it is of another type.
  func structure<Value>() -> Value? {
    (kept("structure") as StructureBox?)?.content.base as? Value
  }
}

/// A wrapped structure. Equal ones share a box, so that the values that point to it are equal.
private final class StructureBox {
  let content: AnyHashable
  private static let lock = NSLock()
  private static var boxes: [AnyHashable: WeakBox] = [:]

  private init(_ content: AnyHashable) { self.content = content }

  static func of(_ content: AnyHashable) -> StructureBox {
    lock.withLock {
      if let known = boxes[content]?.object as? StructureBox { return known }
      boxes = boxes.filter { $0.value.object != nil }
      let made = StructureBox(content)
      boxes[content] = WeakBox(made)
      return made
    }
  }
}

extension CGFloat {
  /// Takes a number's value.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
  /// Takes a number's value.
  public init?(exactly number: NSNumber) { self.init(number.doubleValue) }
}

/// `CGFloat` becomes a number where an object is asked for, as other numbers do.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
  /// Reads a number.
  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
    result = CGFloat(number.doubleValue)
  }
  /// Reads a number.
  public static func _conditionallyBridgeFromObjectiveC(
    _ number: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(number.doubleValue)
    return true
  }
  /// Reads a number; 0 without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
    CGFloat(number?.doubleValue ?? 0)
  }
}
