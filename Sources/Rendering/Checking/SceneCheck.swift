import Geometry
package import Scenes
import Typesetting

/// The check of one scene: all its variants laid out, its expectations judged, and what is
/// questionable found.
package struct SceneCheck {
  /// What came of a variant.
  package struct Outcome {
    /// The variant.
    package let variant: Variant
    /// What was found, errors first; or why there is no layout.
    package let findings: Result<[CheckFinding], any Error>
  }

  /// The variants in their order.
  package private(set) var outcomes: [Outcome] = []
  /// Where the time of straining went.
  package private(set) var timings = Timings()

  private let layOut: (Variant) throws -> LaidOutScene

  /// Judges a scene whose variants have been laid out.
  ///
  /// - Parameters:
  ///   - variants: the variants, at least one.
  ///   - isComplete: whether these are all; then what compares variants must find them.
  ///   - layOut: lays out a further variant, to strain the scene.
  package init(
    _ variants: [CheckedVariant], isComplete: Bool,
    layOut: @escaping (Variant) throws -> LaidOutScene
  ) {
    self.layOut = layOut
    let layouts = variants.compactMap { try? $0.layout.get() }
    var findings = findings(
      of: layouts, isComplete: isComplete && layouts.count == variants.count)[...]
    outcomes = variants.map { variant in
      Outcome(
        variant: variant.variant, findings: variant.layout.map { _ in findings.removeFirst() })
    }
  }

  /// The findings of each layout.
  private mutating func findings(
    of layouts: [CheckedLayout], isComplete: Bool
  ) -> [[CheckFinding]] {
    guard let base = layouts.first(where: { $0.variant.name == "default" }) ?? layouts.first
    else { return [] }
    var findings = layouts.map { layout in
      layout.result.diagnostics.compactMap(CheckFinding.init(ofLayout:))
    }
    for expectation in base.subject.expectations {
      for (index, layout) in layouts.enumerated() {
        findings[index] += ExpectationJudge(layout: layout, expectation: expectation).failures
      }
      let series = SeriesJudge(
        layouts: layouts, expectation: expectation, isComplete: isComplete)
      for (index, finding) in series.failures { findings[index].append(finding) }
    }
    for (index, layout) in layouts.enumerated() {
      findings[index] += QualityFindings(base: base, layout: layout).all
    }
    let scene = stated(in: layouts, base) + redundant(in: layouts, base)
    let place = layouts.firstIndex { $0.variant == base.variant } ?? 0
    findings[place] += scene
    return findings.map { $0.filter(\.isError) + $0.filter { !$0.isError } }
  }

  /// What is stated questionably in any variant; each is said once, with the base.
  private func stated(in layouts: [CheckedLayout], _ base: CheckedLayout) -> [CheckFinding] {
    var found = base.stated
    for finding in layouts.lazy.flatMap(\.stated) where !found.contains(finding) {
      found.append(finding)
    }
    return found
  }

  /// The constraints that no variant feels.
  ///
  /// Limits guard against what the variants may not show: the scene is also tried with endless
  /// and large text, and on narrow, wide and low canvases.
  private mutating func redundant(
    in layouts: [CheckedLayout], _ base: CheckedLayout
  ) -> [CheckFinding] {
    var unfelt = layouts.reduce(base.unfelt) { $0.intersection($1.unfelt) }
    for values in Self.strains(of: base.result) where !unfelt.isEmpty {
      let variant = Variant(
        name: base.variant.name, values: base.variant.values.replaced(by: values))
      guard let strained = try? layOut(variant) else { continue }
      timings.add(strained.timings)
      var search = RedundancySearch(strained.root)
      unfelt.formIntersection(search.unfelt())
    }
    return unfelt.sorted().compactMap { index in
      guard let source = base.subject.constraint(index) else { return nil }
      let name =
        source.id.map { "'\($0)'" } ?? source.statement.map { "'\($0)'" } ?? "the constraint"
      return base.subject.finding(
        .warning, .redundant, "no variant feels \(name): without it nothing changes",
        at: source.place, edit: "drop \(name)", hint: "drop it")
    }
  }

  /// What strains a layout beyond its variants.
  private static func strains(of result: LayoutResult) -> [[AxisValue]] {
    [
      [.strings(.endless), .textSize(.accessibilityExtraExtraExtraLarge)],
      [.width(.points(max(1, result.canvas.width * 0.6)))],
      [.width(.points(result.canvas.width * 2)), .height(.points(result.canvas.height * 2))],
      [.height(.points(max(1, result.canvas.height * 0.5)))],
    ]
  }
}

extension [AxisValue] {
  /// The values with others in the place of those on their axes.
  fileprivate func replaced(by values: [AxisValue]) -> [AxisValue] {
    filter { value in !values.contains { $0.axis == value.axis } } + values
  }
}

extension CheckFinding {
  var isError: Bool { diagnostic.remark.severity == .error }

  /// What a layout found by itself; nil for a text cut short, which is judged against the base.
  fileprivate init?(ofLayout diagnostic: LayoutDiagnostic) {
    guard diagnostic.remark.code != .truncated else { return nil }
    self.init(diagnostic, edit: diagnostic.cures.first?.edit)
  }
}
