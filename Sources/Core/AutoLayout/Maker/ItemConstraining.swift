/// Makes, updates and remakes the constraints of one view or guide, in the manner of Masonry and
/// SnapKit.
///
/// ```swift
/// title.constrain.make {
///   $0.leading.trailing.equalToSuperview().inset(16)
///   $0.top.equalTo(header.constrain.bottom).offset(8)
///   $0.height.greaterThanOrEqualTo(44).priority(.high)
/// }
/// ```
public struct ItemConstraining: AttributeNaming {
  /// The view or guide.
  public let item: any LayoutItem

  /// Names attributes of the item as the second side of a sentence.
  public func naming(_ attributes: [LayoutConstraint.Attribute]) -> ItemAttributes {
    ItemAttributes(item: item, attributes: attributes)
  }

  /// Activates the constraints that the sentences describe.
  ///
  /// Also turns off the view's `translatesAutoresizingMaskIntoConstraints`. The preconditions are
  /// those of making and activating constraints.
  @discardableResult
  public func make(_ sentences: (ConstraintMaker) -> Void) -> [LayoutConstraint] {
    let constraints = prepared(sentences)
    LayoutConstraint.activate(constraints)
    return constraints
  }

  /// Updates the constants of constraints made before that are otherwise the same: same items,
  /// attributes, relation, multiplier and priority. Makes those that have no such predecessor.
  @discardableResult
  public func update(_ sentences: (ConstraintMaker) -> Void) -> [LayoutConstraint] {
    var predecessors = made
    return prepared(sentences).map { constraint in
      guard let index = predecessors.firstIndex(where: { $0.isSimilar(to: constraint) }) else {
        constraint.isActive = true
        return constraint
      }
      let predecessor = predecessors.remove(at: index)
      predecessor.constant = constraint.constant
      return predecessor
    }
  }

  /// Removes the constraints made before, then makes those that the sentences describe.
  @discardableResult
  public func remake(_ sentences: (ConstraintMaker) -> Void) -> [LayoutConstraint] {
    remove()
    return make(sentences)
  }

  /// Removes the constraints made before.
  public func remove() {
    LayoutConstraint.deactivate(made)
  }

  private func prepared(_ sentences: (ConstraintMaker) -> Void) -> [MadeConstraint] {
    (item as? View)?.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(item)
    sentences(maker)
    return maker.constraints()
  }

  /// The active constraints that a maker made for the item, starting at the nearest holder.
  private var made: [MadeConstraint] {
    var found: [MadeConstraint] = []
    var holder = ConstraintItem(item)?.owner
    while let view = holder {
      found += view.heldConstraints.compactMap { $0 as? MadeConstraint }
        .filter { $0.firstItem === item }
      holder = view.superview
    }
    return found
  }
}

/// A constraint made by a maker, a type of its own so that the maker can find it again.
final class MadeConstraint: LayoutConstraint {
  /// Whether another constraint differs at most in its constant and name.
  func isSimilar(to other: MadeConstraint) -> Bool {
    firstItem === other.firstItem && firstAttribute == other.firstAttribute
      && relation == other.relation && secondItem === other.secondItem
      && secondAttribute == other.secondAttribute && multiplier == other.multiplier
      && priority == other.priority
  }
}

extension View {
  /// Makes and updates this view's constraints; names its attributes for those of other items.
  public var constrain: ItemConstraining { ItemConstraining(item: self) }
}

extension LayoutGuide {
  /// Makes and updates this guide's constraints; names its attributes for those of other items.
  public var constrain: ItemConstraining { ItemConstraining(item: self) }
}
