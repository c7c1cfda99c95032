import AutoLayout
import Documents
import Rendering
import Scenes

/// Why the constraints that a log calls a conflict can hold together as they are written.
enum LogFit {
  /// Two lines say the same.
  case twice(LogConstraint, LogConstraint)
  /// They hold by their exact numbers alone, which logs round.
  case exact
  /// Something is missing.
  case loose
  /// The list is shortened on a line.
  case gap(Int)

  /// How much a number is changed to see whether it may be another: more than logs leave out.
  private static let step = 0.01

  /// Finds the reason for a conflict without a contradiction.
  init(_ conflict: LogConflict, file: String, with renderer: Renderer) throws(SceneErrors) {
    if let (first, second) = Self.twins(conflict) {
      self = .twice(first, second)
      return
    }
    if let gap = conflict.gap {
      self = .gap(gap)
      return
    }
    self = .loose
    guard conflict.constraints.count > 1 else { return }
    for index in conflict.candidates {
      var isTight = true
      for step in Self.steps(conflict.constraints[index].relation) where isTight {
        isTight = try Self.conflicts(
          conflict, index, changedBy: step, file: file, with: renderer)
      }
      if isTight {
        self = .exact
        return
      }
    }
  }

  /// Returns the contradictions of a conflict, none if they are no greater than what the log's
  /// rounded numbers leave out.
  static func issues(
    _ root: View, of conflict: LogConflict, file: String, with renderer: Renderer
  ) throws(SceneErrors) -> [LayoutIssue] {
    let issues = root.layoutIssues.filter { $0.kind == .unsatisfiable }
    guard !issues.isEmpty, conflict.constraints.contains(where: \.isRounded) else { return issues }
    let tried = conflict.broken ?? conflict.constraints.count - 1
    for step in steps(conflict.constraints[tried].relation) {
      let isLeft = try conflicts(conflict, tried, changedBy: -step / 2, file: file, with: renderer)
      if !isLeft { return [] }
    }
    return issues
  }

  /// Returns whether a conflict is one with another number in the constraint that was broken.
  private static func conflicts(
    _ conflict: LogConflict, _ index: Int, changedBy step: Double, file: String,
    with renderer: Renderer
  ) throws(SceneErrors) -> Bool {
    var changed = conflict
    changed.constraints[index].constant += step
    changed.constraints[index].clamp()
    let scene = LogScene(changed)
    let loaded = try LoadedScene(bytes: Array(scene.text.utf8), path: file)
    let laidOut = try renderer.layOut(loaded)
    return laidOut.root.layoutIssues.contains { $0.kind == .unsatisfiable }
  }

  /// The changes that ask for more than the constraint does.
  private static func steps(_ relation: LayoutConstraint.Relation) -> [Double] {
    switch relation {
    case .equal: [step, -step]
    case .greaterThanOrEqual: [step]
    case .lessThanOrEqual: [-step]
    }
  }

  private static func twins(_ conflict: LogConflict) -> (LogConstraint, LogConstraint)? {
    for (index, first) in conflict.constraints.prefix(40).enumerated() {
      let rest = conflict.constraints[(index + 1)...]
      if let second = rest.first(where: { $0.says(theSameAs: first) }) { return (first, second) }
    }
    return nil
  }

  /// The reason in words, in place of a finding.
  func words(_ conflict: LogConflict) -> String {
    let count = conflict.constraints.count
    switch self {
    case .twice(let first, let second):
      return "lines \(conflict.number(of: first)) and \(conflict.number(of: second)) say the same, "
        + "which does not conflict as written here; one of them is superfluous"
    case .exact:
      return "\(count) constraints that hold exactly as written here; the log rounds its numbers, "
        + "and those that it stands for differ by a fraction of a point"
    case .gap(let line):
      return
        "\(count) constraints that do not conflict as written here; the list is shortened on line "
        + "\(line): copy it whole"
    case .loose where count == 1:
      return "a constraint that can hold as written here; the log may be incomplete"
    case .loose:
      return
        "\(count) constraints that do not conflict as written here; the log may be incomplete"
    }
  }
}

extension LogConflict {
  /// The constraints with which other numbers are tried: the broken one; without a verdict the last, and
  /// the inequalities, which hold exactly where they are tight.
  fileprivate var candidates: [Int] {
    if let broken { return [broken] }
    let bounds = constraints.indices.filter { constraints[$0].relation != .equal }
    return [constraints.count - 1] + bounds.prefix(4)
  }
}

extension LogConstraint {
  /// Whether a number has as many digits as a log prints.
  fileprivate var isRounded: Bool {
    [constant, multiplier].contains { $0 != $0.rounded() && ($0 * 100).rounded() != $0 * 100 }
  }
}
