import AutoLayout
import Documents
import Rendering
import Scenes

extension ConflictExplanation {
  /// How much else is placed by what a constraint says: little by a length in points, more by a distance or
  /// another length, most by what aligns views, or ties them to what is safe or to a middle.
  func reliance(on constraint: LayoutConstraint, _ force: Advice.Force?) -> Int {
    let view = constraint.first?.owner
    if isShownAsSurplus(constraint) { return force == .dropped ? 0 : 3 }
    if let known = interruption(constraint) ?? surplusReliance(on: constraint, force) {
      return known
    }
    guard constraint.secondAttribute != .notAnAttribute else {
      // Limits are for other content than today's.
      guard constraint.relation == .equal else { return 2 }
      // A line between two parts of a card is as thin as it is, and what holds all others is as long.
      if constraint.constant <= 2 || holdsSeveral(view) { return 3 }
      // Of two lengths the one in points is one too many.
      if hasTwoLengths(view) { return 0 }
      // What holds several views of one length is too short for them, and they aren't too long for it.
      if isOfSeveral(constraint), members.contains(where: { $0.isLength(of: view?.superview) }) {
        return 3
      }
      return holdsAllElse(view) ? 3 : 1
    }
    // Siblings may stand further apart, but for columns that are as wide as others.
    let isApart = view?.superview === constraint.second?.owner?.superview
    if force == .loosenedGap, isApart, constraint.constant != 0 {
      return members.contains { hasTwoLengths($0.first?.owner) || endsTwice($0) } ? 3 : 1
    }
    let isEdge = constraint.firstAttribute.share != 0.5
    // An edge beside a middle is one distance too many.
    if isEdge, isBesideMiddle(constraint) { return 1 }
    if constraint.firstAttribute.isBaseline { return 4 }
    if let known = certainReliance(on: constraint) { return known }
    let isSafe = [constraint.first, constraint.second].contains { item in
      if case .guide(let guide)? = item {
        guide.kind == .safeArea || guide.kind == .margins
      } else {
        false
      }
    }
    // Siblings that are centred on each other place no more than each other.
    let isInSuperview = view?.superview === constraint.second?.owner
    return isSafe || constraint.constant == 0 && (isEdge || isInSuperview) ? 3 : 2
  }

  /// Whether views of the same kind have no such line, or one of the views of a constraint is placed by another line,
  /// and a member says the same the other way round.
  private func isShownAsSurplus(_ constraint: LayoutConstraint) -> Bool {
    guard let line = LineSurvey.line(constraint), constraint.origin == .user else { return false }
    if case .surplus? = survey.verdict(on: line) { return true }
    if survey.isBeyond(line) { return true }
    return members.count == 2
      && members.contains { other in
        LineSurvey.line(other).map { survey.isSecond(line, beside: $0) } ?? false
      }
  }

  /// How much relies on a constraint where one member says once more what two others say: nothing on the width
  /// of a text between two edges, little on the middle; nil where no member does.
  private func surplusReliance(on constraint: LayoutConstraint, _ force: Advice.Force?) -> Int? {
    let index = members.firstIndex { $0 === constraint } ?? -1
    if surplus.middles.contains(index) || surplus.others.contains(index) { return 1 }
    guard !(surplus.widths.isEmpty && surplus.others.isEmpty), force != .loosenedGap,
      !sources.contains(where: { $0?.id.map(subject.switchedConstraints.contains) ?? false }),
      !members.contains(where: { isAcross($0) || $0.relatesStrangers || endsTwice($0) })
    else { return nil }
    return surplus.widths.contains(index) ? 0 : 3
  }

  /// Whether members also say where the middle of the view is that a constraint is about.
  func isBesideMiddle(_ constraint: LayoutConstraint) -> Bool {
    members.contains {
      $0.relation == .equal && $0.first?.owner === constraint.first?.owner
        && $0.firstAttribute.share == 0.5
        && $0.firstAttribute.kind == constraint.firstAttribute.kind
    }
  }

  /// How much relies on what its form alone tells; nil where that tells nothing.
  private func certainReliance(on constraint: LayoutConstraint) -> Int? {
    let (view, partner) = (constraint.first?.owner, constraint.second?.owner)
    // A share of what a view is in is what it shows, and one of several like lines says what they do.
    let isLength = constraint.firstAttribute.kind == .dimension
    let isShare =
      isLength && constraint.multiplier != 1 && (partner === view || partner === view?.superview)
    // Views of different superviews have little to do with each other.
    if members.count <= 64, members.contains(where: \.relatesStrangers) {
      return constraint.relatesStrangers ? 1 : 3
    }
    let isOfPlan = [constraint.first, constraint.second].allSatisfy(\.isPlanned)
    if isOfPlan { return 3 }
    if endsTwice(constraint) { return 1 }
    if isShare || isStart(of: constraint) || hasKin(constraint) { return 3 }
    // Of two lines about the same length of a view one is too many; others have no part in that.
    if isLength, members.contains(where: { $0.isReverse(of: constraint) }) { return 0 }
    if isLength { return isPaired(constraint) ? 1 : members.contains(where: isPaired) ? 3 : 2 }
    // Beside a line for a condition one without says too much.
    if members.indices.contains(where: { isException($0, to: constraint) }) { return 1 }
    if isAcross(constraint) { return 1 }
    return members.count <= 64 && members.contains(where: isAcross) ? 3 : nil
  }

  /// Whether a constraint begins or ends a view at the far edge of what it is in, from which it may lie anywhere.
  private func isAcross(_ constraint: LayoutConstraint) -> Bool {
    guard case .view(let outer)? = constraint.second,
      constraint.first?.owner?.superview === outer, constraint.firstAttribute.kind != .dimension
    else { return false }
    let shares = [constraint.firstAttribute.share, constraint.secondAttribute.share]
    return shares[0] + shares[1] == 1 && shares[0] != 0.5 && constraint.constant != 0
      && constraint.relation == .equal
  }

  /// Whether the text of a constraint says the same of several views.
  private func isOfSeveral(_ constraint: LayoutConstraint) -> Bool {
    members.firstIndex { $0 === constraint }.flatMap { shortForm(of: $0) ?? sources[$0]?.text }?
      .hasPrefix("[") ?? false
  }

  func shortForm(of member: Int) -> String? {
    members[member].sourceIndex.flatMap(subject.shortForm)?.text
  }

  /// Whether another member, too, makes the same length of a view a share of another one's.
  private func isPaired(_ constraint: LayoutConstraint) -> Bool {
    constraint.firstAttribute.kind == .dimension && constraint.relation == .equal
      && constraint.second != nil && members.count <= 64
      && members.contains { other in
        other !== constraint && other.relation == .equal && other.second != nil
          && other.first?.owner === constraint.first?.owner
          && other.firstAttribute == constraint.firstAttribute
      }
  }

  /// Whether a constraint says where a view begins of which members also say where it ends and how long it is.
  private func isStart(of constraint: LayoutConstraint) -> Bool {
    let own = members.filter {
      $0.relation == .equal && $0.origin == .user && $0.first?.owner === constraint.first?.owner
        && $0.firstAttribute.axis == constraint.firstAttribute.axis
    }
    return constraint.firstAttribute.share == 0 && constraint.firstAttribute.kind != .dimension
      && own.contains { $0.firstAttribute.kind == .dimension }
      && own.contains { $0.firstAttribute.kind != .dimension && $0.firstAttribute.share == 1 }
  }

  /// Whether a constraint says where a view ends of which members also say where it begins and that it is a share
  /// as long as another one, or that ends in the middle of one: the other views of the row have no part in that.
  private func endsTwice(_ constraint: LayoutConstraint) -> Bool {
    guard members.count <= 64, constraint.origin == .user, constraint.relation == .equal,
      constraint.firstAttribute.kind != .dimension, constraint.firstAttribute.share == 1,
      constraint.second != nil
    else { return false }
    let own = members.filter {
      $0.relation == .equal && $0.origin == .user && $0.first?.owner === constraint.first?.owner
        && $0.firstAttribute.axis == constraint.firstAttribute.axis
    }
    guard
      own.contains(where: { $0.firstAttribute.kind != .dimension && $0.firstAttribute.share == 0 }),
      let length = own.first(where: { $0.firstAttribute.kind == .dimension })
    else { return false }
    return constraint.secondAttribute.share == 0.5
      || length.secondAttribute != .notAnAttribute && length.multiplier != 1
  }

  /// Whether the scene says the same of another view beside the one that a constraint is about, or the mirror image
  /// at the other side, outside of this contradiction.
  private func hasKin(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.relation == .equal, let view = constraint.first?.owner,
      let parent = view.superview
    else { return false }
    return parent.surveyed.contains { other in
      guard other.origin == .user, other !== constraint, other.relation == .equal,
        let second = other.first?.owner, second !== view, second.superview === parent
      else { return false }
      if other.isMirrored(constraint) {
        return !members.contains { $0.first?.owner === second }
      }
      return other.isCopy(of: constraint)
    }
  }

  /// How much relies on a constraint beside a view that ends, or is centred, where what it is in does, though
  /// another view follows it that ends there, too: little on that, much on all else; nil for other members.
  private func interruption(_ constraint: LayoutConstraint) -> Int? {
    guard members.count <= 64 else { return nil }
    if isInterrupted(constraint) { return 1 }
    return members.contains(where: isInterrupted) ? 3 : nil
  }

  /// What a view is in may also be a sibling, as the ground that it lies upon.
  func isInterrupted(_ constraint: LayoutConstraint) -> Bool {
    guard let view = constraint.first?.owner, let parent = view.superview,
      let outer = constraint.second?.owner, outer === parent || outer.superview === parent,
      constraint.isEnd(of: view, in: outer, orMiddle: true), constraint.origin == .user
    else { return false }
    let axis = constraint.firstAttribute.axis
    let isFollowed = members.contains { other in
      other.relation == .equal && other.firstAttribute.axis == axis
        && (other.second?.owner === view && other.secondAttribute.share == 1
          && other.firstAttribute.share == 0 && other.first?.owner?.superview === parent
          && other.firstAttribute.kind != .dimension)
    }
    return isFollowed
      && members.contains { other in
        other.firstAttribute.axis == axis
          && other.first?.owner.map { $0 !== view && other.isEnd(of: $0, in: outer) } == true
      }
  }

  /// Whether members state a length of a view in points, and make it as long as another view, or that as long as it.
  private func hasTwoLengths(_ view: View?) -> Bool {
    let lengths = members.filter {
      $0.firstAttribute.kind == .dimension && $0.relation == .equal && $0.origin == .user
        && ($0.first?.owner === view
          || $0.second?.owner === view && $0.multiplier == 1
            && $0.first?.owner?.superview === view?.superview)
    }
    return lengths.contains { $0.secondAttribute == .notAnAttribute }
      && lengths.contains { $0.secondAttribute != .notAnAttribute }
  }

  /// Whether members place several views in a view.
  private func holdsSeveral(_ view: View?) -> Bool {
    guard members.count <= 64 else { return false }
    let inner = members.lazy.filter { $0.origin == .user }.compactMap { $0.first?.owner }
      .filter { $0 !== view && $0.superview === view }
    return Set(inner.map { ObjectIdentifier($0) }).count > 2
  }

  /// Whether all other members place one view in a view, of which they say more than enough.
  private func holdsAllElse(_ view: View?) -> Bool {
    let own = members.filter { $0.origin == .user && $0.first?.owner !== view }
    guard own.count > 2, let inner = own[0].first?.owner, inner.superview === view else {
      return false
    }
    return own.allSatisfy { $0.first?.owner === inner }
  }

  /// Whether a member says the same of a view under a condition as a constraint without one.
  private func isException(_ member: Int, to constraint: LayoutConstraint) -> Bool {
    members[member] !== constraint && isConditional(member)
      && members[member].first?.owner === constraint.first?.owner
      && members[member].firstAttribute == constraint.firstAttribute
  }

  /// Whether a member says under a condition alone what another one says of the same view without one.
  func hasPlainRival(_ member: Int) -> Bool {
    isConditional(member)
      && members.indices.contains { other in
        !isConditional(other) && members[other].first?.owner === members[member].first?.owner
          && members[other].firstAttribute == members[member].firstAttribute
      }
  }

  /// Whether a member holds under a condition alone.
  func isConditional(_ member: Int) -> Bool {
    guard let scene = subject as? Scene, let index = members[member].sourceIndex,
      scene.constraints.indices.contains(index)
    else { return false }
    return scene.constraints[index].condition != nil
  }
}

extension ConstraintItem? {
  /// Whether it is a guide that the scene makes.
  fileprivate var isPlanned: Bool {
    if case .guide(let guide)? = self { guide.kind == .custom } else { false }
  }
}

extension LayoutConstraint {
  /// Whether it is an equation between two views of which neither is in the other, nor in what the other is in.
  var relatesStrangers: Bool {
    guard origin == .user, relation == .equal, case .view(let one)? = first,
      case .view(let other)? = second, let parent = one.superview, let outer = other.superview
    else { return false }
    return parent !== outer && !one.isDescendant(of: other) && !other.isDescendant(of: one)
  }

  /// Whether it ends a view where the view that it is in ends, or has it in the middle of that.
  fileprivate func isEnd(of view: View, in parent: View, orMiddle: Bool = false) -> Bool {
    guard case .view(let other)? = second, other === parent else { return false }
    return relation == .equal && first?.owner === view && firstAttribute.kind != .dimension
      && firstAttribute.share == secondAttribute.share
      && (firstAttribute.share == 1 || orMiddle && firstAttribute.share == 0.5)
  }

  /// Whether it ties the opposite edge of a view, as far inside the same view as another constraint.
  fileprivate func isMirrored(_ other: LayoutConstraint) -> Bool {
    relation == .equal && other.relation == .equal && constant == -other.constant
      && firstAttribute.kind == other.firstAttribute.kind && firstAttribute.kind != .dimension
      && firstAttribute.share + other.firstAttribute.share == 1 && firstAttribute.share != 0.5
      && secondAttribute.share + other.secondAttribute.share == 1 && secondAttribute.share != 0.5
      && second != nil && second?.owner === other.second?.owner
  }

  /// Whether it states the length of a view in points.
  fileprivate func isLength(of view: View?) -> Bool {
    view != nil && first?.owner === view && firstAttribute.kind == .dimension
      && secondAttribute == .notAnAttribute && origin == .user && relation == .equal
  }

  /// Whether it makes one view as long as another one, whose length another constraint makes a share of the
  /// first one's.
  fileprivate func isReverse(of other: LayoutConstraint) -> Bool {
    relation == .equal && other.relation == .equal && firstAttribute.kind == .dimension
      && first?.owner === other.second?.owner && second?.owner === other.first?.owner
      && first?.owner !== second?.owner && second != nil
      && firstAttribute == other.secondAttribute && secondAttribute == other.firstAttribute
  }

  /// Whether it makes its view as long as another constraint makes its own, by the same third view.
  fileprivate func isCopy(of other: LayoutConstraint) -> Bool {
    firstAttribute == other.firstAttribute && firstAttribute.kind == .dimension
      && secondAttribute == other.secondAttribute && multiplier == other.multiplier
      && constant == other.constant && second != nil && second?.owner === other.second?.owner
  }
}
