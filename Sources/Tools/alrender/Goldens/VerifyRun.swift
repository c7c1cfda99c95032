import Diagnosis
import Goldens
import Rendering
import Scenes

/// One run of `verify`: which checks are made, which results are already known, and the outcome.
struct VerifyRun {
  let golden: GoldenSession
  let cases: CaseList
  var cache: String?
  var writesMissing = false
  /// Which checks are made; nil for all.
  var pattern: NameFilter?
  /// The scenes whose goldens are stored under another name.
  var renames: Renames?
  /// The part of the run; nil for all.
  var shard: Report.Shard?
  /// A fingerprint of what all parts together check.
  var plan = ""

  /// The outcome of a run.
  struct Outcome {
    var report: Report
    var times: RecordedTimes
  }

  /// Makes the checks.
  func run(environment: GoldenEnvironment?, differences: [String], results: ResultsFolder?)
    -> Outcome
  {
    let wanted = positions
    var verifier = Verifier(store: golden.store)
    verifier.results = results
    verifier.tolerance = golden.tolerance
    verifier.environment = environment?.summary ?? "blocks"
    // What options changed is not missing, so it is examined first.
    let options = golden.session.choices.optionWords
    verifier.writesMissing = writesMissing && options.isEmpty
    verifier.renames = renames
    let memory = memory(environment)
    var times = RecordedTimes()
    var checks = make(wanted, of: cases, with: verifier, memory, &times)
    if !options.isEmpty {
      explain(&checks, at: wanted, by: options, verifier)
      if writesMissing {
        verifier.writesMissing = true
        let missing = checks.indices.filter { checks[$0].status == .missing }
        let written = make(missing.map { wanted[$0] }, of: cases, with: verifier, nil, &times)
        for (index, check) in zip(missing, written) { checks[index] = check }
      }
    }
    if verifier.writesMissing, let results { recordStatements(checks, results) }
    var report = Report(shard: shard, plan: plan, checks: checks)
    report.environment = differences
    report.tolerance = golden.tolerance.words
    return Outcome(report: report, times: times)
  }

  /// Records what scenes state all of whose variants have passed; a failure tells what changed since then.
  private func recordStatements(_ checks: [Check], _ results: ResultsFolder) {
    var open: [String: Int] = [:]
    for index in cases.indices { open[cases[index].scene, default: 0] += 1 }
    for check in checks where check.status == .passed { open[check.scene, default: 0] -= 1 }
    let approval = Approval(results: results, store: golden.store)
    for (scene, count) in open.sorted(by: { $0.key < $1.key }) where count == 0 {
      if let failure = Failure.catching(scene, { try approval.promoteStatements(of: scene) }) {
        golden.session.fail(failure)
      }
    }
  }

  /// Finds the checks that would pass without the options of the command line: these are the cause.
  private func explain(
    _ checks: inout [Check], at wanted: [Int], by options: [String], _ verifier: Verifier
  ) {
    let failures = checks.indices.filter { [.changed, .missing].contains(checks[$0].status) }
    var plain = verifier
    plain.results = nil
    plain.renames = nil
    var times = RecordedTimes()
    let without = make(failures.map { wanted[$0] }, of: cases.unapplied, with: plain, nil, &times)
    let words =
      "the goldens were recorded without \(options.map { "'\($0)'" }.joined(separator: " and ")), "
      + "and without \(options.count == 1 ? "it" : "them") everything is as recorded"
    for (index, check) in zip(failures, without) where check.status == .passed {
      checks[index].status = .changed
      checks[index].causes = [Cause(.option, words: words)]
      checks[index].causeLines = [nil]
    }
  }

  /// Makes some checks, in order.
  private func make(
    _ wanted: [Int], of cases: CaseList, with verifier: Verifier, _ memory: CheckMemory?,
    _ times: inout RecordedTimes
  ) -> [Check] {
    let isStrict = golden.session.choices.isStrict
    let failures = FailureStore(in: verifier.results?.path ?? "")
    var checks: [Check] = []
    checks.reserveCapacity(wanted.count)
    // A scene that cannot be laid out has no outcome; the failure itself has already been
    // reported.
    func fillUp(to count: Int) {
      while checks.count < count {
        checks.append(cases[wanted[checks.count]].failed("the scene cannot be laid out"))
      }
    }
    golden.session.forEach(wanted, of: cases) { [verifier] golden, layOut in
      let key = memory?.key(of: golden, store: verifier.store)
      if let key, memory?.contains(key) == true {
        var check = golden.check
        check.isCached = true
        return (check: check, time: Duration.zero, result: LayoutResult?.none)
      }
      let clock = ContinuousClock()
      let start = clock.now
      let scene = try layOut()
      var check = verifier.check(scene, golden)
      if let key, check.status == .passed { memory?.insert(key) }
      failures.keep(&check)
      let time = start.duration(to: clock.now)
      return (check: check, time: time, result: isStrict ? scene.result() : nil)
    } then: { index, outcome in
      fillUp(to: index)
      if let result = outcome.result { golden.session.report(result) }
      checks.append(outcome.check)
      if !outcome.check.isCached { times.add(outcome.time, to: outcome.check.scene) }
    }
    fillUp(to: wanted.count)
    return checks
  }

  /// Whether the filter leaves nothing of what there is; a shard may have nothing of it.
  var isFilteredOut: Bool { pattern != nil && shard == nil && !cases.isEmpty && positions.isEmpty }

  /// The positions of the cases to check.
  private var positions: [Int] {
    guard let pattern else { return Array(cases.indices) }
    return cases.indices.filter { pattern.matches(cases.name(at: $0)) }
  }

  /// A fingerprint of what all shards together check: shards of other files, or with other options, do not
  /// belong together. It does not depend on the number of shards, so that a single run has the same.
  func plan(filter: String?) -> String {
    let files = golden.session.split?.inner ?? []
    let asked = golden.session.choices.optionWords + [filter ?? ""]
    return String(
      SHA256.digits(of: (files + asked).joined(separator: "\n")).prefix(16))
  }

  // MARK: - Cache

  /// Returns the passes remembered from earlier runs, or nil if they are not wanted or would hide
  /// something.
  private func memory(_ environment: GoldenEnvironment?) -> CheckMemory? {
    // The findings of a cached check are not known.
    guard !golden.session.choices.isStrict, let cache else { return nil }
    return CheckMemory(
      cache, of: cases, through: golden.session.files, base: cacheBase(environment))
  }

  private func cacheBase(_ environment: GoldenEnvironment?) -> String {
    [
      PassCache.program(), environment?.summary ?? "blocks", golden.tolerance.words,
      golden.session.project.defaultsFingerprint,
    ].joined(separator: "\u{0}")
  }
}

extension ProjectConfiguration {
  /// The settings in the configuration that can change a layout, as text.
  fileprivate var defaultsFingerprint: String { "\(defaults) \(devices)" }
}
