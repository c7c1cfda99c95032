package import Cassowary

/// A problem found in a layout: a plain fact, without wording or severity.
///
/// Whoever reports it adds the wording (`message`) and the severity.
public struct LayoutIssue: Hashable, Sendable {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// Required constraints contradict one another; one was broken.
    case unsatisfiable
    /// Layout kept requesting itself; the pass was ended.
    case layoutLoop
    /// A constraint's items are not below the view it was added to (rules I2 and I3).
    case hierarchyUnprepared
    /// The solver refuses one of a constraint's numbers; the constraint was left out.
    case refusedNumber
    /// A horizontal location is related to a vertical one (rule V4); the constraint was left out.
    case invalidConstraint
    /// A frame extends further than any layout is meant to.
    case oversizedFrame
    /// The solver gave up; frames are those of the last good pass.
    case solverFault
  }

  /// What went wrong, with the details particular to each kind.
  package enum Fact: Hashable, Sendable {
    case unsatisfiable
    /// A view was laid out more often than the limit in one pass.
    case layoutLoop(limit: Int, cause: LayoutLoopCause)
    /// Wrapping content and safe areas still changed one another after this many rounds.
    case unsettled(rounds: Int)
    case hierarchyUnprepared
    case refusedNumber(Double)
    case invalidConstraint
    case oversizedFrame
    case solverFault(SolverError)
  }

  /// What went wrong, with the details particular to each kind.
  package let fact: Fact
  /// The constraints concerned, in the order they were added: for a conflict an irreducible set.
  /// If a layout has many large conflicts, the last ones may have more than that, and list a part.
  public let constraints: [ConstraintRecord]
  /// How many more constraints a conflict has than are listed.
  package let unlistedCount: Int
  /// The index of the broken constraint in `constraints`.
  public let broken: Int?
  /// The names of the views concerned.
  public let views: [String]
  /// How the members of a conflict add up to a contradiction; empty if rounding obscures it.
  package let shares: [ConflictShare]

  init(
    _ fact: Fact, constraints: [LayoutConstraint] = [], unlistedCount: Int = 0,
    broken: Int? = nil, views: [String] = [], shares: [ConflictShare] = [],
    isDescribed: Bool = true
  ) {
    self.fact = fact
    self.constraints = constraints.map { ConstraintRecord($0, isDescribed: isDescribed) }
    self.unlistedCount = unlistedCount
    self.broken = broken
    self.views = views
    self.shares = shares
  }

  /// The kind of problem.
  public var kind: Kind {
    switch fact {
    case .unsatisfiable: .unsatisfiable
    case .layoutLoop, .unsettled: .layoutLoop
    case .hierarchyUnprepared: .hierarchyUnprepared
    case .refusedNumber: .refusedNumber
    case .invalidConstraint: .invalidConstraint
    case .oversizedFrame: .oversizedFrame
    case .solverFault: .solverFault
    }
  }
}

/// Why a layout keeps requesting itself.
public enum LayoutLoopCause: Hashable, Sendable {
  /// Layout is requested while the view is laid out.
  case layoutDuringLayout
  /// Constraint updates are requested while constraints are updated.
  case updateDuringUpdate
  /// Constraints change while the view is laid out.
  case changeDuringLayout
}

/// A constraint as shown in a report.
public struct ConstraintRecord: Hashable, Sendable {
  /// Apple's line for the constraint.
  public let description: String
  /// Apple's identifier, if it has one.
  public let identifier: String?
  /// Whether the layout system made the constraint.
  public let isSystemMade: Bool
  /// Who made the constraint.
  package let origin: ConstraintOrigin
  /// The number by which the caller identifies the source of the constraint.
  package let sourceIndex: Int?

  /// Records a constraint as it is now.
  package init(_ constraint: LayoutConstraint, isDescribed: Bool = true) {
    description = isDescribed ? "\(constraint)" : ""
    identifier = constraint.identifier
    isSystemMade = constraint.origin.isSystem
    origin = constraint.origin
    sourceIndex = constraint.sourceIndex
  }
}

extension LayoutIssue {
  static func unsatisfiable(
    _ members: [LayoutConstraint], unlistedCount: Int, broken: LayoutConstraint,
    shares: [ConflictShare], isDescribed: Bool
  ) -> LayoutIssue {
    LayoutIssue(
      .unsatisfiable, constraints: members, unlistedCount: unlistedCount,
      broken: members.firstIndex { $0 === broken }, shares: shares, isDescribed: isDescribed)
  }

  static func refusedNumber(_ constraint: LayoutConstraint, _ number: Double) -> LayoutIssue {
    LayoutIssue(.refusedNumber(number), constraints: [constraint])
  }

  static func incompatibleAxes(_ constraint: LayoutConstraint) -> LayoutIssue {
    LayoutIssue(.invalidConstraint, constraints: [constraint])
  }

  static func hierarchyUnprepared(_ constraint: LayoutConstraint, on view: View) -> LayoutIssue {
    LayoutIssue(.hierarchyUnprepared, constraints: [constraint], views: [view.traceName])
  }
}

/// An issue, and the constraint whose removal resolves it.
struct NotedIssue {
  let issue: LayoutIssue
  let subject: ObjectIdentifier?
  /// The constraint that was broken, if the issue lists fewer than there are.
  var victim: LayoutConstraint?
  /// The constraints of a conflict, in the order of the issue if it lists all; kept alive with it.
  var members: [LayoutConstraint] = []

  /// The constraint that was broken; nil for what is no contradiction.
  var broken: LayoutConstraint? {
    if issue.unlistedCount > 0 { return victim }
    return issue.broken.flatMap { members.indices.contains($0) ? members[$0] : nil }
  }
}

extension LayoutEngine {
  func report(
    _ issue: LayoutIssue, about constraint: LayoutConstraint? = nil,
    members: [LayoutConstraint] = []
  ) {
    findings.append(
      NotedIssue(
        issue: issue, subject: constraint.map(ObjectIdentifier.init), victim: constraint,
        members: members))
    memberCount += members.count
  }

  func withdrawFindings(about constraint: LayoutConstraint) {
    withdrawFindings(of: ObjectIdentifier(constraint))
  }

  /// Records an issue that the removal of the given object resolves.
  func report(_ issue: LayoutIssue, of subject: ObjectIdentifier) {
    findings.append(NotedIssue(issue: issue, subject: subject))
  }

  func withdrawFindings(of subject: ObjectIdentifier) {
    if findings.contains(where: { $0.subject == subject }) {
      withdraw { $0.subject == subject }
    }
  }

  /// The findings without contradictions that a later one has replaced: what they broke holds again,
  /// since another of their constraints was broken afterwards. A console lists these, too.
  var currentFindings: [NotedIssue] {
    let broken = Set(findings.compactMap { $0.broken.map(ObjectIdentifier.init) })
    guard broken.count > 1, environment.conflicts == .smallest else { return findings }
    return findings.filter { finding in
      guard let own = finding.broken, let residual = residual(of: own),
        own.relation.violation(of: residual) < 1e-3
      else { return true }
      return !finding.members.contains { $0 !== own && broken.contains(ObjectIdentifier($0)) }
    }
  }

  /// Drops the findings that only applied to the previous pass.
  func withdrawPassFindings() { withdraw { $0.subject == nil } }

  /// Drops findings and what they count for.
  func withdraw(where isWithdrawn: (NotedIssue) -> Bool) {
    findings.removeAll(where: isWithdrawn)
    memberCount = findings.reduce(0) { $0 + $1.members.count }
  }
}
