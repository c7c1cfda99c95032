/// What a run of `verify` came to: the one value that every reporter is made from.
///
/// It holds no time, no path of a machine and no order of threads, so that the reports of shards
/// merge into the bytes of one run.
package struct Report: Equatable, Sendable {
  /// A part of a run.
  package struct Shard: Hashable, Sendable {
    /// The part, from 1.
    package var index: Int
    /// The number of parts.
    package var count: Int

    /// Makes a part.
    package init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
  }

  /// The part that was run; nil for everything.
  package var shard: Shard?
  /// A fingerprint of everything that all parts together have to check, and how it was split.
  package var plan: String
  /// Where the machine differs from the one that recorded: a clause each, empty on an equal one.
  package var environment: [String] = []
  /// The tolerance in words; empty for an exact comparison.
  package var tolerance = ""
  /// The checks in their order.
  package var checks: [Check]
  /// Files that were found to belong to no scene, as seen from the folder of goldens.
  package var unclaimed: [String] = []

  /// Makes a report of checks.
  package init(shard: Shard? = nil, plan: String = "", checks: [Check]) {
    (self.shard, self.plan, self.checks) = (shard, plan, checks)
  }

  /// The checks that fail.
  package var failures: [Check] { checks.filter(\.isFailure) }

  /// The number of checks that ended so.
  package func count(_ status: Check.Status) -> Int {
    checks.count { $0.status == status }
  }

  /// The failures grouped by cause, in the order in which a cause is met first.
  ///
  /// A check belongs to the finding of each of its causes. Texts that break elsewhere because of
  /// something that is stated are its consequence, told with the check, and no finding of their own.
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

  /// The failures grouped so that each belongs to one group alone, that of the cause which most
  /// checks share: the groups add up to the failures.
  package var groups: [CauseGroup] {
    let findings = findings
    let largestFirst = findings.indices.sorted { first, second in
      (-findings[first].checks.count, first) < (-findings[second].checks.count, second)
    }
    var told: Set<Int> = []
    var groups: [(place: Int, finding: CauseGroup)] = []
    for place in largestFirst {
      let fresh = findings[place].checks.filter { told.insert($0).inserted }
      if !fresh.isEmpty {
        groups.append((place, CauseGroup(cause: findings[place].cause, checks: fresh)))
      }
    }
    return groups.sorted { $0.place < $1.place }.map(\.finding)
  }

  /// What the tolerance let through, or how large it was; nil without a tolerance.
  package var toleranceNote: String? {
    let tolerated = checks.count(where: \.isTolerated)
    let within = tolerance.isEmpty ? "" : " within \(tolerance)"
    if tolerated > 0 {
      let noun = tolerated == 1 ? "picture is" : "pictures are"
      return "\(tolerated) \(noun) not the recorded one"
        + (tolerated == 1 ? "" : "s") + ", but equal\(within.isEmpty ? " outside masks" : within)"
    }
    return within.isEmpty ? nil : "pixels were compared\(within)"
  }

  /// One line of what a run came to: `114 checks: 112 passed, 1 changed, 1 missing`.
  package var summary: String {
    let parts = Check.Status.allCases.compactMap { status -> String? in
      let count = count(status)
      return count == 0 ? nil : "\(count) \(status.rawValue)"
    }
    let checks = "\(checks.count) check\(checks.count == 1 ? "" : "s")"
    return parts.isEmpty ? checks : "\(checks): \(parts.joined(separator: ", "))"
  }
}

/// One cause with all checks that fail for it.
package struct CauseGroup: Equatable, Sendable {
  /// What differs.
  package var cause: Cause
  /// The positions of the checks in the report, ascending.
  package var checks: [Int]

  /// Makes a finding.
  package init(cause: Cause, checks: [Int]) { (self.cause, self.checks) = (cause, checks) }
}
