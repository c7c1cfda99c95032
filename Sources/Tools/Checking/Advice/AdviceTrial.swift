import Controls
package import Documents
package import Rendering
package import Scenes

/// A scene that can be laid out again, as it is and after edits of its files.
package struct TrialScene {
  /// Lays out a variant of the scene as it is.
  package let layOut: (Variant) throws -> LaidOutScene
  /// Reads the scene after a fix, without writing any file, and returns how to lay it out.
  package let edited: (Fix) throws -> (Variant) throws -> LaidOutScene

  /// Creates a scene from the ways to lay it out.
  package init(
    layOut: @escaping (Variant) throws -> LaidOutScene,
    edited: @escaping (Fix) throws -> (Variant) throws -> LaidOutScene
  ) {
    (self.layOut, self.edited) = (layOut, edited)
  }
}

/// Tries advice before anyone sees it: each piece is applied to the scene as read, which is checked
/// again in all its variants and under strain.
///
/// Advice passes if what it is about is gone or less, nothing else has become worse in any variant,
/// and nothing has moved in the variants that it doesn't help. Under strain it must not bring
/// contradictions, ambiguities, views without size, or more faults than there were. Work is counted,
/// and what is left untried doesn't pass.
package struct AdviceTrial {
  /// The work that trials about one scene may take in a check, in nanoseconds as it is counted.
  package static let mostWorkOfCheck = 1e9

  /// The work of all trials so far, counted in nanoseconds of one processor.
  package private(set) var work = 0.0
  /// The number of times that the scene was checked again.
  package private(set) var trials = 0

  /// The number of pieces of advice left untried, because they would have taken too much work.
  package internal(set) var leftOut = 0
  /// What was laid out; nil before the first trial.
  var subject: (any LayoutSubject)? { before?.subject }

  private let scene: TrialScene
  private var variants: [Variant]
  private let mostWork: Double
  private let audits: Bool
  /// The work of checking the scene as it is, as far as it is known before.
  private let expectedWork: Double
  private var before: TrialOutcome?
  /// The work of reading the scene's file again.
  private var readingWork = 0.0
  private static let workOfByte = 100.0
  /// What the scene is after each cure of a contradiction, and each way out of an overlap.
  private var cures: [TrialOutcome] = []
  private var partings: [TrialOutcome] = []
  private var outcomes: [Attempt: TrialOutcome?] = [:]
  private var writer: AdviceWriter?

  /// A fix that was tried, on which canvases, and whether redundant constraints were looked for.
  private struct Attempt: Hashable {
    let fix: Fix
    let findsRedundancy: Bool
    /// How much higher than in the variants the canvas was.
    let lack: Double
    /// Whether texts were looked at in other sizes.
    let readsTextSizes: Bool
  }

  /// Prepares to try advice about a scene.
  ///
  /// - Parameters:
  ///   - variants: all variants that a check of the scene sees.
  ///   - mostWork: the work that trials may take, in nanoseconds as it is counted.
  ///   - audits: whether accessibility is audited.
  ///   - layoutWork: the work of laying out a variant and finding what is wrong with it, as far as it
  ///     is known; trials of larger scenes are left out before one has begun.
  package init(
    _ scene: TrialScene, variants: [Variant], mostWork: Double, audits: Bool = false,
    layoutWork: Double = 0
  ) {
    (self.scene, self.variants, self.mostWork) = (scene, variants, mostWork)
    self.audits = audits
    expectedWork = Timings.workOfTrial(layout: layoutWork, variants: variants.count)
  }

  /// Returns the findings about the layout of a variant with the advice that passes.
  package mutating func advised(_ remarks: [Diagnostic], in variant: Variant) -> [Diagnostic] {
    guard remarks.contains(where: { !$0.advice.isEmpty }) else { return remarks }
    let index = variants.firstIndex(of: variant) ?? 0
    return remarks.map { remark in
      remark.advice.isEmpty ? remark : remark.advised(proven(remark, in: index))
    }
  }

  /// Returns the advice on a finding that passes, with its fixes.
  ///
  /// Contradictions come first: what is open only until one of them is cured is settled with it, as are targets
  /// with the views that overlap.
  package mutating func proven(_ remark: Diagnostic, in variant: Int) -> [Advice] {
    guard !remark.advice.isEmpty, let before = checkedBefore,
      remark.code != .ambiguous || !cures.contains(where: { $0.settles(remark, in: variant) }),
      remark.code != .overlappingTargets
        || !partings.contains(where: { $0.settles(remark, in: variant) }),
      !before.breaks(remark, in: variant)
    else { return [] }
    var proven: [Proven] = []
    // A maximum that is gone guards against nothing any more; alone it contradicts what no edit changes.
    for advice in remark.advice
    where advice.force != .droppedMaximum || remark.constraints.count == 1 {
      guard let fix = writer?.fix(advice),
        !proven.contains(where: { advice.repeats($0.advice, as: fix, on: remark) })
      else { continue }
      let isLoosened = remark.code == .unsatisfiable && advice.writesInequality
      guard
        let after = checked(
          after: fix, findsRedundancy: remark.code == .redundant || isLoosened,
          readsTextSizes: !advice.changesLooksAlone)
      else { continue }
      if !after.helps(
        remark, with: fix, in: variant, since: before, mayMove: advice.mayMove,
        squeezes: remark.code == .ambiguous && advice.raisesCompression)
      {
        // What gives way to a height of the preview must hold where there is room.
        guard advice.lack > 0, after.isSatisfied(in: variant, since: before),
          let taller = checked(after: fix, findsRedundancy: false, lack: advice.lack),
          taller.helps(remark, with: nil, in: variant, since: before)
        else { continue }
      }
      var advice = advice
      advice.fix = fix
      proven.append((advice, Rank(after, advice, fix, isTie: remark.code == .ambiguous), after))
    }
    if remark.code.isOfLooks {
      // A limit keeps longer texts on the screen.
      let lost = proven.map { $0.outcome.lostTextCount(since: before) }
      proven = zip(proven, lost).filter { $1 == lost.min() }.map(\.0)
    }
    if remark.code == .overlap { partings += proven.map(\.outcome) }
    if remark.code == .unsatisfiable {
      cures += proven.map(\.outcome)
      // What a wrong length is no part of is not squeezed to fit it.
      let squeezed = proven.map { $0.outcome.squeezedCount(since: before) }
      proven = zip(proven, squeezed).filter { $1 == squeezed.min() }.map(\.0)
    }
    return Self.best(proven, on: remark, in: variant)
  }

  private typealias Proven = (advice: Advice, rank: Rank, outcome: TrialOutcome)

  /// Returns advice with the best first, without what takes or leaves more than other advice.
  private static func best(
    _ proven: [Proven], on remark: Diagnostic, in variant: Int
  ) -> [Advice] {
    let isOfEquations = [.unsatisfiable, .ambiguous].contains(remark.code)
    let fair =
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
                inStrain: one.advice.constraint.map { $0 == other.advice.constraint } ?? false)
        }
      }
    return Rank.best(
      // Beside the cure of an overlap the wrong line is no wish.
      fair.filter { one in
        !fair.contains { isDead(one, beside: $0) }
          && !(remark.code == .overlap && one.rank.leavesWish)
      }
      .map { ($0.advice, $0.rank) })
  }

  /// Whether advice leaves a statement that holds nowhere, though other advice leaves none.
  private static func isDead(_ one: Proven, beside other: Proven) -> Bool {
    guard one.rank.leavesDeadLine, one.advice.lack == 0, !other.rank.leavesDeadLine else {
      return false
    }
    // A distance in a visual format holds as far as it can.
    return one.advice.edit.map { !$0.hasPrefix("V:") && !$0.hasPrefix("H:") } ?? true
  }

  private var checkedBefore: TrialOutcome? {
    mutating get {
      if let before { return before }
      guard expectedWork <= mostWork else {
        leftOut += 1
        return nil
      }
      addUnasked()
      guard
        let checked = try? TrialOutcome(
          variants, findsRedundancy: true, audits: audits, layOut: scene.layOut)
      else {
        return nil
      }
      writer = checked.subject.map { AdviceWriter($0) }
      work += checked.work
      let length = checked.subject?.text(of: nil)?.bytes.count ?? 0
      readingWork = Double(length) * Self.workOfByte
      before = checked
      return checked
    }
  }

  /// Adds what nobody asked for: what helps on a device that is asked for must not harm the scene as it is, nor
  /// a colour for one appearance the other.
  private mutating func addUnasked() {
    guard let asked = variants.first, let laidOut = try? scene.layOut(asked),
      let subject = laidOut.subject as? Scene
    else { return }
    work += laidOut.timings.work
    var others = [subject.variants.list.first].compactMap { $0 }
    if audits, !subject.variesInAppearance {
      let isDark = asked.values.contains(.appearance(.dark))
      others.append(
        Variant(
          name: asked.name,
          values: asked.values.filter { $0.axis != .appearance }
            + [.appearance(isDark ? .light : .dark)]))
    }
    variants += others.filter { other in !variants.contains { $0.values == other.values } }
  }

  /// - Parameter lack: how much higher than in the variants the canvas is.
  private mutating func checked(
    after fix: Fix, findsRedundancy: Bool, lack: Double = 0, readsTextSizes: Bool = true
  ) -> TrialOutcome? {
    let attempt = Attempt(
      fix: fix, findsRedundancy: findsRedundancy, lack: lack, readsTextSizes: readsTextSizes)
    if let known = outcomes[attempt] { return known }
    guard let before, work + before.work + readingWork <= mostWork else {
      leftOut += 1
      return nil
    }
    trials += 1
    work += readingWork
    let layOut = try? scene.edited(fix)
    func taller(_ variants: [Variant]) -> [Variant] {
      guard lack > 0 else { return variants }
      return variants.enumerated().map { before.variant($1, taller: lack, like: $0) }
    }
    let checked = layOut.flatMap {
      try? TrialOutcome(
        taller(variants), strains: taller(before.strains), since: before,
        findsRedundancy: findsRedundancy, audits: audits, readsTextSizes: readsTextSizes, layOut: $0
      )
    }
    work += checked?.work ?? before.work
    outcomes[attempt] = .some(checked)
    return checked
  }
}

extension Advice {
  /// Whether it makes the same edit as proven advice, or one with another number, which does no more.
  fileprivate func repeats(_ other: Advice, as fix: Fix, on remark: Diagnostic) -> Bool {
    other.fix?.edits == fix.edits || remark.code == .requiredContentSize
      || force == .lowered && other.force == .lowered && constraint == other.constraint
  }

  /// Whether other advice on the same contradiction keeps what this gives up: with a lower priority a
  /// constraint holds where it can, and beside one that gives way a limit stays.
  ///
  /// - Parameter isSame: whether the layouts after both are the same.
  fileprivate func loses(
    to other: Advice, on remark: Diagnostic, where isSame: () -> Bool
  ) -> Bool {
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
    guard other.force == .lowered else { return false }
    if force == .droppedMinimum { return true }
    guard constraint == other.constraint else { return false }
    // A distance that may be any makes the layout depend on what else it holds.
    return force == .loosenedPlace || force == .dropped && !isSame()
  }
}

/// How good a layout is after advice, the less the better.
private struct Rank {
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

  /// - Parameter isTie: whether the advice decides which of several views gives way.
  init(_ checked: TrialOutcome, _ advice: Advice, _ fix: Fix, isTie: Bool) {
    distortionOfPictures = checked.distortionOfPictures
    distortion = checked.distortion + (isTie ? distortionOfPictures : 0)
    leavesDeadLine = advice.residual > 0 && checked.isLost(everywhere: fix)
    leavesWish = fix.edits.contains { $0.text.contains("@") } && checked.isLost(everywhere: fix)
    faults = checked.faultCount
    shrinks = advice.force == .loosenedLength && advice.edit?.contains("<=") == true
  }

  /// Returns advice with the best first, in the order given where it is as good; without what leaves
  /// controls squeezed or stretched if other advice doesn't.
  static func best(_ proven: [(advice: Advice, rank: Rank)]) -> [Advice] {
    guard let least = proven.map(\.rank.distortion).min() else { return [] }
    let fair = proven.filter { $0.rank.distortion <= least + 1 }
    // What changes more than advice before it and helps no better is not needed.
    let needed = fair.indices.filter { place in
      !fair[..<place].contains { other in
        other.rank.faults <= fair[place].rank.faults
          && Set(other.advice.changes).isStrictSubset(of: fair[place].advice.changes)
      }
    }.map { fair[$0] }
    return needed.enumerated().sorted { one, other in
      one.element.rank.order(one.offset).lexicographicallyPrecedes(
        other.element.rank.order(other.offset))
    }.map(\.element.advice)
  }

  private func order(_ place: Int) -> [Double] {
    [leavesDeadLine ? 1 : 0, faults, distortionOfPictures, shrinks ? 1 : 0, Double(place)]
  }
}
