import AutoLayout
import Controls
import Documents
import Geometry
import Rendering

extension LayoutAdvice {
  /// Returns edits that keep a view inside its superview at a side.
  func inside(_ view: CheckedView, _ parent: CheckedView, _ side: Excess.Side) -> [Advice] {
    let isHorizontal = side == .left || side == .right
    let margins = "\(parent.name).margins"
    // A text yields, or the text that pushes the view.
    let texts =
      [view]
      + layout.constraints.naming(view.id).compactMap { $0.partner(of: view.id) }
      .compactMap { layout.view($0) }
    let lines =
      isHorizontal
      ? texts.filter { $0.laidOut.kind == .label && !$0.wraps }
        .flatMap { key(["lines"], "0", of: $0) } : []
    // Texts keep the margins of their screen or card.
    let isInMargins = isHorizontal && view.isContent
    let limits =
      (isInMargins ? limit(view, by: margins, side) : []) + limit(view, by: parent.name, side)
    // What is only centred does not make its superview grow by itself.
    let attribute: LayoutConstraint.Attribute = isHorizontal ? .width : .height
    let grown = minimum(parent, attribute)
    let yielding = layout.constraints.yielding(parent.id, attribute)
    // The other edge would leave at its own side.
    let farEdge: LayoutConstraint.Attribute =
      (side == .right) == layout.isRightToLeft ? .trailing : .leading
    let turned = turned(tiesOf: view.id) {
      $0.partner(of: view.id) == parent.id && $0.isTied(to: view.id, at: side)
        && !(isHorizontal && ($0.view == view.id ? $0.attribute : $0.otherAttribute) == farEdge)
    }
    let together = limits + withOthers(limits, view, parent, side)
    let roomier = (grown + yielding).flatMap { room in together.map { room.and($0) } }
    return turned + besideSibling(view, parent, side, lines) + fromBelow(view, parent, side)
      + besideCentre(of: view, parent, side) + insideLikeSibling(view, parent, side)
      // A row grows before its text is lower than its lines.
      + grown + (isHorizontal ? limits + roomier : roomier + limits)
      + (isHorizontal ? narrower(view, limits) : [])
      + lines.flatMap { lines in
        (limit(view, by: margins, side) + limits).map { $0.and(lines) }
      }
  }

  /// Returns limits of a view at the bottom of its superview together with those of what else extends beyond
  /// it there.
  private func withOthers(
    _ limits: [Advice], _ view: CheckedView, _ parent: CheckedView, _ side: Excess.Side
  ) -> [Advice] {
    guard side == .bottom, parent.parent != nil else { return [] }
    let others = layout.visible([]).filter { other in
      other.id != view.id
        && layout.escape(of: other).map {
          $0.parent.id == parent.id && $0.excess.sides.contains { $0.side == side }
        } == true
    }
    guard !others.isEmpty else { return [] }
    return Advice.joining(limits + others.flatMap { limit($0, by: parent.name, side) })
  }

  /// Returns edits that keep a view without content of its own inside by its fixed width, which gives way.
  private func narrower(_ view: CheckedView, _ limits: [Advice]) -> [Advice] {
    guard view.laidOut.intrinsicWidth == nil else { return [] }
    let lengths = layout.constraints.yielding(view.id, .width)
    return limits.flatMap { limit in lengths.map { limit.and($0) } }
  }

  /// Returns edits that place what stands far down a screen from its bottom edge, where smaller screens
  /// end, too: as far from it as on the first screen, or at the standard distance.
  private func fromBelow(
    _ view: CheckedView, _ parent: CheckedView, _ side: Excess.Side
  ) -> [Advice] {
    guard parent.parent == nil, side == .bottom, let known = base.view(view.id) else { return [] }
    let distance = base.safeArea.maxY - known.absoluteAlignmentRect.maxY
    return layout.constraints.naming(view.id).filter {
      $0.view == view.id && $0.partner(of: view.id) == parent.id && $0.attribute == .top
        && $0.constant > parent.laidOut.frame.height / 2
    }.prefix(1).map { tie in
      let space = distance < 0 ? 16 : distance.rounded()
      var advice = Advice.writing(
        "\(view.name).bottom == \(parent.name).safeArea.bottom - \(space.rounded3)", tie.source)
      advice.mayMove = true
      return advice
    }
  }

  /// Returns edits that keep a control inside its superview that is centred on a smaller text: the text
  /// is where it is as far as the control leaves it there, and not stretched.
  private func besideCentre(
    of view: CheckedView, _ parent: CheckedView, _ side: Excess.Side
  ) -> [Advice] {
    guard side == .top || side == .bottom else { return [] }
    let partners = layout.constraints.naming(view.id).filter {
      $0.attribute == .centerY && $0.otherAttribute == .centerY
    }.compactMap { $0.partner(of: view.id) }.prefix(Self.mostTies)
    return partners.flatMap { partner in
      layout.constraints.naming(partner).filter {
        $0.partner(of: partner) == parent.id && $0.isTied(to: partner, at: side)
      }.prefix(1).compactMap { $0.softened(to: 249) }
    }.flatMap { soft in limit(view, by: parent.name, side).map { $0.and(soft) } }
  }

  /// Returns edits that end a text before the sibling that stands at the side beyond which it extends.
  private func besideSibling(
    _ view: CheckedView, _ parent: CheckedView, _ side: Excess.Side, _ lines: [Advice]
  ) -> [Advice] {
    guard view.laidOut.kind == .label, side == .left || side == .right,
      let neighbour = layout.views.filter({ other in
        let (rect, own) = (other.laidOut.alignmentRect, view.laidOut.alignmentRect)
        return other.parent == view.parent && other.id != view.id && other.isVisible
          && other.isContent && rect.minY < own.maxY && own.minY < rect.maxY
          && (side == .right ? rect.minX > own.minX : rect.maxX < own.maxX)
      }).min(by: {
        let (one, other) = ($0.laidOut.alignmentRect, $1.laidOut.alignmentRect)
        return side == .right ? one.minX < other.minX : one.maxX > other.maxX
      })
    else { return [] }
    let isTrailing = (side == .right) != layout.isRightToLeft
    let apart = adding(
      isTrailing
        ? "\(view.name).trailing <= \(neighbour.name).leading - 8"
        : "\(view.name).leading >= \(neighbour.name).trailing + 8", around: view)
    let rows = ([parent] + ancestors(of: parent)).flatMap { minimum($0, .height) }
    return apart
      + apart.flatMap { apart in
        lines.flatMap { line in
          [apart.and(line)] + rows.map { apart.and(line).and($0) }
        }
      }
  }

  /// Returns edits that keep a view inside its superview as a sibling's constraint keeps that one: the
  /// superview grows with the larger of both.
  private func insideLikeSibling(
    _ view: CheckedView, _ parent: CheckedView, _ side: Excess.Side
  ) -> [Advice] {
    guard side == .bottom else { return [] }
    return layout.constraints.tyingBottoms(
      of: parent.id, besides: view.id, most: Self.mostTies
    ).flatMap { tie -> [Advice] in
      let distance = abs(tie.constant)
      let space = distance == 0 ? "" : " - \(distance.rounded3)"
      let limit = adding("\(view.name).bottom <= \(parent.name).bottom\(space)", around: view)
      return limit + limit.flatMap { limit in tie.yielding.map { [limit.and($0)] } ?? [] }
    }
  }
}
