import Cassowary

/// Something that went wrong in a layout, as a value.
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

  /// What went wrong.
  public let kind: Kind
  /// What went wrong as a lower-case clause without a final period.
  package let clause: String
  /// The constraints concerned, in the order they were added; an irreducible set for a conflict.
  public let constraints: [ConstraintRecord]
  /// The place of the broken constraint among `constraints`.
  public let broken: Int?
  /// The names of the views concerned.
  public let views: [String]
  /// How the members of a conflict add up to a contradiction; empty where rounding hides it.
  package let shares: [ConflictShare]

  init(
    _ kind: Kind, _ clause: String, constraints: [LayoutConstraint] = [], broken: Int? = nil,
    views: [String] = [], shares: [ConflictShare] = []
  ) {
    self.kind = kind
    self.clause = clause
    self.constraints = constraints.map(ConstraintRecord.init)
    self.broken = broken
    self.views = views
    self.shares = shares
  }

  /// What went wrong as one sentence.
  public var message: String { clause.prefix(1).uppercased() + clause.dropFirst() + "." }
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
      .unsatisfiable, "unable to simultaneously satisfy constraints", constraints: members,
      broken: members.firstIndex { $0 === broken }, shares: shares)
  }

  static func refusedNumber(_ constraint: LayoutConstraint, _ number: Double) -> LayoutIssue {
    LayoutIssue(
      .refusedNumber, "the number \(number) is beyond what a layout can hold",
      constraints: [constraint])
  }

  static func incompatibleAxes(_ constraint: LayoutConstraint) -> LayoutIssue {
    LayoutIssue(
      .invalidConstraint,
      "constraint improperly relates anchors of incompatible types: \(constraint)",
      constraints: [constraint])
  }

  static func solverFault(_ error: SolverError) -> LayoutIssue {
    let advice = "what is laid out together, such as the views of one stack, must be fewer"
    let reason =
      switch error {
      case .sizeLimit(let limit):
        "too many constraints depend on each other (more than \(limit) numbers at once); \(advice)"
      case .workLimit:
        "too many constraints compete with each other, so that solving them takes too long; "
          + advice
      default: "\(error)"
      }
    return LayoutIssue(.solverFault, "the solver gave up: \(reason)")
  }

  static func unsettled(rounds: Int, views: [String]) -> LayoutIssue {
    LayoutIssue(
      .layoutLoop,
      "the layout of \(views.quotedList) does not settle: after \(rounds) rounds, wrapping content "
        + "and safe areas still change each other's size; what they were before is kept",
      views: views)
  }

  static func oversized(views: [String]) -> LayoutIssue {
    LayoutIssue(
      .oversizedFrame,
      "the \(views.count == 1 ? "frame" : "frames") of \(views.quotedList) "
        + "\(views.count == 1 ? "lies" : "lie") beyond 10,000,000 points", views: views)
  }

  static func layoutLoop(views: [String], count: Int, reason: String) -> LayoutIssue {
    LayoutIssue(
      .layoutLoop,
      "layout feedback loop detected in subtree of \(views.first ?? "the root"): laid out more "
        + "than \(count) times in one pass, because \(reason)", views: views)
  }

  static func hierarchyUnprepared(_ constraint: LayoutConstraint, on view: View) -> LayoutIssue {
    LayoutIssue(
      .hierarchyUnprepared,
      "the view hierarchy is not prepared for the constraint: \(constraint)  When added to a view, "
        + "the constraint's items must be descendants of that view (or the view itself)",
      constraints: [constraint], views: [view.traceName])
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

extension [String] {
  /// `'a'`, `'a' and 'b'`, `'a', 'b', 'c' and 4 more`.
  fileprivate var quotedList: String {
    let shown = prefix(count > 4 ? 3 : 4).map { "'\($0)'" }
    let rest = count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    guard let last = shown.last, count > 1 else { return shown.first ?? "the root" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
