import Cassowary
import Geometry

/// Explains why a value of the layout is what it is.
package struct ValueExplanation {
  /// A constraint on the way from the value to constants.
  package struct Term {
    /// The constraint; nil for what the item itself contributes, such as the position of its
    /// baseline.
    package internal(set) var half: ConstraintHalf?
    /// How much the constraint contributes to the value, in points.
    package internal(set) var contribution: Double
    /// How much the value changes per point of the constraint's constant.
    package internal(set) var sensitivity: Double
    /// Whether an inequality holds as an equation only because nothing else decides.
    package internal(set) var restsAtBound = false
    /// The wishes that hold because an inequality holds as an equation: they keep it there.
    package internal(set) var heldBy: [ConstraintHalf] = []
    /// Whether it is what rounding a content's length up to whole pixels adds.
    package internal(set) var isRounding = false
    /// The scroll view whose content insets it is; nil for another term.
    package internal(set) var insetsOf: ScrollView?
  }

  /// An optional constraint that does not hold and would change the value if it did.
  package struct Loss {
    /// The constraint.
    package let half: ConstraintHalf
    /// How far the layout is from satisfying it, in points.
    package let residual: Double
    /// The value if it held; nil if required constraints forbid that.
    package let valueIfHeld: Double?
    /// The constraints that would give way if it came closer to holding.
    package let opponents: [ConstraintHalf]
    /// Why the opponents have their way.
    package let reason: Reason

    /// Why a constraint loses.
    package enum Reason: Hashable, Sendable {
      /// A priority above its own is among those of its opponents.
      case priority
      /// Opponents of the same priority would together give way further than it would gain.
      case sum
      /// Opponents of the same priority would give way as far as it would gain: it is a tie.
      case tie
    }
  }

  /// The value in points: a position in the superview's coordinates, or a size.
  package let value: Double
  /// The constraints that determine it, in the order they were added; their contributions add up
  /// to the value.
  package internal(set) var terms: [Term]
  /// The constraints that lost.
  package internal(set) var losses: [Loss] = []
  /// How many others lost whose effect was not tried.
  package internal(set) var untriedLossCount = 0
  /// Whether the constraints leave the value open.
  package let isFree: Bool

  init(value: Double, terms: [Term], isFree: Bool) {
    self.value = value
    self.terms = terms
    self.isFree = isFree
    balance()
  }

  /// Names the half of a content size that holds it where the losses tell: one that beats what would
  /// stretch a view is its hugging.
  mutating func nameHolders() {
    let winners = losses.flatMap(\.opponents)
    for index in terms.indices {
      guard let half = terms[index].half, half.contentSide != nil, !winners.contains(half),
        let other = winners.first(where: {
          $0.contentSide != nil && $0.constraint === half.constraint
        })
      else { continue }
      terms[index].half = other
    }
  }

  /// Adds what rounding lost to one of the terms, so that they add up exactly in their order.
  private mutating func balance() {
    for index in terms.indices.reversed() {
      let before = terms[index].contribution
      for _ in 0..<4 {
        let sum = terms.reduce(0) { $0 + $1.contribution }
        if sum == value { return }
        terms[index].contribution += value - sum
      }
      if terms.reduce(0, { $0 + $1.contribution }) == value { return }
      terms[index].contribution = before
    }
  }
}

extension LayoutEngine {
  /// Explains an attribute of a view or guide; nil for an item of another tree.
  ///
  /// Positions are those of the alignment rect in the superview's coordinates (a guide's in its
  /// owner's); leading and trailing are edges, not distances.
  ///
  /// - Parameters:
  ///   - findsLosses: whether to try what lost, and what keeps inequalities at their bounds.
  ///   - resolvesFittings: whether a length that a row, an item or a canvas takes from its content
  ///     is explained by the content; nil for the same as `findsLosses`.
  ///   - fittings: remembers how such lengths are explained, where many values are.
  package func explain(
    _ item: ConstraintItem, _ attribute: LayoutConstraint.Attribute, findsLosses: Bool = true,
    resolvesFittings: Bool? = nil, fittings: FittingMemo? = nil
  ) -> ValueExplanation? {
    guard let known = self.item(for: item), let form = form(of: item, attribute) else {
      return nil
    }
    let value = form.terms.reduce(form.constant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
    var parts: [ConstraintID: Double] = [:]
    for term in form.terms {
      for influence in solver.influences(on: term.variable) {
        parts[influence.constraint, default: 0] += term.coefficient * influence.sensitivity
      }
    }
    var terms: [ValueExplanation.Term] = parts.keys.sorted { order(of: $0) < order(of: $1) }
      .compactMap { id in
        guard let entry = constraint(of: id), let part = parts[id], abs(part) > 1e-9 else {
          return nil
        }
        return ValueExplanation.Term(
          half: ConstraintHalf(
            constraint: entry.constraint, contentSide: entry.contentSide(of: id)),
          contribution: part * (0 - entry.constant), sensitivity: part,
          restsAtBound: entry.contentSide(of: id) == nil && solver.restsAtBound(id))
      }
    if form.constant != 0 {
      terms.append(
        ValueExplanation.Term(half: nil, contribution: form.constant, sensitivity: 0))
    }
    if resolvesFittings ?? findsLosses { resolveFittings(in: &terms, fittings) }
    terms = terms.joiningContentSizes
    var explanation = ValueExplanation(
      value: value, terms: terms,
      isFree: known.variables.contains { variable in
        form.terms.contains { $0.variable == variable } && isFree(variable)
      })
    if findsLosses {
      tryConstraints(touching: form, parts, for: &explanation)
      explanation.nameHolders()
    }
    return explanation
  }

  /// Returns an attribute as a sum of unknowns, in the coordinates of the item's container.
  func form(of item: ConstraintItem, _ attribute: LayoutConstraint.Attribute) -> LinearForm? {
    guard let known = self.item(for: item) else { return nil }
    let holder = known.container ?? known
    let direction =
      holder.view.map { self.direction(of: $0) } ?? environment.userInterfaceLayoutDirection
    let probe = LayoutConstraint(
      item: item, attribute: attribute.resolved(direction), origin: .temporary)
    var lowering = Lowering(engine: self, holder: known.container, of: probe)
    return lowering.form(of: probe)
  }

  func order(of id: ConstraintID) -> (Int64, ConstraintID) {
    (constraint(of: id)?.order ?? Int64.max, id)
  }
}

extension [ValueExplanation.Term] {
  /// The terms with the halves of a content size as one where both count.
  ///
  /// A content's length that is added on the way there and subtracted on the way back says nothing
  /// about the value.
  fileprivate var joiningContentSizes: [ValueExplanation.Term] {
    var joined: [ValueExplanation.Term] = []
    for term in self {
      guard let half = term.half, half.contentSide != nil,
        let known = joined.firstIndex(where: { $0.half?.isContent(of: half) == true })
      else {
        joined.append(term)
        continue
      }
      let (first, second) = (joined[known], term)
      var sum = abs(first.sensitivity) < abs(second.sensitivity) ? second : first
      sum.contribution = first.contribution + second.contribution
      sum.sensitivity = first.sensitivity + second.sensitivity
      joined[known] = sum
    }
    return joined.filter { $0.half?.contentSide == nil || abs($0.sensitivity) > 1e-9 }
  }
}

extension ConstraintHalf {
  /// Whether both are about one content size, which each engine states for itself.
  fileprivate func isContent(of other: ConstraintHalf) -> Bool {
    guard contentSide != nil, other.contentSide != nil else { return false }
    return constraint === other.constraint
      || constraint.hasSameForm(as: other.constraint)
        && constraint.constant == other.constraint.constant
  }
}
