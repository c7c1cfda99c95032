import AutoLayout
import Geometry

extension LineSurvey {
  /// Returns the line that another one was meant to be, as the other lines of its view show; nil
  /// where they don't.
  func meant(by line: Line) -> Line? {
    guard line.isTie, line.attribute.kind != .dimension, line.other != nil else { return nil }
    return otherEdge(line) ?? otherPartner(line) ?? otherAxis(line)
  }

  /// What is said of a view beside a line: its other ties.
  private func ties(beside line: Line) -> [Line] {
    (lines[line.view] ?? []).filter { $0 != line && $0.isTie }
  }

  /// `a.trailing == b.trailing` for a second line about the leading edge of `a`, of whose trailing
  /// edge nothing is said.
  private func otherEdge(_ line: Line) -> Line? {
    let edge = line.attribute.opposite
    let others = ties(beside: line)
    let isGap =
      items[line.other ?? ""]?.parent == items[line.view]?.parent
      && (line.attribute.share == 0 ? line.constant >= 0 : line.constant <= 0)
    guard edge != line.attribute, line.otherAttribute == edge, !isGap,
      others.contains(where: { $0.attribute == line.attribute }),
      !others.contains(where: { $0.attribute.axis == edge.axis && $0.attribute != line.attribute })
    else { return nil }
    return line.with(attribute: edge)
  }

  /// The line of a view that is tied to what lies in it or hangs on it, or to another sibling than
  /// its other edge, with what it is in, or follows, instead.
  private func otherPartner(_ line: Line) -> Line? {
    guard let partner = line.other else { return nil }
    let isWithin = isInside(partner, line.view)
    let isBelow = hangs(partner, on: line.view, along: line.attribute.axis)
    let mirror = ties(beside: line).first {
      line.attribute == line.otherAttribute && $0.attribute == line.attribute.opposite
        && $0.otherAttribute == $0.attribute && $0.constant == -line.constant
        && $0.other != partner && $0.attribute != line.attribute
    }
    guard isWithin || isBelow else {
      let isSibling =
        line.attribute.kind == .xLocation && items[partner]?.parent == items[line.view]?.parent
      guard isSibling, let mirror, let other = mirror.other,
        items[other]?.parent == items[line.view]?.parent
      else { return nil }
      return line.with(other: other, guide: mirror.guide)
    }
    guard line.attribute == line.otherAttribute else {
      return isWithin ? nil : before(line.view, besides: partner, as: line)
    }
    // What ends beyond its content is as large as that.
    let isOutward = line.attribute.share == 0 ? line.constant < 0 : line.constant > 0
    guard !(isWithin && isOutward) else { return nil }
    if let mirror, let other = mirror.other { return line.with(other: other, guide: mirror.guide) }
    return isWithin ? items[line.view]?.parent.map { line.with(other: $0, guide: "") } : nil
  }

  /// Whether a view is placed by another one along an axis, or by what that places.
  private func hangs(_ view: String, on base: String, along axis: Axis?) -> Bool {
    var (known, pending): (Set<String>, [String]) = ([view], [view])
    while let next = pending.popLast(), known.count <= Self.mostHanging {
      for line in lines[next] ?? []
      where line.isTie && line.attribute.axis == axis && line.attribute.kind != .dimension {
        guard let other = line.other else { continue }
        if other == base { return true }
        if known.insert(other).inserted { pending.append(other) }
      }
    }
    return false
  }

  private static let mostHanging = 32

  /// Returns a line that puts a view below one that hangs on it with the sibling stated before it
  /// instead, on which nothing hangs yet.
  private func before(_ view: String, besides partner: String, as line: Line) -> Line? {
    guard line.attribute == .top, line.otherAttribute == .bottom, let item = items[view] else {
      return nil
    }
    let earlier = order.last {
      items[$0].map { $0.parent == item.parent && $0.index < item.index } == true && $0 != partner
    }
    guard let earlier, ties(beside: Line.empty(earlier)).contains(where: { $0.attribute == .top }),
      !all.contains(where: {
        $0.attribute == .top && $0.otherAttribute == .bottom && $0.other == earlier
      })
    else { return nil }
    return line.with(other: earlier, guide: "")
  }

  /// `a.leading == b.leading` for a line about the top edge, of which another line says where it
  /// is, if nothing is said of the leading edge, and the scene has such a line about another view,
  /// or nothing places the view along that axis.
  private func otherAxis(_ line: Line) -> Line? {
    guard let own = line.attribute.turned, let other = line.otherAttribute.turned else {
      return nil
    }
    let others = ties(beside: line).filter { $0.attribute.kind != .dimension }
    guard others.contains(where: { $0.attribute.axis == line.attribute.axis }),
      !others.contains(where: { $0.attribute == own })
    else { return nil }
    let turned = line.with(attribute: own, otherAttribute: other)
    let kin = all.filter {
      $0.view != line.view && $0.attribute == own && $0.otherAttribute == other && $0.isTie
    }
    let isUsual = kin.contains { $0.constant == line.constant && $0.guide == line.guide }
    let isMirrored = others.contains { $0.says(turned.mirrored) && $0.attribute != own }
    let isOpen =
      !others.contains { $0.attribute.axis == own.axis } && (own == other || !kin.isEmpty)
    return isUsual || isMirrored || isOpen ? turned : nil
  }

  /// Whether of two lines about the same edges of two views this is one too many: another one says
  /// where its view is.
  func isSecond(_ line: Line, beside reverse: Line) -> Bool {
    guard line.isTie, reverse.isTie, line.other == reverse.view, reverse.other == line.view,
      line.attribute == reverse.otherAttribute, line.otherAttribute == reverse.attribute
    else { return false }
    func isPlaced(_ line: Line) -> Bool {
      ties(beside: line).contains { $0.attribute == line.attribute }
    }
    return isPlaced(line) && !isPlaced(reverse)
  }

  /// Whether a line puts a view in the middle of what holds the view that it is in, though other
  /// lines place it within that.
  func isBeyond(_ line: Line) -> Bool {
    guard line.isTie, line.constant == 0, line.attribute == line.otherAttribute,
      line.attribute.kind != .dimension, line.attribute.share == 0.5, let other = line.other,
      let parent = items[line.view]?.parent, parent != other, isInside(parent, other)
    else { return false }
    return ties(beside: line).contains {
      $0.attribute.axis == line.attribute.axis && $0.attribute.kind != .dimension
        && ($0.other == parent || items[$0.other ?? ""]?.parent == parent)
    }
  }

  /// Whether a line leaves a view at an edge from which its line along the other axis keeps it
  /// away: in a corner it has the same distance from both.
  func isOffCorner(_ line: Line) -> Bool {
    guard line.constant == 0, line.attribute == line.otherAttribute, line.attribute.share != 0.5,
      line.attribute.kind != .dimension, let item = items[line.view], item.frame.width > 0,
      abs(item.frame.width - item.frame.height) < 1
    else { return false }
    return (lines[line.view] ?? []).contains {
      $0.isTie && $0.attribute.axis != line.attribute.axis && $0.attribute == $0.otherAttribute
        && $0.attribute.share != 0.5 && $0.constant != 0 && $0.attribute.kind != .dimension
        && ($0.other == line.other || $0.other == items[line.other ?? ""]?.parent
          || line.other == item.parent)
    }
  }

  /// Returns the line that begins a view as far from the edge as the row ends that it begins; nil
  /// for another one.
  package func start(of view: String) -> Line? {
    guard let parent = items[view]?.parent, let own = lines[view] ?? Optional([]),
      !own.contains(where: { $0.attribute.kind == .xLocation })
    else { return nil }
    let next = all.first {
      $0.isTie && $0.other == view && $0.attribute == .leading && $0.otherAttribute == .trailing
    }
    let end = next.flatMap { next in
      lines[next.view]?.first {
        $0.isTie && $0.attribute == .trailing && $0.otherAttribute == .trailing
          && $0.other == parent
      }
    }
    return end?.mirrored.with(view: view)
  }

  /// Whether something else in the scene speaks for a line: one of the same form and distance about
  /// another view, or its own mirror image.
  func supports(_ line: Line) -> Bool {
    if isNext(line) { return true }
    let isOfParent = line.other == items[line.view]?.parent
    let mirror = line.mirrored
    return all.contains { other in
      guard other.isTie else { return false }
      if other.view == line.view {
        let isLike = line.attribute.kind == .dimension && other.attribute.kind == .dimension
        return isLike && other.other == line.other && other.other != nil
          && other.constant == line.constant
          || other.attribute == mirror.attribute && other.otherAttribute == mirror.otherAttribute
            && other.constant == mirror.constant && other.attribute != line.attribute
            && other.guide == line.guide
      }
      return other.attribute == line.attribute && other.otherAttribute == line.otherAttribute
        && other.constant == line.constant && other.guide == line.guide
        && other.multiplier == line.multiplier
        && (other.other == items[other.view]?.parent) == isOfParent
        && items[other.view]?.kind == items[line.view]?.kind
    }
  }

  /// Whether a line puts a view beside the one with which it stands on one line, or below the one
  /// stated before it, on which nothing hangs.
  private func isNext(_ line: Line) -> Bool {
    guard line.attribute.share == 0, line.otherAttribute.share == 1, let other = line.other,
      items[other]?.parent == items[line.view]?.parent
    else { return false }
    if line.attribute == .leading {
      return (lines[line.view] ?? []).contains {
        $0.isTie && $0.other == other && $0.attribute.kind == .yLocation
          && $0.attribute == $0.otherAttribute && $0.constant == 0
          && ($0.attribute.share == 0.5 || $0.attribute.isBaseline)
      }
    }
    let isBefore = items[other].map { $0.index + 1 == items[line.view]?.index } ?? false
    return line.attribute == .top && isBefore
      && !all.contains { $0.attribute == .top && $0.otherAttribute == .bottom && $0.other == other }
  }
}
