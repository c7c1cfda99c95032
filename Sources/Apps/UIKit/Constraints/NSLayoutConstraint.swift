import AutoLayout
public import Foundation

/// A linear relation between two attributes: `firstItem.firstAttribute (== | <= | >=) multiplier
/// * secondItem.secondAttribute + constant`.
///
/// An invalid pair of attributes stops the process with UIKit's message when the constraint
/// reaches a layout.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociationKeeping, _NibAwakening {
  nonisolated let associations = Associations()
  /// Holds the underlying constraint; not isolated to an actor, because descriptions use it.
  private final class Binding {
    var core: LayoutConstraint?
  }

  private nonisolated let binding = Binding()
  /// The engine's constraint; nil after `init()`, which relates nothing.
  var core: LayoutConstraint? { binding.core }
  private var unboundConstant: CGFloat = 0
  private var unboundPriority = UILayoutPriority.required
  private var unboundIdentifier: String?

  /// Makes a constraint that relates nothing.
  public override init() { super.init() }

  /// Makes a constraint between two attributes.
  ///
  /// - Parameters:
  ///   - view1: a view, a layout guide or a layout support.
  ///   - attr1: the attribute of the first item.
  ///   - relation: the relation between the two sides.
  ///   - view2: like `view1`; nil with the attribute `notAnAttribute` for a constant size.
  ///   - attr2: the attribute of the second item.
  ///   - multiplier: the factor of the second attribute.
  ///   - c: the constant added to the product, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    relate(view1, attr1, relation, view2, attr2, multiplier, c)
  }

  /// Called when the constraint has been loaded from a nib.
  open func awakeFromNib() {}

  /// Makes a constraint that relates nothing yet relate two attributes.
  func relate(
    _ view1: Any, _ attr1: Attribute, _ relation: Relation, _ view2: Any?, _ attr2: Attribute,
    _ multiplier: CGFloat, _ c: CGFloat
  ) {
    let second = view2.flatMap { $0 as? any LayoutItemConvertible }
    guard let first = view1 as? any LayoutItemConvertible, view2 == nil || second != nil else {
      preconditionFailure(LayoutConstraintError.foreignItem.message)
    }
    do {
      bind(
        try LayoutConstraint.make(
          item: first.layoutItem, attribute: attr1.core, relatedBy: relation.core,
          toItem: second?.layoutItem, attribute: attr2.core, multiplier: Double(multiplier),
          constant: Double(c)))
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// Makes a constraint that represents one of the layout engine's.
  convenience init(_ core: LayoutConstraint) {
    self.init()
    bind(core)
  }

  private func bind(_ core: LayoutConstraint) {
    binding.core = core
    core.peer = Peer(self)
  }

  /// Returns the constraint that represents one of the layout engine's, creating it if there is
  /// none yet.
  static func of(_ core: LayoutConstraint) -> NSLayoutConstraint {
    core.peer?.object as? NSLayoutConstraint ?? NSLayoutConstraint(core)
  }

  // MARK: Items

  /// The first item, as long as it exists.
  open var firstItem: AnyObject? { core?.first.flatMap(\.clientObject) }
  /// The second item; nil for a constant size.
  open var secondItem: AnyObject? { core?.second.flatMap(\.clientObject) }
  /// The attribute of the first item.
  open var firstAttribute: Attribute {
    core.map { Attribute($0.firstAttribute) } ?? .notAnAttribute
  }
  /// The attribute of the second item.
  open var secondAttribute: Attribute {
    core.map { Attribute($0.secondAttribute) } ?? .notAnAttribute
  }
  /// The first item's attribute as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem, attribute: firstAttribute)
  }
  /// The second item's attribute as an anchor; nil for a constant size.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }
  /// The relation between the two sides.
  open var relation: Relation {
    core.flatMap { Relation(rawValue: $0.relation.rawValue) } ?? .equal
  }
  /// The factor of the second attribute.
  open var multiplier: CGFloat { core.map { CGFloat($0.multiplier) } ?? 1 }

  // MARK: What may change

  /// The distance, in points.
  open var constant: CGFloat {
    get { core.map { CGFloat($0.constant) } ?? unboundConstant }
    set {
      unboundConstant = newValue
      core?.constant = Double(newValue)
      NextTurn.layOut()
    }
  }

  /// The priority; an installed constraint cannot change from required to optional, or back.
  open var priority: UILayoutPriority {
    get { core.map { UILayoutPriority($0.priority) } ?? unboundPriority }
    set {
      unboundPriority = newValue
      core?.priority = LayoutPriority(newValue)
      NextTurn.layOut()
    }
  }

  /// A name for logs.
  open var identifier: String? {
    get { core?.identifier ?? unboundIdentifier }
    set {
      unboundIdentifier = newValue
      core?.identifier = newValue
    }
  }

  /// Whether the constraint is archived; there are no archives.
  open var shouldBeArchived = false

  /// Whether the constraint is installed, on the nearest common ancestor of its items.
  open var isActive: Bool {
    get { core?.isActive ?? false }
    set {
      core?.isActive = newValue
      NextTurn.layOut()
    }
  }

  /// Activates each of the constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each of the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as UIKit's logs describe it.
  open override nonisolated var description: String {
    binding.core.map { "\($0)" } ?? "<NSLayoutConstraint>"
  }
}
