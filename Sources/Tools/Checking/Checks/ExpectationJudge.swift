import AutoLayout
import Diagnosis
import Documents
import Geometry
import Rendering
import Scenes

/// Checks the expectations that concern one layout at a time.
struct ExpectationJudge {
  let layout: CheckedLayout
  let expectation: SceneExpectation

  /// The failures; empty if the expectation is met, or if it concerns several layouts.
  var failures: [CheckFinding] {
    switch expectation.kind {
    case .satisfiable: return unsatisfied
    case .unambiguous: return ambiguous
    case .insideSuperview(let ids): return layout.visible(ids).compactMap(escaping)
    case .insideSafeArea(let ids): return unsafe(ids)
    case .notTruncated(let ids):
      let views = layout.texts(ids).filter { !ids.isEmpty || !$0.laidOut.mayTruncate }
      return views.compactMap(truncated)
    case .wholeWords(let ids): return layout.texts(ids).compactMap(broken)
    case .noTofu(let ids): return layout.texts(ids).compactMap(tofu)
    case .noOverlapOfSiblings: return layout.overlaps.map(overlapping)
    case .noOverlap(let ids): return overlapping(ids)
    case .minimumTapTarget(let rule): return tooSmall(rule)
    case .comparison(let comparison, let sides):
      return failed(comparison, sides).map { [$0] } ?? []
    // What is expected of an audit makes its findings errors.
    case .mirrors, .monotone, .accessible: return []
    }
  }

  /// Creates a failure of this expectation.
  ///
  /// - Parameters:
  ///   - subject: the code of the findings that say the same of the same view.
  ///   - views: the views that the failure is about; where they are stated distinguishes causes.
  private func failure(
    _ clause: String, about subject: Diagnostic.Code? = nil, _ views: CheckedView...,
    view: String? = nil, value: JSON?, expected: String
  ) -> CheckFinding {
    var finding = layout.subject.finding(
      .error, .expectation, clause, at: expectation.place, view: view ?? views.first?.id,
      value: value, expected: expected, cause: layout.cause(views, of: expectation))
    finding.subject = subject
    return finding
  }

  /// Creates a failure that repeats a finding of the layout itself, with its explanation.
  private func failure(
    _ clause: String, behind finding: Diagnostic, value: JSON, expected: String
  ) -> CheckFinding {
    var failure = failure(
      clause, about: finding.code, view: finding.view, value: value, expected: expected)
    failure.diagnostic.constraints = finding.constraints
    failure.diagnostic.brokenIndex = finding.brokenIndex
    failure.diagnostic.advice = finding.advice
    failure.diagnostic.listing = finding.listing
    failure.diagnostic.cause = finding.ownCause
    failure.diagnostic.views = finding.involved
    return failure
  }

  private var unsatisfied: [CheckFinding] {
    let conflicts = layout.result.diagnostics.filter { $0.code == .unsatisfiable }
    return conflicts.map { conflict in
      failure(
        "the layout is unsatisfiable: \(conflict.message)", behind: conflict,
        value: .int(conflicts.count), expected: "satisfiable")
    }
  }

  private var ambiguous: [CheckFinding] {
    let free = Dictionary(
      layout.result.views.map { ($0.id, $0.freedoms.map(\.attribute)) },
      uniquingKeysWith: { first, _ in first })
    return layout.result.diagnostics.filter { $0.code == .ambiguous }.map { diagnostic in
      let free = diagnostic.view.flatMap { free[$0] } ?? []
      return failure(
        diagnostic.message, behind: diagnostic, value: .array(free.map(JSON.string)),
        expected: "unambiguous")
    }
  }

  private func escaping(_ view: CheckedView) -> CheckFinding? {
    guard let escape = layout.escape(of: view) else { return nil }
    return failure(
      "'\(view.name)' extends beyond its superview '\(escape.parent.name)' by \(escape.excess)",
      about: .outsideSuperview, view, value: .rect(view.laidOut.frame),
      expected: "inside the superview")
  }

  private func unsafe(_ ids: [String]) -> [CheckFinding] {
    layout.visible(ids).filter { !ids.isEmpty || $0.isContent }.compactMap { view in
      guard let excess = layout.unsafety(of: view) else { return nil }
      return failure(
        "'\(view.name)' extends beyond the safe area by \(excess)", about: .outsideSafeArea, view,
        value: .rect(view.laidOut.absoluteFrame), expected: "inside the safe area")
    }
  }

  private func truncated(_ view: CheckedView) -> CheckFinding? {
    if let text = view.laidOut.texts.first(where: { $0.cutWords != nil }), !text.isTruncated,
      let clause = view.laidOut.cutClause
    {
      return failure(
        clause, about: .cropped, view, value: .string(text.text), expected: "the whole text")
    }
    guard let text = view.laidOut.texts.first(where: \.isTruncated),
      let clause = view.laidOut.truncationClause
    else { return nil }
    let lines = text.lines == 1 ? "1 line" : "\(text.lines) lines"
    return failure(
      "\(clause) in \(lines) of \(view.laidOut.frame.width.rounded3) points",
      about: .truncated, view, value: .string(text.text), expected: "the whole text")
  }

  private func broken(_ view: CheckedView) -> CheckFinding? {
    guard let text = view.laidOut.texts.first(where: \.breaksWord) else { return nil }
    return failure(
      "\(view.laidOut.words(for: text)) is broken within a word in "
        + "\(view.laidOut.frame.width.rounded3) points",
      about: .brokenWord, view, value: .string(text.text), expected: "whole words")
  }

  private func tofu(_ view: CheckedView) -> CheckFinding? {
    let missing = view.laidOut.missingGlyphs
    guard !missing.isEmpty else { return nil }
    return failure(
      "no font has a glyph for \(missing.named) in '\(view.name)'", about: .missingGlyph, view,
      value: .string(String(missing)), expected: "a glyph for every character")
  }

  private func overlapping(
    _ pair: (first: CheckedView, second: CheckedView, size: Size)
  ) -> CheckFinding {
    let size = "\(pair.size.width.rounded3) x \(pair.size.height.rounded3)"
    return failure(
      "'\(pair.first.name)' and '\(pair.second.name)' overlap by \(size) points",
      about: .overlap, pair.first, pair.second,
      value: .array([.number(pair.size.width), .number(pair.size.height)]),
      expected: "no overlap")
  }

  private func overlapping(_ ids: [String]) -> [CheckFinding] {
    let views = layout.visible(ids)
    let search = OverlapSearch([
      views.enumerated().map { (place: $0, rect: $1.absoluteAlignmentRect) }
    ])
    return search.pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
      .map { overlapping((views[$0.first], views[$0.second], $0.size)) }
  }

  private func tooSmall(_ rule: TapTargetRule) -> [CheckFinding] {
    let exceptions = Set(rule.exceptions)
    return layout.visible(rule.views).filter { view in
      (!rule.views.isEmpty || view.laidOut.isTouched) && !exceptions.contains(view.id)
    }.compactMap { view in
      let size = view.laidOut.frame.size
      guard min(size.width, size.height) < rule.side - 1e-6 else { return nil }
      let side = rule.side.rounded3
      return failure(
        "'\(view.name)' is \(size.width.rounded3) x \(size.height.rounded3) points, expected at "
          + "least \(side) x \(side)", view,
        value: .array([.number(size.width), .number(size.height)]),
        expected: "at least \(side) x \(side)")
    }
  }

  private func failed(_ comparison: Comparison, _ sides: ComparisonSides) -> CheckFinding? {
    let view = (comparison.left.terms + comparison.right.terms).first?.reference.item.id
    guard let values = layout.measures?.values(of: comparison) else {
      return failure(
        "'\(expectation.text)' has no value: an item is missing", view: view, value: nil,
        expected: expectation.text)
    }
    let difference = values.left - values.right
    let holds =
      switch comparison.relation {
      case .equal: abs(difference) <= Self.exactness
      case .lessThanOrEqual: difference <= Self.exactness
      case .greaterThanOrEqual: difference >= -Self.exactness
      }
    guard !holds else { return nil }
    let amount = values.right.rounded3
    let limit = Double(sides.right) == nil ? "\(amount), which is \(sides.right)" : amount
    let expected = "\(comparison.relation.words) \(limit)"
    return failure(
      "\(sides.left) is \(values.left.rounded3), expected \(expected)", view: view,
      value: .number(values.left), expected: expected)
  }

  /// The tolerance for values, which are exact except for the last digits of their sums.
  private static let exactness = 1e-3
}
