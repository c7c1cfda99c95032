/// The rules across the axis: how the views are aligned, and what encloses them.
extension StackRecipe {
  var rulesAcross: [Rule] {
    guard effectiveAlignment != .fill else { return alignments + canvasAcross }
    let fits = spansAcross ? boundaries + [spanningFit] : []
    let needsCanvasFit = !spansAcross || effectiveAlignment.isBaseline
    return alignments + fits + (needsCanvasFit ? [canvasFit(across)] : []) + canvasAcross
      + suppressions
  }

  /// Aligns each view with the first.
  private var alignments: [Rule] {
    let attributes: [LayoutConstraint.Attribute] =
      switch effectiveAlignment {
      case .fill: [across.end, across.start]
      case .leading: [across.start]
      case .firstBaseline: [.firstBaseline]
      case .center: [across.center]
      case .trailing: [across.end]
      case .lastBaseline: [.lastBaseline]
      }
    return attributes.flatMap { attribute in
      elements.indices.dropFirst().map {
        Rule(
          Identifier.alignment, Rule.Side(.view(0), attribute), .equal,
          Rule.Side(.view($0), attribute))
      }
    }
  }

  /// Makes the spanning guide enclose each visible view; the edge that the views share is met
  /// just below required.
  private var boundaries: [Rule] {
    visible.flatMap { index in
      [
        boundary(across.start, .lessThanOrEqual, index, isShared: effectiveAlignment == .leading),
        boundary(across.end, .greaterThanOrEqual, index, isShared: effectiveAlignment == .trailing),
      ]
    }
  }

  private func boundary(
    _ edge: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation, _ index: Int,
    isShared: Bool
  ) -> Rule {
    Rule(
      Identifier.spanningBoundary, Rule.Side(.spanner, edge), isShared ? .equal : relation,
      Rule.Side(.view(index), edge), priority: isShared ? Self.spanningPriority : .required)
  }

  private var spanningFit: Rule {
    Rule(
      Identifier.spanningFit, Rule.Side(.spanner, across.size), priority: Self.spanningFitPriority)
  }

  func canvasFit(_ attributes: Attributes) -> Rule {
    Rule(
      Identifier.canvasFit, Rule.Side(.stack, attributes.size), priority: Self.canvasFitPriority)
  }

  /// Gives a view without a size of its own across the axis a size of 0 rather than an ambiguous
  /// one.
  private var suppressions: [Rule] {
    elements.indices.map {
      Rule(
        Identifier.ambiguitySuppression, Rule.Side(.view($0), across.size),
        priority: Self.suppressionPriority)
    }
  }

  /// The first view holds the edge that the views share; whatever encloses the others holds the
  /// opposite edge.
  ///
  /// Views that are all hidden keep their own lengths, and fill the stack only below other wishes
  /// (8 recorded stacks of 6 repositories).
  private var canvasAcross: [Rule] {
    let start = connection(across.start, to: .view(0))
    var end = connection(across.end, to: .view(0))
    if visible.isEmpty, effectiveAlignment == .fill { end.priority = Self.canvasFitPriority }
    return switch effectiveAlignment {
    case .fill: [start, end]
    case .leading: [start, enclosingEnd]
    case .trailing: [enclosingStart, end]
    case .center: [enclosingStart, enclosingEnd, connection(across.center, to: .view(0))]
    // A neighbour may extend above the first view and out of the stack: the row does not grow for
    // it.
    case .firstBaseline: [spansAcross ? enclosingEnd : end, belowTop]
    case .lastBaseline: [spansAcross ? enclosingStart : start, aboveBottom]
    }
  }

  private var enclosingStart: Rule {
    spansAcross
      ? connection(across.start, to: .spanner)
      : connection(across.start, .lessThanOrEqual, to: .view(0))
  }

  private var enclosingEnd: Rule {
    spansAcross
      ? connection(across.end, to: .spanner)
      : connection(across.end, .greaterThanOrEqual, to: .view(0))
  }

  private var belowTop: Rule {
    Rule(
      Identifier.canvasConnection, Rule.Side(.view(0), .top), .greaterThanOrEqual,
      Rule.Side(canvas, .top))
  }

  private var aboveBottom: Rule {
    connection(.bottom, .greaterThanOrEqual, to: .view(0))
  }
}

extension StackView.Alignment {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
