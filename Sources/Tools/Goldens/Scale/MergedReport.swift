/// Merges the reports of shards into that of one run.
package enum MergedReport {
  /// Merges reports. Throws if a shard is missing, duplicated, or from another run.
  ///
  /// - Parameter expected: the required number of shards; nil for the number they state.
  package static func merge(
    _ reports: [(name: String, report: Report)], expected: Int? = nil
  ) throws(ReportError) -> Report {
    guard let first = reports.first else { throw ReportError("there is no report to merge") }
    let count = expected ?? first.report.shard?.count ?? reports.count
    var seen: [Int: String] = [:]
    for (name, report) in reports {
      guard report.plan == first.report.plan else {
        throw ReportError("'\(name)' and '\(first.name)' are from different runs")
      }
      guard let shard = report.shard else { continue }
      guard shard.split == first.report.shard?.split else {
        throw ReportError(
          "'\(name)' and '\(first.name)' were split by different times; give all shards the same "
            + "'--times'")
      }
      guard shard.count == count else {
        throw ReportError("'\(name)' is one of \(shard.count) shards, not of \(count)")
      }
      if let other = seen[shard.index] {
        throw ReportError("'\(name)' and '\(other)' are both shard \(shard.index)")
      }
      seen[shard.index] = name
    }
    if reports.contains(where: { $0.report.shard != nil }) || expected != nil {
      try refuseLost((1...max(count, 1)).filter { seen[$0] == nil }, of: count, reports.count)
    }
    var merged = Report(
      plan: first.report.plan,
      checks: reports.flatMap(\.report.checks).sorted { $0.index < $1.index })
    merged.checks = told(merged.checks)
    // Parts number their checks by their places among the files of the whole run.
    if first.report.shard != nil {
      settle(renames(reports.map(\.report)), in: &merged)
      merged.number()
    }
    merged.tolerance = first.report.tolerance
    merged.project = first.report.project
    for (_, report) in reports {
      merged.environment += report.environment.filter { !merged.environment.contains($0) }
      merged.unclaimed += report.unclaimed.filter { !merged.unclaimed.contains($0) }
    }
    return merged
  }

  /// Throws if parts are missing.
  private static func refuseLost(
    _ lost: [Int], of count: Int, _ reports: Int
  ) throws(ReportError) {
    // A complete run counts as a single shard.
    guard lost.isEmpty || (count == 1 && reports == 1) else {
      let list = lost.map(String.init).joined(separator: ", ")
      throw ReportError(
        "\(lost.count == 1 ? "shard" : "shards") \(list) of \(count) "
          + "\(lost.count == 1 ? "is" : "are") missing"
      )
    }
  }

  /// Returns the goldens that belong to no scene of a whole run, in the order of a single run; nil if the
  /// parts did not check everything.
  ///
  /// Each part says what belongs to nothing beside the goldens of its own scenes; what belongs to no
  /// scene at all is only known once all parts are.
  package static func unclaimed(_ reports: [Report], in store: GoldenStore) -> [String]? {
    guard !reports.isEmpty, reports.allSatisfy({ $0.shard?.isWhole == true }) else { return nil }
    let names = reports.flatMap(\.checks).map(\.scene)
    let found = Claims.unclaimed(
      in: store, besides: Set(names), stated: Set(reports.flatMap(\.unclaimed)))
    return Renames.unmoved(found, renames(reports).map(\.old))
  }

  /// Returns the renames of a whole run: scenes of several parts may want the same goldens, and those of a
  /// scene that another part checks are not to be had.
  ///
  /// As in a single run, none is found if a file could not be read.
  private static func renames(_ reports: [Report]) -> [Renames.Rename] {
    guard reports.allSatisfy({ $0.shard?.isWhole == true }) else { return [] }
    let checks = reports.flatMap(\.checks)
    let places = Dictionary(checks.map { ($0.scene, $0.index) }, uniquingKeysWith: min)
    let candidates = reports.flatMap { $0.shard?.renamed ?? [] }
      .sorted { (places[$0.scene] ?? .max, $0.scene) < (places[$1.scene] ?? .max, $1.scene) }
    return Renames.all(among: candidates, besides: Set(places.keys))
  }

  /// Says of the scenes without goldens what a single run would say.
  private static func settle(_ renames: [Renames.Rename], in report: inout Report) {
    guard report.checks.contains(where: { $0.status == .missing }) else { return }
    let old = Dictionary(renames.map { ($0.new, $0.old) }, uniquingKeysWith: { first, _ in first })
    for index in report.checks.indices where report.checks[index].status == .missing {
      let check = report.checks[index]
      report.checks[index].causes = check.causes.map { cause in
        cause.kind == .missing
          ? .missing(recordedAs: old[check.scene], isRecorded: check.isRecorded) : cause
      }
    }
  }

  /// Returns the checks without repetitions: shards that could not begin all say why.
  private static func told(_ checks: [Check]) -> [Check] {
    var last: [Check] = []
    return checks.filter { check in
      guard check.status == .failed else { return true }
      if last.first?.index != check.index { last = [] }
      defer { last.append(check) }
      return !last.contains(check)
    }
  }
}
