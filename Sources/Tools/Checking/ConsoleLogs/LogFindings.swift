import AutoLayout
import Diagnosis
import Documents
import Rendering

/// The contradictions among the lines of a log, and the edits that were tried.
///
/// The first is that of the log, with the constraint that was broken. Those that remain without that
/// constraint are part of its finding, as one edit must end them all.
struct LogFindings {
  /// The findings, that of the log first.
  private(set) var all: [Diagnostic] = []
  /// The names of the first finding's constraints, as the log's reader knows them.
  private(set) var names: [String] = []
  /// Which single edits end the first contradiction; nil if none was tried.
  private(set) var trial: LogTrial?

  private let root: View
  private let subject: LogSubject
  private let ownership: LogOwnership

  init(
    _ issues: [LayoutIssue], in root: View, of subject: LogSubject, _ ownership: LogOwnership
  ) {
    (self.root, self.subject, self.ownership) = (root, subject, ownership)
    let cures = root.engine.cures(of: issues)
    guard
      let first = issues.firstIndex(where: { brokenMember(of: $0) != nil }) ?? issues.indices.first
    else { return }
    let lines = self.lines(of: issues[first])
    let others = issues.indices.filter { $0 != first }
    let further = others.filter { !lines.isDisjoint(with: self.lines(of: issues[$0])) }
    trial = cures[first].map {
      LogTrial(editable($0, issues[first]), of: issues[first], subject, ownership)
    }
    names = LogMembers(issues[first], of: subject, in: root).names
    all = ([first] + others.filter { !further.contains($0) }).map { index in
      finding(
        issues[index], cures[index], remaining: index == first ? further.map { issues[$0] } : [])
    }
  }

  /// The indices of the log's lines in a contradiction.
  private func lines(of issue: LayoutIssue) -> Set<Int> {
    Set(issue.constraints.compactMap { subject.scene.member($0.sourceIndex) })
  }

  /// Returns the member that the log calls broken; nil for none.
  private func brokenMember(of issue: LayoutIssue) -> Int? {
    guard let broken = subject.conflict.broken else { return nil }
    return issue.constraints.firstIndex { subject.scene.member($0.sourceIndex) == broken }
  }

  /// Returns the edits of lines that are not the system's: nobody can edit those.
  private func editable(_ cures: [ConflictCure], _ issue: LayoutIssue) -> [ConflictCure] {
    cures.filter { cure in
      subject.scene.member(issue.constraints[cure.member].sourceIndex)
        .map { ownership.areEditable[$0] } ?? false
    }
  }

  private func finding(
    _ issue: LayoutIssue, _ cures: [ConflictCure]?, remaining: [LayoutIssue]
  ) -> Diagnostic {
    let members = LogMembers(issue, of: subject, in: root)
    let own = cures.map { editable($0, issue) }
    let broken = brokenMember(of: issue)
    let ordered = own.map { own in
      own.filter { $0.member == broken } + own.filter { $0.member != broken }
    }
    let hasEdits =
      lines(of: issue).contains { ownership.areEditable[$0] } && !isMaskOfNothing(issue)
    return Diagnostic.conflict(
      issue, cures: ordered, of: subject, in: root, offersCures: hasEdits,
      recovery: recovery(member: broken)
    ).with { finding in
      for (index, description) in members.descriptions.enumerated() {
        finding.constraints[index].description = description
        let shown = issue.constraints[index].description
        for place in finding.advice.indices where finding.advice[place].constraint == shown {
          finding.advice[place].constraint = description
        }
      }
      let reasons = finding.listing.lastIndex { $0.text.withoutBlanks.hasPrefix("= ") }
      if let reasons {
        let indent = finding.listing[reasons].text.prefix { $0 == " " }
        finding.listing.insert(
          contentsOf: remaining.prefix(Self.mostRemaining).map { issue in
            ListingLine("\(indent)= \(rest(issue, without: broken))")
          }, at: reasons + 1)
      }
      // What was solved without the log's file is all that can be tried: nobody edits a log.
      finding = finding.advised(finding.advice)
    }
  }

  /// Whether a forgotten mask leaves its view no size, which no other edit than turning it off gives it.
  private func isMaskOfNothing(_ issue: LayoutIssue) -> Bool {
    lines(of: issue).map { subject.conflict.constraints[$0] }.contains { mask in
      guard mask.isOfNothing, ownership.isMaskOfApp(mask), !ownership.isHost(mask) else {
        return false
      }
      return !(mask.masked.map(ownership.fillsItself) ?? true)
    }
  }

  private static let mostRemaining = 3

  /// Returns the sentence about a contradiction that remains when the broken constraint is gone.
  private func rest(_ issue: LayoutIssue, without broken: Int?) -> String {
    let names = LogMembers(issue, of: subject, in: root).names
    let sum = Diagnostic.conflict(
      issue, cures: [], of: subject, in: root, offersCures: false, recovery: .untold
    ).caption
    let lines = names.count > 5 ? "\(names.count) of them" : NameList.both(names)
    let (hold, alone) = names.count > 1 ? ("all hold", "themselves") : ("hold", "itself")
    return "\(lines) cannot \(hold)" + (broken == nil ? " by \(alone)" : " without it") + " either"
      + (sum.map { ": \($0)" } ?? "")
  }

  /// Returns how the log's process settled the conflict: UIKit may have chosen another constraint
  /// than a layout here would, one that the smallest conflict does without, or the log ends before.
  private func recovery(member: Int?) -> ConflictRecovery {
    if let member { return .member(member) }
    guard let broken = subject.conflict.broken else { return .unknown }
    return .elsewhere("line \(subject.conflict.number(of: subject.conflict.constraints[broken]))")
  }
}

/// Which of a log's lines end its contradictions by a lower priority alone.
struct LogTrial {
  /// The numbers of these lines.
  private let curing: [String]
  /// Whether all lines of the app do that.
  private let isAny: Bool

  fileprivate init(
    _ cures: [ConflictCure], of issue: LayoutIssue, _ subject: LogSubject, _ ownership: LogOwnership
  ) {
    let lines = issue.constraints.map { subject.scene.member($0.sourceIndex) }
    let lowered = cures.filter { if case .lower = $0.edit { true } else { false } }
      .compactMap { lines[$0.member] }.sorted()
    curing = lowered.map { subject.conflict.number(of: subject.conflict.constraints[$0]) }
    isAny = lines.compactMap { $0 }.filter { ownership.areEditable[$0] }.count == lowered.count
  }

  /// Returns what to lower: any constraint of the app, certain lines, or more than one.
  func lowered(_ anyOne: String) -> String {
    if isAny { return anyOne }
    guard !curing.isEmpty else { return "more than one constraint" }
    return NameList.either(curing.map { "line \($0)" })
  }
}
