/// The block that iOS 10 and later write to the console when required constraints conflict.
package struct UnsatisfiableReport: Hashable, Sendable, CustomStringConvertible {
  /// The descriptions of the conflicting constraints.
  package var constraints: [String]
  /// The description of the constraint that is broken so that the others can hold.
  package var broken: String
  /// Whether any of the constraints comes from an autoresizing mask.
  package var involvesMask: Bool

  /// Makes a report from descriptions of constraints.
  package init(constraints: [String], broken: String, involvesMask: Bool = false) {
    self.constraints = constraints
    self.broken = broken
    self.involvesMask = involvesMask
  }

  /// Makes the report of a conflict; nil for any other issue.
  package init?(_ issue: LayoutIssue) {
    guard issue.kind == .unsatisfiable, let broken = issue.broken else { return nil }
    self.init(
      constraints: issue.constraints.map(\.description),
      broken: issue.constraints[broken].description,
      involvesMask: issue.constraints.contains { $0.origin == .autoresizing })
  }

  /// The block without timestamp and process; the note on masks appears only if a mask is
  /// involved.
  package var description: String {
    """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.\(" ")
    \tTry this:\(" ")
    \t\t(1) look at each constraint and try to figure out which you don't expect;\(" ")
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(" ")
    \(note)(
    \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint\(" ")
    \(broken)

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
    debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
    <UIKitCore/UIView.h> may also be helpful.
    """
  }

  private var note: String {
    guard involvesMask else { return "" }
    return "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't "
      + "understand, refer to the documentation for the UIView property "
      + "translatesAutoresizingMaskIntoConstraints) \n"
  }
}
