import Goldens
import Rendering

/// What the page's script draws: the report's own JSON where that is enough, and otherwise text
/// that the program composes.
struct PageContent {
  private let report: Report
  /// The causes, of which each scene is named under one.
  private let groups: [SceneGroups.Group]

  init(_ report: Report) {
    self.report = report
    groups = SceneGroups(report).groups
  }

  /// Passes on the text of the page's data, one failure at a time.
  func write(_ put: (String) -> Void) {
    let passed = report.checks.count { !$0.isFailure }
    func list(_ name: String, _ elements: some Sequence<String>) {
      put(", \"\(name)\": [")
      var separator = ""
      for element in elements {
        put(separator + element)
        separator = ", "
      }
      put("]")
    }
    func member(_ name: String, _ value: JSON) { put(", \"\(name)\": \(value.text)") }
    put("{\"title\": \(JSON.string(title).text)")
    member("review", .bool(report.isReview))
    member("summary", .string(report.summary))
    member("counts", .array(counts))
    member("notes", .array(notes.map(JSON.string)))
    list("findings", groups.lazy.map { finding($0).text })
    list("failures", failures.lazy.map(failure))
    member("passedTitle", .string("\(passed) passed"))
    list("passed", self.passed.lazy.map(\.text))
    member(
      "unclaimedTitle",
      .string("\(report.unclaimed.count) unclaimed; 'alrender prune' removes them"))
    list("unclaimed", report.unclaimed.lazy.map { JSON.string($0).text })
    put("}")
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
    for position in groups.flatMap(\.entries).flatMap(\.checks) {
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

  private func finding(_ group: SceneGroups.Group) -> JSON {
    .object([
      "number": .int(group.number), "cause": group.cause.json, "count": .int(group.count),
      "listed": .int(group.listed), "elsewhere": .int(group.elsewhere),
      "place": .object([
        "file": .optional(group.stated?.file),
        "line": group.stated?.line.map { .int($0) } ?? .null,
      ]), "scenes": .array(group.entries.map(entry)),
    ])
  }

  private func entry(_ entry: SceneGroups.Entry) -> JSON {
    let checks = entry.checks.map { position -> JSON in
      let check = report.checks[position]
      return .object(["index": .int(check.index), "variant": .string(check.variant)])
    }
    let others = entry.others.map { other -> JSON in
      .object([
        "number": .int(other.number), "cause": other.cause?.json ?? .null,
        "count": .int(other.count),
      ])
    }
    return .object([
      "scene": .string(entry.scene), "checks": .array(checks), "others": .array(others),
    ])
  }

  private func failure(_ packed: Check) -> String {
    let check = packed.unpacked
    let isRecordedNow = check.status == .missing && check.isRecorded
    let rest = JSON.object([
      "name": .string(check.name),
      "status": .string(isRecordedNow ? "missing, recorded now" : check.status.rawValue),
      "command": .optional(report.isReview ? nil : FailureText.approveCommand(check)),
      "figures": .optional(check.picture.map(figures)),
      "remarks": .array(remarks(of: check).map(JSON.string)),
    ])
    return "{\"check\": \(packed.text), \(rest.text.dropFirst())"
  }

  /// Returns the clauses that are not already among the causes.
  private func remarks(of check: Check) -> [String] {
    guard let layout = check.layout else { return [] }
    let said = Set(check.causes.map(\.wordsWithoutFile))
    let texts = layout.texts.filter { text in !check.causes.contains { $0.tells(text) } }
    return FailureText.first(
      of: (texts + layout.others).map(\.words).filter { !said.contains($0) }, "difference")
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
