import Documents
import Rendering

extension [CheckFinding] {
  /// Tells a tie between texts that the base does not have as what it is: texts, such as long
  /// translations, that do not fit.
  mutating func tellSqueezes(in layout: CheckedLayout, unlike base: [CheckFinding]) {
    let known = Set(base.map(\.cause))
    for index in indices {
      let remark = self[index].diagnostic
      let views = remark.views.compactMap(layout.view)
      guard remark.code == .ambiguous, views.count > 1, !known.contains(self[index].cause) else {
        continue
      }
      let names = NameList.both(views.map { "'\($0.name)'" })
      self[index].diagnostic.code = .truncated
      self[index].diagnostic.severity = .warning
      self[index].diagnostic.message =
        "the texts of \(names) do not fit together; which of them is cut is left to a tie"
    }
  }
}

extension CheckedView {
  /// Whether what is free is at most as much as texts are measured to.
  var isSettledToAPoint: Bool {
    !laidOut.freedoms.isEmpty
      && laidOut.freedoms.allSatisfy { free in
        guard let lower = free.lower, let upper = free.upper else { return false }
        return upper - lower <= 1
      }
  }
}
