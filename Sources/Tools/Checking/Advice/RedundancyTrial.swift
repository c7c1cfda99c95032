import Documents
import Rendering

extension AdviceTrial {
  /// Returns the findings of a variant without constraints that only seem redundant.
  ///
  /// That removing a constraint changes nothing is true if a trial shows it, which also makes rows,
  /// items and canvases anew that take their size from it. Constraints of which only one can go are
  /// one finding; how many were left untried is said.
  mutating func settled(_ findings: [CheckFinding], in variant: Int) -> [CheckFinding] {
    guard findings.contains(where: { $0.diagnostic.code == .redundant }) else { return findings }
    let leftBefore = leftOut
    var settled: [CheckFinding] = []
    // The places of those that can all go together.
    var gone: [Int] = []
    for finding in findings {
      guard finding.diagnostic.code == .redundant else {
        settled.append(finding)
        continue
      }
      let proven = proven(finding.diagnostic, in: variant)
      // A component's line is one line in all its instances.
      guard !proven.isEmpty, !settled.contains(where: { $0.offers(proven) }) else { continue }
      var proved = finding
      proved.diagnostic = finding.diagnostic.advised(proven)
      // Together with all others it can go; else with one of them it can't, or only with some.
      if canGo(gone.map { settled[$0] }, with: proved, in: variant) {
        gone.append(settled.count)
        settled.append(proved)
      } else if let rival = gone.first(where: {
        !canGo([settled[$0]], with: proved, in: variant)
      }) {
        settled[rival] = settled[rival].or(proved)
      }
    }
    guard leftOut > leftBefore, let subject else { return settled }
    let count = leftOut - leftBefore
    let words = count == 1 ? "one constraint" : "\(count) constraints"
    settled.append(
      subject.finding(
        .note, .leftOut,
        "\(words) could not be checked for redundancy: the search ran out of time", at: nil))
    return settled
  }

  /// Whether a redundant constraint can go together with others.
  private mutating func canGo(
    _ others: [CheckFinding], with last: CheckFinding, in variant: Int
  ) -> Bool {
    guard !others.isEmpty, let own = last.diagnostic.advice.first else { return true }
    var both = last.diagnostic
    both.advice = [others.compactMap(\.diagnostic.advice.first).reduce(own) { $0.and($1) }]
    let left = leftOut
    let helps = !proven(both, in: variant).isEmpty
    // What wasn't tried is not known to fail.
    defer { leftOut = left }
    return helps || leftOut > left
  }
}

extension CheckFinding {
  /// Whether it already offers to drop the same line.
  fileprivate func offers(_ advice: [Advice]) -> Bool {
    guard diagnostic.code == .redundant else { return false }
    return diagnostic.advice.contains { own in advice.contains { $0.fix == own.fix } }
  }

  /// Returns the finding that one of several redundant constraints can go.
  fileprivate func or(_ other: CheckFinding) -> CheckFinding {
    let advice = (diagnostic.advice + other.diagnostic.advice).map { advice in
      var advice = advice
      advice.words = advice.constraint.map { "drop \($0)" } ?? advice.words
      return advice
    }
    var either = self
    let names = advice.compactMap(\.constraint)
    either.diagnostic.message =
      "only one of \(NameList.both(names)) is needed: removing any one changes nothing in any variant"
    if names.count > 2 {
      either.diagnostic.message =
        "one of \(NameList.both(names)) is redundant: removing any one changes nothing in any variant"
    }
    either.diagnostic.advice = []
    either.diagnostic = either.diagnostic.advised(advice)
    either.diagnostic.hint = Hint(advice.map(\.words).joined(separator: ", or "))
    return either
  }
}
