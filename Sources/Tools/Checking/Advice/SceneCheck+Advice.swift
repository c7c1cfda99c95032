import Documents

extension SceneCheck {
  /// Returns the outcomes with the advice that passes a trial in the same variants.
  package func advised(by trial: inout AdviceTrial) -> [Outcome] {
    // What breaks a layout comes first, as long as there is work left.
    var outcomes = outcomes
    for isError in [true, false] {
      for index in outcomes.indices {
        guard case .success(var findings) = outcomes[index].findings else { continue }
        // What may follow from each finding; used only for lookup.
        let followers = Dictionary(
          grouping: findings.compactMap { one in one.origin.map { ($0, one.diagnostic) } }
        ) { $0.0 }
        let order = findings.indices.inOrderOfTrial { findings[$0].diagnostic }
        for place in order where findings[place].isError == isError {
          let remark = findings[place].diagnostic
          trial.note(remark, in: index)
          guard !remark.advice.isEmpty, remark.code != .redundant else { continue }
          // Where a view is because of a contradiction or an ambiguity is settled with that.
          let isConsequence = findings[place].origin != nil
          let following = followers[findings[place].cause]?.map(\.1) ?? []
          findings[place].diagnostic = remark.advised(
            isConsequence ? [] : trial.proven(remark, in: index, following: following))
        }
        if !isError { findings = trial.settled(trial.ofCauses(findings, in: index), in: index) }
        outcomes[index] = Outcome(variant: outcomes[index].variant, findings: .success(findings))
      }
    }
    return outcomes
  }

  /// Returns the outcomes without claims that a trial does not prove; other advice is not tried.
  func settled(by trial: inout AdviceTrial) -> [Outcome] {
    outcomes.enumerated().map { index, outcome in
      Outcome(
        variant: outcome.variant, findings: outcome.findings.map { trial.settled($0, in: index) })
    }
  }
}

extension Range<Int> {
  /// The places of findings in the order in which their advice is tried: what else follows from first.
  func inOrderOfTrial(_ remark: (Int) -> Diagnostic) -> [Int] {
    func rank(_ place: Int) -> Int {
      remark(place).code == .unsatisfiable ? 0 : remark(place).isOfGuide ? 1 : 2
    }
    return sorted { (rank($0), $0) < (rank($1), $1) }
  }
}

extension Diagnostic {
  /// Whether it says that a guide is ambiguous.
  var isOfGuide: Bool { code == .ambiguous && cause?.hasPrefix("guide ") == true }
}
