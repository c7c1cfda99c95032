import Cassowary

extension LayoutEngine {
  /// Commits; as long as required constraints contradict one another, breaks one of each contradiction
  /// that was found, and tries again.
  ///
  /// What constraints contradict by themselves comes first if the environment asks for that.
  func commitRecovering() throws(SolverError) {
    try commitBreaking()
    // Views come after those around them.
    while let item = unboundedItems.popLast() {
      guard !item.isRemoved else { continue }
      solver.begin()
      try addImplicitConstraints(of: item)
      try commitBreaking()
    }
  }

  private func commitBreaking() throws(SolverError) {
    while true {
      do {
        return try solver.commit()
      } catch .unsatisfiable(let conflict) {
        try recover(from: conflict)
        while let further = solver.nextConflict() { try recover(from: further) }
      }
    }
  }

  private func recover(from conflict: Conflict) throws(SolverError) {
    let members = conflict.members.compactMap { constraint(of: $0) }
    guard let victim = members.min(by: Self.breaksBefore) else {
      throw .unsatisfiable(conflict)
    }
    let others = members.filter { $0 !== victim }
    // Each in turn would take the place of the one before it, with all the others derived from it.
    let repetitions = victim.ids.flatMap { solver.multiples(of: $0) }.compactMap {
      constraint(of: $0)
    }
    let victims =
      [victim]
      + repetitions.filter { other in !others.contains { Self.breaksBefore($0, other) } }
    // All are reported before any is erased, because the conflict's members must exist.
    for victim in victims { report(victim, contradicting: others, in: conflict) }
    for victim in victims {
      victim.isBroken = true
      try erase(victim)
      for other in others where other.constraint.isGiven { other.victims.append(victim) }
    }
  }

  /// Adds the constraints again that were broken for a size which has changed since, such as that of a
  /// header that was empty until its table was laid out.
  func retryVictims(of entry: EngineConstraint) throws(SolverError) {
    let victims = entry.victims
    entry.victims = []
    for victim in victims where victim.isBroken && !victim.isRemoved {
      victim.isBroken = false
      withdrawFindings(about: victim.constraint)
      try write(victim)
    }
  }

  /// Reports a constraint that is broken because it contradicts others.
  private func report(
    _ victim: EngineConstraint, contradicting others: [EngineConstraint], in conflict: Conflict
  ) {
    let all = (others + [victim]).sorted { $0.order < $1.order }
    let isTold = findings.count < budget.told
    let listed = isTold ? listed(all, with: victim) : [victim]
    // A part of the members does not add up to a contradiction.
    let shares =
      listed.count < all.count ? [] : shares(of: conflict, listed: listed, broken: victim)
    report(
      .unsatisfiable(
        listed.map(\.constraint), unlistedCount: all.count - listed.count,
        broken: victim.constraint, shares: shares, isDescribed: isTold),
      about: victim.constraint,
      // All of them tell whether a later contradiction replaces this one.
      members: (isTold || memberCount >= budget.listed ? listed : all).map(\.constraint))
    recorder?.record(.broke("\(victim.constraint)"))
  }

  /// Returns the members of a conflict that its issue lists: all, until the issues of the layout
  /// list very many; after that the broken one and the first ones.
  private func listed(
    _ members: [EngineConstraint], with victim: EngineConstraint
  ) -> [EngineConstraint] {
    guard budget.listed > 0 else { return [victim] }
    let room = budget.listed - memberCount
    guard members.count > max(room, Self.leastListed) else { return members }
    let others = members.lazy.filter { $0 !== victim }.prefix(Self.leastListed - 1)
    return (others + [victim]).sorted { $0.order < $1.order }
  }

  /// How many members every issue may list.
  private static var leastListed: Int { 40 }

  /// Whether a constraint is broken before another: the developer's constraints come first, then
  /// a stack's connections, then its others, then masks, then what the system needs; among equals
  /// a fixed length, the inner view's first; then inequalities; then the youngest, but of two that
  /// differ in their constants alone the elder: as recorded frames and public logs show.
  private static func breaksBefore(_ left: EngineConstraint, _ right: EngineConstraint) -> Bool {
    let ranks = (left.constraint.recoveryRank, right.constraint.recoveryRank)
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
    let depths = (left.constraint.fixedLengthDepth, right.constraint.fixedLengthDepth)
    if depths.0 != depths.1 { return depths.0 > depths.1 }
    let isInequality = (left.constraint.relation != .equal, right.constraint.relation != .equal)
    if isInequality.0 != isInequality.1 { return isInequality.0 }
    return left.constraint.relatesTheSame(as: right.constraint)
      ? left.order < right.order : left.order > right.order
  }
}

extension LayoutConstraint {
  /// Whether the constraint repeats a frame that was set.
  fileprivate var isGiven: Bool { origin == .autoresizing || origin == .encapsulated }

  /// The rank in the order in which constraints give way in a conflict, starting at 0.
  ///
  /// Apple's rule is not published; in every observed log with system-made members it was the
  /// developer's constraint that was broken.
  package var recoveryRank: Int {
    switch origin {
    case .user: statedRank
    case .stack: stackRank
    case .autoresizing: 3
    case .guide, .encapsulated, .fitting, .temporary, .contentSize: 4
    }
  }

  /// The rank of a constraint that a scene states: that of the system's under the identifiers which
  /// the system gives, for a scene that repeats a log.
  private var statedRank: Int {
    guard let identifier else { return 0 }
    if identifier.hasPrefix("UISV-") { return stackRank }
    if identifier.hasPrefix("NSAutoresizingMask") { return 3 }
    return Self.systemIdentifiers.contains(where: identifier.hasPrefix) ? 4 : 0
  }

  private static let systemIdentifiers = [
    "UIView-Encapsulated-Layout-", "NSView-Encapsulated-Layout-", "NSWindow-current-",
    "_UITemporaryLayout", "fittingSize", "UIView-leftMargin-", "UIView-rightMargin-",
    "UIView-topMargin-", "UIView-bottomMargin-", "UIViewSafeAreaLayoutGuide-", "NSStackView.",
    "UIKit ", "AppKit ", "kept ",
  ]

  private var stackRank: Int {
    switch identifier {
    case "UISV-alignment", "UISV-canvas-connection", "UISV-spacing": 1
    case "UISV-hiding": 4
    default: 2
    }
  }
}

extension LayoutConstraint {
  /// How deep in the tree the view is whose length the developer's constraint fixes, starting at
  /// 1; 0 for other constraints.
  package var fixedLengthDepth: Int {
    guard origin == .user, fixedAxis != nil else { return 0 }
    var (depth, view) = (0, first?.owner)
    while let current = view { (depth, view) = (depth + 1, current.superview) }
    return depth
  }

  /// Whether both are equations of the same attributes, whatever their constants.
  package func relatesTheSame(as other: LayoutConstraint) -> Bool {
    relation == .equal && other.relation == .equal && firstStart == nil && other.firstStart == nil
      && first?.id == other.first?.id && second?.id == other.second?.id
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier
  }
}
