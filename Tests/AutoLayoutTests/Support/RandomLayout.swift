import AutoLayout
import Cassowary
import Geometry

/// A row of views with random constraints, which can be built any number of times with changes.
struct RandomLayout {
  /// A constraint as a value.
  struct Rule {
    var view: Int
    var attribute: LayoutConstraint.Attribute
    var relation: LayoutConstraint.Relation = .equal
    /// -1 is the root; nil is a constant.
    var other: Int?
    var otherAttribute: LayoutConstraint.Attribute = .notAnAttribute
    var multiplier = 1.0
    var constant: Double
    var priority = 1000.0
  }

  /// A generator of numbers that are the same on every run.
  struct Dice {
    private var state: UInt64

    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }

    mutating func chance(_ percent: Int) -> Bool { roll(100) < percent }
  }

  let views: Int
  var rules: [Rule]

  /// Returns a laid-out tree with the rules; `rules[i]` has source index i.
  func build(_ rules: [Rule]? = nil) -> (root: View, views: [View]) {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let made = (0..<views).map { index -> View in
      let view = View()
      view.identifier = "v\(index)"
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      return view
    }
    for (index, rule) in (rules ?? self.rules).enumerated() {
      let constraint = LayoutConstraint(
        item: made[rule.view], attribute: rule.attribute, relatedBy: rule.relation,
        toItem: rule.other.map { $0 < 0 ? root : made[$0] }, attribute: rule.otherAttribute,
        multiplier: rule.multiplier, constant: rule.constant)
      constraint.priority = LayoutPriority(rawValue: rule.priority)
      constraint.sourceIndex = index
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    return (root, made)
  }

  /// Whether required rules can hold together, according to a separate solver; without the canvas
  /// the root may have any width.
  func isSatisfiable(_ rules: [Rule], canvas: Bool) -> Bool {
    let solver = Solver()
    let variables = (0...views).map { _ in
      (left: solver.makeVariable(), width: solver.makeVariable())
    }
    func terms(_ view: Int, _ attribute: LayoutConstraint.Attribute, _ factor: Double) -> [Term] {
      // The root is the last; its left edge is the origin of its own coordinates.
      let own = variables[view < 0 ? views : view]
      let left = view < 0 ? [] : [Term(own.left, factor)]
      return switch attribute {
      case .left: left
      case .right: left + [Term(own.width, factor)]
      default: [Term(own.width, factor)]
      }
    }
    do {
      for index in 0...views {
        try solver.add(
          relation: .greaterThanOrEqual, constant: 0, terms: [Term(variables[index].width)])
      }
      if canvas {
        try solver.add(relation: .equal, constant: -320, terms: [Term(variables[views].width)])
      }
      for rule in rules {
        let relation: Cassowary.Relation =
          rule.relation == .equal
          ? .equal : rule.relation == .lessThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual
        let other = rule.other.map { terms($0, rule.otherAttribute, 0 - rule.multiplier) } ?? []
        try solver.add(
          relation: relation, constant: 0 - rule.constant,
          terms: terms(rule.view, rule.attribute, 1) + other)
      }
      return true
    } catch {
      return false
    }
  }

  /// Returns how far a laid-out tree is from satisfying a rule.
  static func violation(of rule: Rule, in views: [View], _ root: View) -> Double {
    func value(_ view: Int, _ attribute: LayoutConstraint.Attribute) -> Double {
      let frame = view < 0 ? root.bounds : views[view].frame
      return switch attribute {
      case .left: frame.minX
      case .right: frame.maxX
      case .width: frame.width
      default: 0
      }
    }
    let right = rule.other.map { rule.multiplier * value($0, rule.otherAttribute) } ?? 0
    let residual = value(rule.view, rule.attribute) - right - rule.constant
    return rule.relation.violation(of: residual)
  }
}

extension RandomLayout {
  /// Returns rules on the horizontal axis, more than can hold.
  static func crowded(seed: Int) -> RandomLayout {
    var dice = Dice(seed: seed)
    let views = 2 + dice.roll(4)
    var rules = chain(views, &dice)
    for _ in 0..<(1 + dice.roll(3)) { rules.append(size(dice.roll(views), &dice)) }
    return RandomLayout(views: views, rules: rules)
  }

  /// Returns rules on the horizontal axis, too few to determine everything; some are optional and
  /// tied.
  static func loose(seed: Int) -> RandomLayout {
    var dice = Dice(seed: seed)
    let views = 2 + dice.roll(3)
    var rules = chain(views, &dice).filter { _ in dice.chance(70) }
    for index in rules.indices where dice.chance(30) {
      rules[index].priority = Double(1 + dice.roll(3)) * 250
    }
    return RandomLayout(views: views, rules: rules)
  }

  /// Returns rules from edge to edge, with a width here and there.
  private static func chain(_ views: Int, _ dice: inout Dice) -> [Rule] {
    var rules = [
      Rule(
        view: 0, attribute: .left, other: -1, otherAttribute: .left,
        constant: Double(dice.roll(20)))
    ]
    for view in 1..<views {
      rules.append(
        Rule(
          view: view, attribute: .left, relation: dice.chance(20) ? .greaterThanOrEqual : .equal,
          other: view - 1, otherAttribute: .right, constant: Double(dice.roll(16))))
    }
    rules.append(
      Rule(
        view: views - 1, attribute: .right, relation: dice.chance(30) ? .lessThanOrEqual : .equal,
        other: -1, otherAttribute: .right, constant: 0 - Double(dice.roll(20))))
    for view in 0..<views { rules.append(size(view, &dice)) }
    return rules
  }

  private static func size(_ view: Int, _ dice: inout Dice) -> Rule {
    let relations: [LayoutConstraint.Relation] = [
      .equal, .equal, .greaterThanOrEqual, .lessThanOrEqual,
    ]
    if view > 0, dice.chance(35) {
      return Rule(
        view: view, attribute: .width, other: dice.roll(view), otherAttribute: .width,
        multiplier: [1, 1, 0.5, 2][dice.roll(4)], constant: 0)
    }
    return Rule(
      view: view, attribute: .width, relation: relations[dice.roll(4)],
      constant: Double(20 + dice.roll(300)))
  }
}
