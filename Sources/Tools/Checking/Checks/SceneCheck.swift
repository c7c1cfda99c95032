import AutoLayout
import Diagnosis
import Documents
package import Rendering
package import Scenes

/// The check of one scene: lays out all its variants, checks its expectations, and finds what is
/// questionable.
package struct SceneCheck {
  /// The outcome of a variant.
  package struct Outcome: Sendable {
    /// The variant.
    package let variant: Variant
    /// The findings, errors first, or the error that prevented a layout.
    package let findings: Result<[CheckFinding], any Error>
  }

  /// The variants in their order.
  package private(set) var outcomes: [Outcome] = []
  /// The time spent on strained layouts.
  package private(set) var timings = Timings()

  private let strictness: Strictness
  /// Whether accessibility is audited at other text sizes, too.
  let audits: Bool
  /// Whether an audit looks at the other text sizes.
  let auditsTextSizes: Bool
  private let comparesStates: Bool
  private let layOut: (Variant) throws -> LaidOutScene

  /// Checks a scene whose variants have been laid out.
  ///
  /// - Parameters:
  ///   - variants: the variants; at least one.
  ///   - isComplete: whether these are all the variants; if so, expectations that compare
  ///     variants must find them.
  ///   - strictness: determines the severity of contradictions and ambiguities.
  ///   - audits: whether accessibility is audited at other text sizes, too.
  ///   - auditsTextSizes: whether it is at those; not needed where nothing changes but looks.
  ///   - comparesStates: whether findings about what a state means are told from others.
  ///   - layOut: lays out another variant, to strain the scene.
  package init(
    _ variants: [CheckedVariant], isComplete: Bool, strictness: Strictness = .checking,
    audits: Bool = false, auditsTextSizes: Bool = true, comparesStates: Bool = true,
    layOut: @escaping (Variant) throws -> LaidOutScene
  ) {
    self.layOut = layOut
    self.strictness = strictness
    (self.audits, self.auditsTextSizes) = (audits, auditsTextSizes)
    self.comparesStates = comparesStates
    let layouts = variants.compactMap { try? $0.layout.get() }
    let isComplete = isComplete && layouts.count == variants.count
    var findings = findings(of: layouts, isComplete: isComplete)[...]
    // What holds on the canvas alone, or in the app alone, whose code adds constraints, is no finding.
    let bare = variants.compactMap(\.bare)
    if !bare.isEmpty, bare.count == layouts.count {
      let others = self.findings(of: bare, isComplete: isComplete)
      findings = zip(findings, others).map { $0.holding(in: $1) }[...]
    }
    outcomes = variants.map { variant in
      Outcome(
        variant: variant.variant, findings: variant.layout.map { _ in findings.removeFirst() })
    }
  }

  /// Lays out another variant of the scene; nil if that fails.
  mutating func layOutAgain(_ variant: Variant) -> LaidOutScene? {
    guard let scene = try? layOut(variant) else { return nil }
    timings.add(scene.timings)
    return scene
  }

  /// Returns the findings of each layout.
  private mutating func findings(
    of layouts: [CheckedLayout], isComplete: Bool
  ) -> [[CheckFinding]] {
    guard let base = layouts.first(where: { $0.variant.name == "default" }) ?? layouts.first
    else { return [] }
    var findings = layouts.map { layout in
      layout.result.diagnostics.filter { !layout.isPixel($0) }.compactMap { remark in
        CheckFinding(ofLayout: remark.graded(strictness)).map { finding in
          var advised = finding
          if layout.isOfEstimate(remark) { advised.diagnostic.severity = .note }
          guard let view = remark.view.flatMap(layout.view) else { return advised }
          let advice = LayoutAdvice(base: base, layout: layout)
          if remark.code == .ambiguous, remark.severity == .warning, view.isSettled(to: 1) {
            advised.diagnostic.severity = .note
          }
          if remark.code == .cropped { advised.diagnostic.advice = advice.growing(view, .height) }
          if remark.code == .brokenWord { advised.diagnostic.advice = advice.wider(view) }
          if remark.code == .squeezed { advised.diagnostic.advice = advice.roomier(view) }
          if remark.code == .ambiguous, view.lacksHeight {
            advised.diagnostic.advice = advice.higher(view) + remark.advice
          }
          return advised
        }
      }
    }
    let place = layouts.firstIndex { $0.variant == base.variant } ?? 0
    for index in findings.indices where index != place {
      findings[index].tellSqueezes(in: layouts[index], unlike: findings[place])
    }
    judge(base, layouts, isComplete: isComplete, &findings)
    let known = OverlappingSiblings.intended(in: base, besides: layouts)
    let unseen = NeverSeen(in: layouts)
    for (index, layout) in layouts.enumerated() {
      findings[index] +=
        QualityFindings(base: base, layout: layout, known: known, unseen: unseen).all
    }
    audit(base, layouts, isComplete: isComplete, &findings)
    var stated = stated(in: layouts, base) + redundant(in: layouts, base)
    for index in stated.indices { stated[index].isStated = true }
    findings[place] += stated
    if comparesStates { findings = judgedByStates(findings, in: layouts, base) }
    return zip(findings, layouts).map { findings, layout in
      let traced = findings.united.traced(in: layout)
      return traced.filter(\.isError) + traced.filter { !$0.isError }
    }
  }

  /// Judges what is expected, as far as the budget goes, and adds what fails to the findings of each
  /// layout.
  private func judge(
    _ base: CheckedLayout, _ layouts: [CheckedLayout], isComplete: Bool,
    _ findings: inout [[CheckFinding]]
  ) {
    let expectations = base.subject.expectations
    var budget = JudgingBudget(layouts: layouts.count)
    for expectation in expectations {
      var isWhole = true
      for (index, layout) in layouts.enumerated() {
        guard budget.takes(expectation, in: index, of: layout.views.count) else {
          isWhole = false
          continue
        }
        let failures = ExpectationJudge(layout: layout, expectation: expectation).failures
        budget.note(failures: failures.count)
        findings[index] += failures
      }
      guard isWhole else {
        budget.leaveOut()
        continue
      }
      let series = SeriesJudge(
        layouts: layouts, expectation: expectation, isComplete: isComplete
      ).failures
      budget.note(failures: series.count)
      for (index, finding) in series { findings[index].append(finding) }
    }
    let place = layouts.firstIndex { $0.variant == base.variant } ?? 0
    if let omission = budget.finding(about: base.subject, of: expectations.count) {
      findings[place].append(omission)
    }
  }

  /// Returns findings about the statements of any variant; each is reported once, with the base.
  private func stated(in layouts: [CheckedLayout], _ base: CheckedLayout) -> [CheckFinding] {
    var found = DistinctFindings(base.stated)
    let stated = layouts.flatMap(\.stated) + base.subject.unusedParameters
    for finding in stated { found.add(finding) }
    found.joinSides()
    guard layouts.contains(where: \.overlapSearch.isCut) else { return found.all }
    found.add(
      base.subject.finding(
        .note, .leftOut, "there are too many overlapping siblings to list them all", at: nil))
    return found.all
  }

  /// Returns the constraints that are redundant in all variants.
  ///
  /// Limits may guard against what the variants don't show, so the scene is also laid out with
  /// endless, large and short text, and on narrow, wide and low canvases.
  private mutating func redundant(
    in layouts: [CheckedLayout], _ base: CheckedLayout
  ) -> [CheckFinding] {
    // What nothing determines may be anywhere, also without a constraint.
    guard !layouts.contains(where: \.isOpen) else { return [] }
    var redundant = layouts.reduce(base.redundant) { $0.intersection($1.redundant) }
    // What its author gives a reason for is wanted.
    if let scene = base.subject as? Scene {
      redundant = redundant.filter {
        !scene.constraints.indices.contains($0) || scene.constraints[$0].why == nil
      }
    }
    // A wish that gives way everywhere says what its author would like: another screen may grant it.
    redundant.subtract(layouts.reduce(base.lost) { $0.intersection($1.lost) })
    var untried = layouts.reduce(base.untried) { max($0, $1.untried) }
    if layouts.contains(where: \.isHard) {
      untried = max(untried, redundant.count)
      redundant = []
    }
    for variant in Strains(base).extreme where !redundant.isEmpty {
      guard let strained = layOutAgain(variant) else { continue }
      var search = RedundancySearch(
        strained.root, among: redundant, outlets: base.subject.outletConstraints,
        filled: base.subject.outletViews)
      redundant.formIntersection(search.redundant())
      untried = max(untried, search.untried)
    }
    removeNeededByCopies(from: &redundant, base.subject)
    let omission = untried == 0 ? [] : [untriedFinding(untried, base)]
    return omission
      + redundant.sorted().compactMap { index in
        guard let source = base.subject.constraint(index) else { return nil }
        // A short form is removable if all its constraints are redundant, and is one finding.
        if let unit = source.unit, unit.lowerBound != index || !redundant.isSuperset(of: unit) {
          return nil
        }
        let name =
          source.id.map { "'\($0)'" } ?? source.statement.map { "'\($0)'" } ?? "the constraint"
        let words = base.subject.isDocument ? "delete it" : "drop it"
        return base.subject.finding(
          .warning, .redundant, "\(name) is redundant: removing it changes nothing in any variant",
          at: source.place,
          advice: [Advice(words, [.drop(source.place)], constraint: name, edit: "drop \(name)")]
        )
      }
  }

  /// Removes the constraints of a component that another copy needs from the redundant ones, and
  /// those that other scenes and examples may need because the component isn't the scene's own.
  private func removeNeededByCopies(
    from redundant: inout Set<Int>, _ subject: any LayoutSubject
  ) {
    guard !redundant.isEmpty else { return }
    guard (subject as? Scene)?.example == nil else { return redundant = [] }
    // Copies differ only in what led to them.
    func stated(_ index: Int) -> Place? {
      guard let place = subject.constraint(index)?.place, subject.file(place) == nil else {
        return nil
      }
      return Place(line: place.line, column: place.column, length: place.length)
    }
    var needed: Set<Place> = []
    var index = 0
    while subject.constraint(index) != nil {
      if !redundant.contains(index), let place = stated(index) { needed.insert(place) }
      index += 1
    }
    redundant = redundant.filter { index in stated(index).map { !needed.contains($0) } ?? false }
  }

  /// Returns a note about constraints that a search left out because it would have taken long.
  private func untriedFinding(_ count: Int, _ base: CheckedLayout) -> CheckFinding {
    let words = count == 1 ? "one constraint" : "\(count) constraints"
    return base.subject.finding(
      .note, .leftOut,
      "\(words) could not be checked for redundancy: the search ran out of time", at: nil)
  }
}

extension [CheckFinding] {
  /// The findings without those that a failed expectation repeats; the failure adopts their
  /// suggestions.
  fileprivate var united: [CheckFinding] {
    // By what they are about, so that ten thousand failures are not compared with as many findings.
    let failed = Set(compactMap(\.failedMatter))
    guard !failed.isEmpty else { return self }
    var found: [FindingMatter: Int] = [:]
    for (place, finding) in enumerated() {
      if let matter = finding.foundMatter, found[matter] == nil { found[matter] = place }
    }
    return compactMap { finding in
      if let matter = finding.foundMatter { return failed.contains(matter) ? nil : finding }
      return finding.failedMatter.flatMap { found[$0] }.map { finding.advised(by: self[$0]) }
        ?? finding
    }
  }
}

/// What a finding says of what.
private struct FindingMatter: Hashable {
  let code: Diagnostic.Code
  let name: String?
}

extension CheckFinding {
  /// What a failed expectation is about, if findings may say the same of the same view.
  fileprivate var failedMatter: FindingMatter? { subject.map(matter) }

  /// What a finding is about; nil for a failed expectation.
  fileprivate var foundMatter: FindingMatter? { subject == nil ? matter(diagnostic.code) : nil }

  private func matter(_ code: Diagnostic.Code) -> FindingMatter {
    // An overlap is about two views, but a finding names only one of them.
    FindingMatter(code: code, name: code == .overlap ? diagnostic.message : diagnostic.view)
  }

  /// Returns the failure with the advice on a finding.
  fileprivate func advised(by other: CheckFinding) -> CheckFinding {
    var advised = self
    if advised.diagnostic.advice.isEmpty { advised.diagnostic.advice = other.diagnostic.advice }
    return advised
  }
}

extension CheckFinding {
  /// Creates a finding from a layout's own; nil for what is compared with other variants.
  fileprivate init?(ofLayout diagnostic: Diagnostic) {
    guard ![.truncated, .collapsed].contains(diagnostic.code) else { return nil }
    self.init(diagnostic)
  }
}
