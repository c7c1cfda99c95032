import Documents
import Rendering
import Scenes

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

extension AdviceTrial {
  /// Returns advice on what is open without what puts views elsewhere than other advice, and for which nothing but
  /// that speaks.
  func undisputed(_ proven: [Proven], on remark: Diagnostic) -> [Proven] {
    guard remark.code == .ambiguous else { return proven }
    func isDisputed(_ one: Proven, _ others: [Proven]) -> Bool {
      others.contains {
        $0.advice.part == one.advice.part && $0.advice.force != .guessed
          && !$0.outcome.hasSeenFrames(of: one.outcome)
      }
    }
    return agreed(proven).filter { $0.advice.isSupported || !isDisputed($0, proven) }
  }

  /// Returns advice with what puts all views where a line of a view of the same kind puts them, as people say it, instead
  /// of that line.
  private func agreed(_ proven: [Proven]) -> [Proven] {
    guard let first = proven.first, first.advice.force != .guessed, first.advice.isAddition,
      !first.advice.isSupported
    else { return proven }
    let same = proven.dropFirst().filter {
      $0.advice.force == .guessed && $0.advice.part == first.advice.part
        && $0.outcome.hasFrames(of: first.outcome)
    }
    guard proven.dropFirst().allSatisfy({ $0.advice.force == .guessed }) else { return proven }
    return (same.isEmpty ? [first] : same).map { one in
      var advice = one.advice
      (advice.force, advice.isSupported) = (nil, true)
      return (advice, one.rank, one.outcome)
    }
  }

  /// Returns advice with marks on pieces for what is open that put views elsewhere than others, and on those that let
  /// what is stated give way, which may be wrong.
  func rivals(_ best: [Advice], on remark: Diagnostic) -> [Advice] {
    guard let scene = subject as? Scene, scene.constraints.count >= Self.leastLines else {
      return best
    }
    if remark.code.isOfBounds {
      return best.map { one in
        var marked = one
        marked.isRival = one.isSoft
        return marked
      }
    }
    guard remark.code == .ambiguous else { return best }
    func outcome(_ advice: Advice) -> TrialOutcome? { advice.fix.flatMap { passed[$0] } }
    let text = { (path: String) in
      scene.text(of: nil).map { String(decoding: $0.bytes, as: UTF8.self) } ?? path
    }
    return best.map { one in
      guard let fix = one.fix, let own = passed[fix] else { return one }
      var marked = one
      marked.isRival =
        fix.inventsNumber(in: text, knowing: [])
        || best.contains { other in
          other.part == one.part && outcome(other).map { !$0.hasSeenFrames(of: own) } ?? false
        }
      return marked
    }
  }

  /// In a smaller scene nothing tells which of several pieces is meant.
  private static var leastLines: Int { 8 }
}

extension Advice {
  /// Whether it takes a line away of which it is known that it says too much.
  fileprivate var accuses: Bool { reliance == 0 && force == .dropped }

  /// Whether it is another text for one line.
  var isRewriting: Bool {
    if case .write? = changes.first { changes.count == 1 } else { false }
  }

  /// Whether it adds lines, and changes none.
  var isAddition: Bool {
    changes.allSatisfy { change in
      if case .add = change { true } else { false }
    }
  }
}
