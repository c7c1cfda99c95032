import Cassowary

extension LayoutIssue {
  /// A sentence that says what went wrong.
  public var message: String { clause.prefix(1).uppercased() + clause.dropFirst() + "." }

  /// What went wrong, as a lower-case clause without a final period.
  package var clause: String { clause { $0 } }

  /// What went wrong, with the names that people use for views.
  package func clause(naming name: (String) -> String) -> String {
    let views = views.map(name)
    return switch fact {
    case .unsatisfiable:
      "unable to simultaneously satisfy constraints"
    case .layoutLoop(let limit, let cause):
      "layout feedback loop detected in subtree of \(views.first ?? "the root"): laid out more "
        + "than \(limit) times in one pass, because \(cause)"
    case .unsettled(let rounds):
      "the layout of \(views.quotedList) does not settle: after \(rounds) rounds, wrapping "
        + "content and safe areas still change each other's size; their earlier values are kept"
    case .hierarchyUnprepared:
      "the view hierarchy is not prepared for the constraint: \(constraints[0].description)  "
        + "When added to a view, the constraint's items must be descendants of that view (or the "
        + "view itself)"
    case .refusedNumber(let number):
      "the number \(number) is outside the range of a layout"
    case .invalidConstraint:
      "constraint improperly relates anchors of incompatible types: \(constraints[0].description)"
    case .oversizedFrame:
      "the \(views.count == 1 ? "frame" : "frames") of \(views.quotedList) "
        + "\(views.count == 1 ? "lies" : "lie") beyond 10,000,000 points"
    case .solverFault(let error):
      "the solver gave up: \(Self.words(for: error))"
    }
  }

  private static func words(for error: SolverError) -> String {
    let advice = "lay out fewer views together, for example in one stack"
    return switch error {
    case .sizeLimit(let limit):
      "too many constraints depend on each other (more than \(limit) numbers at once); \(advice)"
    case .workLimit:
      "too many constraints compete with each other, and solving them takes too long; "
        + advice
    default: "\(error)"
    }
  }
}

extension LayoutLoopCause: CustomStringConvertible {
  /// The cause as a clause.
  public var description: String {
    switch self {
    case .layoutDuringLayout: "its layout is requested again while it is being laid out"
    case .updateDuringUpdate: "its constraints need another update while they are being updated"
    case .changeDuringLayout: "constraints change while it is being laid out"
    }
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
