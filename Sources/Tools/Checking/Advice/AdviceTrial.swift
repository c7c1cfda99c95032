import Diagnosis
package import Documents
import Geometry
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
  /// The same about one layout in other verbs and in an editor, where somebody waits.
  package static let mostWorkOfLayout = 3e8

  /// The work of all trials so far, counted in nanoseconds of one processor.
  package private(set) var work = 0.0
  /// The number of times that the scene was checked again.
  package private(set) var trials = 0

  /// The number of pieces of advice left untried, because they would have taken too much work.
  package internal(set) var leftOut = 0
  /// What was laid out; nil before the first trial.
  var subject: (any LayoutSubject)? { before?.subject }

  private let scene: TrialScene
  private let variants: [Variant]
  private let mostWork: Double
  private let audits: Bool
  /// The work of checking the scene as it is, as far as it is known before.
  private let expectedWork: Double
  private var before: Checked?
  /// The work of reading the scene's file again.
  private var readingWork = 0.0
  private static let workOfByte = 100.0
  private var outcomes: [Attempt: Checked?] = [:]
  private var writer: AdviceWriter?

  /// A fix that was tried, on which canvases, and whether redundant constraints were looked for.
  private struct Attempt: Hashable {
    let fix: Fix
    let findsRedundancy: Bool
    /// How much higher than in the variants the canvas was.
    let lack: Double
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
    // Each trial checks the scene again, and the first one checks it as it is.
    expectedWork = 2 * layoutWork * Double(variants.count + Self.usualStrains)
  }

  /// About as many strains as a scene has.
  private static let usualStrains = 4

  /// Returns the findings about the layout of a variant with the advice that passes.
  package mutating func advised(_ remarks: [Diagnostic], in variant: Variant) -> [Diagnostic] {
    guard remarks.contains(where: { !$0.advice.isEmpty }) else { return remarks }
    let index = variants.firstIndex(of: variant) ?? 0
    return remarks.map { remark in
      remark.advice.isEmpty ? remark : remark.advised(proven(remark, in: index))
    }
  }

  /// Returns the advice on a finding that passes, with its fixes.
  package mutating func proven(_ remark: Diagnostic, in variant: Int) -> [Advice] {
    guard !remark.advice.isEmpty, let before = checkedBefore else { return [] }
    return remark.advice.compactMap { advice in
      guard let fix = writer?.fix(advice) else { return nil }
      let isLoosened = remark.code == .unsatisfiable && advice.writesInequality
      guard
        let after = checked(
          after: fix, findsRedundancy: remark.code == .redundant || isLoosened)
      else { return nil }
      if !after.helps(remark, with: fix, in: variant, since: before) {
        // What gives way to a height of the preview must hold where there is room.
        guard advice.lack > 0, after.isSatisfied(in: variant, since: before),
          let taller = checked(after: fix, findsRedundancy: false, lack: advice.lack),
          taller.helps(remark, with: nil, in: variant, since: before)
        else { return nil }
      }
      var advice = advice
      advice.fix = fix
      return advice
    }
  }

  private var checkedBefore: Checked? {
    mutating get {
      if let before { return before }
      guard expectedWork <= mostWork else {
        leftOut += 1
        return nil
      }
      guard
        let checked = try? Checked(
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

  /// - Parameter lack: how much higher than in the variants the canvas is.
  private mutating func checked(
    after fix: Fix, findsRedundancy: Bool, lack: Double = 0
  ) -> Checked? {
    let attempt = Attempt(fix: fix, findsRedundancy: findsRedundancy, lack: lack)
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
      try? Checked(
        taller(variants), strains: taller(before.strains), findsRedundancy: findsRedundancy,
        audits: audits, layOut: $0)
    }
    work += checked?.work ?? before.work
    outcomes[attempt] = .some(checked)
    return checked
  }
}

/// A scene checked in all variants and under strain.
private struct Checked {
  let subject: (any LayoutSubject)?
  /// The variants that strain the scene beyond its own.
  let strains: [Variant]
  let work: Double
  /// The faults in each variant, and under each strain; nil where it couldn't be laid out.
  private var faults: [LayoutFaults] = []
  private var strained: [LayoutFaults?] = []
  /// How many findings of each kind each variant has.
  private var counts: [[FindingKind: Double]] = []
  /// The places of redundant constraints in each variant.
  private var redundant: [[(file: String, line: Int)]] = []
  /// The height of the canvas in each variant.
  private var heights: [Double] = []
  private let isRightToLeft: [Bool]

  /// Throws if a variant can't be laid out.
  init(
    _ variants: [Variant], strains: [Variant]? = nil, findsRedundancy: Bool, audits: Bool,
    layOut: @escaping (Variant) throws -> LaidOutScene
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
    faults = layouts.map(LayoutFaults.init)
    isRightToLeft = layouts.map(\.isRightToLeft)
    let check = SceneCheck(checked, isComplete: true, layOut: layOut)
    for (outcome, layout) in zip(check.outcomes, layouts) {
      let findings = try outcome.findings.get()
      counts.append(FindingKind.counts(of: findings, in: layout))
      redundant.append(
        findings.filter { $0.diagnostic.code == .redundant }
          .map { ($0.diagnostic.file, $0.diagnostic.line ?? 0) })
      heights.append(layout.result.canvas.height)
    }
    work += checked.reduce(check.timings.work) { $0 + $1.timings.work }
    let isHard = layouts.contains(where: \.isHard)
    self.strains = strains ?? (isHard ? [] : layouts.first.map { Strains($0).usual } ?? [])
    for strain in self.strains {
      let scene = try? layOut(strain)
      work += scene?.timings.work ?? 0
      strained.append(
        scene.map {
          LayoutFaults(
            CheckedLayout($0, result: $0.result(explainsAmbiguity: false, explainsConflicts: false))
          )
        })
    }
    (self.subject, self.work) = (subject, work)
  }

  /// Returns a variant on a canvas that is higher than one of the variants'.
  func variant(_ variant: Variant, taller lack: Double, like index: Int) -> Variant {
    let height = (heights.indices.contains(index) ? heights[index] : heights[0]) + lack
    let values = variant.values.filter { $0.axis != .height }
    return Variant(name: variant.name, values: values + [.height(.points(height))])
  }

  /// Whether there are fewer contradictions than before, and no more ambiguities.
  func isSatisfied(in variant: Int, since before: Checked) -> Bool {
    counts.indices.allSatisfy { index in
      counts[index].allSatisfy { kind, count in
        ![.unsatisfiable, .ambiguous].contains(kind.code)
          || count <= before.counts[index][kind, default: 0]
      }
    }
  }

  /// Whether a finding is gone or less than before, and nothing else is worse.
  ///
  /// - Parameter fix: the fix, whose lines must not be redundant afterwards; nil for one that is tried
  ///   where everything fits.
  func helps(
    _ remark: Diagnostic, with fix: Fix?, in variant: Int, since before: Checked
  ) -> Bool {
    guard let now = counts.indices.contains(variant) ? counts[variant] : nil else { return false }
    let kind = FindingKind(remark)
    guard now[kind, default: 0] < before.counts[variant][kind, default: 0] else { return false }
    // What decides a tie cuts one text instead of another.
    let isTie = remark.code == .ambiguous
    for index in faults.indices {
      let (new, old) = (
        isTie ? counts[index].poolingTexts : counts[index],
        isTie ? before.counts[index].poolingTexts : before.counts[index]
      )
      guard !faults[index].isWorse(than: before.faults[index], settles: isTie),
        new.allSatisfy({ kind, count in
          count <= old[kind, default: 0] || kind.isRedundant && remark.code != .redundant
        })
      else { return false }
      // An edit that says what others say already is clutter.
      let written = fix.map { fix in fix.files.map { ($0, fix.writtenLines(of: $0)) } } ?? []
      guard
        remark.code == .redundant
          || !redundant[index].contains(where: { place in
            written.contains { file, lines in
              file == place.file && lines.contains { $0.contains(place.line) }
            } && !before.redundant[index].contains { $0 == place }
          })
      else { return false }
      let helps =
        faults[index].isBetter(than: before.faults[index])
        || !remark.code.isOfStatements && counts[index] != before.counts[index]
      let flips = remark.code == .absoluteSide && isRightToLeft[index]
      // What leaves the unsafe places of one screen moves on the others, too.
      let leaves = remark.code == .outsideSafeArea
      guard helps || flips || leaves || faults[index].hasFrames(of: before.faults[index]) else {
        return false
      }
    }
    return zip(strained, before.strained).allSatisfy { now, old in
      guard let old else { return true }
      guard let now, !now.isGraver(than: old, settles: isTie) else { return false }
      return remark.code != .redundant || now.hasFrames(of: old)
    }
  }
}

/// What findings must share to be the same before and after an edit, which moves lines.
private struct FindingKind: Hashable {
  let code: Diagnostic.Code
  private let views: [String]

  private init(code: Diagnostic.Code) { (self.code, views) = (code, []) }

  /// The kind without its views.
  var pooled: FindingKind { FindingKind(code: code) }

  /// Whether it is a claim that only a trial of its own could prove.
  var isRedundant: Bool { code == .redundant }

  init(_ remark: Diagnostic) {
    code = remark.code
    switch code {
    // Which constraints remain in a contradiction depends on which one is edited.
    case .unsatisfiable: views = []
    case .overlap: views = remark.views.sorted()
    default: views = remark.view.map { [$0] } ?? []
    }
  }

  /// Returns how many findings of each kind there are; for an ambiguity, how many values are free.
  static func counts(
    of findings: [CheckFinding], in layout: CheckedLayout
  ) -> [FindingKind: Double] {
    var counts: [FindingKind: Double] = [:]
    for finding in findings where finding.diagnostic.code != .leftOut {
      let remark = finding.diagnostic
      let free = remark.code == .ambiguous ? layout.view(remark.view ?? "")?.laidOut.freedoms : nil
      counts[FindingKind(remark), default: 0] += Double(max(1, free?.count ?? 1))
    }
    return counts
  }
}

extension [FindingKind: Double] {
  /// The counts with cut texts counted together.
  fileprivate var poolingTexts: [FindingKind: Double] {
    reduce(into: [:]) { pooled, count in
      pooled[count.key.code == .truncated ? count.key.pooled : count.key, default: 0] += count.value
    }
  }
}
