import AutoLayout
import Rendering

/// The reason why the broken member is the one that gives way.
struct RecoveryReason {
  let issue: LayoutIssue
  let members: [LayoutConstraint]
  let subject: any LayoutSubject

  var sentence: String? {
    guard let broken = issue.broken, members.indices.contains(broken), members.count > 1 else {
      return nil
    }
    let victim = members[broken]
    let rivals = members.filter { $0 !== victim && $0.recoveryRank == victim.recoveryRank }
    guard victim.origin == .user else {
      let sentence = ConstraintWords(victim, host: subject.host).sentence
      return rivals.isEmpty
        ? "broken: \(sentence); the others cannot be broken"
        : "broken: \(sentence); none of the others gives way first"
    }
    if rivals.isEmpty {
      // Who made the lines of a console is not known to a layout.
      guard subject.knowsOrder else { return nil }
      return "it is broken because it is the only one of these that \(subject.author) states"
    }
    let depth = victim.fixedLengthDepth
    if depth > 0, rivals.contains(where: { $0.fixedLengthDepth < depth }) {
      return rivals.contains { (1..<depth).contains($0.fixedLengthDepth) }
        ? "it is broken because fixed lengths give way first, those of inner views before others"
        : "it is broken because fixed lengths give way first"
    }
    if victim.relation != .equal, rivals.allSatisfy({ $0.relation == .equal }) {
      return "it is broken because inequalities give way before equations"
    }
    guard subject.knowsOrder else { return nil }
    if rivals.allSatisfy({ $0.relatesTheSame(as: victim) }) {
      return "it is broken because, of two that differ only in their constants, the first gives way"
    }
    let kind = victim.relation == .equal ? "equations" : "inequalities"
    let isMixed = members.contains { $0.origin != .user }
    return "it is broken because it is the last one stated among "
      + (isMixed ? "\(subject.author)'s own \(kind)" : "the \(kind)")
  }
}
