import Documents
import Rendering

extension AdviceTrial {
  /// How many findings with advice are compared with each other.
  private static let mostCompared = 24

  /// Returns the findings of a variant without advice on what is gone with the advice on another one: of findings
  /// with one cause the one that clears most is the way out, and of several that clear all of them the one about
  /// the view on which the others hang.
  func ofCauses(_ findings: [CheckFinding], in variant: Int) -> [CheckFinding] {
    let places = findings.indices.filter {
      !findings[$0].diagnostic.fixes.isEmpty && findings[$0].diagnostic.code != .ambiguous
        && FindingKind(findings[$0].diagnostic).isOfPlaces
    }
    guard places.count > 1, places.count <= Self.mostCompared, let before else { return findings }
    let pieces = places.flatMap { place in
      findings[place].diagnostic.advice.compactMap { advice -> Piece? in
        guard let fix = advice.fix, let outcome = passed[fix] else { return nil }
        return Piece(
          finding: place, fix: fix, cleared: outcome.cleared(in: variant, since: before))
      }
    }
    var advised = findings
    for place in places {
      let remark = findings[place].diagnostic
      let kept = remark.advice.filter { advice in
        guard let own = pieces.first(where: { $0.finding == place && $0.fix == advice.fix }) else {
          return true
        }
        return !pieces.contains { other in
          guard other.finding != place, other.fix != own.fix else { return false }
          if own.cleared.isStrictSubset(of: other.cleared) { return true }
          return own.cleared == other.cleared
            && before.hangs(remark, on: findings[other.finding].diagnostic, in: variant)
        }
      }
      if kept.count < remark.advice.count { advised[place].diagnostic = remark.advised(kept) }
    }
    return advised
  }

  /// A piece of advice with what nothing is left of after it.
  private struct Piece {
    let finding: Int
    let fix: Fix
    let cleared: Set<FindingKind>
  }
}

extension TrialOutcome {
  /// Whether the view that a finding is about is tied to that of another one, which is not tied to it.
  func hangs(_ remark: Diagnostic, on other: Diagnostic, in variant: Int) -> Bool {
    guard let view = remark.view, let base = other.view, faults.indices.contains(variant) else {
      return false
    }
    let ties = faults[variant].hangsOn
    return ties[view]?.contains(base) == true && ties[base]?.contains(view) != true
  }
}
