import AutoLayout
import Geometry

extension LineSurvey {
  /// How a view compares with one of its kind: what is said of that one is translated into its
  /// names.
  private struct Twin {
    let view: String
    let isMirrored: Bool
    /// How many lines say the same.
    var matched = 0
    /// The lines that differ in their numbers alone.
    var near: [(own: Line, meant: Line)] = []
    /// What is said of one of them alone; of what has no translation only how much it is.
    var own: [Line] = []
    var rest: [Line] = []
    /// The lines about the other one that have no translation.
    var untold: [Line] = []
    /// Whether one of the lines that say the same is the mirror image of one.
    var mirrorsOne = false

    var score: Double { Double(matched) + Double(near.count) / 2 - (isMirrored ? 0.25 : 0) }
  }

  /// Returns the lines that a view lacks along an axis, which is open there, if all that are most
  /// like it have the same; empty where they don't, or nothing is like it.
  ///
  /// - Parameter lengths: whether its length is open, and whether its place is.
  func lacking(
    _ view: String, along axis: Axis, length: Bool, place: Bool
  ) -> [Line] {
    let found = twins(of: view).compactMap { twin -> (score: Double, lines: [Line])? in
      guard !twin.isMirrored || twin.mirrorsOne || isBeside(view, twin.view, along: .horizontal)
      else { return nil }
      let lines = twin.rest.filter { $0.attribute.axis == axis && $0.isTie }
      guard twin.matched > 0, !lines.isEmpty, lines.count <= (length && place ? 2 : 1),
        !twin.own.contains(where: { $0.attribute.axis == axis && $0.isTie }),
        lines.allSatisfy({ gives($0, from: twin, length: length) }),
        !lines.contains(where: { isTaken($0, by: twin.view, along: axis) })
      else { return nil }
      return (twin.score, isSquare(twin.view) ? lines.map(square) : lines)
    }
    return agreed(found) ?? []
  }

  /// Returns what is wrong with a line if all views that are most like its view tell so: another
  /// line that is meant, or that it is one too many.
  package func verdict(on line: Line) -> Verdict? {
    var found: [(score: Double, verdict: Verdict?)] = []
    for twin in twins(of: line.view) where twin.matched > 1 {
      let (own, near) = (twin.own.filter(line.isAlike), twin.near.filter { line.isAlike($0.own) })
      // What is said of a view alone says nothing of it where much else is said of another one.
      guard own.count + near.count < 2 else { continue }
      // Where as much is said of both, nothing is too much, and nothing missing.
      let excess = tieCount(line.view, along: line) - tieCount(twin.view, along: line)
      let rest = (twin.rest + twin.untold).filter(line.isAlike)
      let verdict = verdict(on: line, own.first, near.first, rest, twin)
      found.append(
        (twin.score, verdict?.isSurplus == (excess > 0) && 0...1 ~= excess ? verdict : nil))
    }
    return agreed(found) ?? nil
  }

  /// - Parameter rest: what is said of the other view alone.
  private func verdict(
    on line: Line, _ own: Line?, _ near: (own: Line, meant: Line)?, _ rest: [Line], _ twin: Twin
  ) -> Verdict? {
    if let near {
      // In a row the rest of the room may be for one of its views.
      let isShare = line.attribute == .width && isBeside(line.view, twin.view, along: .horizontal)
      guard near.own.says(line), rest.isEmpty, !isShare || isSquare(twin.view) else { return nil }
      return .wrong(line, meant: near.meant)
    }
    guard let own, own.says(line) else { return nil }
    // What is last in a row ends where that does.
    let isEnd = line.attribute.share == 1 && line.other.map { isInside(line.view, $0) } ?? false
    guard let meant = rest.first else { return isEnd ? nil : .surplus(line) }
    guard rest.count == 1, meant.view == line.view, let axis = meant.attribute.axis,
      !isTaken(meant, by: twin.view, along: axis)
    else { return nil }
    return .wrong(line, meant: meant)
  }

  /// How many equations say of a view where it is, or how long, along the axis of a line.
  private func tieCount(_ view: String, along line: Line) -> Int {
    (lines[view] ?? []).count { $0.isTie && $0.attribute.axis == line.attribute.axis }
  }

  /// Returns what the best say if all of them say the same.
  private func agreed<Value: Equatable>(_ found: [(score: Double, Value)]) -> Value? {
    guard let best = found.map(\.score).max() else { return nil }
    let values = found.filter { $0.score == best }.map(\.1)
    return values.allSatisfy { $0 == values[0] } ? values[0] : nil
  }

  /// Whether a line would put a view where the other one is of which the same is said.
  private func isTaken(_ line: Line, by twin: String, along axis: Axis) -> Bool {
    guard line.attribute.kind != .dimension else { return false }
    return isBeside(line.view, twin, along: axis)
      && all.contains { $0.says(line.with(view: $0.view)) && $0.view == twin }
  }

  /// Whether another view may give a line to one whose length is open or not: what mirrors it at
  /// the other end of a row gives a length only if it is square, since the rest of the row may be
  /// for the view.
  private func gives(_ line: Line, from twin: Twin, length: Bool) -> Bool {
    guard line.attribute.kind == .dimension else { return true }
    return length && (!twin.isMirrored || line.other != nil || isSquare(twin.view))
  }

  /// Whether the same number is stated for both lengths of a view.
  private func isSquare(_ view: String) -> Bool {
    let lengths = (lines[view] ?? []).filter {
      $0.attribute.kind == .dimension && $0.other == nil && $0.isTie
    }
    return lengths.count == 2 && lengths[0].attribute != lengths[1].attribute
      && lengths[0].constant == lengths[1].constant
  }

  /// A view beside round or square ones is as long as it is high.
  private func square(_ line: Line) -> Line {
    guard line.attribute.kind == .dimension, line.other == nil,
      let other = lines[line.view]?.first(where: {
        $0.attribute.kind == .dimension && $0.attribute != line.attribute && $0.other == nil
          && $0.isTie
      }), other.constant != line.constant
    else { return line }
    return line.with(constant: other.constant)
  }

  /// The greatest number of views of one kind that are compared.
  private static let mostTwins = 24

  private func twins(of view: String) -> [Twin] {
    guard let item = items[view], let own = lines[view], item.parent != nil else { return [] }
    let others = order.lazy.filter { other in
      guard other != view, let twin = self.items[other], twin.kind == item.kind else {
        return false
      }
      return twin.count == item.count && !self.isInside(other, view) && !self.isInside(view, other)
        && self.lines[other] != nil
    }
    return others.prefix(Self.mostTwins).flatMap { other -> [Twin] in
      [false, true].flatMap { isMirrored in
        [false, true].map { compare(view, own, with: other, isMirrored: isMirrored, shifts: $0) }
      }
    }
  }

  /// Compares a view with another one.
  ///
  /// - Parameter shifts: whether a sibling of the other one stands for the one that is as far
  ///   from the view.
  private func compare(
    _ view: String, _ own: [Line], with twin: String, isMirrored: Bool, shifts: Bool
  ) -> Twin {
    let theirs = (lines[twin] ?? []).map { isMirrored ? $0.mirrored : $0 }
    let names = partners(of: view, own, twin, theirs)
    var result = Twin(view: twin, isMirrored: isMirrored)
    var left = own
    for line in theirs {
      guard let told = translated(line, from: twin, to: view, names, shifts: shifts) else {
        result.untold.append(line)
        continue
      }
      if let place = left.firstIndex(where: { $0.says(told) }) {
        left.remove(at: place)
        result.matched += 1
        if line.attribute.opposite != line.attribute, line.attribute.axis == .horizontal {
          result.mirrorsOne = isMirrored
        }
      } else {
        result.rest.append(told)
      }
    }
    for line in left {
      if let place = result.rest.firstIndex(where: { $0.hasForm(of: line) }) {
        result.near.append((line, result.rest.remove(at: place)))
      } else {
        result.own.append(line)
      }
    }
    return result
  }

  /// The views that stand for those that another view is tied to: what a view is tied to in the
  /// same way.
  private func partners(
    of view: String, _ own: [Line], _ twin: String, _ theirs: [Line]
  ) -> [String: String] {
    var names: [String: String] = [:]
    for isExact in [true, false] {
      for line in theirs {
        guard let other = line.other, names[other] == nil,
          items[other]?.parent == items[twin]?.parent,
          let same = own.first(where: {
            $0.attribute == line.attribute && $0.otherAttribute == line.otherAttribute
              && $0.relation == line.relation && $0.multiplier == line.multiplier
              && $0.guide == line.guide && (!isExact || $0.constant == line.constant)
          })?.other, same != view, items[same]?.parent == items[view]?.parent
        else { continue }
        names[other] = same
      }
    }
    return names
  }

  private func translated(
    _ line: Line, from twin: String, to view: String, _ names: [String: String], shifts: Bool
  ) -> Line? {
    guard let other = line.other else { return line.with(view: view) }
    if other == twin { return line.with(view: view, other: view) }
    if let name = names[other] { return line.with(view: view, other: name) }
    // The same the other way round says nothing new.
    if other == view { return nil }
    if let parent = items[twin]?.parent, other == parent {
      return items[view]?.parent.map { line.with(view: view, other: $0) }
    }
    if isInside(twin, other), isInside(view, other) { return line.with(view: view) }
    guard let item = items[other] else { return nil }
    guard item.parent == items[twin]?.parent else { return nil }
    if shifts {
      return shifted(other, from: twin, to: view).map { line.with(view: view, other: $0) }
    }
    return item.parent == items[view]?.parent ? line.with(view: view) : nil
  }

  /// Returns the sibling of a view that stands to it as another one stands to its twin.
  private func shifted(_ other: String, from twin: String, to view: String) -> String? {
    guard let item = items[other], let from = items[twin], let to = items[view] else { return nil }
    let index = to.index + item.index - from.index
    return order.first {
      items[$0]?.parent == to.parent && items[$0]?.index == index && items[$0]?.kind == item.kind
        && $0 != view
    }
  }
}
