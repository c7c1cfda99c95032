import Diagnosis
import Goldens
import Rendering
import Scenes

/// One run of `verify`: which checks are made, which results are already known, and the outcome.
struct VerifyRun {
  let golden: GoldenSession
  let cases: CaseList
  var shard: Report.Shard?
  var cache: String?
  var writesMissing = false
  /// Which checks are made; nil for all.
  var pattern: NameFilter?
  /// The scenes whose goldens are stored under another name.
  var renames: Renames?
  /// The file of times for balancing shards; by default the one among the goldens.
  var timesPath: String?

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
    var report = Report(shard: shard, plan: plan, checks: checks)
    report.environment = differences
    report.tolerance = golden.tolerance.words
    return Outcome(report: report, times: times)
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
      let check = verifier.check(scene, golden)
      if let key, check.status == .passed { memory?.insert(key) }
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

  // MARK: - Shards

  /// The positions of the cases that belong to this shard.
  private var positions: [Int] {
    let own =
      shard.map { shard in
        cases.jobs.groups.filter { parts[$0.scene] == shard.index }.flatMap(\.jobs)
      } ?? Array(cases.indices)
    guard let pattern else { return own }
    return own.filter { pattern.matches(cases.name(at: $0)) }
  }

  private let parts: [String: Int]

  /// What all shards together check: shards with other scenes, other times or another count do
  /// not belong together. It does not depend on the number of shards, so that a single run has
  /// the same.
  var plan: String {
    var names = ""
    for position in cases.indices {
      names += "\(position == 0 ? "" : "\n")\(cases.name(at: position))"
    }
    return String(SHA256.digits(of: names).prefix(16))
  }

  init(
    _ golden: GoldenSession, _ cases: CaseList, shard: Report.Shard? = nil,
    timesPath: String? = nil
  ) {
    (self.golden, self.cases) = (golden, cases)
    (self.shard, self.timesPath) = (shard, timesPath)
    guard let shard else {
      parts = [:]
      return
    }
    let scenes = Self.scenes(of: cases)
    let times = RecordedTimes(path: timesPath ?? golden.store.path(GoldenStore.timesName))
    let plan = ShardPlan(
      names: scenes.map(\.name), weights: times.weights(of: scenes), count: shard.count)
    parts = Dictionary(
      zip(scenes.map(\.name), plan.parts), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the scenes in order, with their numbers of variants.
  private static func scenes(of cases: CaseList) -> [(name: String, variants: Int)] {
    var scenes: [(name: String, variants: Int)] = []
    for group in cases.jobs.groups {
      if scenes.last?.name == group.scene {
        scenes[scenes.count - 1].variants += group.jobs.count
      } else {
        scenes.append((group.scene, group.jobs.count))
      }
    }
    return scenes
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
