import Documents
package import Rendering
package import Scenes

/// The findings about a scene in its variants: what `check` prints, `watch` counts, the live page lists
/// and an editor underlines.
///
/// All of them come from here, so that they agree; each shows as much of them as it has room for.
package struct SceneFindings: Sendable {
  /// Which advice is tried.
  package enum Trial: Hashable, Sendable {
    /// All of it.
    case all
    /// Only the advice that is itself a claim, such as that a constraint is redundant; the rest waits
    /// until somebody asks for it.
    case claims
  }

  /// The variants in their order, with their findings.
  package let outcomes: [SceneCheck.Outcome]
  /// The time and the work beyond that of the layouts checked.
  package let timings: Timings

  /// Finds what is wrong with a scene whose variants have been laid out.
  ///
  /// - Parameters:
  ///   - variants: the variants; at least one.
  ///   - scene: lays the scene out again, strained or edited.
  ///   - isComplete: whether these are all the variants.
  ///   - strictness: determines the severity of contradictions and ambiguities.
  ///   - audits: whether accessibility is audited.
  ///   - advice: which advice is tried; what does not help is left out.
  ///   - mostWork: the work that trials may take, in nanoseconds as it is counted.
  package init(
    _ variants: [CheckedVariant], of scene: TrialScene, isComplete: Bool,
    strictness: Strictness = .checking, audits: Bool = false, trying advice: Trial = .all,
    mostWork: Double
  ) {
    let check = SceneCheck(
      variants, isComplete: isComplete, strictness: strictness, audits: audits,
      layOut: scene.layOut)
    var trial = AdviceTrial(
      scene, variants: variants.map(\.variant), mostWork: mostWork, audits: audits,
      layoutWork: variants.reduce(0) { $0 + $1.timings.work } / Double(max(1, variants.count)))
    outcomes = advice == .all ? check.advised(by: &trial) : check.settled(by: &trial)
    var timings = check.timings
    timings.work += trial.work
    self.timings = timings
  }

  private init(_ outcomes: [SceneCheck.Outcome], _ timings: Timings) {
    (self.outcomes, self.timings) = (outcomes, timings)
  }

  /// Returns the findings about one variant and those about what the scene states, whichever variant
  /// shows them; nil if the variant was not checked.
  package func shown(in variant: Variant) -> Result<[CheckFinding], any Error>? {
    guard let own = outcomes.first(where: { $0.variant == variant }) else { return nil }
    return own.findings.map { found in
      let stated = outcomes.lazy.filter { $0.variant != variant }
        .flatMap { (try? $0.findings.get()) ?? [] }.filter(\.isStated)
      return found.besidesUndrawn + Array(stated).besidesUndrawn
    }
  }

  /// Returns these findings with those about one more variant, which has none of its own about what
  /// the scene states.
  package func adding(_ variant: Variant, from other: SceneFindings) -> SceneFindings {
    let added = other.outcomes.filter { $0.variant == variant }.map { outcome in
      SceneCheck.Outcome(
        variant: variant, findings: outcome.findings.map { $0.filter { !$0.isStated } })
    }
    return SceneFindings(outcomes + added, timings)
  }
}

extension [CheckFinding] {
  /// The findings without the places that pictures leave empty, which are listed only when asked for.
  package var besidesUndrawn: [CheckFinding] { filter { $0.diagnostic.code != .undrawn } }
}

extension FindingGroups {
  /// Adds the findings about all variants of a scene, without what is left undrawn.
  ///
  /// - Throws: the error that prevented the layout of a variant.
  package mutating func add(_ findings: SceneFindings, scene: String) throws {
    for outcome in findings.outcomes {
      add(try outcome.findings.get().besidesUndrawn, scene: scene, variant: outcome.variant.name)
    }
  }
}
