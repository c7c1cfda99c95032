import Goldens
import Rendering

/// What the page's script draws: the report's own JSON where that is enough, and otherwise text
/// that the program composes.
struct PageContent {
  private let report: Report
  private let findings: [CauseGroup]

  init(_ report: Report) {
    self.report = report
    findings = report.findings
  }

  /// The whole page.
  var json: JSON {
    let passed = report.checks.count { !$0.isFailure }
    return .object([
      "title": .string(title),
      "review": .bool(report.isReview),
      "summary": .string(report.summary),
      "counts": .array(counts),
      "notes": .array(notes.map(JSON.string)),
      "findings": .array(findings.map(finding)),
      "failures": .array(failures.map(failure)),
      "passedTitle": .string("\(passed) passed"),
      "passed": .array(self.passed),
      "unclaimedTitle": .string(
        "\(report.unclaimed.count) unclaimed; 'alrender prune' removes them"),
      "unclaimed": .array(report.unclaimed.map(JSON.string)),
    ])
  }

  private var title: String {
    let failed = report.failures.count
    if report.isReview { return failed == 0 ? "Unchanged" : "\(failed) changed" }
    return failed == 0 ? "Passed" : "\(failed) failed"
  }

  /// The failures in the order of the findings, so that the next failure is the next of its
  /// cause.
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
  private var passed: [JSON] {
    var scenes: [(scene: String, variants: [JSON])] = []
    for check in report.checks where !check.isFailure {
      if scenes.last?.scene != check.scene { scenes.append((check.scene, [])) }
      scenes[scenes.count - 1].variants.append(.string(check.variant))
    }
    return scenes.map { .object(["scene": .string($0.scene), "variants": .array($0.variants)]) }
  }

  private var counts: [JSON] {
    let shown: [Check.Status] = [.failed, .changed, .missing, .passed]
    return shown.compactMap { status in
      let number = report.count(status)
      return number == 0
        ? nil : .object(["number": .int(number), "status": .string(status.rawValue)])
    }
  }

  /// What readers must know before they trust the result.
  private var notes: [String] {
    var notes: [String] = []
    if let shard = report.shard { notes.append("part \(shard.index) of \(shard.count)") }
    if let note = report.toleranceNote { notes.append(note) }
    if !report.environment.isEmpty {
      notes.append("different environment: \(report.environment.joined(separator: "; "))")
    }
    return notes
  }

  private func finding(_ finding: CauseGroup) -> JSON {
    let checks = finding.checks.map { position -> JSON in
      let check = report.checks[position]
      return .object([
        "index": .int(check.index), "scene": .string(check.scene),
        "variant": .string(check.variant),
      ])
    }
    return .object(["cause": finding.cause.json, "checks": .array(checks)])
  }

  private func failure(_ check: Check) -> JSON {
    let isRecordedNow = check.status == .missing && check.isRecorded
    return .object([
      "check": check.json,
      "name": .string(check.name),
      "status": .string(isRecordedNow ? "missing, recorded now" : check.status.rawValue),
      "command": .optional(report.isReview ? nil : FailureText.approveCommand(check)),
      "figures": .optional(check.picture.map(figures)),
      "remarks": .array(remarks(of: check).map(JSON.string)),
    ])
  }

  /// Returns the clauses that are not already among the causes.
  private func remarks(of check: Check) -> [String] {
    guard let layout = check.layout else { return [] }
    let said = check.causes.map(\.words)
    return (layout.texts + layout.others).map(\.words).filter { !said.contains($0) }
  }

  private func figures(_ picture: PictureDifference) -> String {
    let (expected, actual) = (picture.expectedSize, picture.actualSize)
    guard expected == actual else {
      let older = report.isReview ? OlderValue.former : .recorded
      return "\(actual.width) x \(actual.height) pixels, \(older.words()) "
        + "\(expected.width) x \(expected.height)"
    }
    return FailureText.figures(picture)
  }
}
