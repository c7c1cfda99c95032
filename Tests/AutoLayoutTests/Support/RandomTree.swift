import AutoLayout
import Geometry

/// Numbers determined by a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A tree of views and constraints as a value, so that variations of it can be built.
struct RandomTree {
  struct Wish {
    var view: Int
    var attribute: LayoutConstraint.Attribute
    var relation = LayoutConstraint.Relation.equal
    /// The other view: an index, or -1 for the root; nil for a constant.
    var other: Int?
    var otherAttribute = LayoutConstraint.Attribute.notAnAttribute
    var multiplier = 1.0
    var constant = 0.0
    var priority = LayoutPriority.required
  }

  /// The parent of each view: an earlier index, or -1 for the root.
  var parents: [Int] = []
  /// The content size of each view; negative for none.
  var contents: [Size] = []
  var wishes: [Wish] = []

  /// Makes a tree of rows and columns whose required constraints can always hold, with optional
  /// ones that compete.
  init(seed: UInt64, views count: Int) {
    var random = SeededGenerator(seed: seed)
    var lastChild: [Int: Int] = [:]
    for view in 0..<count {
      let parent = view == 0 ? -1 : Int.random(in: max(-1, view - 6)..<view, using: &random)
      parents.append(parent)
      let hasContent = Bool.random(using: &random)
      contents.append(
        hasContent
          ? Size(
            width: Double(Int.random(in: 1...12, using: &random) * 10),
            height: Double(Int.random(in: 1...3, using: &random) * 20))
          : Size(width: -1, height: -1))
      let sibling = lastChild[parent]
      lastChild[parent] = view
      place(view, parent, after: sibling, hasContent: hasContent, &random)
      compete(view, count, &random)
    }
  }

  private mutating func place(
    _ view: Int, _ parent: Int, after sibling: Int?, hasContent: Bool,
    _ random: inout SeededGenerator
  ) {
    let gap = Double(Int.random(in: 0...20, using: &random))
    let isRow = Bool.random(using: &random)
    let along: (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
      isRow ? (.leading, .trailing) : (.top, .bottom)
    let across: LayoutConstraint.Attribute = isRow ? .top : .leading
    if let sibling {
      wishes.append(
        Wish(view: view, attribute: along.0, other: sibling, otherAttribute: along.1, constant: gap)
      )
    } else {
      wishes.append(
        Wish(view: view, attribute: along.0, other: parent, otherAttribute: along.0, constant: gap))
    }
    let isCentred = Int.random(in: 0..<4, using: &random) == 0
    let crossing: LayoutConstraint.Attribute = isCentred ? (isRow ? .centerY : .centerX) : across
    wishes.append(
      Wish(
        view: view, attribute: crossing, other: parent, otherAttribute: crossing,
        constant: isCentred ? 0 : gap))
    guard !hasContent else { return }
    for size in [LayoutConstraint.Attribute.width, .height] {
      let isRatio = parent == -1 && Bool.random(using: &random)
      wishes.append(
        isRatio
          ? Wish(
            view: view, attribute: size, other: -1, otherAttribute: size,
            multiplier: Double(Int.random(in: 1...4, using: &random)) / 4)
          : Wish(
            view: view, attribute: size,
            constant: Double(Int.random(in: 1...30, using: &random) * 10)))
    }
  }

  private mutating func compete(
    _ view: Int, _ count: Int, _ random: inout SeededGenerator
  ) {
    guard view > 0, Bool.random(using: &random) else { return }
    let attribute: LayoutConstraint.Attribute =
      [.width, .height, .trailing, .bottom].randomElement(using: &random) ?? .width
    let relation: LayoutConstraint.Relation =
      [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
    wishes.append(
      Wish(
        view: view, attribute: attribute, relation: relation,
        other: Int.random(in: 0..<view, using: &random), otherAttribute: attribute,
        constant: Double(Int.random(in: -20...20, using: &random)),
        priority: LayoutPriority(Double(Int.random(in: 100...900, using: &random)) + 0.5)))
  }

  /// What varies when the tree is built.
  struct Variation {
    var scale = 1.0
    var direction = LayoutDirection.leftToRight
    /// Determines the order of activation; nil keeps the order of the wishes.
    var shuffle: UInt64?
    /// The number of activations after which a pass is run.
    var passAfter: Int?
    /// Determines what is changed, removed and hidden between passes, and then undone.
    var disturbance: UInt64?
    /// Whether constraints that contradict the others are made but never activated.
    var hasInactive = false
    /// Whether the views have identifiers, in another order than that of the tree.
    var hasNames = false
    /// Whether every constraint is stated twice.
    var repeats = false
    /// Whether the root is inside another view of its size.
    var isWrapped = false
    /// Whether a guide lies over each view.
    var hasGuides = false
    /// A tree with other constants and sizes, which is laid out first and then changed into this one.
    var origin: [RandomTree] = []
  }

  /// Returns a tree with other constants and sizes.
  func withOtherNumbers(seed: UInt64) -> RandomTree {
    var random = SeededGenerator(seed: seed)
    var other = self
    for index in wishes.indices {
      other.wishes[index].constant += Double(Int.random(in: 0...30, using: &random))
    }
    for index in contents.indices where contents[index].width >= 0 {
      other.contents[index].width += Double(Int.random(in: 0...40, using: &random))
    }
    return other
  }

  /// Builds the tree and lays it out; returns the views in order, then the root.
  func build(_ variation: Variation = Variation()) -> (views: [View], root: View) {
    let scale = variation.scale
    let root = View(frame: Rect(x: 0, y: 0, width: 800 * scale, height: 600 * scale))
    let outer = variation.isWrapped ? View(frame: root.frame) : root
    if variation.isWrapped { outer.addSubview(root) }
    outer.layoutEnvironment.userInterfaceLayoutDirection = variation.direction
    let start = variation.origin.first ?? self
    let views = start.contents.map {
      Stand($0.width < 0 ? -1 : $0.width * scale, $0.height < 0 ? -1 : $0.height * scale)
    }
    for (view, parent) in zip(views, parents) {
      (parent < 0 ? root : views[parent]).addSubview(view)
    }
    for (index, view) in views.enumerated() where variation.hasNames {
      view.identifier = "v\(views.count - index)"
    }
    if variation.hasGuides { views.forEach(Self.addGuide) }
    let stated = start.wishes.map { constraint($0, views, root, scale) }
    var constraints =
      stated + (variation.repeats ? start.wishes.map { constraint($0, views, root, scale) } : [])
    if let seed = variation.shuffle {
      var random = SeededGenerator(seed: seed)
      constraints.shuffle(using: &random)
    }
    for (index, constraint) in constraints.enumerated() {
      if index == variation.passAfter { root.layoutIfNeeded() }
      constraint.isActive = true
    }
    let inactive =
      variation.hasInactive ? views.map { $0.widthAnchor.constraint(equalToConstant: 1) } : []
    withExtendedLifetime(inactive) { root.layoutIfNeeded() }
    if let seed = variation.disturbance {
      disturb(views, root, constraints, seed: seed)
      root.layoutIfNeeded()
    }
    if !variation.origin.isEmpty { change(stated, views, root, scale) }
    outer.layoutIfNeeded()
    return (views, outer)
  }

  /// Gives the constraints and views of another tree the numbers of this one, with passes in between.
  private func change(
    _ constraints: [LayoutConstraint], _ views: [Stand], _ root: View, _ scale: Double
  ) {
    for (index, constraint) in constraints.enumerated() {
      constraint.constant = wishes[index].constant * scale
      if index.isMultiple(of: 7) { root.layoutIfNeeded() }
    }
    for (view, size) in zip(views, contents) where size.width >= 0 {
      view.size.width = size.width * scale
    }
    root.layoutIfNeeded()
  }

  /// Puts a guide over a view.
  private static func addGuide(over view: View) {
    let guide = LayoutGuide()
    view.superview?.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    guide.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    guide.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    guide.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
  }

  /// Changes constants, sizes, priorities, activation and hierarchy, with passes in between, and
  /// undoes everything.
  private func disturb(
    _ views: [Stand], _ root: View, _ constraints: [LayoutConstraint], seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<12 {
      let constraint = constraints[Int.random(in: 0..<constraints.count, using: &random)]
      let view = views[Int.random(in: 0..<views.count, using: &random)]
      let (constant, priority, size) = (constraint.constant, constraint.priority, view.size)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: constraint.constant += 7
      case 1: constraint.isActive = false
      case 2: if priority != .required { constraint.priority = LayoutPriority(42.5) }
      case 3: if size.width >= 0 { view.size.width += 11 }
      default: remove(view, from: root, constraints)
      }
      root.layoutIfNeeded()
      constraint.constant = constant
      constraint.priority = priority
      view.size = size
      for constraint in constraints where !constraint.isActive { constraint.isActive = true }
    }
  }

  private func remove(_ view: Stand, from root: View, _ constraints: [LayoutConstraint]) {
    guard let superview = view.superview else { return }
    view.removeFromSuperview()
    root.layoutIfNeeded()
    view.layoutIfNeeded()
    superview.addSubview(view)
    for constraint in constraints where !constraint.isActive { constraint.isActive = true }
  }

  private func constraint(
    _ wish: Wish, _ views: [View], _ root: View, _ scale: Double
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: views[wish.view], attribute: wish.attribute, relatedBy: wish.relation,
      toItem: wish.other.map { $0 < 0 ? root : views[$0] }, attribute: wish.otherAttribute,
      multiplier: wish.multiplier, constant: wish.constant * scale)
    constraint.priority = wish.priority
    return constraint
  }
}
