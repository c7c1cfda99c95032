import Documents
import Rendering

extension TrialOutcome {
  /// Whether views still lie in the wrong place after advice that follow what it is about, or are the same: then it is
  /// no cure.
  ///
  /// - Parameter following: the kinds of findings that may follow from the one that it is about.
  func leavesOthers(
    of remark: Diagnostic, in variant: Int, following: Set<FindingKind>
  ) -> Bool {
    let isOfEquations = [.unsatisfiable, .ambiguous].contains(remark.code)
    guard counts.indices.contains(variant), isOfEquations || remark.code.isOfBounds else {
      return false
    }
    // Of two lines one is too many, whatever else is wrong.
    if remark.code == .unsatisfiable, remark.constraints.count <= 2 { return false }
    let kind = FindingKind(remark)
    let views = Set(remark.involved).subtracting([faults[variant].root].compactMap { $0 })
    return counts[variant].keys.contains { other in
      other != kind && (other.code.isOfBounds || other.code == .collapsed)
        && (following.contains(other) || other.isAbout(views))
    }
  }

  /// The kinds of findings in a variant before an edit of which nothing is left after it.
  func cleared(in variant: Int, since before: TrialOutcome) -> Set<FindingKind> {
    guard counts.indices.contains(variant) else { return [] }
    return Set(
      before.counts[variant].keys.filter { $0.isOfPlaces && counts[variant][$0] == nil })
  }

  /// Whether a layout that leaves something open in a variant is settled by moving what wasn't open, or by
  /// leaving nothing of what was.
  func unsettles(_ variant: Int, since before: TrialOutcome) -> Bool {
    guard faults.indices.contains(variant) else { return false }
    return faults[variant].movesSettled(of: before.faults[variant])
      || faults[variant].vanishesOpen(of: before.faults[variant])
  }
}

extension FindingKind {
  /// Whether it says that something is wrong with where views are, how long they are, or what is seen of them.
  var isOfPlaces: Bool {
    switch code {
    case .unsatisfiable, .ambiguous, .truncated, .tightened, .cropped, .brokenWord, .squeezed,
      .collapsed, .overlap, .outsideSuperview, .outsideSafeArea:
      true
    default: false
    }
  }
}
