import Documents
import Rendering
import Scenes

/// What is wrong with the layouts of a scene, in the few words of a caption each.
package struct LayoutCaptions {
  /// The captions of each layout, in their order.
  package private(set) var all: [[String]]

  /// Captions layouts of one scene.
  ///
  /// - Parameter isComplete: whether these are all variants; then what compares variants must find
  ///   them.
  package init(_ layouts: [CheckedLayout], isComplete: Bool) {
    all = layouts.map { Self.findings(of: $0.result) }
    for expectation in layouts.first?.subject.expectations ?? [] {
      for (index, layout) in layouts.enumerated() {
        let judge = ExpectationJudge(layout: layout, expectation: expectation)
        // What the layout found by itself has a caption already.
        for failure in judge.failures where !Self.isCaptioned(failure) {
          add(failure, to: index)
        }
      }
      let series = SeriesJudge(
        layouts: layouts, expectation: expectation, isComplete: isComplete)
      for (index, failure) in series.failures { add(failure, to: index) }
    }
  }

  private mutating func add(_ finding: CheckFinding, to index: Int) {
    let caption = finding.diagnostic.message
    if !all[index].contains(caption) { all[index].append(caption) }
  }

  private static func isCaptioned(_ failure: CheckFinding) -> Bool {
    switch failure.subject {
    case .unsatisfiable, .ambiguous, .truncated, .missingGlyph: true
    default: false
    }
  }

  /// What a layout found by itself: contradictions, what is open, texts cut short, lacking glyphs.
  private static func findings(of result: LayoutResult) -> [String] {
    var captions: [String] = []
    var open: [String] = []
    for diagnostic in result.diagnostics {
      let view = diagnostic.view ?? ""
      var caption: String?
      switch diagnostic.code {
      case .unsatisfiable: caption = "unsatisfiable: \(diagnostic.caption ?? diagnostic.message)"
      case .truncated: caption = "\(view) is truncated"
      case .missingGlyph: caption = "\(view) lacks a glyph"
      case .layoutLoop, .invalidConstraint: caption = diagnostic.message
      case .ambiguous: open.append(result.opening(of: view))
      default: break
      }
      if let caption, !captions.contains(caption) { captions.append(caption) }
    }
    if !open.isEmpty { captions.append("ambiguous: \(open.joined(separator: ", "))") }
    return captions
  }
}

extension LayoutResult {
  /// `badge (minX, width)`.
  fileprivate func opening(of view: String) -> String {
    let free = self[view]?.freedoms.map(\.attribute) ?? []
    return free.isEmpty ? view : "\(view) (\(free.joined(separator: ", ")))"
  }
}
