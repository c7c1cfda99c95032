import Documents
import Rendering

/// What findings must share to be the same before and after an edit, which moves lines.
struct FindingKind: Hashable {
  let code: Diagnostic.Code
  private let views: [String]

  private init(code: Diagnostic.Code) { (self.code, views) = (code, []) }

  /// The kind without its views.
  var pooled: FindingKind { FindingKind(code: code) }

  /// Whether something is wrong with one of some views; how it is seen or read is another question.
  func concerns(_ views: Set<String>) -> Bool {
    guard code.isOfLooks || code.isOfRoom || code == .collapsed else { return false }
    return isAbout(views)
  }

  /// Whether some views are among those that it is about.
  func isAbout(_ views: Set<String>) -> Bool {
    // What a component says holds for all its instances.
    let parts = Set(views.compactMap(\.partOfComponent))
    return self.views.contains { view in
      views.contains(view) || view.partOfComponent.map(parts.contains) ?? false
    }
  }

  /// Whether it says that a view is cut at another text size.
  func isCut(_ view: String?) -> Bool {
    code == .clippedAtTextSize && view.map(views.contains) ?? false
  }

  /// Whether it is a claim that only a trial of its own could prove.
  var isRedundant: Bool { code == .redundant }

  init(_ remark: Diagnostic) {
    code = remark.code
    switch code {
    // Which constraints remain in a contradiction depends on which one is edited.
    case .unsatisfiable: views = []
    case .overlap: views = remark.views.sorted()
    default: views = remark.view.map { [$0] } ?? []
    }
  }

  /// Returns how many findings of each kind there are; for an ambiguity, how many values are free.
  static func counts(
    of findings: [CheckFinding], in layout: CheckedLayout
  ) -> [FindingKind: Double] {
    var counts: [FindingKind: Double] = [:]
    for finding in findings where finding.diagnostic.code != .leftOut {
      let remark = finding.diagnostic
      let free = remark.code == .ambiguous ? layout.view(remark.view ?? "")?.laidOut.freedoms : nil
      counts[FindingKind(remark), default: 0] += Double(max(1, free?.count ?? 1))
    }
    return counts
  }
}

extension [FindingKind: Double] {
  /// The number of findings, without claims.
  var total: Double { reduce(0) { $1.key.isRedundant ? $0 : $0 + $1.value } }

  /// The counts with cut texts counted together.
  var poolingTexts: [FindingKind: Double] {
    reduce(into: [:]) { pooled, count in
      pooled[count.key.code == .truncated ? count.key.pooled : count.key, default: 0] += count.value
    }
  }
}

extension String {
  /// What the id of a view in an instance says of it within the component; nil for other views.
  fileprivate var partOfComponent: Substring? {
    firstIndex(of: ".").map { self[index(after: $0)...] }
  }
}
