import AutoLayout
import Diagnosis
import Documents

/// The equations of a layout that are stated on their own, looked up by the views that they relate.
struct CheckedConstraints: Sendable {
  /// A width or a height of a view.
  private struct Length: Hashable {
    let view: String
    let attribute: LayoutConstraint.Attribute
  }

  private var all: [CheckedConstraint] = []
  /// The places of those that name each view, in order; used only for lookup.
  private var places: [String: [Int]] = [:]
  /// The advice on those that fix a length, in their order; used only for lookup. Thousands of views may
  /// want the same view to grow, which thousands of equations name.
  private var growing: [Length: [Advice]] = [:]
  /// The advice to let those yield.
  private var yielding: [Length: [Advice]] = [:]
  /// The lengths that are stated to be 0; used only for lookup.
  private var none: Set<Length> = []
  /// The places of those with the greatest distances that can shrink beside or between the subviews of each
  /// view, by its index; used only for lookup.
  private var gaps: [Int: [Int]] = [:]
  /// The places of those that name the root at each side.
  private var ties: [Excess.Side: [Int]] = [:]
  /// The places of the equations of two bottom edges that name each view; used only for lookup.
  private var bottoms: [String: [Int]] = [:]

  /// The views of which equations of one form tell how they follow a sibling, or stand in line with one; used only
  /// for lookup.
  private var forms: [Form: Set<String>] = [:]

  /// How an equation relates two views in one view, whichever they are.
  private struct Form: Hashable {
    let parent: Int
    let attributes: [LayoutConstraint.Attribute]
    let constant: Double

    /// Nil for an equation of which others like it tell nothing.
    init?(_ tie: CheckedConstraint, _ parent: (String) -> Int?) {
      guard tie.relation == .equal, let other = tie.other, let outer = parent(tie.view),
        parent(other) == outer, tie.attribute.kind == tie.otherAttribute.kind,
        tie.attribute.kind != .dimension,
        tie.attribute == tie.otherAttribute
          ? tie.constant == 0
          : tie.attribute.share + tie.otherAttribute.share == 1 && tie.attribute.share != 0.5
      else { return nil }
      (self.parent, constant) = (outer, tie.constant)
      attributes = [tie.attribute, tie.otherAttribute]
    }
  }

  private var parents: [String: Int] = [:]

  private mutating func noteFollowing(_ tie: CheckedConstraint) {
    guard tie.relation == .equal, let other = tie.other, tie.attribute != tie.otherAttribute,
      tie.attribute.kind == tie.otherAttribute.kind, tie.attribute.kind != .dimension
    else { return }
    follows[Edge(view: other, attribute: tie.otherAttribute), default: []].insert(tie.view)
    follows[Edge(view: tie.view, attribute: tie.attribute), default: []].insert(other)
  }

  /// Whether another view follows a sibling in the same way, or stands in line with one: then the equation is no
  /// slip.
  func hasTwin(_ tie: CheckedConstraint) -> Bool {
    guard let known = Form(tie, { parents[$0] }).flatMap({ forms[$0] }), known.count > 1 else {
      return false
    }
    // An edge that two views follow is followed by one of them by mistake.
    let edge = tie.other.map { Edge(view: $0, attribute: tie.otherAttribute) }
    return tie.attribute == tie.otherAttribute || (edge.flatMap { follows[$0] }?.count ?? 0) < 2
  }

  /// An edge of a view.
  private struct Edge: Hashable {
    let view: String
    let attribute: LayoutConstraint.Attribute
  }

  /// The views whose facing edges equations tie to each edge; used only for lookup.
  private var follows: [Edge: Set<String>] = [:]

  /// The texts that state several constraints at once, with their places, by the first view; used only
  /// for lookup.
  let shortForms: [String: [(text: String, place: Place)]]

  /// Makes an empty list.
  init() { shortForms = [:] }

  /// Lists equations in their order.
  ///
  /// - Parameters:
  ///   - root: the id of the root.
  ///   - parent: returns the index of the view that a view is in; nil for the root, and for what is unseen.
  init(
    _ all: [CheckedConstraint], root: String,
    shortForms: [String: [(text: String, place: Place)]] = [:],
    parent: (String) -> Int? = { _ in nil }
  ) {
    (self.all, self.shortForms) = (all, shortForms)
    for (place, constraint) in all.enumerated() {
      places[constraint.view, default: []].append(place)
      for view in [constraint.view, constraint.other].compactMap({ $0 }) where parents[view] == nil
      {
        parents[view] = parent(view)
      }
      if let form = Form(constraint, parent) {
        forms[form, default: []].insert(constraint.view)
      }
      noteFollowing(constraint)
      if constraint.shrinking != nil {
        let parents = [constraint.view, constraint.other].compactMap { $0.flatMap(parent) }
        for parent in Set(parents) { noteGap(place, in: parent) }
      }
      if let other = constraint.other, other != constraint.view {
        places[other, default: []].append(place)
      }
      let length = Length(view: constraint.view, attribute: constraint.attribute)
      if constraint.other == nil, constraint.relation == .equal, constraint.constant == 0 {
        none.insert(length)
      }
      if let advice = constraint.growing { growing[length, default: []].append(advice) }
      if constraint.other == nil, let advice = constraint.yielding {
        yielding[length, default: []].append(advice)
      }
      if constraint.tiesBottoms {
        bottoms[constraint.view, default: []].append(place)
        if let other = constraint.other, other != constraint.view {
          bottoms[other, default: []].append(place)
        }
      }
      for side in Excess.Side.allCases where constraint.isTied(to: root, at: side) {
        ties[side, default: []].append(place)
      }
    }
  }

  /// Returns the views but the root that equations name which aren't the same in another layout of the
  /// scene.
  func changed(from other: CheckedConstraints, root: String) -> Set<String> {
    let (own, others) = (Set(all.map(\.statement)), Set(other.all.map(\.statement)))
    var names: Set<String> = []
    for statement in own.symmetricDifference(others) {
      names.insert(statement.view)
      if let second = statement.other { names.insert(second) }
    }
    return names.subtracting([root])
  }

  /// Whether an equation gives a view no width or no height.
  func statesNone(_ attribute: LayoutConstraint.Attribute, of view: String) -> Bool {
    none.contains(Length(view: view, attribute: attribute))
  }

  /// What equations tie each view to; used only for lookup.
  var partners: [String: Set<String>] {
    all.reduce(into: [:]) { partners, tie in
      guard let other = tie.other, tie.relation == .equal, tie.attribute.kind != .dimension else {
        return
      }
      partners[tie.view, default: []].insert(other)
    }
  }

  /// Returns the equations that name a view, in their order.
  func naming(_ view: String) -> some Sequence<CheckedConstraint> {
    let places = places[view] ?? []
    ConstraintTally.checked?.add(places.count)
    return places.lazy.map { all[$0] }
  }

  private static let mostLimits = 32

  /// Whether one of the first limits that name a view is to keep it before or after another one.
  func part(_ view: String, _ other: String) -> Bool {
    naming(view).prefix(Self.mostLimits).contains {
      $0.partner(of: view) == other && $0.isLimitOfGap
    }
  }

  /// Keeps an equation if its distance is among the greatest beside the subviews of a view.
  private mutating func noteGap(_ place: Int, in parent: Int) {
    var known = gaps[parent] ?? []
    // What a format says at once shrinks at once.
    guard !known.contains(where: { all[$0].shrinking == all[place].shrinking }) else { return }
    let length = abs(all[place].constant)
    known.insert(place, at: known.firstIndex { abs(all[$0].constant) < length } ?? known.endIndex)
    gaps[parent] = Array(known.prefix(LayoutAdvice.mostTies))
  }

  /// Returns the equations with the greatest distances that can shrink beside or between the subviews of the
  /// view with an index, the greatest first.
  func shrinking(in parent: Int?) -> [CheckedConstraint] {
    let found = parent.flatMap { gaps[$0] } ?? []
    ConstraintTally.checked?.add(found.count)
    return found.map { all[$0] }
  }

  /// Returns the first equations that tie a view's bottom edge to that of another one than the given
  /// one.
  func tyingBottoms(of view: String, besides other: String, most: Int) -> [CheckedConstraint] {
    var found: [CheckedConstraint] = []
    for place in bottoms[view] ?? [] {
      guard found.count < most else { break }
      ConstraintTally.checked?.add(1)
      if all[place].partner(of: other) == nil { found.append(all[place]) }
    }
    return found
  }

  /// Returns the equations that name an edge of the root at a side, in their order.
  func tiedToRoot(at side: Excess.Side) -> LazyMapSequence<[Int], CheckedConstraint> {
    (ties[side] ?? []).lazy.map { all[$0] }
  }

  /// Returns the advice to let a fixed length of a view grow.
  func growing(_ view: String, _ attribute: LayoutConstraint.Attribute) -> [Advice] {
    growing[Length(view: view, attribute: attribute)] ?? []
  }

  /// Returns the advice to drop one of the first limits of where a view lies along the axis of a length.
  func limiting(_ view: String, _ attribute: LayoutConstraint.Attribute) -> [Advice] {
    let kind: LayoutConstraint.Attribute.Kind = attribute == .width ? .xLocation : .yLocation
    return naming(view).filter { $0.attribute.kind == kind }.prefix(LayoutAdvice.mostTies)
      .compactMap(\.dropped)
  }

  /// Returns the advice to let a fixed length of a view yield.
  func yielding(_ view: String, _ attribute: LayoutConstraint.Attribute) -> [Advice] {
    yielding[Length(view: view, attribute: attribute)] ?? []
  }
}
