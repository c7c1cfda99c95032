import Glibc
import Goldens
import Rendering
import Scenes

/// One run of `verify`: which part of the checks is made, what is known already, what comes of it.
struct VerifyRun {
  let golden: GoldenSession
  let jobs: [Job]
  let cases: [GoldenCase]
  var shard: Report.Shard?
  var cache: String?
  var writesMissing = false
  /// Times for balancing shards; that of the goldens by default.
  var timesPath: String?

  /// What a run came to.
  struct Outcome {
    var report: Report
    var times: RecordedTimes
  }

  /// Makes the checks.
  func run(environment: GoldenEnvironment?, differences: [String], results: ResultsFolder?)
    -> Outcome
  {
    let wanted = cases.indices.filter { isWanted(cases[$0]) }
    var verifier = Verifier(store: golden.store)
    verifier.results = results
    verifier.tolerance = golden.tolerance
    verifier.environment = environment?.summary ?? "blocks"
    verifier.writesMissing = writesMissing
    var checks = [Check?](repeating: nil, count: cases.count)
    var keys = [String?](repeating: nil, count: cases.count)
    let passCache = cache.map { PassCache(folder: $0, base: cacheBase(environment)) }
    if let passCache {
      var fingerprints = FileFingerprints()
      for index in wanted {
        let key = key(of: index, passCache, &fingerprints)
        keys[index] = key
        guard passCache.contains(key) else { continue }
        checks[index] = cases[index].check
        checks[index]?.isCached = true
      }
    }
    let open = wanted.filter { checks[$0] == nil }
    let byName = Dictionary(
      open.map { (cases[$0].name, cases[$0]) }, uniquingKeysWith: { first, _ in first })
    var times = RecordedTimes()
    golden.session.forEach(open.map { jobs[$0] }) { [verifier] scene, job in
      let clock = ContinuousClock()
      let start = clock.now
      let name = "\(job.scene)/\(job.variant.name)"
      let check = byName[name].map { verifier.check(scene, $0) }
      return (check: check, time: start.duration(to: clock.now) + scene.timings.total)
    } then: { position, outcome in
      let index = open[position]
      checks[index] = outcome.check
      times.add(outcome.time, to: cases[index].scene)
      if let key = keys[index], outcome.check?.status == .passed { passCache?.insert(key) }
    }
    for index in open where checks[index] == nil {
      checks[index] = cases[index].failed("the scene cannot be laid out")
    }
    var report = Report(shard: shard, plan: plan, checks: checks.compactMap(\.self))
    report.environment = differences
    report.tolerance = golden.tolerance.words
    return Outcome(report: report, times: times)
  }

  // MARK: - Shards

  private func isWanted(_ golden: GoldenCase) -> Bool {
    shard.map { parts[golden.scene] == $0.index } ?? true
  }

  private let parts: [String: Int]

  /// What all shards together check: shards of other scenes, other times or another count do not
  /// belong together. It does not tell how many shards there are, so that one run has the same.
  private var plan: String {
    String(SHA256.digits(of: cases.map(\.name).joined(separator: "\n")).prefix(16))
  }

  init(
    _ golden: GoldenSession, jobs: [Job], cases: [GoldenCase], shard: Report.Shard? = nil,
    timesPath: String? = nil
  ) {
    (self.golden, self.jobs, self.cases) = (golden, jobs, cases)
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

  /// The scenes in order with their numbers of variants.
  private static func scenes(of cases: [GoldenCase]) -> [(name: String, variants: Int)] {
    var scenes: [(name: String, variants: Int)] = []
    for golden in cases {
      if scenes.last?.name == golden.scene {
        scenes[scenes.count - 1].variants += 1
      } else {
        scenes.append((golden.scene, 1))
      }
    }
    return scenes
  }

  // MARK: - Cache

  private func cacheBase(_ environment: GoldenEnvironment?) -> String {
    [
      PassCache.program(), environment?.summary ?? "blocks", golden.tolerance.words,
      golden.session.project.defaultsFingerprint,
    ].joined(separator: "\u{0}")
  }

  private func key(
    of index: Int, _ cache: PassCache, _ fingerprints: inout FileFingerprints
  ) -> String {
    let source = jobs[index].dependencies.map { fingerprints.fingerprint(of: $0) ?? "missing" }
    let values = jobs[index].variant.values.map { "\($0.axis.rawValue)=\($0.name)" }
    return cache.key(
      cases[index], source: source.joined(separator: " "),
      values: values.joined(separator: ","), store: golden.store)
  }
}

extension ProjectConfiguration {
  /// What the configuration says that can change a layout, as text.
  fileprivate var defaultsFingerprint: String { "\(defaults) \(devices)" }
}
