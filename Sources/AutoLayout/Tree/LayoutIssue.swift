package import Cassowary

/// Something that went wrong in a layout: a fact, without words and without a grade.
///
/// Whoever shows it puts it into words (`message`) and says how grave it is.
public struct LayoutIssue: Hashable, Sendable {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// Required constraints contradict each other; one was broken.
    case unsatisfiable
    /// Layout asked for itself again without end; the pass was ended.
    case layoutLoop
    /// A constraint's items are not below the view it was added to (rules I2 and I3).
    case hierarchyUnprepared
    /// The solver refuses a number of a constraint; the constraint was left out.
    case refusedNumber
    /// A horizontal place is related to a vertical one (rule V4); the constraint was left out.
    case invalidConstraint
    /// A frame reaches further than any layout is meant to.
    case oversizedFrame
    /// The solver gave up; frames are those of the last good pass.
    case solverFault
  }

  /// What went wrong, with what only this kind has.
  package enum Fact: Hashable, Sendable {
    case unsatisfiable
    /// A view was laid out more often than the limit in one pass.
    case layoutLoop(limit: Int, cause: LayoutLoopCause)
    /// Wrapping content and safe areas still changed each other after these rounds.
    case unsettled(rounds: Int)
    case hierarchyUnprepared
    case refusedNumber(Double)
    case invalidConstraint
    case oversizedFrame
    case solverFault(SolverError)
  }

  /// What went wrong, with what only this kind has.
  package let fact: Fact
  /// The constraints concerned, in the order they were added; an irreducible set for a conflict.
  public let constraints: [ConstraintRecord]
  /// The place of the broken constraint among `constraints`.
  public let broken: Int?
  /// The names of the views concerned.
  public let views: [String]
  /// How the members of a conflict add up to a contradiction; empty where rounding hides it.
  package let shares: [ConflictShare]

  init(
    _ fact: Fact, constraints: [LayoutConstraint] = [], broken: Int? = nil, views: [String] = [],
    shares: [ConflictShare] = []
  ) {
    self.fact = fact
    self.constraints = constraints.map(ConstraintRecord.init)
    self.broken = broken
    self.views = views
    self.shares = shares
  }

  /// What went wrong.
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

/// Why a layout asks for itself again without end.
public enum LayoutLoopCause: Hashable, Sendable {
  /// Layout is asked for while the view is laid out.
  case layoutDuringLayout
  /// Constraints are asked for while they are updated.
  case updateDuringUpdate
  /// Constraints change while the view is laid out.
  case changeDuringLayout
}

/// A constraint as a report shows it.
public struct ConstraintRecord: Hashable, Sendable {
  /// Apple's line for the constraint.
  public let description: String
  /// Apple's identifier, if it has one.
  public let identifier: String?
  /// Whether the layout system made the constraint.
  public let isSystemMade: Bool
  /// Who made the constraint.
  package let origin: ConstraintOrigin
  /// The caller's own number for where the constraint comes from.
  package let sourceIndex: Int?

  /// Records a constraint as it is now.
  package init(_ constraint: LayoutConstraint) {
    description = "\(constraint)"
    identifier = constraint.identifier
    isSystemMade = constraint.origin.isSystem
    origin = constraint.origin
    sourceIndex = constraint.sourceIndex
  }
}

extension LayoutIssue {
  static func unsatisfiable(
    _ members: [LayoutConstraint], broken: LayoutConstraint, shares: [ConflictShare]
  ) -> LayoutIssue {
    LayoutIssue(
      .unsatisfiable, constraints: members, broken: members.firstIndex { $0 === broken },
      shares: shares)
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

/// An issue, and the constraint whose removal takes it back.
struct NotedIssue {
  let issue: LayoutIssue
  let subject: ObjectIdentifier?
  /// The constraints of a conflict, in the order of the issue; kept alive with it.
  var members: [LayoutConstraint] = []
}

extension LayoutEngine {
  func report(
    _ issue: LayoutIssue, about constraint: LayoutConstraint? = nil,
    members: [LayoutConstraint] = []
  ) {
    findings.append(
      NotedIssue(
        issue: issue, subject: constraint.map(ObjectIdentifier.init), members: members))
  }

  func withdrawFindings(about constraint: LayoutConstraint) {
    let id = ObjectIdentifier(constraint)
    if findings.contains(where: { $0.subject == id }) {
      findings.removeAll { $0.subject == id }
    }
  }

  /// Notes an issue that the given object takes back.
  func report(_ issue: LayoutIssue, of subject: ObjectIdentifier) {
    findings.append(NotedIssue(issue: issue, subject: subject))
  }

  func withdrawFindings(of subject: ObjectIdentifier) {
    findings.removeAll { $0.subject == subject }
  }

  /// Forgets what only the pass before could say.
  func withdrawPassFindings() {
    findings.removeAll { $0.subject == nil }
  }
}
