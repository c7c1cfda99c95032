package import AutoLayout
import Geometry
import Rendering
import Typesetting

/// The views of a small scene and what its lines say of them, as values: what one of them was meant
/// to say is often said of a view of the same kind, or of another side of the same view.
package struct LineSurvey: Sendable {
  /// A constraint that the scene states.
  package struct Line: Hashable, Sendable {
    package let view: String
    package let attribute: LayoutConstraint.Attribute
    package let relation: LayoutConstraint.Relation
    /// The view on the other side, or that whose guide is there, and how equations name the guide:
    /// `.margins`.
    let (other, guide): (String?, String)
    let otherAttribute: LayoutConstraint.Attribute
    let (multiplier, constant): (Double, Double)
    let isRequired: Bool
    /// Where it is stated; nil for a line that only advice would write.
    package let source: Int?

    /// The equation as a scene states it.
    package var text: String {
      let left = "\(view).\(attribute) \(relation.symbol) "
      guard let other else { return left + constant.shortDescription }
      let factor = multiplier == 1 ? "" : " * \(multiplier.shortDescription)"
      let distance =
        constant == 0
        ? "" : " \(constant < 0 ? "-" : "+") \(constant.magnitude.shortDescription)"
      return "\(left)\(other)\(guide).\(otherAttribute)\(factor)\(distance)"
    }
  }

  /// A view, and what it is in.
  struct Item: Sendable {
    let parent: String?
    let kind: String
    let frame: Rect
    /// Its place among those that are in the same view, and how many it holds.
    let (index, count): (Int, Int)
  }

  private(set) var items: [String: Item] = [:]
  /// The ids of the views, in tree order.
  private(set) var order: [String] = []
  /// What is said of each view, as the first one; used only for lookup.
  private(set) var lines: [String: [Line]] = [:]
  private(set) var all: [Line] = []

  private static let mostViews = 96
  private static let mostLines = 384

  /// Surveys a tree; empty for a large one, in which nobody looks for what is alike.
  package init(of root: View) {
    var pending: [(view: View, parent: String?, origin: Point, index: Int)] = [
      (root, nil, .zero, 0)
    ]
    var constraints: [LayoutConstraint] = []
    while let (view, parent, origin, index) = pending.popLast() {
      // Before anything is read of a large scene: this is asked of each open value.
      guard order.count + pending.count + view.subviews.count < Self.mostViews else {
        self = LineSurvey()
        return
      }
      let frame = view.frame
      let place = Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
      items[view.sceneID] = Item(
        parent: parent, kind: "\(type(of: view))", frame: Rect(origin: place, size: frame.size),
        index: index, count: view.subviews.count)
      order.append(view.sceneID)
      let own = view.constraints
      guard constraints.count + own.count <= Self.mostLines * 4 else {
        self = LineSurvey()
        return
      }
      constraints += own.filter { $0.origin == .user }
      pending += view.subviews.enumerated().reversed().map { ($1, view.sceneID, place, $0) }
    }
    guard constraints.count <= Self.mostLines else {
      self = LineSurvey()
      return
    }
    all = constraints.compactMap(Self.line).map { line in
      line.other.map { isInside($0, line.view) } == true ? line.reversed ?? line : line
    }
    lines = Dictionary(grouping: all, by: \.view)
  }

  /// Makes an empty survey.
  package init() {}

  /// Returns what a constraint says; nil for one that scenes have no such line for.
  static func line(_ constraint: LayoutConstraint) -> Line? {
    guard let (view, guide) = name(constraint.first), guide.isEmpty,
      !constraint.firstAttribute.isMargin, !constraint.secondAttribute.isMargin
    else { return nil }
    let second = name(constraint.second)
    guard (second == nil) == (constraint.secondAttribute == .notAnAttribute) else { return nil }
    return Line(
      view: view, attribute: constraint.firstAttribute, relation: constraint.relation,
      other: second?.view, guide: second?.guide ?? "", otherAttribute: constraint.secondAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant,
      isRequired: constraint.priority.isRequired, source: constraint.sourceIndex)
  }

  /// Returns the view or the guide of one side of a constraint.
  private static func name(_ item: ConstraintItem?) -> (view: String, guide: String)? {
    switch item {
    case .view(let view)?: return (view.sceneID, "")
    case .guide(let guide)?:
      let name = ConstraintItem.guide(guide).sceneName
      guard guide.kind != .custom, let owner = guide.owningView?.sceneID, name.hasPrefix(owner)
      else { return guide.kind == .custom ? (name, "") : nil }
      return (owner, String(name.dropFirst(owner.count)))
    case nil: return nil
    }
  }

  /// Whether a view is in another one, however deep.
  func isInside(_ view: String, _ outer: String) -> Bool {
    var next = items[view]?.parent
    while let parent = next {
      if parent == outer { return true }
      next = items[parent]?.parent
    }
    return false
  }

  /// Whether two views lie beside each other along an axis, so that the same line along it puts
  /// them in one place.
  func isBeside(_ view: String, _ other: String, along axis: Axis) -> Bool {
    guard let (a, b) = items[view].flatMap({ own in items[other].map { (own.frame, $0.frame) } })
    else { return false }
    return axis == .horizontal
      ? a.minY < b.maxY && b.minY < a.maxY : a.minX < b.maxX && b.minX < a.maxX
  }

  /// The lines that name a view.
  package func about(_ view: String) -> [Line] {
    (lines[view] ?? []) + all.filter { $0.view != view && $0.other == view }
  }

  /// Returns the line that another one was meant to be, as views of its kind show, or its own view
  /// does; nil where neither does.
  package func correction(of line: Line) -> Line? {
    let meant: Line? =
      switch verdict(on: line) {
      case .wrong(_, let meant)?: meant
      case .surplus?: nil
      case nil: meant(by: line)
      }
    return meant.flatMap { meant in all.contains { $0.says(meant) } ? nil : meant }
  }

  /// What is wrong with a line.
  package enum Verdict: Hashable {
    case wrong(Line, meant: Line)
    case surplus(Line)

    /// Whether the line is one too many.
    var isSurplus: Bool { if case .surplus = self { true } else { false } }
  }
}

extension LineSurvey.Line {
  /// Returns the line with other sides and another number.
  func with(
    view: String? = nil, attribute: LayoutConstraint.Attribute? = nil, other: String? = nil,
    guide: String? = nil, otherAttribute: LayoutConstraint.Attribute? = nil,
    constant: Double? = nil, relation: LayoutConstraint.Relation? = nil
  ) -> LineSurvey.Line {
    LineSurvey.Line(
      view: view ?? self.view, attribute: attribute ?? self.attribute,
      relation: relation ?? self.relation, other: other ?? self.other, guide: guide ?? self.guide,
      otherAttribute: otherAttribute ?? self.otherAttribute, multiplier: multiplier,
      constant: constant ?? self.constant, isRequired: isRequired, source: nil)
  }

  /// A line that says nothing of a view.
  static func empty(_ view: String) -> LineSurvey.Line {
    LineSurvey.Line(
      view: view, attribute: .notAnAttribute, relation: .equal, other: nil, guide: "",
      otherAttribute: .notAnAttribute, multiplier: 1, constant: 0, isRequired: false, source: nil)
  }

  /// `a.leading == b.leading`.
  static func start(of view: String, at other: String) -> LineSurvey.Line {
    LineSurvey.Line(
      view: view, attribute: .leading, relation: .equal, other: other, guide: "",
      otherAttribute: .leading, multiplier: 1, constant: 0, isRequired: true, source: nil)
  }

  /// Whether both say the same.
  func says(_ line: LineSurvey.Line) -> Bool { hasForm(of: line) && constant == line.constant }

  /// Whether both say how long a view is, or where along the same axis.
  func isAlike(_ line: LineSurvey.Line) -> Bool {
    let (own, other) = (attribute, line.attribute)
    return (own.kind == .dimension) == (other.kind == .dimension)
      && (own.kind == .dimension || own.axis == other.axis)
  }

  /// Whether both say the same with any numbers.
  func hasForm(of line: LineSurvey.Line) -> Bool {
    view == line.view && attribute == line.attribute && relation == line.relation
      && other == line.other && guide == line.guide && otherAttribute == line.otherAttribute
      && multiplier == line.multiplier
  }

  /// Whether it says where its view is, or how long, and not only how far that may go.
  var isTie: Bool { relation == .equal && isRequired }

  /// The line with its sides the other way round, as visual formats state the far end of a view;
  /// nil for a multiple.
  var reversed: LineSurvey.Line? {
    guard let other, guide.isEmpty, multiplier == 1, attribute.kind != .dimension else {
      return nil
    }
    return LineSurvey.Line(
      view: other, attribute: otherAttribute, relation: Self.turned[relation] ?? relation,
      other: view, guide: "", otherAttribute: attribute, multiplier: 1,
      constant: constant == 0 ? 0 : -constant, isRequired: isRequired, source: nil)
  }

  private static let turned: [LayoutConstraint.Relation: LayoutConstraint.Relation] = [
    .lessThanOrEqual: .greaterThanOrEqual, .greaterThanOrEqual: .lessThanOrEqual,
  ]

  /// The line in a mirror: leading for trailing, on the other side of its partner.
  var mirrored: LineSurvey.Line {
    guard attribute.kind == .xLocation else { return self }
    return with(
      attribute: attribute.opposite, otherAttribute: otherAttribute.opposite,
      constant: constant == 0 ? 0 : -constant, relation: Self.turned[relation])
  }
}

extension LayoutConstraint.Attribute {
  /// The other edge along the same axis; the attribute itself for what is no edge.
  var opposite: LayoutConstraint.Attribute {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    default: self
    }
  }

  /// The same edge along the other axis; nil for a baseline and a length.
  var turned: LayoutConstraint.Attribute? {
    switch self {
    case .leading: .top
    case .trailing: .bottom
    case .top: .leading
    case .bottom: .trailing
    case .centerX: .centerY
    case .centerY: .centerX
    default: nil
    }
  }
}
