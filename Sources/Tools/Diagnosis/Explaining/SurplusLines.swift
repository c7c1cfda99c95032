import AutoLayout
import Controls
import Documents
import Geometry
import Rendering

/// The members of a contradiction that say once more where a view is, or how long, though others of them
/// say that already.
///
/// Of a view with two edges a third line is one too many: a middle, or a length in points. So is a middle
/// where one edge stands and a limit keeps the other one from a sibling. Beside a length an edge or a
/// middle may be wrong: a middle that is stated apart from the view's other lines. Of two lines about one
/// edge or length of a view the one that is stated apart is one too many, and so is a line that makes two
/// views with two edges each equally long, which a third view parts.
struct SurplusLines {
  /// The middles that are one line too many.
  private(set) var middles: Set<Int> = []
  /// The lengths in points of views with two edges.
  private(set) var lengths: Set<Int> = []
  /// Those that are widths of texts, which others would leave to the edges.
  private(set) var widths: Set<Int> = []
  /// What stands beside the middles: the edges of their views, and the limits that part these from others.
  private(set) var standing: Set<Int> = []
  /// The lines that are stated apart from those of their views, which say the same already, and those that make
  /// views with two edges as long as each other.
  private(set) var others: Set<Int> = []
  /// The middles and edges beside a length, of which one is too many.
  private(set) var rivals: Set<Int> = []

  /// The lines that make two views equally long which a third view parts.
  private var shared: Set<Int> = []
  private let subject: any LayoutSubject
  private let members: [LayoutConstraint]
  /// Very large contradictions are about more than one view.
  private static let mostMembers = 64

  /// Finds them among the members of a contradiction.
  init(_ members: [LayoutConstraint], of subject: any LayoutSubject) {
    (self.members, self.subject) = (members, subject)
    guard members.count <= Self.mostMembers else { return }
    for index in members.indices where members[index].isOfScene {
      guard let view = members[index].first?.owner, let axis = members[index].firstAttribute.axis
      else { continue }
      // A line between the parts of a card is as thin as it is.
      if members[index].isPoints, members[index].constant <= 2 {
        standing.insert(index)
      } else if members[index].isMiddle {
        note(middle: index, of: view, along: axis)
      } else if members[index].isPoints, Side.all(of: view, axis, members).areBothTied {
        lengths.insert(index)
        if view is Label, axis == .horizontal { widths.insert(index) }
      } else if isShared(index, axis) {
        others.insert(index)
        shared.insert(index)
      }
      noteTwins(of: index, view)
    }
    // Beside a length in points between two edges none that two views share is wrong.
    if !lengths.isEmpty { others.subtract(shared) }
    if middles.isEmpty, others.isEmpty { noteThird() }
  }

  private mutating func note(middle: Int, of view: View, along axis: Axis) {
    let sides = Side.all(of: view, axis, members)
    let tied = sides.filter(\.isTie)
    let isParted = sides.contains { side in
      !side.isTie && side.isOfSibling && tied.contains { $0.share != side.share }
    }
    let row = follower(of: view, axis, tied)
    if isParted || sides.areBothTied && tied.contains(where: \.isOfSibling) || !row.isEmpty {
      middles.insert(middle)
      standing.formUnion(sides.map(\.index) + row)
      return
    }
    let hasLength = members.contains {
      $0.isOfScene && $0.relation == .equal && $0.first?.owner === view
        && $0.firstAttribute.axis == axis && $0.firstAttribute.kind == .dimension
    }
    // Both edges that are as far inside are one line, which is wrong as a whole.
    guard hasLength, !tied.isEmpty, !view.hasBothEdges(along: axis) else { return }
    rivals.formUnion([middle] + tied.map(\.index))
    if isApart(middle, view), !tied.contains(where: { isApart($0.index, view) }) {
      middles.insert(middle)
      standing.formUnion(tied.map(\.index))
    }
  }

  /// Returns the members by which a sibling follows a view that begins a row, and by which that sibling ends; empty
  /// without such a row.
  private func follower(of view: View, _ axis: Axis, _ tied: [Side]) -> [Int] {
    guard !tied.areBothTied, let start = tied.first else { return [] }
    for index in members.indices where members[index].isOfScene {
      let tie = members[index]
      guard tie.relation == .equal, tie.second?.owner === view, tie.firstAttribute.axis == axis,
        tie.firstAttribute.kind != .dimension, tie.firstAttribute.share == start.share,
        tie.secondAttribute.share == 1 - start.share, let next = tie.first?.owner,
        next.superview === view.superview
      else { continue }
      let end = Side.all(of: next, axis, members).first {
        $0.isTie && $0.share == 1 - start.share
      }
      if let end { return [index, end.index] }
    }
    return []
  }

  /// Notes the line of a view of which three say where it is along an axis, and of which the others are said of
  /// siblings, too.
  private mutating func noteThird() {
    var lines: [Stated: [Int]] = [:]
    for index in members.indices {
      guard members[index].isOfScene, members[index].relation == .equal,
        let view = members[index].first?.owner, let axis = members[index].firstAttribute.axis
      else { continue }
      lines[Stated(view: ObjectIdentifier(view), isHorizontal: axis == .horizontal), default: []]
        .append(index)
    }
    let full = lines.values.filter { $0.count > 2 }
    guard full.count == 1, full[0].count == 3 else { return }
    let odd = full[0].filter { index in
      members[index].first?.owner.map { !isUsual(index, $0, elsewhere: true) } ?? true
    }
    guard odd.count == 1, members[odd[0]].firstAttribute.kind != .dimension else { return }
    others.insert(odd[0])
    lengths.subtract(full[0])
    widths.subtract(full[0])
    standing.formUnion(full[0].filter { $0 != odd[0] })
  }

  /// A view along an axis.
  private struct Stated: Hashable {
    let view: ObjectIdentifier
    let isHorizontal: Bool
  }

  /// Whether a member makes two views equally long of which both edges are tied, two of them to the same sibling.
  private func isShared(_ index: Int, _ axis: Axis) -> Bool {
    let member = members[index]
    guard member.relation == .equal, member.firstAttribute.kind == .dimension,
      member.firstAttribute == member.secondAttribute, member.multiplier == 1,
      let first = member.first?.owner, let second = member.second?.owner, first !== second
    else { return false }
    let sides = [first, second].map { Side.all(of: $0, axis, members) }
    let places = sides.map { sides in
      Set(
        sides.filter(\.isOfSibling).compactMap {
          members[$0.index].second?.owner.map(ObjectIdentifier.init)
        })
    }
    return sides.allSatisfy(\.areBothTied) && !places[0].isDisjoint(with: places[1])
  }

  /// Notes a member that is stated apart if another one about the same attribute stands among the view's lines.
  private mutating func noteTwins(of index: Int, _ view: View) {
    let member = members[index]
    let twins = members.indices.filter { other in
      other != index && members[other].isOfScene && members[other].relation == .equal
        && members[other].first?.owner === view
        && members[other].firstAttribute == member.firstAttribute
    }
    guard !twins.isEmpty, member.relation == .equal, !isUsual(index, view) else { return }
    // What other views have, too, is no slip, wherever it is stated.
    let isOdd = twins.contains { isUsual($0, view) }
    guard isOdd || isApart(index, view) && !twins.contains(where: { isApart($0, view) }) else {
      return
    }
    others.insert(index)
  }

  /// Whether the scene says the same of a sibling of a member's view.
  ///
  /// - Parameter elsewhere: whether that may be beside another sibling.
  private func isUsual(_ index: Int, _ view: View, elsewhere: Bool = false) -> Bool {
    guard let parent = view.superview, parent.isSurveyable else { return false }
    let member = members[index]
    let near =
      parent.surveyed
      + parent.subviews.prefix(Self.mostMembers).flatMap { $0.constraints.prefix(8) }
    return near.contains { line in
      line.isOfScene && line.relation == .equal && line.first?.owner !== view
        && line.first?.owner?.superview === parent
        && line.firstAttribute == member.firstAttribute
        && line.secondAttribute == member.secondAttribute && line.constant == member.constant
        && line.multiplier == member.multiplier
        && (line.second == nil) == (member.second == nil)
        && (line.second == nil || line.second?.owner === member.second?.owner
          || elsewhere && line.second?.owner?.superview === parent
            && member.second?.owner?.superview === parent)
    }
  }

  /// Whether a member is stated on its own, with no other line about its view beside it.
  private func isApart(_ index: Int, _ view: View) -> Bool {
    guard let place = line(of: members[index]), let parent = view.superview else { return false }
    let own = (parent.surveyed + view.constraints.prefix(Self.mostMembers)).filter {
      $0.first?.owner === view && $0 !== members[index]
    }.compactMap(line)
    return !own.isEmpty && !own.contains { abs($0 - place) <= 1 }
  }

  private func line(of constraint: LayoutConstraint) -> Int? {
    constraint.sourceIndex.flatMap(subject.constraint)?.place.line
  }

  /// What a member says of an edge of a view.
  fileprivate struct Side {
    let index: Int
    /// The edge: 0 for the near one, 1 for the far one.
    let share: Double
    /// Whether it says where the edge is, and not only on which side of something.
    let isTie: Bool
    /// Whether that is a sibling, rather than what the view is in.
    let isOfSibling: Bool

    static func all(of view: View, _ axis: Axis, _ members: [LayoutConstraint]) -> [Side] {
      members.indices.compactMap { index in
        let member = members[index]
        guard member.isOfScene, member.firstAttribute.axis == axis,
          member.firstAttribute.kind != .dimension, member.second != nil
        else { return nil }
        let isFirst = member.first?.owner === view
        guard isFirst != (member.second?.owner === view) else { return nil }
        let (own, other) =
          isFirst
          ? (member.firstAttribute, member.second) : (member.secondAttribute, member.first)
        // A sibling that is tied to the view is placed by it; what the view is in places the view.
        guard own.share != 0.5,
          isFirst || member.relation != .equal || member.first?.owner === view.superview
        else { return nil }
        let isOfSibling: Bool =
          if case .view(let partner)? = other { partner.superview === view.superview } else {
            false
          }
        return Side(
          index: index, share: own.share, isTie: member.relation == .equal,
          isOfSibling: isOfSibling)
      }
    }
  }
}

extension [SurplusLines.Side] {
  /// Whether equations say where both edges are.
  fileprivate var areBothTied: Bool {
    [0.0, 1.0].allSatisfy { share in contains { side in side.isTie && side.share == share } }
  }
}

extension View {
  /// Whether its superview's constraints tie both of its edges along an axis.
  fileprivate func hasBothEdges(along axis: Axis) -> Bool {
    let ties = superview?.surveyed.filter {
      $0.relation == .equal && $0.first?.owner === self && $0.firstAttribute.axis == axis
        && $0.firstAttribute.kind != .dimension
    }
    return [0.0, 1.0].allSatisfy { share in
      ties?.contains { $0.firstAttribute.share == share } ?? false
    }
  }
}

extension LayoutConstraint {
  fileprivate var isOfScene: Bool { origin == .user }

  /// Whether it puts a view in the middle of what it is in.
  fileprivate var isMiddle: Bool {
    relation == .equal && constant == 0 && firstAttribute.kind != .dimension
      && firstAttribute.share == 0.5 && secondAttribute.share == 0.5 && second?.owner != nil
      && first?.owner?.superview === second?.owner
  }

  /// Whether it says in points how long a view is.
  fileprivate var isPoints: Bool {
    relation == .equal && firstAttribute.kind == .dimension && secondAttribute == .notAnAttribute
  }
}
