import Documents

/// The report for a terminal: failures grouped by cause, then a line of figures.
package enum ListReporter {
  /// The most checks per cause that are described in full.
  private static let mostDetails = 1
  /// The most further checks that are named.
  private static let mostNames = 10

  /// Returns the text.
  ///
  /// - Parameter results: the path of the results as a person would type it.
  package static func text(_ report: Report, results: String) -> String {
    var lines: [String] = []
    let failureText = FailureText(results: results)
    let groups = report.groups
    let headlines = Set(groups.map(\.cause))
    for finding in groups {
      let place = finding.cause.sharedPlace.map { "  \($0)" } ?? ""
      lines.append("✘ \(finding.cause.words)\(finding.countWords)\(place)")
      for position in finding.checks.prefix(mostDetails) {
        let check = report.checks[position]
        let line = check.line(of: finding.cause).map { ":\($0)" } ?? ""
        lines.append("  \(check.name)  \(check.source)\(line)")
        lines += failureText.lines(check, besides: finding.cause).map { "    \($0)" }
      }
      let told = finding.checks.map { report.checks[$0] }
      lines += FailureText.others(told, besides: headlines).map { "  \($0)" }
      let others = finding.checks.dropFirst(mostDetails)
      lines += others.prefix(mostNames).map { "  \(report.checks[$0].name)" }
      if others.count > mostNames { lines.append("  and \(others.count - mostNames) more") }
      lines.append("")
    }
    for clause in report.environment { lines.append("note: \(clause)") }
    if let note = report.toleranceNote { lines.append("note: \(note)") }
    if !report.unclaimed.isEmpty {
      let count = report.unclaimed.count
      lines.append(
        "note: \(count) golden\(count == 1 ? "" : "s") without a scene; 'alrender prune' removes "
          + (count == 1 ? "it" : "them"))
    }
    lines.append((report.shard.map { "shard \($0.index)/\($0.count): " } ?? "") + report.summary)
    return lines.map { Escape.line($0) + "\n" }.joined()
  }
}
