import AutoLayout
import Diagnosis
import Documents

/// The constraints of a conflict in the words of the log.
///
/// The tree that reproduces the conflict has addresses of its own, which mean nothing to a reader.
struct LogMembers {
  private let records: [ConstraintRecord]
  private let members: [LayoutConstraint]
  private let subject: LogSubject

  init(_ issue: LayoutIssue, of subject: LogSubject, in root: View) {
    records = issue.constraints
    members = root.engine.members(of: issue)
    self.subject = subject
  }

  /// `line 8`, `the width of the window or cell (line 10)`, one for each constraint.
  var names: [String] {
    records.indices.map { index in
      if let logged = logged(index) { return "line \(subject.conflict.number(of: logged))" }
      let line = hostSize(index).map { " (line \(subject.conflict.number(of: $0)))" } ?? ""
      return kind(of: index) + line
    }
  }

  /// The log's own text of each constraint, or a sentence about one that isn't in the log.
  var descriptions: [String] {
    records.indices.map { index in
      if let logged = logged(index) ?? hostSize(index) { return logged.text }
      return members.indices.contains(index)
        ? ConstraintWords(members[index], host: subject.host).sentence : kind(of: index)
    }
  }

  /// Returns the log's constraint behind a member; nil for one that the log doesn't list.
  private func logged(_ index: Int) -> LogConstraint? {
    subject.scene.member(records[index].sourceIndex).map { subject.conflict.constraints[$0] }
  }

  /// Returns the log's constraint for the size that the host sets; nil for other constraints.
  private func hostSize(_ index: Int) -> LogConstraint? {
    guard records[index].origin == .encapsulated, members.indices.contains(index) else {
      return nil
    }
    let sizes = subject.conflict.constraints.filter {
      $0.isCanvasSize && $0.first.attribute == members[index].firstAttribute
    }
    return sizes.count == 1 ? sizes[0] : nil
  }

  private func kind(of index: Int) -> String {
    switch records[index].origin {
    case .user: "another constraint"
    case .encapsulated: "\(hostValue(index)) of \(subject.host)"
    case .contentSize: "an intrinsic content size"
    case .autoresizing: "an autoresizing mask"
    case .stack: "a stack view"
    case .guide: "a layout guide"
    case .fitting, .temporary: "a size for this pass"
    }
  }

  private func hostValue(_ index: Int) -> String {
    guard members.indices.contains(index) else { return "the size" }
    return switch members[index].firstAttribute {
    case .width: "the width"
    case .height: "the height"
    default: "the position"
    }
  }
}

extension LogConstraint {
  /// The place in the log.
  var place: Place { Place(line: line, column: column, length: length) }
}
