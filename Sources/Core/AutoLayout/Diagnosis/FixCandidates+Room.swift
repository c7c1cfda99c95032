import Geometry

/// Constraints that let a view take the room there is.
extension FixCandidates {
  /// The equation that ties the edge of a view, with the item that it is tied to.
  private struct Tie {
    let edge: LayoutConstraint.Attribute
    let item: ConstraintItem
    let attribute: LayoutConstraint.Attribute
    let constant: Double
  }

  /// For a view of which one edge is tied and the other open with the length: the constraints that end it
  /// with what is in it, or where the room ends that it is in: with what it is aligned to, at the next view,
  /// or as far from the other edge of its superview.
  var reaching: [LayoutConstraint] {
    guard isOpen(view), let superview = view.superview, let tie else { return [] }
    let (start, end, center, size) = attributes
    // What states a minimum is as small as that.
    let hasMinimum = view.constraints.contains {
      $0.origin == .user && $0.relation == .greaterThanOrEqual && $0.firstAttribute == size
        && $0.first?.owner === view && $0.second == nil
    }
    guard !hasMinimum else { return [] }
    let open = tie.edge == start ? end : start
    func tied(_ item: ConstraintItem, _ attribute: LayoutConstraint.Attribute, _ constant: Double)
      -> LayoutConstraint
    {
      LayoutConstraint(
        item: .view(view), attribute: open, toItem: item, attribute: attribute, constant: constant,
        origin: .user)
    }
    let room = farther(tied, from: tie, open, in: superview)
    // What scrolls is as high as its room, not as its content.
    guard axis == .vertical, !(view is ScrollView) else { return room }
    let held = content(of: view, end)
    // What is in it begins at an edge, and would lie far from the other one.
    if isHolding(open) || !held.isEmpty && isHolding(tie.edge) { return held }
    return room + (isHolding(center) ? held : [])
  }

  /// For a view without a vertical place in a row: the constraint that puts it in line with the view before
  /// or behind it.
  var beside: [LayoutConstraint] {
    if unknown == .minX { return below }
    guard unknown == .minY, !(view.superview is StackView), !isOpen(view),
      let sibling = neighbourInRow
    else { return [] }
    let isCentred = relations(of: sibling, .minY).contains { $0.own == .centerY }
    // What hangs on its lower edge makes it the first of a column.
    let isFirst = relations(of: view, .minY).contains { $0.own == .bottom }
    let isAlike = type(of: view) == type(of: sibling) && view.hasText(at: .firstBaseline)
    let attribute: LayoutConstraint.Attribute =
      isCentred ? .centerY : isAlike ? .firstBaseline : isFirst ? .top : .centerY
    return [
      LayoutConstraint(
        item: .view(view), attribute: attribute, toItem: .view(sibling), attribute: attribute,
        constant: 0, origin: .user)
    ]
  }

  /// For a view without a horizontal place in a column: the constraint that begins it like the view of another
  /// kind above or below it, or puts both in the middle.
  private var below: [LayoutConstraint] {
    guard !(view.superview is StackView), !isOpen(view), hasContent(view),
      let sibling = relations(of: view, .minY).first(where: { tie in
        tie.other !== view && tie.other.superview === view.superview && !tie.other.isHidden
          && type(of: tie.other) != type(of: view)
          && (tie.own == .top && tie.attribute == .bottom
            || tie.own == .bottom && tie.attribute == .top)
          && engine.freedom(of: .view(tie.other)).isEmpty
      })?.other
    else { return [] }
    let ties = relations(of: sibling, .minX).filter { $0.other === view.superview }.map(\.own)
    // Under what reaches from side to side a text begins like it, and dots or a picture are in the middle.
    let spans = ties.contains(.leading) && ties.contains(.trailing)
    let isCentred = ties.contains(.centerX) || spans && !view.hasText(at: .firstBaseline)
    let attribute: LayoutConstraint.Attribute = isCentred ? .centerX : .leading
    guard isCentred || ties.contains(.leading) else { return [] }
    return [
      LayoutConstraint(
        item: .view(view), attribute: attribute, toItem: .view(sibling), attribute: attribute,
        constant: 0, origin: .user)
    ]
  }

  /// The sibling that begins where the view ends, or ends where it begins, and that has a vertical place.
  private var neighbourInRow: View? {
    relations(of: view, .minX).first { tie in
      tie.other !== view && tie.other.superview === view.superview && !tie.other.isHidden
        && (tie.own == .leading && tie.attribute == .trailing
          || tie.own == .trailing && tie.attribute == .leading)
        && !engine.freedom(of: .view(tie.other)).contains { $0.unknown == .minY }
    }?.other
  }

  /// Returns the attributes that constraints of the scene relate to others of some views, among those that
  /// decide an unknown of a view.
  private func relations(
    of view: View, _ unknown: LayoutUnknown
  ) -> [(own: LayoutConstraint.Attribute, other: View, attribute: LayoutConstraint.Attribute)] {
    guard let item = engine.item(for: view) else { return [] }
    return rehearsal.entries(of: item.variables[unknown.rawValue]).compactMap { entry in
      let tie = entry.constraint
      guard tie.origin == .user, let first = tie.first?.owner, let second = tie.second?.owner
      else { return nil }
      return first === view
        ? (tie.firstAttribute, second, tie.secondAttribute)
        : second === view ? (tie.secondAttribute, first, tie.firstAttribute) : nil
    }
  }

  /// Returns the constraints that end the view where the room ends.
  private func farther(
    _ tied: (ConstraintItem, LayoutConstraint.Attribute, Double) -> LayoutConstraint,
    from tie: Tie, _ open: LayoutConstraint.Attribute, in superview: View
  ) -> [LayoutConstraint] {
    let isInSuperview = tie.item.owner === superview
    let mirrored = tied(tie.item, open, 0 - tie.constant)
    if !isInSuperview, tie.attribute == tie.edge { return [mirrored] }
    // What is narrow is as high as it is drawn, not as the screen.
    guard !isInSuperview || axis == .horizontal || spans(superview) else { return [] }
    let sign = tie.edge == attributes.start ? -1.0 : 1
    guard let neighbour = neighbour(from: tie.edge) else {
      // What reaches from side to side ends at the edge, what is below another view as far from it as
      // from the sides.
      let inset = value(of: view, axis == .vertical ? .left : .top) ?? 0
      if isInSuperview, axis == .horizontal || inset != 0 || !tie.item.isView { return [mirrored] }
      guard spans(superview), inset == 0 || axis == .vertical && inset > 0 && inset <= 40 else {
        return []
      }
      return [tied(.view(superview), open, sign * inset.rounded())]
    }
    let isFlush = tie.constant == 0 && (axis == .vertical || tie.item.isView)
    let space = isInSuperview ? (isFlush ? 0 : sign * Self.standardSpace) : 0 - tie.constant
    // What lies before others may be an overlay.
    let isOverlay = isInSuperview && !isBehind(neighbour)
    return [tied(.view(neighbour), tie.edge, space)] + (isOverlay ? [mirrored] : [])
  }

  /// Whether the view is painted before a sibling.
  private func isBehind(_ sibling: View) -> Bool {
    view.superview?.subviews.first { $0 === view || $0 === sibling } === view
  }

  /// Whether a view in the view is tied to an edge or the middle of it.
  private func isHolding(_ edge: LayoutConstraint.Attribute) -> Bool {
    func isEdge(_ attribute: LayoutConstraint.Attribute) -> Bool {
      attribute.kind == edge.kind && attribute.share == edge.share
    }
    return view.constraints.contains { constraint in
      guard constraint.origin == .user else { return false }
      let (first, second) = (constraint.first?.owner, constraint.second?.owner)
      return first === view && second?.superview === view && isEdge(constraint.firstAttribute)
        || second === view && first?.superview === view && isEdge(constraint.secondAttribute)
    }
  }

  /// The only equation that ties an edge of the view to its superview or to a sibling.
  private var tie: Tie? {
    guard let item = engine.item(for: view) else { return nil }
    let (start, end, _, _) = attributes
    var ties: [Tie] = []
    let place = item.variables[(axis == .horizontal ? LayoutUnknown.minX : .minY).rawValue]
    for constraint in rehearsal.entries(of: place).map(\.constraint) {
      guard constraint.origin == .user, constraint.relation == .equal, constraint.multiplier == 1,
        let first = constraint.first, let second = constraint.second
      else { continue }
      if first.owner === view, isAround(second) {
        ties.append(
          Tie(
            edge: constraint.firstAttribute, item: second, attribute: constraint.secondAttribute,
            constant: constraint.constant))
      } else if second.owner === view, isAround(first) {
        ties.append(
          Tie(
            edge: constraint.secondAttribute, item: first, attribute: constraint.firstAttribute,
            constant: 0 - constraint.constant))
      }
    }
    let edges = ties.filter { [start, end].contains($0.edge) }
    return edges.count == 1 ? edges[0] : nil
  }

  /// Whether an item belongs to the view's superview or a sibling.
  private func isAround(_ item: ConstraintItem) -> Bool {
    guard let owner = item.owner, owner !== view else { return false }
    return owner === view.superview || owner.superview === view.superview
  }

  /// Returns the nearest sibling on the way from an edge of the view to the opposite one: one upon it, or
  /// one that takes a good part of the way; nil if there is none.
  private func neighbour(from edge: LayoutConstraint.Attribute) -> View? {
    guard let siblings = view.superview?.subviews, siblings.count <= Self.mostSubviews,
      let (near, sign) = position(of: view, edge), let breadth = breadth(of: view)
    else { return nil }
    let found = siblings.compactMap { sibling -> (view: View, way: Double)? in
      guard sibling !== view, !sibling.isHidden, let (place, _) = position(of: sibling, edge),
        let other = self.breadth(of: sibling), sign * (place - near) > 0.5,
        case let shared = min(other.upperBound, breadth.upperBound)
          - max(other.lowerBound, breadth.lowerBound),
        shared > 0,
        isBehind(sibling) || shared >= (breadth.upperBound - breadth.lowerBound) / 2
      else { return nil }
      return (sibling, sign * (place - near))
    }
    return found.min { $0.way < $1.way }?.view
  }

  /// Returns where an edge of a view is, and in which direction the view extends from it.
  private func position(
    of view: View, _ edge: LayoutConstraint.Attribute
  ) -> (place: Double, sign: Double)? {
    guard let superview = view.superview, let place = value(of: view, edge) else { return nil }
    let (start, end, _, _) = attributes
    let isFlipped = (value(of: superview, start) ?? 0) > (value(of: superview, end) ?? 0)
    return (place, (edge == start) == isFlipped ? -1 : 1)
  }

  /// Whether the view takes a good part of another one's extent across the axis.
  private func spans(_ other: View) -> Bool {
    guard let own = breadth(of: view), let whole = breadth(of: other) else { return false }
    return own.upperBound - own.lowerBound >= (whole.upperBound - whole.lowerBound) / 2
  }

  /// Returns the stretch that a view takes across the axis.
  private func breadth(of view: View) -> ClosedRange<Double>? {
    let isAcross = axis == .vertical
    guard let start = value(of: view, isAcross ? .left : .top),
      let length = value(of: view, isAcross ? .width : .height), length > 0
    else { return nil }
    return start...start + length
  }
}

extension ConstraintItem {
  /// Whether it is a view and no guide.
  fileprivate var isView: Bool {
    if case .view = self { true } else { false }
  }
}
