import Diagnosis
import Documents
import Geometry
import Rendering
import Scenes

/// A scene checked in all variants and under strain.
struct TrialOutcome {
  let subject: (any LayoutSubject)?
  /// The variants that strain the scene beyond its own.
  let strains: [Variant]
  let work: Double
  /// The faults in each variant, and under each strain; nil where it couldn't be laid out.
  private(set) var faults: [LayoutFaults] = []
  private(set) var strained: [LayoutFaults?] = []
  /// How many findings of each kind each variant has.
  private(set) var counts: [[FindingKind: Double]] = []
  /// The places of contradictions, and of violated constraints, in each variant.
  private var broken: [[(file: String, line: Int)]] = []
  private var lost: [[(file: String, line: Int)]] = []
  /// The statements that apply in each variant.
  private var applying: [Set<Int>] = []
  /// The places of redundant constraints in each variant.
  private var redundant: [[(file: String, line: Int)]] = []
  /// The height of the canvas in each variant.
  private var heights: [Double] = []
  private let isRightToLeft: [Bool]
  /// The views that have no length in each variant before an edit.
  private let flat: [Set<String>]
  /// The safe area in each variant.
  private let safeAreas: [Rect]
  /// What the states mean to be small or unseen, in each variant and then under each strain.
  let intents: StateIntents

  /// Throws if a variant can't be laid out.
  ///
  /// - Parameters:
  ///   - ownCount: how many of the variants, the last, are the scene's own, beyond those that are asked for.
  ///   - before: the outcome before an edit, which says what is meant.
  init(
    _ variants: [Variant], ownCount: Int = 0, strains: [Variant]? = nil,
    since before: TrialOutcome? = nil,
    findsRedundancy: Bool, audits: Bool,
    readsTextSizes: Bool = true, layOut: @escaping (Variant) throws -> LaidOutScene
  ) throws {
    var work = 0.0
    var subject: (any LayoutSubject)?
    let checked = variants.map { variant in
      CheckedVariant(
        variant, findsRedundancy: findsRedundancy, offersAdvice: false, audits: audits
      ) {
        let scene = try layOut($0)
        subject = scene.subject
        return scene
      }
    }
    let layouts = try checked.map { try $0.layout.get() }
    isRightToLeft = layouts.map(\.isRightToLeft)
    let check = SceneCheck(
      checked, isComplete: true, audits: audits, auditsTextSizes: readsTextSizes,
      comparesStates: false, layOut: layOut)
    self.strains = strains ?? Strains.all(of: layouts, ownCount: ownCount, audits: audits)
    let strained = self.strains.map { strain -> CheckedLayout? in
      let scene = try? layOut(strain)
      work += scene?.timings.work ?? 0
      // Only states are compared by what they say.
      return scene.map { scene in
        before == nil && strain.stateName != nil
          ? CheckedLayout(state: scene)
          : CheckedLayout(
            scene, result: scene.result(explainsAmbiguity: false, explainsConflicts: false))
      }
    }
    let intents = before?.intents ?? StateIntents(layouts + strained)
    self.intents = intents
    safeAreas = layouts.map(\.safeArea)
    let judged = (layouts + strained).enumerated().map { index, layout in
      layout.map { LayoutFaults($0, besides: intents.meant[index], moved: intents.moved[index]) }
    }
    faults = judged.prefix(layouts.count).compactMap { $0 }
    self.strained = Array(judged.dropFirst(layouts.count))
    flat = (before?.faults ?? faults).map(\.flat)
    work += checked.reduce(check.timings.work) { $0 + $1.timings.work }
    (self.subject, self.work) = (subject, work)
    for (outcome, layout) in zip(check.outcomes, layouts) {
      note(try outcome.findings.get(), in: layout)
    }
  }

  private mutating func note(_ findings: [CheckFinding], in layout: CheckedLayout) {
    let place = counts.count
    // UIKit's own sizes and colours are no fault of an edit that lets more of them be seen.
    let unmeant = findings.filter {
      !$0.diagnostic.isOfTheSystem && !intents.isMeant($0.diagnostic, in: place)
    }
    counts.append(FindingKind.counts(of: unmeant, in: layout))
    redundant.append(
      findings.filter { $0.diagnostic.code == .redundant }
        .map { ($0.diagnostic.file, $0.diagnostic.line ?? 0) })
    broken.append(
      findings.filter { $0.diagnostic.code == .unsatisfiable }
        .map { ($0.diagnostic.file, $0.diagnostic.line ?? 0) })
    lost.append(
      layout.lost.compactMap { layout.subject.constraint($0)?.place }
        .map { (layout.subject.text(of: $0)?.path ?? "", $0.line) })
    applying.append(layout.applying)
    heights.append(layout.result.canvas.height)
  }

  /// Returns a variant on a canvas that is higher than one of the variants'.
  func variant(_ variant: Variant, taller lack: Double, like index: Int) -> Variant {
    let height = (heights.indices.contains(index) ? heights[index] : heights[0]) + lack
    let values = variant.values.filter { $0.axis != .height }
    return Variant(name: variant.name, values: values + [.height(.points(height))])
  }

  /// How far controls are from the size that they are drawn for, in points of all variants.
  var distortion: Double { faults.reduce(0) { $0 + $1.distortion } }

  /// How far pictures are out of shape, in points of all variants.
  var distortionOfPictures: Double { faults.reduce(0) { $0 + $1.distortionOfPictures } }

  /// The number of faults and findings in all variants, without those at other text sizes, which not every
  /// trial looks for.
  var faultCount: Double {
    zip(faults, counts).enumerated().reduce(0) { sum, element in
      let (index, pair) = element
      let findings = pair.1.filter { ![.clippedAtTextSize, .fixedTextSize].contains($0.key.code) }
      return sum + Double(pair.0.seenCount(besides: flat[index])) + findings.values.reduce(0, +)
    }
  }

  /// The number of views in all variants whose faults their states mean.
  private var meantCount: Int { faults.reduce(0) { $0 + $1.meantCount } }

  /// Whether it has more faults than the layouts after another edit.
  ///
  /// - Parameters:
  ///   - inStrain: whether those under strain count, too.
  ///   - seen: whether only what findings say counts.
  func isPoorer(than other: TrialOutcome, inStrain: Bool, seen: Bool = false) -> Bool {
    if seen {
      let totals = [self, other].map { $0.counts.reduce(0) { $0 + $1.total } }
      return totals[0] > totals[1]
    }
    let strains = [self, other].map { $0.strained.reduce(0) { $0 + ($1?.amounts.count ?? 0) } }
    // Not every trial looks for what is redundant.
    let (own, others) = (faultCount - claimCount, other.faultCount - other.claimCount)
    // Of what a state means to show less of, more is seen.
    return own > others || own == others && meantCount > other.meantCount
      || inStrain && strains[0] > strains[1]
  }

  /// Whether a finding is about a statement that a contradiction breaks: first that has to be settled.
  func breaks(_ remark: Diagnostic, in variant: Int) -> Bool {
    remark.code.isOfStatements
      && broken[variant].contains { $0.file == remark.file && $0.line == remark.line }
  }

  /// Whether nothing is left of what a finding says.
  func settles(_ remark: Diagnostic, in variant: Int) -> Bool {
    counts[variant][FindingKind(remark)] == nil
  }

  /// Whether there is less of what a finding says than before.
  func lessens(_ remark: Diagnostic, in variant: Int, since before: TrialOutcome) -> Bool {
    let kind = FindingKind(remark)
    return counts[variant][kind, default: 0] < before.counts[variant][kind, default: 0]
  }

  /// The number of constraints in all variants that are said to be redundant.
  var claimCount: Double {
    counts.reduce(0) { sum, counts in
      counts.reduce(sum) { $1.key.isRedundant ? $0 + $1.value : $0 }
    }
  }

  /// Whether all views are where they are after another edit, in all variants and under all strains.
  func hasFrames(of other: TrialOutcome) -> Bool {
    zip(faults, other.faults).allSatisfy { $0.hasFrames(of: $1) }
      && zip(strained, other.strained).allSatisfy { now, then in
        guard let now, let then else { return now == nil && then == nil }
        return now.hasFrames(of: then)
      }
  }

  /// Whether all views are where they are after another edit, in all variants.
  func hasSeenFrames(of other: TrialOutcome) -> Bool {
    zip(faults, other.faults).allSatisfy { $0.hasFrames(of: $1) }
  }

  /// Whether a constraint on a line that a fix writes is violated in every variant in which it applies.
  func isLost(everywhere fix: Fix) -> Bool {
    let isLost = lost.map { places in places.contains { fix.writes($0) } }
    return isLost.contains(true)
      && isLost.indices.allSatisfy { isLost[$0] || !applies(fix, in: $0) }
  }

  private func applies(_ fix: Fix, in variant: Int) -> Bool {
    applying[variant].contains { index in
      subject?.constraint(index).map { source in
        fix.writes((subject?.text(of: source.place)?.path ?? "", source.place.line))
      } ?? false
    }
  }

  /// Whether there are fewer contradictions than before, and no more ambiguities or squeezed controls.
  func isSatisfied(in variant: Int, since before: TrialOutcome) -> Bool {
    counts.indices.allSatisfy { index in
      faults[index].distortion <= before.faults[index].distortion + 1
        && counts[index].allSatisfy { kind, count in
          ![.unsatisfiable, .ambiguous].contains(kind.code)
            || count <= before.counts[index][kind, default: 0]
        }
    }
  }

  /// Whether a finding is gone or less than before, and nothing else is worse.
  ///
  /// - Parameters:
  ///   - fix: the fix, whose lines must not be redundant afterwards; nil for one that is tried where
  ///     everything fits.
  ///   - squeezes: whether it decides which of several views has less than it needs.
  ///   - mayMove: whether views may move where the finding is not, as long as nothing is worse.
  func helps(
    _ remark: Diagnostic, with fix: Fix?, in variant: Int, since before: TrialOutcome,
    mayMove: Bool = false, squeezes: Bool = false
  ) -> Bool {
    guard counts.indices.contains(variant), lessens(remark, in: variant, since: before) else {
      return false
    }
    let kind = FindingKind(remark)
    // What nobody sees is not cut any more, and is as bad.
    if remark.code.isOfLooks, let view = remark.view, faults[variant].empties(view) { return false }
    // A contradiction must be gone wherever it is, not only in the variant that is shown.
    let isEverywhere = counts.indices.allSatisfy { index in
      !before.broken[index].contains { $0.file == remark.file && $0.line == remark.line }
        || counts[index][kind, default: 0] < before.counts[index][kind, default: 0]
    }
    guard remark.code != .unsatisfiable || isEverywhere else { return false }
    // What is cut at another text size only must not move what else is seen at this one.
    guard
      remark.code != .clippedAtTextSize
        || faults.indices.allSatisfy({
          faults[$0].keepsFrames(of: before.faults[$0], besides: remark.view)
        })
    else { return false }
    guard mends(remark, with: fix, in: variant, since: before) else { return false }
    // What leaves the unsafe places of one screen moves on others, too.
    let moves = mayMove || remark.code == .outsideSafeArea
    guard
      faults.indices.allSatisfy({
        isSound(
          in: $0, after: fix, on: remark, since: before,
          // What is cut at another size has been seen to move alone.
          mayMove: mayMove || remark.code == .clippedAtTextSize
            || moves
              && (!safeAreas[$0].isNearly(safeAreas[variant])
                || faults[$0].keepsSeen(of: before.faults[$0]))
        )
      })
    else { return false }
    guard fix == nil || keepsIntents(of: before, about: kind), givesRoom(since: before)
    else { return false }
    // Nobody decides that something is not seen at all.
    guard
      !squeezes
        || !faults.indices.contains(where: { faults[$0].emptiesOpen(of: before.faults[$0]) })
    else { return false }
    return isSound(
      underStrain: before, on: remark, mayMove: moves || fix == nil, in: variant)
  }

  /// Whether nothing in a variant is worse than before, and nothing has moved for nothing.
  private func isSound(
    in index: Int, after fix: Fix?, on remark: Diagnostic, since before: TrialOutcome,
    mayMove: Bool
  ) -> Bool {
    // What decides a tie cuts one text instead of another.
    let isTie = remark.code == .ambiguous
    let (new, old) = (
      isTie ? counts[index].poolingTexts : counts[index],
      isTie ? before.counts[index].poolingTexts : before.counts[index]
    )
    guard
      !faults[index].isWorse(
        than: before.faults[index], settles: isTie, grounds: remark.code == .unsatisfiable),
      new.allSatisfy({ kind, count in
        count <= old[kind, default: 0] || kind.isRedundant && remark.code != .redundant
          // What is cut at all text sizes may still be at the largest, and what contradicts itself is seen at none.
          || remark.code.isOfLooks && kind.isCut(remark.view)
          || remark.code == .unsatisfiable && kind.code == .clippedAtTextSize
          // What is added to lines that say left and right says so, too.
          || remark.code == .ambiguous && kind.code == .absoluteSide && old[kind] != nil
      }), remark.code == .redundant || !writesClutter(fix, in: index, since: before)
    else { return false }
    // Where the finding isn't, only what mends others may move anything.
    let isHere = before.counts[index][FindingKind(remark)] != nil
    let helps =
      remark.code.isOfStatements || isHere
      ? faults[index].isBetter(than: before.faults[index])
        || !remark.code.isOfStatements && counts[index] != before.counts[index]
      : counts[index].total < before.counts[index].total
    guard remark.code != .requiredContentSize || faults[index].hasFrames(of: before.faults[index])
    else { return false }
    let flips = remark.code == .absoluteSide && isRightToLeft[index]
    return helps || flips || mayMove || faults[index].hasFrames(of: before.faults[index])
  }

  /// Whether a fix says what other constraints say already.
  private func writesClutter(_ fix: Fix?, in index: Int, since before: TrialOutcome) -> Bool {
    guard let fix, !before.turnsLimit(fix) else { return false }
    return redundant[index].contains { place in
      fix.writes(place) && !before.redundant[index].contains { $0 == place }
    }
  }
}

extension Diagnostic.Code {
  /// Whether it says that a view has too little room.
  var isOfRoom: Bool { [.outsideSuperview, .overlap, .clippedAtTextSize].contains(self) }

  /// Whether it says that a view lies upon another one or outside of what it should be in.
  var isOfBounds: Bool { [.outsideSuperview, .outsideSafeArea, .overlap].contains(self) }

  /// Whether it says that a view shows less than it should.
  var isOfLooks: Bool {
    [.truncated, .tightened, .cropped, .brokenWord, .squeezed].contains(self)
  }
}

extension Fix {
  /// Whether it writes a line of a file.
  fileprivate func writes(_ place: (file: String, line: Int)) -> Bool {
    files.contains(place.file)
      && writtenLines(of: place.file).contains { $0.contains(place.line) }
  }
}

extension Diagnostic {
  /// Whether it notes what the audit of accessibility finds in UIKit's own sizes and colours.
  fileprivate var isOfTheSystem: Bool {
    severity == .note && (code == .smallTarget || code == .contrast)
  }
}
