import Diagnosis
import Documents
import Rendering

extension Advice {
  /// Whether it makes the same edit as proven advice, or one with another number, which does no more.
  func repeats(_ other: Advice, as fix: Fix, on remark: Diagnostic) -> Bool {
    other.fix?.edits == fix.edits || remark.code == .requiredContentSize
      || shrinksText && other.shrinksText
      || force == .lowered && other.force == .lowered && constraint == other.constraint
  }

  /// Whether other advice on the same contradiction keeps what this gives up: with a lower priority a
  /// constraint holds where it can, and beside one that gives way a limit stays.
  ///
  /// - Parameter isSame: whether the layouts after both are the same.
  func loses(
    to other: Advice, on remark: Diagnostic, where isSame: () -> Bool
  ) -> Bool {
    // A line that another word corrects is not dropped.
    if force == .dropped, other.force == nil, other.edit != nil, other.constraint == constraint {
      return !isSame()
    }
    if force == .guessed { return other.force != .guessed && part == other.part }
    // Of what differs in this alone margins are kept, and what is required is simpler.
    if remark.code != .ambiguous, words != other.words,
      words == other.words.replacing(".margins.", with: ".")
        || words.replacing(" @ 999'", with: "'") == other.words
    {
      return true
    }
    // A minimum width between two edges says nothing; that of a row is wanted, and beside another length.
    if force == .loosenedLength, other.force == .dropped, constraint == other.constraint,
      remark.constraints.count > 2, edit?.contains(".width >= ") == true
    {
      return isSame()
    }
    // A distance that may be larger keeps what it is for, and one that may be smaller says nothing.
    if constraint == other.constraint,
      force == .dropped && other.force == .loosenedGap
        || force == .shortenedGap && other.force == .dropped
    {
      return isSame()
    }
    guard other.force == .lowered else { return false }
    if force == .droppedMinimum { return true }
    guard constraint == other.constraint else { return false }
    // A distance that may be any makes the layout depend on what else it holds.
    return [.loosenedPlace, .loosenedGap, .shortenedGap].contains(force)
      || force == .dropped && !isSame()
  }
}

extension Advice {
  /// Whether it lowers the priority of a gap between two views, which nobody does for good if it then holds nowhere.
  var isVain: Bool {
    guard force == .lowered, lack == 0, let words = edit?.split(separator: " "), words.count > 2,
      words[1] == "=="
    else { return false }
    let edges = [words[0], words[2]].compactMap { $0.split(separator: ".").last }
    return [
      ["top", "bottom"], ["bottom", "top"], ["leading", "trailing"], ["trailing", "leading"],
    ]
    .contains(edges)
  }
}

/// How good a layout is after advice, the less the better.
struct AdviceRank {
  /// How far controls are from the size that they are drawn for, in points of all variants.
  private let distortion: Double
  /// Whether the advice leaves a statement that holds nowhere.
  let leavesDeadLine: Bool
  /// Whether it lowers a priority of what then holds nowhere.
  let leavesWish: Bool
  /// The number of faults and findings in all variants.
  private let faults: Double
  /// How far pictures are out of shape, in points of all variants.
  private let distortionOfPictures: Double

  /// Whether it lets something be smaller than it says, where other advice may let it be larger.
  private let shrinks: Bool
  /// How much else relies on what it changes, and how far the lengths are from those that are stated.
  private let (reliance, deviation): (Int, Double)

  /// - Parameter isTie: whether the advice decides which of several views gives way.
  init(
    _ checked: TrialOutcome, _ advice: Advice, _ fix: Fix, since before: TrialOutcome, isTie: Bool
  ) {
    reliance = advice.reliance
    deviation = advice.reliance == 0 ? 0 : checked.deviation(since: before)
    distortionOfPictures = checked.distortionOfPictures
    distortion = checked.distortion + (isTie ? distortionOfPictures : 0)
    leavesDeadLine = advice.residual > 0 && checked.isLost(everywhere: fix)
    leavesWish = fix.edits.contains { $0.text.contains("@") } && checked.isLost(everywhere: fix)
    // Not every trial looks for what is redundant.
    faults = checked.faultCount - checked.claimCount
    shrinks = advice.force == .loosenedLength && advice.edit?.contains("<=") == true
  }

  /// Returns advice with the best first, in the order given where it is as good; without what leaves
  /// controls squeezed or stretched if other advice doesn't.
  ///
  /// - Parameter decides: whether only one line is wrong.
  static func best(
    _ proven: [(advice: Advice, rank: AdviceRank)], decides: Bool = false
  ) -> [Advice] {
    guard let least = proven.map(\.rank.distortion).min() else { return [] }
    let fair = lightest(nearest(proven.filter { $0.rank.distortion <= least + 1 }))
    // What changes more than advice before it and helps no better is not needed.
    let needed = fair.indices.filter { place in
      !fair[..<place].contains { other in
        other.rank.faults <= fair[place].rank.faults
          && Set(other.advice.changes).isStrictSubset(of: fair[place].advice.changes)
      }
    }.map { fair[$0] }
    let sorted = needed.enumerated().sorted { one, other in
      one.element.rank.order(one.offset).lexicographicallyPrecedes(
        other.element.rank.order(other.offset))
    }.map(\.element)
    return (decides ? decided(sorted) : sorted).map(\.advice)
  }

  /// Returns advice without cures that leave a constraint much further from what it says than others do.
  private static func nearest(
    _ proven: [(advice: Advice, rank: AdviceRank)]
  ) -> [(advice: Advice, rank: AdviceRank)] {
    let cures = proven.filter { $0.advice.force != nil && $0.advice.residual > 0 }
    guard let least = cures.map(\.advice.residual).min() else { return proven }
    return proven.filter { $0.advice.force == nil || $0.advice.residual <= least * 1.5 + 0.5 }
  }

  /// Returns advice without what places much else if a length or a distance may change instead, and without
  /// what leaves a view with another length than it says if others remain as they are.
  private static func lightest(
    _ proven: [(advice: Advice, rank: AdviceRank)]
  ) -> [(advice: Advice, rank: AdviceRank)] {
    let isClose = proven.contains { $0.rank.reliance < 2 && $0.rank.deviation <= 0.5 }
    return proven.filter { _, rank in
      // What leaves more wrong is not lighter.
      let isHeavy =
        rank.reliance > 2
        && proven.contains {
          ($0.advice.force != nil || $0.advice.writesInequality) && $0.rank.reliance < 3
            && $0.rank.faults <= rank.faults
        }
      return !isHeavy && !(isClose && rank.reliance == 1 && rank.deviation > 1)
    }
  }

  private func order(_ place: Int) -> [Double] {
    [
      leavesDeadLine ? 1 : 0, faults, distortionOfPictures, Double(reliance), deviation,
      shrinks ? 1 : 0, Double(place),
    ]
  }

  /// What speaks against it, wherever the line is stated.
  private var reasons: [Double] {
    [
      leavesDeadLine ? 1 : 0, faults, distortionOfPictures.rounded(), Double(reliance),
      (deviation * 100).rounded(), shrinks ? 1 : 0,
    ]
  }

  /// Returns the cures of the one line of a contradiction that most speaks against, or of the lengths of which nothing
  /// tells which is wrong, and what is no cure of a single line, such as another condition, or depends on the height
  /// of a preview.
  static func decided(
    _ proven: [(advice: Advice, rank: AdviceRank)]
  ) -> [(advice: Advice, rank: AdviceRank)] {
    guard let first = proven.first, let line = first.advice.constraint else { return proven }
    let isLength = first.rank.reliance < 2
    let equal = proven.filter { isLength && $0.rank.reasons == first.rank.reasons }
    let lines = Set(equal.compactMap(\.advice.constraint)).union([line])
    return proven.filter { one in
      one.advice.lack > 0 || one.advice.constraint.map(lines.contains) ?? true
        || one.advice.force == nil
    }
  }
}
