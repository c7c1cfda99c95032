import AutoLayout
import Controls
import Documents
import Geometry
import Rendering
import Scenes

extension ConflictExplanation {
  /// Whether an edit would take away what a constraint is for: one that a state switches on or off, a
  /// length that is at least 0 anyway, or the distance that keeps two views apart.
  func voids(
    _ cure: ConflictCure, _ constraint: LayoutConstraint, _ source: ConstraintSource
  ) -> Bool {
    if let id = source.id, subject.switchedConstraints.contains(id) { return true }
    if cure.edit == .drop, constraint.relation != .equal,
      constraint.secondAttribute != .notAnAttribute
    {
      return true
    }
    if empties(cure, constraint) { return true }
    // What a hidden view breaks is meant, and holds when that is shown.
    if members.contains(where: { $0.identifier == "UISV-hiding" }), !cure.lowers(cure.member) {
      return true
    }
    // What does not hold here alone holds elsewhere.
    if mayHoldElsewhere(cure.member), cures.contains(where: { $0.lowers(cure.member) }) {
      return !cure.lowers(cure.member)
    }
    guard case .loosen(let relation) = cure.edit else { return false }
    // Of unlike edges of a view and what it is in nothing is said, nor of one that may lie beyond the other.
    if constraint.firstAttribute.kind != .dimension,
      constraint.first?.owner?.superview === constraint.second?.owner,
      constraint.firstAttribute.share != constraint.secondAttribute.share
        || constraint.constant == 0 && loosened(constraint, relation) == .shortenedGap
    {
      return true
    }
    // Beside a line that says the same with another number a limit says nothing.
    if constraint.secondAttribute != .notAnAttribute,
      members.indices.contains(where: { index in
        index != cure.member && members[index].relation == .equal
          && members[index].relatesTheSame(as: constraint)
      })
    {
      return true
    }
    guard relation == .greaterThanOrEqual else { return false }
    return [.width, .height].contains(constraint.firstAttribute)
      && constraint.secondAttribute == .notAnAttribute && constraint.constant <= 0
  }

  /// Whether a constraint is only broken because a view is hidden whose length depends on another one's, or because
  /// of a height that the preview gives to a row.
  private func mayHoldElsewhere(_ index: Int) -> Bool {
    let member = members[index]
    guard member.relation == .equal, member.firstAttribute.kind == .dimension else { return false }
    return isLengthOfRow(index)
      || member.second != nil
        && members.contains { other in
          other.identifier == "UISV-hiding" && other.firstAttribute == member.firstAttribute
            && other.first?.owner === member.first?.owner
        }
  }

  /// Whether a constraint fixes a height in a row that is as high as its preview says, though content decides that on
  /// a screen, and neither edges at both ends nor a single line that ties content to the row's end would give way.
  func isLengthOfRow(_ index: Int) -> Bool {
    let member = members[index]
    return isOfRow && member.secondAttribute == .notAnAttribute && member.firstAttribute == .height
      && member.relation == .equal && member.first?.owner !== root
      && !surplus.lengths.contains(index)
      && !cures.contains { cure in
        givesWayToHeight(members[cure.member]) && shortForm(of: cure.member) == nil
          && sources[cure.member]?.text != nil
      }
  }

  /// What an inequality in place of an equation of two views is: of edges how far apart they are at least or at
  /// most.
  private func loosened(
    _ constraint: LayoutConstraint, _ relation: LayoutConstraint.Relation
  ) -> Advice.Force {
    let share = constraint.firstAttribute.share
    guard constraint.firstAttribute.kind != .dimension, share == 0 || share == 1,
      let first = constraint.first?.owner, let second = constraint.second?.owner
    else { return .loosenedPlace }
    // What a view is in ends beyond what it holds.
    let isOuter = second.superview === first
    let keeps: LayoutConstraint.Relation =
      (share == 0) != isOuter ? .greaterThanOrEqual : .lessThanOrEqual
    return relation == keeps ? .loosenedGap : .shortenedGap
  }

  /// The priorities that a cure may give a constraint: a length of a scene yields to content, too, if it
  /// would cut that otherwise.
  func priorities(_ cure: ConflictCure) -> [LayoutPriority] {
    guard case .lower(let priority) = cure.edit else { return [.required] }
    guard subject is Scene, members.indices.contains(cure.member) else { return [priority] }
    let member = members[cure.member]
    let isLength =
      member.relation == .equal && member.firstAttribute.kind == .dimension
      && member.secondAttribute == .notAnAttribute
    return isLength ? [priority, LayoutPriority(rawValue: 749)] : [priority]
  }

  /// What an edit takes from a constraint.
  func force(of cure: ConflictCure, on constraint: LayoutConstraint) -> Advice.Force {
    let isLength = constraint.secondAttribute == .notAnAttribute
    return switch (cure.edit, constraint.relation) {
    case (.loosen(let relation), _):
      isLength ? .loosenedLength : loosened(constraint, relation)
    case (.lower, .lessThanOrEqual) where constraint.firstAttribute.kind == .dimension:
      .droppedMaximum
    case (.lower, _): .lowered
    case (.drop, .equal): .dropped
    case (.drop, .greaterThanOrEqual): .droppedMinimum
    case (.drop, .lessThanOrEqual): .droppedMaximum
    }
  }

  /// The members that have no part in what is wrong, though the contradiction needs them: where a view is
  /// that another one is placed by and kept within limits, and what no state says otherwise where one says
  /// too much.
  func innocent(_ members: [LayoutConstraint], _ stated: [Advice]) -> Set<Int> {
    let ids = Set(stated.compactMap(\.constraint))
    guard ids.isEmpty else {
      return Set(members.indices.filter { !ids.contains(sources[$0]?.id ?? "") })
    }
    let named = members.map { member in
      Set([member.first, member.second].compactMap { $0?.owner?.sceneID })
        .subtracting([root.sceneID])
    }
    let places = members.indices.filter { members[$0].relation == .equal && named[$0].count == 1 }
    let placed = Set(
      places.flatMap { named[$0] }.filter { view in
        places.count { named[$0] == [view] } > 1
      })
    let isLimited = members.indices.contains {
      members[$0].relation != .equal && members[$0].secondAttribute != .notAnAttribute
        && !named[$0].isSubset(of: placed)
    }
    // What is in the middle is there by intent.
    let centred = Set(
      members.indices.filter {
        members[$0].origin == .user && members[$0].relation == .equal && members[$0].constant == 0
          && members[$0].firstAttribute.share == 0.5 && members[$0].secondAttribute.share == 0.5
          && members[$0].first?.owner?.superview === members[$0].second?.owner
          && !isInterrupted(members[$0])
      }
    ).subtracting(surplus.middles)
    // And what is round is a circle.
    let round = members.indices.filter { index in
      members[index].first?.owner.map { view in
        view === members[index].second?.owner && members[index].relation == .equal
          && (view.asPaintable?.layer.cornerRadius ?? 0) > 0
      } ?? false
    }
    // What holds under a condition alone says what is otherwise then.
    let meant = centred.union(round).union(members.indices.filter { hasPlainRival($0) })
    let others = cures.contains { !meant.contains($0.member) }
    // No edge gives way to a middle that it leaves no room, nor does what parts its view from others.
    return (others ? meant : []).union(surplus.standing)
      .union(
        isLimited
          ? members.indices.filter {
            named[$0].isSubset(of: placed) && !surplus.middles.contains($0)
          } : [])
  }

  /// The advice to place a view by constraints alone whose 'frame' contradicts them.
  var unframing: [Advice] {
    var views: [View] = []
    for member in members where member.origin == .autoresizing {
      guard let view = member.first?.owner, view !== root, !views.contains(where: { $0 === view })
      else { continue }
      views.append(view)
    }
    return views.compactMap { view in
      subject.places[view.sceneID].map { place in
        Advice(
          "remove 'frame' from '\(view.spokenName)', which constraints place",
          [.unset("frame", of: place)], edit: "remove 'frame'")
      }
    }
  }

  /// The removals of texts that state both edges of a view which members also put in the middle: one edge alone
  /// is not too much.
  func wholeDrops(_ labels: SourceLabels) -> [Advice] {
    let single = Set(cures.filter { $0.edit == .drop }.map(\.member))
    let excess = abs(shares.reduce(0) { $0 + $1.amount })
    return members.indices.compactMap { index in
      let constraint = members[index]
      guard !single.contains(index), constraint.origin == .user, shortForm(of: index) != nil,
        constraint.relation == .equal, constraint.firstAttribute.kind != .dimension,
        constraint.firstAttribute.share != 0.5, isBesideMiddle(constraint),
        let place = sources[index]?.place, var advice = subject.advice(on: constraint, nil)
      else { return nil }
      let file = labels.file(place).map { "\($0):" } ?? "line "
      advice.words = "\(file)\(place.line): drop \(dropped(index))"
      advice.residual = excess / 2
      advice.force = .dropped
      advice.reliance = 1
      return advice
    }
  }

  /// Whether a constraint ties content to the lower edge of a root whose height is given: that of a
  /// cell or of a preview, which its content would decide on a screen.
  func givesWayToHeight(_ constraint: LayoutConstraint) -> Bool {
    func isEdge(_ item: ConstraintItem?, _ attribute: LayoutConstraint.Attribute) -> Bool {
      attribute == .bottom && item?.owner === root
    }
    return isOfRow
      && (isEdge(constraint.first, constraint.firstAttribute)
        || isEdge(constraint.second, constraint.secondAttribute))
  }

  /// Whether the height of the root takes part, and may be any: a screen with bars has the height that it has.
  var isOfRow: Bool {
    root.safeAreaInsets == .zero
      && members.contains { $0.origin == .encapsulated && $0.firstAttribute == .height }
  }

  /// Returns the words for a constraint to drop: `it`, or its text where others are stated on its
  /// line.
  func dropped(_ member: Int) -> String {
    guard let place = sources[member]?.place, let text = sources[member]?.statement else {
      return "it"
    }
    let isShared = sources.contains { source in
      guard let other = source?.place else { return false }
      return other.line == place.line && other.column != place.column
        && subject.file(other) == subject.file(place)
    }
    return isShared ? "'\(text)'" : "it"
  }

  /// Whether an edit of a log leaves a view no size at all, where less would do: its content is unknown.
  private func empties(_ cure: ConflictCure, _ constraint: LayoutConstraint) -> Bool {
    if case .lower = cure.edit { return false }
    guard !subject.knowsOrder, [.width, .height].contains(constraint.firstAttribute),
      constraint.secondAttribute == .notAnAttribute, constraint.constant > 0,
      let least = cures.map(\.residual).min()
    else { return false }
    return cure.residual >= constraint.constant - 0.01 && cure.residual > least + 0.01
  }
}

extension ConflictCure {
  /// Whether it lowers the priority of a member.
  fileprivate func lowers(_ index: Int) -> Bool {
    guard case .lower = edit else { return false }
    return member == index
  }
}
