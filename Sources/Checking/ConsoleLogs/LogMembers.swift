import AutoLayout
import Diagnosis
import Documents
import Rendering

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
      if let place = place(of: index) { return "line \(place.line)" }
      let line = hostSize(index).map { " (line \($0.line))" } ?? ""
      return kind(of: index) + line
    }
  }

  /// The log's own text of each constraint, or a sentence about one that isn't in the log.
  var descriptions: [String] {
    records.indices.map { index in
      let place = place(of: index) ?? hostSize(index)?.place
      guard let place else {
        return members.indices.contains(index)
          ? ConstraintWords(members[index], host: subject.host).sentence : kind(of: index)
      }
      let text = subject.line(place).unicodeScalars.dropFirst(place.column - 1).prefix(place.length)
      return String(String.UnicodeScalarView(text))
    }
  }

  private func place(of index: Int) -> Place? {
    records[index].sourceIndex.flatMap(subject.constraint)?.place
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
