import Documents
import Rendering

extension AdviceTrial {
  typealias Proven = (advice: Advice, rank: AdviceRank, outcome: TrialOutcome)

  /// Returns advice with the best first, without what takes or leaves more than other advice.
  static func best(
    _ proven: [Proven], on remark: Diagnostic, in variant: Int
  ) -> [Advice] {
    let isOfEquations = [.unsatisfiable, .ambiguous].contains(remark.code)
    func fair(_ proven: [Proven]) -> [Proven] {
      proven.filter { one in
        !proven.contains { other in
          one.advice.loses(to: other.advice, on: remark) {
            one.outcome.hasFrames(of: other.outcome)
          }
            || isOfEquations && one.advice.lack == 0
              && (one.advice.part == other.advice.part
                || other.outcome.settles(remark, in: variant))
              && one.outcome.isPoorer(
                than: other.outcome,
                inStrain: one.advice.constraint.map { $0 == other.advice.constraint } ?? false,
                seen: one.advice.force != nil && one.advice.reliance == 0)
        }
      }
    }
    // A line of which it is known that it says too much gives way, or none does.
    let isAccused = remark.code == .unsatisfiable && remark.advice.contains(where: \.accuses)
    let proven = isAccused ? proven.filter { $0.advice.reliance == 0 } : proven
    // What leaves a dead line does not speak against what leaves none.
    let live = proven.filter { !($0.rank.leavesDeadLine && $0.advice.isVain) }
    let first = fair(live)
    let alive = live.filter { one in
      !(one.rank.leavesDeadLine && first.contains { Self.isDead(one, beside: $0) })
    }
    return AdviceRank.best(
      // What is broken afterwards is no wish, but wrong.
      firm(fair(alive), on: remark)
        .map { ($0.advice, $0.rank) },
      decides: remark.code == .unsatisfiable && remark.constraints.count > 2
    )
  }

  /// Returns advice without what leaves a wish that holds nowhere, beside an overlap or the edit of a wrong line.
  private static func firm(_ proven: [Proven], on remark: Diagnostic) -> [Proven] {
    let firm = proven.filter { !$0.rank.leavesWish }
    let corrects = remark.code.isOfBounds && firm.contains { $0.advice.isRewriting }
    return remark.code == .overlap || corrects ? firm : proven
  }

  /// Whether advice leaves a statement that holds nowhere, though other advice leaves none.
  private static func isDead(_ one: Proven, beside other: Proven) -> Bool {
    guard one.rank.leavesDeadLine, one.advice.lack == 0, !other.rank.leavesDeadLine else {
      return false
    }
    // A distance in a visual format holds as far as it can.
    return one.advice.edit.map { !$0.hasPrefix("V:") && !$0.hasPrefix("H:") } ?? true
  }
}

extension Advice {
  /// Whether it takes a line away of which it is known that it says too much.
  fileprivate var accuses: Bool { reliance == 0 && force == .dropped }

  /// Whether it is another text for one line.
  fileprivate var isRewriting: Bool {
    if case .write? = changes.first { changes.count == 1 } else { false }
  }

  /// Whether it adds lines, and changes none.
  var isAddition: Bool {
    changes.allSatisfy { change in
      if case .add = change { true } else { false }
    }
  }
}
