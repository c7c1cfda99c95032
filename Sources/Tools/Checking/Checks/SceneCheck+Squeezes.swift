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
  /// Whether what is free is at most some points.
  func isSettled(to points: Double) -> Bool {
    !laidOut.freedoms.isEmpty
      && laidOut.freedoms.allSatisfy { free in
        guard let lower = free.lower, let upper = free.upper else { return false }
        return upper - lower <= points + 1e-6
      }
  }
}

extension CheckedLayout {
  /// Whether a remark is a contradiction with an estimated size, which no running app has.
  func isOfEstimate(_ remark: Diagnostic) -> Bool {
    remark.code == .unsatisfiable && remark.views.contains(where: subject.selfSizing.contains)
  }

  /// Whether a remark is about an ambiguity of at most half a point in a document: nobody sees it,
  /// and Interface Builder doesn't tell it.
  func isPixel(_ remark: Diagnostic) -> Bool {
    remark.code == .ambiguous && subject.isDocument
      && remark.view.flatMap(view)?.isSettled(to: 0.5) == true
  }
}
