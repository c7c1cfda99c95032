import Geometry

/// How lengths that views took from their content are explained, each once.
package final class FittingMemo {
  private var known: [ObjectIdentifier: ValueExplanation?] = [:]

  /// Makes an empty memory.
  package init() {}

  fileprivate func content(
    of term: ValueExplanation.Term, else find: () -> ValueExplanation?
  ) -> ValueExplanation? {
    guard let constraint = term.half?.constraint else { return nil }
    let id = ObjectIdentifier(constraint)
    if let found = known[id] { return found }
    let found = find()
    known[id] = .some(found)
    return found
  }
}

extension LayoutEngine {
  /// Replaces the given lengths of rows, items and canvases, where these took them from their
  /// content, with what determines the content's length.
  ///
  /// What appears on both sides, such as the edges that tie the content to the row, cancels out.
  func resolveFittings(in terms: inout [ValueExplanation.Term], _ memo: FittingMemo? = nil) {
    let contents = terms.map { term in
      memo.map { $0.content(of: term) { fitting(of: term) } } ?? fitting(of: term)
    }
    guard contents.contains(where: { $0 != nil }) else { return }
    var resolved: [ValueExplanation.Term] = []
    func add(_ term: ValueExplanation.Term) {
      guard let half = term.half,
        let known = resolved.firstIndex(where: { $0.half?.isSame(as: half) == true })
      else { return resolved.append(term) }
      resolved[known].contribution += term.contribution
      resolved[known].sensitivity += term.sensitivity
    }
    for (term, content) in zip(terms, contents) {
      guard let content else {
        add(term)
        continue
      }
      var rest = term.contribution
      for inner in content.terms {
        var inner = inner
        inner.contribution *= term.sensitivity
        inner.sensitivity *= term.sensitivity
        rest -= inner.contribution
        add(inner)
      }
      guard abs(rest) > 1e-9 else { continue }
      resolved.append(
        ValueExplanation.Term(half: nil, contribution: rest, sensitivity: 0, isRounding: true))
    }
    terms = resolved.filter { abs($0.contribution) > 1e-9 || abs($0.sensitivity) > 1e-9 }
  }

  /// Explains the length of the content from which a view took its own; nil for a term of another
  /// kind.
  private func fitting(of term: ValueExplanation.Term) -> ValueExplanation? {
    guard let constraint = term.half?.constraint,
      [.encapsulated, .autoresizing].contains(constraint.origin),
      [.width, .height].contains(constraint.firstAttribute),
      constraint.secondAttribute == .notAnAttribute, case .view(let view)? = constraint.first,
      let request = view.fittingRequest
    else { return nil }
    let target = request.target
    let isWidth = constraint.firstAttribute == .width
    guard !(isWidth ? target.horizontal : target.vertical).isRequired else { return nil }
    let found = view.showingAll(of: request.page) {
      let scratch = LayoutEngine(root: view, fitting: target)
      scratch.update()
      return scratch.explain(
        .view(view), constraint.firstAttribute, findsLosses: false, resolvesFittings: true)
    }
    guard var found else { return nil }
    let length = view.effectiveEnvironment.pixelGrid.ceil(found.value)
    let rest = constraint.constant - length
    guard !isWidth, let page = request.page, rest > 1e-6 else {
      return abs(rest) < 1e-6 ? found : nil
    }
    let insets = page.adjustedContentInset
    guard abs(insets.top + insets.bottom - rest) < 1e-6 else { return nil }
    found.terms.append(
      ValueExplanation.Term(half: nil, contribution: rest, sensitivity: 0, insetsOf: page))
    return found
  }
}

extension ConstraintHalf {
  /// Whether both are the same, or were made for the same purpose by two engines.
  fileprivate func isSame(as other: ConstraintHalf) -> Bool {
    self == other
      || contentSide == other.contentSide && constraint.origin != .user
        && constraint.origin == other.constraint.origin
        && constraint.hasSameForm(as: other.constraint)
        && constraint.constant == other.constraint.constant
  }
}
