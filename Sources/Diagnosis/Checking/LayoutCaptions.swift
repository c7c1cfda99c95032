import Documents
import Rendering
import Scenes

/// The problems of a scene's layouts in captions of a few words each.
package struct LayoutCaptions {
  /// The captions of each layout, in order.
  package private(set) var all: [[String]]

  /// Creates captions for the layouts of one scene.
  ///
  /// - Parameter isComplete: whether these are all the variants; if so, expectations that compare
  ///   variants must find them.
  package init(_ layouts: [CheckedLayout], isComplete: Bool) {
    all = layouts.map { Self.findings(of: $0.result) }
    for expectation in layouts.first?.subject.expectations ?? [] {
      for (index, layout) in layouts.enumerated() {
        let judge = ExpectationJudge(layout: layout, expectation: expectation)
        // The layout's own findings already have a caption.
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

  /// Returns a layout's own findings: contradictions, open values, truncated texts, missing
  /// glyphs.
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
  /// Returns a view with its open values: `badge (minX, width)`.
  fileprivate func opening(of view: String) -> String {
    let free = self[view]?.freedoms.map(\.attribute) ?? []
    return free.isEmpty ? view : "\(view) (\(free.joined(separator: ", ")))"
  }
}
