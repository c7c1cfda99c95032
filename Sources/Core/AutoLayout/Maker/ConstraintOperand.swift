public import Geometry

/// A value that a maker's sentence can compare attributes with.
public protocol ConstraintOperand {
  /// The operand by kind.
  var constraintOperand: ConstraintOperandValue { get }
}

/// The kinds of operands.
public enum ConstraintOperandValue {
  /// The same attributes of another item.
  case item(any LayoutItem)
  /// Attributes of another item.
  case attributes(ItemAttributes)
  /// A number for each attribute: a size in points, or a distance from the same location in the
  /// superview.
  case numbers(AttributeNumbers)
}

/// A number for each attribute.
public enum AttributeNumbers: Hashable, Sendable {
  /// The same number for all.
  case all(Double)
  /// Width and height.
  case size(Size)
  /// The horizontal and the vertical centre.
  case point(Point)
  /// The four edges; left and right also apply to leading and trailing.
  case insets(EdgeInsets)
}

/// Attributes of a view or guide as the second side of a sentence: `header.constrain.bottom`.
public struct ItemAttributes: ConstraintOperand, AttributeNaming {
  let item: any LayoutItem
  let attributes: [LayoutConstraint.Attribute]

  /// The attributes themselves.
  public var constraintOperand: ConstraintOperandValue { .attributes(self) }

  /// Adds attributes to those named so far.
  public func naming(_ attributes: [LayoutConstraint.Attribute]) -> ItemAttributes {
    ItemAttributes(item: item, attributes: self.attributes + attributes)
  }
}

extension View: ConstraintOperand {
  /// The same attributes of this view.
  public var constraintOperand: ConstraintOperandValue { .item(self) }
}

extension LayoutGuide: ConstraintOperand {
  /// The same attributes of this guide.
  public var constraintOperand: ConstraintOperandValue { .item(self) }
}

extension Double: ConstraintOperand {
  /// The number for every attribute.
  public var constraintOperand: ConstraintOperandValue { .numbers(.all(self)) }
}

extension Int: ConstraintOperand {
  /// The number for every attribute.
  public var constraintOperand: ConstraintOperandValue { .numbers(.all(Double(self))) }
}

extension Size: ConstraintOperand {
  /// Width and height.
  public var constraintOperand: ConstraintOperandValue { .numbers(.size(self)) }
}

extension Point: ConstraintOperand {
  /// The horizontal and vertical centre.
  public var constraintOperand: ConstraintOperandValue { .numbers(.point(self)) }
}

extension EdgeInsets: ConstraintOperand {
  /// The four edges, moved inward.
  public var constraintOperand: ConstraintOperandValue { .numbers(.insets(self)) }
}

extension AttributeNumbers {
  /// Returns how far the number moves the attribute in the direction of the axes, or the size
  /// that it sets.
  ///
  /// Insets change sign at the far edges; other numbers keep theirs.
  func value(for attribute: LayoutConstraint.Attribute) -> Double {
    switch self {
    case .all(let number): number
    case .size(let size): attribute.axis.map { size[$0] } ?? 0
    case .point(let point): attribute.axis == .horizontal ? point.x : point.y
    case .insets: insetValue(for: attribute)
    }
  }

  /// Returns how far an inset moves the attribute: inward; a size shrinks at both ends.
  func insetValue(for attribute: LayoutConstraint.Attribute) -> Double {
    let insets: EdgeInsets
    switch self {
    case .insets(let given): insets = given
    case .all(let number): insets = EdgeInsets(all: number)
    case .size, .point: return value(for: attribute)
    }
    guard let axis = attribute.axis, !attribute.isOfAutoresizing else { return 0 }
    let (near, far) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    guard attribute.isLocation else { return -(near + far) }
    return near * (1 - attribute.share) - far * attribute.share
  }
}
