import Documents

/// The result of a run of `verify`: the one value that every reporter is made from.
///
/// It contains no time, machine path or thread order, so that the merged reports of shards have
/// the same bytes as the report of a single run.
package struct Report: Equatable, Sendable {
  /// A part of a run.
  package struct Shard: Hashable, Sendable {
    /// The part, from 1.
    package var index: Int
    /// The number of parts.
    package var count: Int
    /// A fingerprint of which scenes belong to which part; empty before they are known.
    package var split = ""
    /// Whether the parts check everything in the project, so that other goldens belong to nothing.
    package var isWhole = false
    /// The scenes of the part that were apparently renamed; scenes of other parts may have a better claim
    /// to the same goldens.
    package var renamed: [RenameCandidate] = []

    /// Makes a part.
    package init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
  }

  /// The part that was run; nil if everything was.
  package var shard: Shard?
  /// A fingerprint of everything that all parts together check: the files and what was asked of them.
  package var plan: String
  /// How the machine differs from the one that recorded, one clause each; empty if it doesn't.
  package var environment: [String] = []
  /// The tolerance in words; empty for an exact comparison.
  package var tolerance = ""
  /// Whether two revisions are compared, so that nothing was recorded and nothing can be approved.
  package var isReview = false
  /// The project's folder as seen from the top of its repository; empty if it is the top, or if there is
  /// no repository. Servers know files by their paths from there.
  package var project = ""
  /// The checks, in order.
  package var checks: [Check]
  /// Files that belong to no scene, relative to the folder of goldens.
  package var unclaimed: [String] = []

  /// Makes a report from checks.
  package init(shard: Shard? = nil, plan: String = "", checks: [Check]) {
    (self.shard, self.plan, self.checks) = (shard, plan, checks)
  }

  /// Numbers the checks from 0 in their order.
  package mutating func number() {
    for place in checks.indices { checks[place].index = place }
  }

  /// The checks that fail.
  package var failures: [Check] { checks.filter(\.isFailure) }

  /// Returns the path by which a server knows the file of a check.
  package func repositoryPath(of source: String) -> String {
    project.isEmpty || source.hasPrefix("/") ? source : PathParts.joined(project, source)
  }

  /// Returns the number of checks with a status.
  package func count(_ status: Check.Status) -> Int {
    checks.count { $0.status == status }
  }

  /// The failures grouped by cause, in the order in which causes first occur.
  ///
  /// A check belongs to the finding of each of its causes. Texts that break elsewhere because of
  /// a stated change are a consequence, listed with the check but not as a finding of their own.
  package var findings: [CauseGroup] {
    var findings: [CauseGroup] = []
    var indices: [Cause: Int] = [:]
    for (position, check) in checks.enumerated() where check.isFailure {
      for cause in check.ownCauses {
        if let index = indices[cause] {
          findings[index].checks.append(position)
        } else {
          indices[cause] = findings.count
          findings.append(CauseGroup(cause: cause, checks: [position]))
        }
      }
    }
    return findings
  }

  /// The failures grouped so that each belongs to exactly one group: the groups add up to the
  /// failures. It is that of the cause most checks share, but what files shared by many scenes state
  /// comes after what a scene states itself, which it would hide.
  package var groups: [CauseGroup] {
    let findings = findings
    func rank(_ place: Int) -> (Int, Int, Int) {
      let finding = findings[place]
      return (finding.cause.isShared ? 1 : 0, -finding.checks.count, place)
    }
    var told: Set<Int> = []
    var groups: [(place: Int, finding: CauseGroup)] = []
    for place in findings.indices.sorted(by: { rank($0) < rank($1) }) {
      var group = findings[place]
      group.checks = group.checks.filter { told.insert($0).inserted }
      if group.cause.isShared {
        group.elsewhere = findings[place].checks.count - group.checks.count
      }
      if !group.checks.isEmpty { groups.append((place, group)) }
    }
    // What could not be compared at all comes before what differs, what scenes share behind it.
    func order(_ group: (place: Int, finding: CauseGroup)) -> (Int, Int) {
      let cause = group.finding.cause
      return (cause.kind == .problem ? 0 : cause.isShared ? 2 : 1, group.place)
    }
    return groups.sorted { order($0) < order($1) }.map { showingMost($0.finding) }
  }

  /// Returns a group with the check in which its cause does most before the others, if it does far more there
  /// than in the first: an example shows what there is to see.
  private func showingMost(_ group: CauseGroup) -> CauseGroup {
    guard let example = example(among: group.checks) else { return group }
    var group = group
    group.checks = [example] + group.checks.filter { $0 != example }
    return group
  }

  /// Returns the check that shows far more than the first of some; nil if none does.
  package func example(among checks: [Int]) -> Int? {
    guard let first = checks.first else { return nil }
    let most = checks.dropFirst().reduce(first) {
      self.checks[$1].reach > self.checks[$0].reach ? $1 : $0
    }
    let isFar = self.checks[most].reach > 2 * max(self.checks[first].reach, 4)
    return most != first && isFar ? most : nil
  }

  /// What the tolerance let through, or how large it was; nil without a tolerance.
  package var toleranceNote: String? {
    let tolerated = checks.count(where: \.isTolerated)
    let within = tolerance.isEmpty ? "" : " within \(tolerance)"
    if tolerated > 0 {
      let noun = tolerated == 1 ? "picture differs" : "pictures differ"
      return "\(tolerated) \(noun) from the golden"
        + (tolerated == 1 ? "" : "s") + ", but only\(within.isEmpty ? " under masks" : within)"
    }
    return within.isEmpty ? nil : "pixels were compared\(within)"
  }

  /// The outcome of a run in one line: `114 checks: 112 passed, 1 changed, 1 missing`.
  package var summary: String {
    let parts = Check.Status.allCases.compactMap { status -> String? in
      let count = count(status)
      return count == 0 ? nil : "\(count) \(status.rawValue)"
    }
    let checks = "\(checks.count) check\(checks.count == 1 ? "" : "s")"
    return parts.isEmpty ? checks : "\(checks): \(parts.joined(separator: ", "))"
  }
}

/// A cause with all checks that fail because of it.
package struct CauseGroup: Equatable, Sendable {
  /// What differs.
  package var cause: Cause
  /// The positions of the checks in the report, ascending; the one that shows most may come first.
  package var checks: [Int]
  /// The number of further checks with a shared cause, which are in the groups of their own causes.
  package var elsewhere = 0

  /// Returns the file and line that state the cause: those of what scenes share, or of the only scene that it
  /// concerns; nil if they are not known.
  package func place(in report: Report) -> (file: String, line: Int?)? {
    if let file = cause.file { return (file, cause.line) }
    guard let first = checks.first.map({ report.checks[$0] }),
      checks.allSatisfy({ report.checks[$0].source == first.source })
    else { return nil }
    return first.line(of: cause).map { (first.source, $0) }
  }

  /// How many checks there are, behind the cause: ` (3 checks)`; nothing for one.
  package var countWords: String {
    if checks.count == 1, elsewhere == 0 { return "" }
    let others = elsewhere == 0 ? "" : ", \(elsewhere) more under their own causes"
    return " (\(checks.count) check\(checks.count == 1 ? "" : "s")\(others))"
  }
}
