import AutoLayout
import Controls
import Diagnosis
import Documents
import Geometry
import Rendering

extension LayoutAdvice {
  /// Returns edits that keep a view inside its superview at a side.
  func inside(_ view: CheckedView, _ parent: CheckedView, _ side: Excess.Side) -> [Advice] {
    let shown = shown([view, parent])
    guard shown.isEmpty else {
      return shown + usualInside(view, parent, side).map(\.asGuess)
    }
    return usualInside(view, parent, side)
  }

  private func usualInside(
    _ view: CheckedView, _ parent: CheckedView, _ side: Excess.Side
  ) -> [Advice] {
    let ends = ended(view, parent, side)
    guard ends.isEmpty else { return ends }
    let isHorizontal = side == .left || side == .right
    let margins = "\(parent.name).margins"
    // A text yields, or the text that pushes the view.
    let texts =
      [view]
      + layout.constraints.naming(view.id).compactMap { $0.partner(of: view.id) }
      .compactMap { layout.view($0) }
    let lines = isHorizontal ? texts.filter(\.isOneLine).flatMap(fitting) : []
    // Texts keep the margins of their screen or card.
    let isInMargins = isHorizontal && view.isContent
    let limits =
      firm(view, parent, side) + mirrored(view, parent, side) + spaced(view, parent, side)
      + (isInMargins ? limit(view, by: margins, side) : [])
      + limit(view, by: parent.name, side)
    // Beside a text that wraps, a picture keeps its width.
    let firm =
      isHorizontal && view.wraps
      ? texts.dropFirst().filter { $0.laidOut.kind == .imageView || $0.laidOut.isTouched }
        .flatMap { key(["compression", "horizontal"], "751", of: $0) } : []
    // What is only centred does not make its superview grow by itself.
    let attribute: LayoutConstraint.Attribute = isHorizontal ? .width : .height
    let grown = minimum(parent, attribute)
    let yielding = layout.constraints.yielding(parent.id, attribute)
    let lowest = limitsOfLowest(view, parent, side)
    let roomier = (grown + yielding).flatMap { room in
      (lowest + limits).map { room.and($0) }
    }
    let wrapped = lines.flatMap { lines in
      (limit(view, by: margins, side) + limits).map { $0.and(lines) }
    }
    // A limit alone cuts a text of one line.
    let isCut = view.laidOut.kind == .label && !view.laidOut.mayTruncate
    return swapped(view) + turned(view, parent, side) + turned(centreOf: view, parent, side)
      + besideSibling(view, parent, side, lines)
      + (isCut ? wrapped : [])
      + fromBelow(view, parent, side)
      + besideCentre(of: view, parent, side) + insideLikeSibling(view, parent, side)
      // A row grows before its text is lower than its lines.
      + grown + (isHorizontal ? limits + roomier : roomier + limits)
      + firm.flatMap { firm in limits.prefix(2).map { $0.and(firm) } }
      + (isHorizontal ? ending(view, parent, side) + narrower(view, limits) : [])
      + (isCut ? [] : wrapped)
  }

  /// Returns the ratio of a view with width and height in the other order.
  private func swapped(_ view: CheckedView) -> [Advice] {
    layout.constraints.naming(view.id).filter {
      $0.view == view.id && $0.other == view.id && $0.relation == .equal
        && $0.attribute.kind == .dimension && $0.attribute != $0.otherAttribute
    }.compactMap { tie in
      if let ratio = tie.divided { return ratio }
      let (own, other) = (".\(tie.attribute)", ".\(tie.otherAttribute)")
      guard tie.text.hasPrefix("\(view.name)\(own) == "), tie.text.contains(other) else {
        return nil
      }
      let rest = tie.text.dropFirst(view.name.count + own.count)
      return Advice.writing(view.name + other + rest.replacing(other, with: own), tie.source)
    }
  }

  /// Returns the ties of a view to its superview at a side with the other sign before their distance.
  private func turned(_ view: CheckedView, _ parent: CheckedView, _ side: Excess.Side) -> [Advice] {
    // The other edge would leave at its own side.
    let farEdge: LayoutConstraint.Attribute =
      (side == .right) == layout.isRightToLeft ? .trailing : .leading
    let isHorizontal = side == .left || side == .right
    return turned(tiesOf: view.id) {
      $0.partner(of: view.id) == parent.id && $0.isTied(to: view.id, at: side)
        && !(isHorizontal && ($0.view == view.id ? $0.attribute : $0.otherAttribute) == farEdge)
    }
  }

  /// Returns the ties of the text on whose middle a view is, to what both are in, with the other sign before their
  /// distance.
  private func turned(
    centreOf view: CheckedView, _ parent: CheckedView, _ side: Excess.Side
  ) -> [Advice] {
    guard side == .top || side == .bottom else { return [] }
    return layout.constraints.naming(view.id).filter {
      $0.view == view.id && $0.attribute == .centerY && $0.otherAttribute == .centerY
        && $0.constant == 0
    }.compactMap(\.other).prefix(1).flatMap { partner in
      turned(tiesOf: partner) {
        $0.view == partner && $0.other == parent.id && $0.attribute == $0.otherAttribute
          && $0.isTied(to: partner, at: side)
          && ($0.attribute == .top && $0.constant < 0 || $0.attribute == .bottom && $0.constant > 0)
      }
    }
  }

  /// Returns the limit that keeps a text in the middle of a row from its upper and lower edges.
  private func spaced(_ view: CheckedView, _ parent: CheckedView, _ side: Excess.Side) -> [Advice] {
    guard side == .top || side == .bottom, view.isContent, parent.parent != nil,
      layout.constraints.naming(view.id).contains(where: {
        $0.attribute == .centerY && $0.otherAttribute == .centerY
          && $0.partner(of: view.id) == parent.id
      })
    else { return [] }
    return side == .top
      ? adding("\(view.name).top >= \(parent.name).top + 8", around: view)
      : adding("\(view.name).bottom <= \(parent.name).bottom - 8", around: view)
  }

  /// Returns limits at the bottom of a superview of what extends furthest beyond it there; none if that is the
  /// view itself.
  private func limitsOfLowest(
    _ view: CheckedView, _ parent: CheckedView, _ side: Excess.Side
  ) -> [Advice] {
    guard side == .bottom, parent.parent != nil else { return [] }
    let others = layout.visible([]).filter { other in
      layout.escape(of: other).map {
        $0.parent.id == parent.id && $0.excess.sides.contains { $0.side == side }
      } == true
    }
    guard
      let lowest = others.max(by: {
        $0.laidOut.alignmentRect.maxY < $1.laidOut.alignmentRect.maxY
      }), lowest.id != view.id
    else { return [] }
    return mirrored(lowest, parent, side) + limit(lowest, by: parent.name, side)
  }

  /// Returns edits that end a pane, which is as high as what it is in, where that ends, instead of giving it a
  /// width; where there is no room for both, the panes beside it keep theirs.
  private func ending(_ view: CheckedView, _ parent: CheckedView, _ side: Excess.Side) -> [Advice] {
    guard view.laidOut.intrinsicWidth == nil, (side == .left) == layout.isRightToLeft,
      view.laidOut.alignmentRect.height >= parent.laidOut.frame.height - 1
    else { return [] }
    let equation = "\(view.name).trailing == \(parent.name).trailing"
    let local = LocalNames(around: view.id, in: layout.places)?.words(equation) ?? equation
    return layout.constraints.naming(view.id).filter {
      $0.view == view.id && $0.attribute == .width && $0.other == nil && $0.relation == .equal
        && !$0.text.isEmpty && !$0.text.contains("[")
    }.prefix(1).flatMap { tie in
      ["", " @ 999"].map { Advice.writing(local + $0, tie.source) }
    }
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
