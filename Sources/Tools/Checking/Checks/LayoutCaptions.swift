import Documents
import Rendering
import Scenes

/// The problems of a scene's layouts in captions of a few words each.
package struct LayoutCaptions {
  /// The captions of each layout, in order.
  package var all: [[String]] { lists.map(\.finished) }

  private var lists: [CaptionList]

  /// Creates captions for the layouts of one scene.
  ///
  /// - Parameter isComplete: whether these are all the variants; if so, expectations that compare
  ///   variants must find them.
  package init(_ layouts: [CheckedLayout], isComplete: Bool) {
    lists = layouts.map { Self.findings(of: $0.result) }
    var budget = JudgingBudget(layouts: layouts.count)
    for expectation in layouts.first?.subject.expectations ?? [] {
      for (index, layout) in layouts.enumerated()
      where budget.takes(expectation, in: index, of: layout.views.count) {
        let judge = ExpectationJudge(layout: layout, expectation: expectation)
        // The layout's own findings already have a caption.
        let failures = judge.failures
        budget.note(failures: failures.count)
        for failure in failures where !Self.isCaptioned(failure) { add(failure, to: index) }
      }
      let series = SeriesJudge(
        layouts: layouts, expectation: expectation, isComplete: isComplete)
      for (index, failure) in series.failures { add(failure, to: index) }
    }
  }

  private mutating func add(_ finding: CheckFinding, to index: Int) {
    lists[index].add(finding.diagnostic.message)
  }

  private static func isCaptioned(_ failure: CheckFinding) -> Bool {
    switch failure.subject {
    case .unsatisfiable, .ambiguous, .truncated, .brokenWord, .cropped, .missingGlyph: true
    default: false
    }
  }

  /// Returns a layout's own findings: contradictions, open values, truncated texts, missing
  /// glyphs.
  private static func findings(of result: LayoutResult) -> CaptionList {
    var captions = CaptionList()
    var open = CaptionList()
    let views = Dictionary(
      result.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for diagnostic in result.diagnostics {
      let view = diagnostic.view ?? ""
      var caption: String?
      switch diagnostic.code {
      case .unsatisfiable: caption = "unsatisfiable: \(diagnostic.caption ?? diagnostic.message)"
      case .truncated: caption = "\(view) is truncated"
      case .cropped: caption = "\(view) is cut off"
      case .collapsed: caption = "\(view) has no size"
      case .squeezed: caption = "\(view) is too small"
      case .brokenWord: caption = "\(view) is broken within a word"
      case .missingGlyph: caption = "\(view) is missing a glyph"
      case .layoutLoop, .invalidConstraint: caption = diagnostic.message
      case .ambiguous: open.add(opening(of: view, views[view].map { result.views[$0] }))
      default: break
      }
      if let caption { captions.add(caption) }
    }
    let names = open.finished
    if !names.isEmpty { captions.add("ambiguous: \(names.joined(separator: ", "))") }
    return captions
  }

  /// Returns a view with its open values: `badge (minX, width)`.
  private static func opening(of name: String, _ view: LaidOutView?) -> String {
    let free = view?.freedoms.map(\.attribute) ?? []
    return free.isEmpty ? name : "\(name) (\(free.joined(separator: ", ")))"
  }
}

/// Captions, each once; of very many the first are kept and the others counted.
private struct CaptionList {
  private var captions: [String] = []
  private var known: Set<String> = []
  private var left = 0

  /// More than a picture has room for.
  private static let most = 200

  mutating func add(_ caption: String) {
    if captions.count >= Self.most {
      left += 1
    } else if known.insert(caption).inserted {
      captions.append(caption)
    }
  }

  var finished: [String] { captions + (left == 0 ? [] : ["and \(left) more"]) }
}
