import Geometry

/// The constraints and guides that a stack view has generated so far.
///
/// An update keeps every constraint whose rule is unchanged, sets a new constant on one whose
/// rule differs in nothing else, and makes only what is new.
struct StackArrangement {
  private typealias Rule = LayoutRule<ObjectIdentifier>

  private var rules: [Rule] = []
  private var constraints: [LayoutConstraint] = []
  private let spanner = LayoutSpacer(identifier: "UISV-alignment-spanner")
  private var gaps: [LayoutGapGuide] = []

  /// Brings guides and constraints up to date and returns the constraints in the order of the
  /// recipe.
  mutating func update(_ stack: StackView, recipe: StackRecipe) -> [LayoutConstraint] {
    updateGuides(of: stack, recipe: recipe)
    let recipeRules = recipe.rules
    let newRules = recipeRules.map { $0.mapRoles { item($0, of: stack).id } }
    guard newRules != rules || !areAlive else { return constraints }
    var reusable = reusableConstraints
    constraints = zip(recipeRules, newRules).map { recipeRule, rule in
      if let constraint = reusable[rule.withoutConstant]?.popLast() {
        constraint.constant = rule.constant
        return constraint
      }
      return recipeRule.constraint(origin: .stack) { item($0, of: stack) }
    }
    rules = newRules
    return constraints
  }

  /// The constraints by the part of their rules that cannot change, in reverse order so that the
  /// first made are taken first.
  private var reusableConstraints: [Rule: [LayoutConstraint]] {
    var result: [Rule: [LayoutConstraint]] = [:]
    for (rule, constraint) in zip(rules, constraints).reversed() where isAlive(constraint, rule) {
      result[rule.withoutConstant, default: []].append(constraint)
    }
    return result
  }

  /// Whether all items still exist, so that none has left its identity to another.
  private var areAlive: Bool {
    zip(rules, constraints).allSatisfy { isAlive($1, $0) }
  }

  private func isAlive(_ constraint: LayoutConstraint, _ rule: Rule) -> Bool {
    constraint.first?.id == rule.first.role && constraint.second?.id == rule.second?.role
  }

  private mutating func updateGuides(of stack: StackView, recipe: StackRecipe) {
    let count = recipe.gapCount
    if gaps.count > 1, gaps[1].impliedExtent != recipe.impliedExtent {
      while gaps.count > 1 { stack.removeGeneratedGuide(gaps.removeLast()) }
    }
    while gaps.count > count { stack.removeGeneratedGuide(gaps.removeLast()) }
    while gaps.count < count {
      gaps.append(LayoutGapGuide(impliedExtent: gaps.isEmpty ? nil : recipe.impliedExtent))
    }
    for guide in gaps where guide.owningView == nil { stack.addGeneratedGuide(guide) }
    if recipe.hasSpanner {
      stack.addGeneratedGuide(spanner)
    } else {
      stack.removeGeneratedGuide(spanner)
    }
  }

  private func item(_ role: StackRecipe.Role, of stack: StackView) -> ConstraintItem {
    switch role {
    case .stack: .view(stack)
    case .margins: .guide(stack.layoutMarginsGuide)
    case .view(let index): .view(stack.arrangedSubviews[index])
    case .spanner: .guide(spanner)
    case .gap(let index): .guide(gaps[index])
    }
  }
}

/// The guide that spans the arranged views across the axis.
final class LayoutSpacer: LayoutGuide {
  override var className: String { "_UILayoutSpacer" }
}

/// The guide between two neighbours of a stack with equal spacing or centring.
final class LayoutGapGuide: LayoutGuide {
  init(impliedExtent: Axis?) {
    super.init(role: .custom)
    self.impliedExtent = impliedExtent
  }

  override var className: String { "_UIOLAGapGuide" }
}
