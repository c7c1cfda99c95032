package import AutoLayout
import Geometry
import Rendering

/// The open values of a layout, by the ids of the views that take part.
package struct SharedFreedoms {
  private let freedoms: [LayoutFreedom]
  /// The freedoms that each view takes part in, with the number of its unknowns; used only for
  /// lookup.
  private var shares: [String: [(freedom: Int, unknowns: Int)]] = [:]
  /// The inequalities of the scene that fixes might turn into equations, in tree order; used only for
  /// lookup.
  private var inequalities: [StatedSide: [LayoutConstraint]] = [:]

  /// The plain views of which each gains in width what others in its superview lose, by the superview and
  /// the room; used only for lookup.
  private var columns: [RowRoom: [View]] = [:]

  /// The edges at which a required equation of the scene ties each view to its superview or a sibling; used only
  /// for lookup.
  private var ties: [ObjectIdentifier: Set<LayoutConstraint.Attribute>] = [:]
  /// How many constraints have been looked at for them.
  package private(set) var tiesRead = 0

  /// Collects what the freedoms of a tree say about each view.
  package init(_ freedoms: [LayoutFreedom], in root: View) {
    self.freedoms = freedoms
    let asked = Set(freedoms.lazy.flatMap(\.fixes).compactMap(StatedSide.init))
    if !asked.isEmpty { collect(root, asked) }
    if freedoms.contains(where: \.isHorizontalPlace) { collectTies(root) }
    for (index, freedom) in freedoms.enumerated() {
      for member in freedom.members {
        note(member.item.sceneName, index)
        if let room = RowRoom(member), let view = member.item.owner {
          columns[room, default: []].append(view)
        }
      }
    }
  }

  /// Returns the columns of a row that share its width, of which an open value is one; empty for others.
  /// One above the other, views are a bar and what it belongs to.
  func columns(of freedom: LayoutFreedom) -> [View] {
    let columns =
      freedom.members.lazy.compactMap { member in
        RowRoom(member).flatMap { self.columns[$0] }
      }.first ?? []
    return columns.count > 1 ? columns : []
  }

  private mutating func collect(_ view: View, _ asked: Set<StatedSide>) {
    for constraint in view.constraints
    where constraint.origin == .user && constraint.relation != .equal {
      if let side = StatedSide(constraint), asked.contains(side) {
        inequalities[side, default: []].append(constraint)
      }
    }
    for subview in view.subviews { collect(subview, asked) }
  }

  private mutating func collectTies(_ view: View) {
    let constraints = view.constraints
    tiesRead += constraints.count
    for tie in constraints
    where tie.origin == .user && tie.relation == .equal && tie.priority.isRequired {
      if tie.second?.owner === view, let owner = tie.first?.owner {
        ties[ObjectIdentifier(owner), default: []].insert(tie.firstAttribute)
      }
      if let owner = tie.first?.owner, owner.superview === view,
        tie.second?.owner?.superview === view
      {
        ties[ObjectIdentifier(owner), default: []].insert(tie.firstAttribute)
      }
      if tie.first?.owner === view, let owner = tie.second?.owner {
        ties[ObjectIdentifier(owner), default: []].insert(tie.secondAttribute)
      }
    }
    for subview in view.subviews { collectTies(subview) }
  }

  /// Whether a required equation of the scene ties a view to its superview or a sibling at an edge.
  func isTied(_ view: View, _ attribute: LayoutConstraint.Attribute) -> Bool {
    ties[ObjectIdentifier(view)]?.contains(attribute) ?? false
  }

  /// Returns the scene's inequalities about the same attribute as a fix, in tree order.
  package func inequalities(about fix: LayoutConstraint) -> [LayoutConstraint] {
    StatedSide(fix).flatMap { inequalities[$0] } ?? []
  }

  private mutating func note(_ id: String, _ index: Int) {
    var known = shares[id] ?? []
    let unknowns = known.last?.freedom == index ? known.removeLast().unknowns : 0
    known.append((index, unknowns + 1))
    shares[id] = known
  }

  /// Returns the freedoms of a view, each with the number of members that belong to other views.
  func freedoms(of id: String) -> [(freedom: LayoutFreedom, others: Int)] {
    (shares[id] ?? []).map { share in
      (freedoms[share.freedom], freedoms[share.freedom].members.count - share.unknowns)
    }
  }
}

/// A superview with the room that is open to the width of a plain view in it.
private struct RowRoom: Hashable {
  private let parent: ObjectIdentifier
  private let room: Double

  /// Nil for what isn't the width of a plain view that may be anything up to some room.
  init?(_ member: LayoutFreedom.Member) {
    guard member.value.unknown == .width, member.value.lower == 0, let room = member.value.upper,
      let view = member.item.owner, let parent = view.superview, !(parent is StackView),
      !(view is StackView), !(view is ScrollView),
      view.intrinsicContentSize.width == View.noIntrinsicMetric
    else { return nil }
    (self.parent, self.room) = (ObjectIdentifier(parent), room)
  }
}

/// An attribute of a view or a guide that a constraint is about.
private struct StatedSide: Hashable {
  private let item: ObjectIdentifier
  private let attribute: LayoutConstraint.Attribute

  init?(_ constraint: LayoutConstraint) {
    guard let item = constraint.first else { return nil }
    (self.item, attribute) = (item.id, constraint.firstAttribute)
  }
}

extension LayoutFreedom {
  /// Whether all that is open is the horizontal place of one view.
  var isHorizontalPlace: Bool {
    members.count == 1 && members[0].value.unknown == .minX
  }
}
