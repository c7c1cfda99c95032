import Documents

/// The report for GitHub Actions: one annotation per cause, and a job summary.
package enum GitHubReporter {
  /// The most annotations that GitHub shows for one step.
  private static let mostAnnotations = 10

  /// Returns the workflow commands, one per line.
  package static func annotations(_ report: Report) -> String {
    let groups = report.groups
    let headlines = Set(groups.map(\.cause))
    return groups.prefix(mostAnnotations).compactMap { finding -> String? in
      guard let position = finding.checks.first else { return nil }
      let check = report.checks[position]
      let (source, place) = check.place(of: finding.cause)
      let line = place.map { ",line=\($0)" } ?? ""
      let names = finding.checks.prefix(20).map { report.checks[$0].name }
      let more = finding.checks.count - names.count
      var lines = [finding.cause.words + (finding.cause.sharedPlace.map { " (\($0))" } ?? "")]
      lines += FailureText(results: "").lines(
        check.failing(for: finding.cause, besides: headlines), besides: finding.cause)
      lines += FailureText.others(finding.checks.map { report.checks[$0] }, besides: headlines)
      if names.count > 1 { lines.append("in \(names.joined(separator: ", "))") }
      if more > 0 { lines.append("and \(more) more") }
      let title = finding.checks.count == 1 ? check.name : "\(finding.checks.count) checks"
      let file = Escape.annotation(property: report.repositoryPath(of: source))
      return
        "::error file=\(file)\(line),title=\(Escape.annotation(property: title))::"
        + Escape.annotation(lines.joined(separator: "\n")) + "\n"
    }.joined()
  }

  /// Returns the Markdown for `$GITHUB_STEP_SUMMARY`.
  package static func summary(_ report: Report) -> String {
    let mark = report.failures.isEmpty ? "✅" : "❌"
    var lines = ["## \(mark) \(report.summary)", ""]
    let groups = report.groups
    if !groups.isEmpty {
      lines += ["| cause | checks | first |", "|---|---|---|"]
      lines += groups.map { finding in
        let first = finding.checks.first.map { report.checks[$0].name } ?? ""
        return "| \(Escape.markdown(finding.cause.words)) | \(finding.checks.count) "
          + "| <code>\(Escape.markdown(first))</code> |"
      }
      if report.failures.contains(where: { FailureText.approveCommand($0) != nil }) {
        lines += ["", "```sh", "alrender approve", "```"]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
