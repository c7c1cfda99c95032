import Geometry

/// The rules along the axis: ends, gaps, and how the length is shared.
extension StackRecipe {
  var rulesAlong: [Rule] {
    ends + gaps + hiding + sharing + equalShares + equalWidths
  }

  /// The first and the last visible view touch the canvas.
  private var ends: [Rule] {
    guard let first = visible.first, let last = visible.last else { return collapse }
    return [
      connection(along.start, to: .view(first)), connection(along.end, to: .view(last)),
    ]
  }

  /// If all views are hidden the spanning guide holds the ends, and its length is free to shrink.
  private var collapse: [Rule] {
    [
      connection(along.start, to: .spanner), connection(along.end, to: .spanner),
      Rule(
        Identifier.spanningFit, Rule.Side(.spanner, along.size),
        priority: Self.spanningFitPriority),
    ]
  }

  /// Between hidden views alone there are none: all of them are recorded at the start.
  private var gaps: [Rule] {
    guard !visible.isEmpty else { return [] }
    let relation: LayoutConstraint.Relation =
      distribution == .equalSpacing || distribution == .equalCentering
      ? .greaterThanOrEqual : .equal
    let gapList = gapList
    let widest = distribution == .equalSpacing ? widestGap(of: gapList) : nil
    return gapList.enumerated().map { index, gap in
      let (near, far) = gapAttributes(after: index, gap)
      var rule = Rule(
        Identifier.spacing, Rule.Side(.view(index + 1), far), relation,
        Rule.Side(.view(index), near), constant: gap.points)
      rule.symbol = gap.symbol
      rule.isImplied = widest.map { $0 != index && isShown(index) } ?? false
      return rule
    }
  }

  /// Returns the first of the widest gaps between neighbours that are seen: where all gaps are equally
  /// long, its minimum is that of the others, too.
  private func widestGap(of gaps: [Gap]) -> Int? {
    guard !(isBaselineRelative && axis == .vertical) else { return nil }
    return gaps.indices.filter { isShown($0) }.max {
      (gaps[$0].points, $1) < (gaps[$1].points, $0)
    }
  }

  /// Whether the views on both sides of a gap are visible.
  private func isShown(_ gap: Int) -> Bool {
    !elements[gap].isHidden && !elements[gap + 1].isHidden
  }

  /// The distance between two neighbours.
  private struct Gap {
    /// Whether there are visible views on both sides, adjacent or not.
    var isInside = false
    var points = 0.0
    /// Whether it is the system's standard, whole or halved.
    var isStandard = false
    var symbol: SymbolicConstant?
  }

  /// The total length of all gaps, in points.
  var gapsLength: Double { gapList.map(\.points).reduce(0, +) }

  /// The gap after each view: none outside the visible views, half for each hidden neighbour.
  ///
  /// A run of hidden views thus leaves one gap in all, that of the visible view before it.
  private var gapList: [Gap] {
    let last = elements.lastIndex { !$0.isHidden }
    var before: Element?
    return elements.indices.dropLast().map { index in
      if !elements[index].isHidden { before = elements[index] }
      guard let before, let last, index < last else { return Gap() }
      let spacing = before.customSpacing ?? spacing
      let isSystem = spacing == StackView.spacingUseSystem
      let points = isSystem ? Self.systemSpacing : spacing
      let hidden = [index, index + 1].count { elements[$0].isHidden }
      return Gap(
        isInside: true, points: points * (1 - 0.5 * Double(hidden)), isStandard: isSystem,
        symbol: isSystem && hidden == 0 ? .anchorSpace : nil)
    }
  }

  /// The system's spacing between neighbours, in points.
  private static var systemSpacing: Double { 8 }

  /// Returns the attributes between which a gap is measured: edges, or the baselines of visible
  /// views in a column.
  private func gapAttributes(
    after index: Int, _ gap: Gap
  ) -> (near: LayoutConstraint.Attribute, far: LayoutConstraint.Attribute) {
    guard isBaselineRelative, axis == .vertical, gap.isInside else {
      return (along.end, along.start)
    }
    return (
      elements[index].isHidden ? .bottom : .lastBaseline,
      elements[index + 1].isHidden ? .top : .firstBaseline
    )
  }

  private var hiding: [Rule] {
    elements.indices.filter { elements[$0].isHidden }.map {
      Rule(Identifier.hiding, Rule.Side(.view($0), along.size), priority: hidingPriority)
    }
  }

  private var sharing: [Rule] {
    switch distribution {
    case .fill: []
    case .fillEqually: equalLengths(visible.map { .view($0) })
    case .fillProportionally: proportionalLengths
    case .equalSpacing: equalGaps
    case .equalCentering: equalCentres
    }
  }

  /// Makes each length equal to the first.
  private func equalLengths(_ roles: [Role], priority: LayoutPriority = .required) -> [Rule] {
    roles.dropFirst().map {
      Rule(
        Identifier.fillEqually, Rule.Side($0, along.size), .equal,
        Rule.Side(roles[0], along.size), priority: priority)
    }
  }

  /// Makes each length the stack's times the view's share of the lengths and the gaps.
  ///
  /// Gaps count in the shares although they also take up room, so with spacing the last view
  /// absorbs the difference (OR-34595752); those of the system's standard do not (recorded). The
  /// stack's length includes its margins.
  private var proportionalLengths: [Rule] {
    let visible = visible
    // One without a length fills the stack by its ends alone.
    if visible.count == 1, elements[visible[0]].intrinsicLength == nil { return [] }
    let lengths = visible.map { elements[$0].intrinsicLength ?? Self.missingLength }
    let total = lengths.reduce(gapList.reduce(0) { $0 + ($1.isStandard ? 0 : $1.points) }, +)
    return zip(visible, lengths).enumerated().map { rank, pair in
      let priority: LayoutPriority =
        visible.count == 1 ? .required : LayoutPriority(Double(max(1, 999 - rank)))
      let side = Rule.Side(.view(pair.0), along.size)
      guard pair.1 > 0, total > 0 else {
        return Rule(Identifier.fillProportionally, side, priority: priority)
      }
      return Rule(
        Identifier.fillProportionally, side, .equal, Rule.Side(.stack, along.size),
        multiplier: pair.1 / total, priority: priority)
    }
  }

  /// The share of a view without an intrinsic length: recorded frames show that it counts as 50
  /// points long, whatever it contains.
  private static var missingLength: Double { 50 }

  private var equalGaps: [Rule] {
    let edges = zip(visible, visible.dropFirst()).enumerated().flatMap { index, pair in
      [
        distributingEdge(index, along.start, pair.0, along.end),
        distributingEdge(index, along.end, pair.1, along.start),
      ]
    }
    return edges + equalLengths((0..<gapCount).map { .gap($0) }) + [canvasFit(along)]
  }

  private var equalCentres: [Rule] {
    let edges = zip(visible, visible.dropFirst()).enumerated().flatMap { index, pair in
      [
        distributingEdge(index, along.start, pair.0, along.center),
        distributingEdge(index, along.end, pair.1, along.center),
      ]
    }
    let lengths = equalLengths(
      (0..<gapCount).map { .gap($0) }, priority: Self.centeringPriority)
    return edges + lengths + [canvasFit(along)]
  }

  /// Text that wraps in a row has no width of its own to settle on, so each view gets the same
  /// share of what the gaps leave.
  private var equalShares: [Rule] {
    guard axis == .horizontal, elements.contains(where: { $0.equalSharePriority != nil }) else {
      return []
    }
    let visible = visible
    let gaps = gapsLength / Double(visible.count)
    return visible.compactMap { index in
      elements[index].equalSharePriority.map {
        Rule(
          Identifier.textWidthDisambiguation, Rule.Side(.view(index), .width), .equal,
          Rule.Side(.stack, .width), multiplier: 1 / Double(visible.count), constant: -gaps,
          priority: $0)
      }
    }
  }

  /// Texts that wrap could share the length of a row in many ways if they hug it alike: they get
  /// equal widths as far as nothing else decides.
  private var equalWidths: [Rule] {
    let texts = visible.filter { elements[$0].wraps && elements[$0].equalSharePriority == nil }
    guard axis == .horizontal, distribution != .fillEqually, let first = texts.first else {
      return []
    }
    return texts.dropFirst().map {
      Rule(
        Identifier.textWidthDisambiguation, Rule.Side(.view($0), .width), .equal,
        Rule.Side(.view(first), .width), priority: Self.equalWidthPriority)
    }
  }

  private func distributingEdge(
    _ gap: Int, _ edge: LayoutConstraint.Attribute, _ view: Int,
    _ attribute: LayoutConstraint.Attribute
  ) -> Rule {
    Rule(
      Identifier.distributingEdge, Rule.Side(.gap(gap), edge), .equal,
      Rule.Side(.view(view), attribute))
  }
}
