import Cassowary

/// A constraint as the solver holds it: a content size has two halves, every other constraint is
/// one.
package struct ConstraintHalf {
  /// The constraint.
  package let constraint: LayoutConstraint
  /// Which of the two halves of a content size; nil for other constraints.
  package let contentSide: ContentSide?

  /// Makes a half of a content size, or represents any other constraint as a whole.
  package init(constraint: LayoutConstraint, contentSide: ContentSide?) {
    self.constraint = constraint
    self.contentSide = contentSide
  }

  /// The priority of the half.
  package var priority: LayoutPriority {
    guard let priorities = constraint.contentPriorities else { return constraint.priority }
    return contentSide == .hugging ? priorities.hugging : priorities.compressionResistance
  }

  /// How the two sides of the half compare.
  package var relation: LayoutConstraint.Relation {
    switch contentSide {
    case .hugging: .lessThanOrEqual
    case .compressionResistance: .greaterThanOrEqual
    case nil: constraint.relation
    }
  }
}

extension ConstraintHalf: Hashable {
  /// Whether both are the same half of the same constraint.
  package static func == (left: ConstraintHalf, right: ConstraintHalf) -> Bool {
    left.constraint === right.constraint && left.contentSide == right.contentSide
  }

  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(constraint))
    hasher.combine(contentSide)
  }
}

extension Rehearsal {
  /// Returns the halves of an entry with their handles.
  func halves(at place: Int) -> [(half: ConstraintHalf, index: Int)] {
    let constraint = entries[place].constraint
    guard constraint.contentPriorities != nil else {
      return [(ConstraintHalf(constraint: constraint, contentSide: nil), 0)]
    }
    return [
      (ConstraintHalf(constraint: constraint, contentSide: .hugging), 0),
      (ConstraintHalf(constraint: constraint, contentSide: .compressionResistance), 1),
    ]
  }

  /// Returns the handle of a half; nil for a constraint that was not copied.
  func handle(of half: ConstraintHalf) -> ConstraintID? {
    guard let entry = engine.constraints[ObjectIdentifier(half.constraint)],
      let place = place(of: entry), let id = handles[place].first
    else { return nil }
    return half.contentSide == .compressionResistance ? handles[place].last : id
  }
}
