/// A linear relation between two attributes:
/// `firstItem.firstAttribute (== | <= | >=) multiplier * secondItem.secondAttribute + constant`.
///
/// Everything but `constant`, `priority`, `identifier` and `isActive` is fixed at creation. A
/// constraint keeps neither of its items alive; the view that it is installed on keeps the
/// constraint. Where UIKit raises an exception, the UIKit spelling has a precondition with the
/// same message, and a throwing counterpart (`make`, `setActive`, `setPriority`) throws it as a
/// typed error.
public class LayoutConstraint {
  private let firstReference: WeakConstraintItem
  private let secondReference: WeakConstraintItem

  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The attribute of the second item; `notAnAttribute` for a constant size.
  public let secondAttribute: Attribute
  /// The factor of the second attribute; meaningless without a second item.
  public let multiplier: Double

  /// For a distance between two anchors, the anchor from which the first attribute is measured.
  package let firstStart: OffsetStart?
  /// The same for the second side.
  package let secondStart: OffsetStart?

  /// The constant of the second side, in points. Changing it re-solves only what depends on it.
  ///
  /// Must be finite (rule V11: a precondition here, an error in `setConstant(_:)`).
  public var constant: Double {
    get { spacingMultiplier.map(systemSpacing) ?? storedConstant }
    set {
      do {
        try setConstant(newValue)
      } catch {
        preconditionFailure(error.message)
      }
    }
  }

  /// Changes the constant, or throws if it is not finite (rule V11).
  public func setConstant(_ constant: Double) throws(LayoutConstraintError) {
    guard constant.isFinite else { throw .notFinite("constant", constant) }
    guard constant != self.constant else { return }
    spacingMultiplier = nil
    storedConstant = constant
    engine?.constantDidChange(of: self)
  }

  /// A name for logs. Names that begin with NS are reserved for the system.
  public var identifier: String?
  /// Present for archives only; has no effect on layout.
  public var shouldBeArchived = false

  /// Who made the constraint.
  package var origin: ConstraintOrigin
  /// The symbol that stands for the constant in descriptions.
  package var symbolicConstant: SymbolicConstant?
  /// The multiple of the system spacing that is the constant; nil if the constant is given
  /// directly.
  var spacingMultiplier: Double?
  /// A number by which the caller identifies the source of the constraint, passed on to every
  /// report.
  package var sourceIndex: Int?
  /// The two priorities of a content size constraint; nil for any other.
  package internal(set) var contentPriorities: ContentPriorities?
  /// Whether others that were generated with it imply it, so that the solver leaves it out.
  var isImplied = false

  /// The view that holds the constraint while it is active.
  package internal(set) weak var holder: View? {
    didSet { peer?.keep(holder != nil) }
  }
  /// The client's object that represents the constraint, such as an `NSLayoutConstraint`; kept
  /// alive as long as the constraint is installed.
  package var peer: Peer?
  /// The place in the order of activation, process-wide; 0 before the first activation.
  var activationOrder: UInt64 = 0
  var storedConstant: Double
  var storedPriority = LayoutPriority.required

  /// Makes a constraint without checking it, for constraints that the system generates.
  package init(
    item: ConstraintItem, attribute: Attribute, from firstStart: OffsetStart? = nil,
    relatedBy relation: Relation = .equal,
    toItem: ConstraintItem? = nil, attribute secondAttribute: Attribute = .notAnAttribute,
    from secondStart: OffsetStart? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required,
    identifier: String? = nil, origin: ConstraintOrigin
  ) {
    firstReference = WeakConstraintItem(item)
    firstAttribute = attribute
    self.firstStart = firstStart
    self.relation = relation
    secondReference = WeakConstraintItem(toItem)
    self.secondAttribute = toItem == nil ? .notAnAttribute : secondAttribute
    self.secondStart = secondStart
    self.multiplier = multiplier
    storedConstant = constant
    storedPriority = priority
    self.identifier = identifier
    self.origin = origin
  }

  /// The item of the first side; nil once it is gone.
  public var firstItem: (any LayoutItem)? { firstReference.value?.item }
  /// The item of the second side; nil for a constant size, or once it is gone.
  public var secondItem: (any LayoutItem)? { secondReference.value?.item }

  /// The item of the first side, by kind.
  package var first: ConstraintItem? { firstReference.value }
  /// The item of the second side, by kind.
  package var second: ConstraintItem? { secondReference.value }

  /// The priority of the constraint; 1000 by default.
  ///
  /// While installed in a tree that has been laid out, it can change among optional priorities, but not
  /// between optional and required (rule I4: a precondition here, an error in `setPriority(_:)`).
  public var priority: LayoutPriority {
    get { storedPriority }
    set {
      do {
        try setPriority(newValue)
      } catch {
        preconditionFailure(error.message)
      }
    }
  }

  /// Changes the priority, or throws the reason why UIKit would raise (rules I4 and I6).
  public func setPriority(_ priority: LayoutPriority) throws(LayoutConstraintError) {
    guard priority.isValid else { throw .priorityOutOfRange(priority.rawValue) }
    guard priority != storedPriority else { return }
    if engine != nil, priority.isRequired != storedPriority.isRequired {
      throw .requiredPriorityChange(from: storedPriority.rawValue, to: priority.rawValue)
    }
    storedPriority = priority
    engine?.priorityDidChange(of: self)
  }

  /// The engine that solves for the constraint, if there is one already.
  var engine: LayoutEngine? { holder?.existingEngine }
}

/// The start of a distance between two anchors. A class, because it is copied often.
package final class OffsetStart {
  private let reference: WeakConstraintItem
  /// The attribute of the item.
  package let attribute: LayoutConstraint.Attribute

  /// Makes the start of a distance from an item's attribute.
  package init(item: ConstraintItem, attribute: LayoutConstraint.Attribute) {
    reference = WeakConstraintItem(item)
    self.attribute = attribute
  }

  /// The item; nil once it is gone.
  package var item: ConstraintItem? { reference.value }
}

/// The two priorities of one axis of a content size.
package struct ContentPriorities: Hashable, Sendable {
  /// How strongly the view resists growing beyond its content.
  package var hugging: LayoutPriority
  /// How strongly the view resists shrinking below its content.
  package var compressionResistance: LayoutPriority
}

extension LayoutConstraint: Hashable {
  /// Whether both are the same constraint.
  public static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool {
    left === right
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
