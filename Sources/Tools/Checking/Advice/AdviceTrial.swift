import Controls
import Diagnosis
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
  private(set) var before: TrialOutcome?
  /// How many of the variants, the last, are the scene's own and nobody asked for.
  private var ownCount = 0
  private static let mostOwn = 4
  /// The work of reading the scene's file again.
  private var readingWork = 0.0
  private static let workOfByte = 100.0
  /// What the scene is after each cure of a contradiction, and each way out of an overlap.
  private var cures: [TrialOutcome] = []
  private var partings: [(views: Set<String>, isCertain: Bool, outcome: TrialOutcome)] = []
  /// The views that contradictions of each variant are about, but for the root; used only for lookup.
  private var contradicted: [Int: Set<String>] = [:]
  private var outcomes: [Attempt: TrialOutcome?] = [:]
  /// What the scene is after each edit that passed.
  private(set) var passed: [Fix: TrialOutcome] = [:]
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
    var advised = remarks
    for place in remarks.indices.inOrderOfTrial({ remarks[$0] }) {
      note(remarks[place], in: index)
      guard !remarks[place].advice.isEmpty else { continue }
      advised[place] = remarks[place].advised(proven(remarks[place], in: index))
    }
    return advised
  }

  /// Notes what a contradiction is about, which is settled before anything else is.
  mutating func note(_ remark: Diagnostic, in variant: Int) {
    guard remark.code == .unsatisfiable else { return }
    contradicted[variant, default: []].formUnion(remark.views)
  }

  /// Whether a contradiction is about a view: then nobody knows how long it is to be.
  private func isContradicted(_ view: String?, in variant: Int) -> Bool {
    view.flatMap { contradicted[variant]?.contains($0) } ?? false
  }

  /// Whether a contradiction is about what a view is in that a finding leaves open.
  private func isContradicted(
    _ remark: Diagnostic, in variant: Int, _ before: TrialOutcome
  ) -> Bool {
    guard remark.code == .ambiguous, let views = contradicted[variant],
      let outer = remark.view.flatMap({ before.faults[variant].parents[$0] })
    else { return false }
    return views.contains(outer)
  }

  /// Returns the advice on a finding that passes, with its fixes.
  ///
  /// Contradictions come first: what is open only until one of them is cured is settled with it, as are targets
  /// with the views that overlap.
  ///
  /// - Parameter following: the kinds of findings that may follow from it.
  package mutating func proven(
    _ remark: Diagnostic, in variant: Int, following: [Diagnostic] = []
  ) -> [Advice] {
    guard !remark.advice.isEmpty, let before = checkedBefore, !follows(remark, in: variant),
      !before.breaks(remark, in: variant), !isContradicted(remark, in: variant, before),
      !before.isEarly(for: remark, in: variant)
    else { return [] }
    let kinds = Set(following.map { FindingKind($0) })
    var proven: [Proven] = []
    var lessened: [TrialOutcome] = []
    // A maximum that is gone guards against nothing any more; alone it contradicts what no edit changes.
    for advice in remark.advice
    where (advice.force != .droppedMaximum || remark.constraints.count == 1)
      && !(advice.force == .guessed && isContradicted(remark.view, in: variant))
    {
      guard let fix = writer?.fix(advice),
        !proven.contains(where: { advice.repeats($0.advice, as: fix, on: remark) })
      else { continue }
      let isLoosened = remark.code == .unsatisfiable && advice.writesInequality
      guard
        let after = checked(
          after: fix, findsRedundancy: remark.code == .redundant || isLoosened,
          readsTextSizes: !advice.changesLooksAlone)
      else { continue }
      if remark.code == .unsatisfiable, after.lessens(remark, in: variant, since: before) {
        lessened.append(after)
      }
      guard
        helps(advice, by: fix, after, on: remark, in: variant, since: before),
        !after.leavesOthers(of: remark, in: variant, following: kinds)
      else { continue }
      passed[fix] = after
      var advice = advice
      advice.fix = fix
      let rank = AdviceRank(after, advice, fix, since: before, isTie: remark.code == .ambiguous)
      proven.append((advice, rank, after))
    }
    // What a contradiction leaves open follows from it, cured or not; what is tied to a guide, from that.
    if remark.code == .unsatisfiable || remark.isOfGuide {
      cures += proven.isEmpty ? lessened : proven.map(\.outcome)
    }
    proven = undisputed(spared(proven, on: remark, since: before), on: remark)
    return rivals(Self.best(proven, on: remark, in: variant), on: remark)
  }

  /// Whether the scene after advice is what a finding asks for.
  private mutating func helps(
    _ advice: Advice, by fix: Fix, _ after: TrialOutcome, on remark: Diagnostic, in variant: Int,
    since before: TrialOutcome
  ) -> Bool {
    if remark.code == .ambiguous, advice.isAddition, after.unsettles(variant, since: before) {
      return false
    }
    let squeezes = remark.code == .ambiguous && advice.raisesCompression
    if after.helps(
      remark, with: fix, in: variant, since: before, mayMove: advice.mayMove, squeezes: squeezes)
    {
      return true
    }
    // What gives way to a height of the preview must hold where there is room.
    guard advice.lack > 0, after.isSatisfied(in: variant, since: before),
      let taller = checked(after: fix, findsRedundancy: false, lack: advice.lack)
    else { return false }
    return taller.helps(remark, with: nil, in: variant, since: before)
  }

  /// Whether a finding is settled with others, which come first: what is open with a contradiction, targets with
  /// the views that overlap, and an overlap with one of which a wrong line is known.
  private func follows(_ remark: Diagnostic, in variant: Int) -> Bool {
    switch remark.code {
    case .ambiguous: cures.contains { $0.settles(remark, in: variant) }
    case .overlappingTargets, .overlap:
      partings.contains {
        $0.views != Set(remark.views) && (remark.code != .overlap || $0.isCertain)
          && $0.outcome.settles(remark, in: variant)
      }
    default: false
    }
  }

  /// Returns advice without what takes from views that have no part in what is wrong, where other advice doesn't.
  private mutating func spared(
    _ proven: [Proven], on remark: Diagnostic, since before: TrialOutcome
  ) -> [Proven] {
    func least(_ proven: [Proven], _ count: (TrialOutcome) -> Int) -> [Proven] {
      let counts = proven.map { count($0.outcome) }
      return zip(proven, counts).filter { $1 == counts.min() }.map(\.0)
    }
    // A limit keeps longer texts on the screen.
    if remark.code.isOfLooks { return least(proven) { $0.lostTextCount(since: before) } }
    if remark.code == .overlap {
      // Beside the edit of a wrong line all others are guesses.
      let isCertain = remark.advice.contains { $0.force == .guessed }
      partings += proven.map {
        (Set(remark.views), isCertain && $0.advice.force != .guessed, $0.outcome)
      }
    }
    guard remark.code == .unsatisfiable else { return proven }
    // What is round or square stays so.
    let shaped = least(proven) { $0.misshapenCount(since: before) }
    // What a wrong length is no part of is not squeezed to fit it, nor is a control stretched that is no longer
    // than it says.
    return least(least(shaped) { $0.squeezedCount(since: before) }) {
      $0.stretchedCount(since: before)
    }
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
          variants, ownCount: ownCount, findsRedundancy: true, audits: audits,
          layOut: scene.layOut)
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
    var others: [Variant] = []
    if audits, !subject.variesInAppearance {
      let isDark = asked.values.contains(.appearance(.dark))
      others.append(
        Variant(
          name: asked.name,
          values: asked.values.filter { $0.axis != .appearance }
            + [.appearance(isDark ? .light : .dark)]))
    }
    func isNew(_ other: Variant) -> Bool { !variants.contains { $0.values == other.values } }
    let own = subject.variants.list.prefix(Self.mostOwn).filter(isNew)
    variants += others.filter(isNew) + own
    ownCount = own.count
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
