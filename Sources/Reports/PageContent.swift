import Goldens

/// What the page's template shows of a report, by the template's names.
struct PageContent {
  private let report: Report
  private let findings: [Finding]

  init(_ report: Report) {
    self.report = report
    findings = report.findings
  }

  /// The values of the whole page.
  var values: [String: Any] {
    let passed = report.checks.count { !$0.isFailure }
    return [
      "title":
        "\(report.failures.isEmpty ? "Passed" : "\(report.failures.count) failed") - alrender",
      "counts": counts, "notes": notes, "findings": findings.map(finding),
      "failures": failures.map { CheckContent($0).values },
      "calm": report.summary,
      "hasPassed": passed > 0, "passedTitle": "\(passed) passed", "passed": self.passed,
      "hasUnclaimed": !report.unclaimed.isEmpty,
      "unclaimedTitle": "\(report.unclaimed.count) unclaimed; 'alrender prune' removes them",
      "unclaimed": report.unclaimed,
    ]
  }

  /// The failures in the order of the findings, so that the next one is the next of its cause.
  private var failures: [Check] {
    var isListed = [Bool](repeating: false, count: report.checks.count)
    var failures: [Check] = []
    for position in findings.flatMap(\.checks) where !isListed[position] {
      isListed[position] = true
      failures.append(report.checks[position])
    }
    for (position, check) in report.checks.enumerated() where check.isFailure && !isListed[position]
    {
      failures.append(check)
    }
    return failures
  }

  /// The scenes with their variants that passed.
  private var passed: [[String: String]] {
    var scenes: [(scene: String, variants: [String])] = []
    for check in report.checks where !check.isFailure {
      if scenes.last?.scene != check.scene { scenes.append((check.scene, [])) }
      scenes[scenes.count - 1].variants.append(check.variant)
    }
    return scenes.map { ["scene": $0.scene, "variants": $0.variants.joined(separator: ", ")] }
  }

  private var counts: [[String: Any]] {
    let failing: [Check.Status] = [.failed, .changed, .missing, .passed]
    return failing.compactMap { status in
      let number = report.count(status)
      return number == 0 ? nil : ["number": number, "status": status.rawValue]
    }
  }

  /// What the reader must know before trusting the result.
  private var notes: [String] {
    var notes: [String] = []
    if let shard = report.shard { notes.append("part \(shard.index) of \(shard.count)") }
    if let note = report.toleranceNote { notes.append(note) }
    if !report.environment.isEmpty {
      notes.append("another environment: \(report.environment.joined(separator: "; "))")
    }
    return notes
  }

  private func finding(_ finding: Finding) -> [String: Any] {
    [
      "kind": finding.cause.kind.rawValue, "words": finding.cause.words,
      "reach": finding.checks.count == 1 ? "1 check" : "\(finding.checks.count) checks",
      "checks": finding.checks.map { position -> [String: Any] in
        let check = report.checks[position]
        return ["index": check.index, "scene": check.scene, "variant": check.variant]
      },
    ]
  }
}
