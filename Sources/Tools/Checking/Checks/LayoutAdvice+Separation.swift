import AutoLayout
import Controls
import Diagnosis
import Documents
import Geometry
import Rendering

extension LayoutAdvice {
  /// Returns constraints that keep two siblings apart: the one that ties them with its distance the other
  /// way round, and then others.
  func separation(_ first: CheckedView, _ second: CheckedView) -> [Advice] {
    let frames = (base.view(first.id) ?? first, base.view(second.id) ?? second)
    let certain = slips(first, second)
    guard certain.isEmpty else {
      return certain + usualSeparation(first, second, frames).map(\.asGuess)
    }
    return usualSeparation(first, second, frames)
  }

  private func usualSeparation(
    _ first: CheckedView, _ second: CheckedView, _ frames: (CheckedView, CheckedView)
  ) -> [Advice] {
    let (a, b) = (frames.0.laidOut.alignmentRect, frames.1.laidOut.alignmentRect)
    let turned =
      turned(tiesOf: first.id) {
        $0.partner(of: first.id) == second.id && !layout.constraints.hasTwin($0)
      } + following(first, second)
      + [first, second].flatMap(drawnIn)
    // Texts and controls keep the standard distance.
    let gaps = first.isContent && second.isContent ? [" - 8", ""] : [""]
    let overlap = LayoutGeometry.overlap(a, b)
    let isHorizontal =
      isInRow(first, second)
      || overlap.map { $0.width < $0.height } ?? (a.maxX <= b.minX || b.maxX <= a.minX)
    guard isHorizontal else {
      let isFirst =
        CheckedLayout.end(of: first) ?? CheckedLayout.end(of: second).map { !$0 }
        ?? (a.minY <= b.minY)
      let (upper, lower) = isFirst ? (first, second) : (second, first)
      let apart = gaps.flatMap {
        adding("\(upper.name).bottom <= \(lower.name).top\($0)", around: second)
      }
      let rows = (second.parent.map { [layout.views[$0]] } ?? []).flatMap(growing(row:))
      return turned + (below(lower, upper) + above(upper, lower)).map(\.unsupported)
        + softening(apart, first, second, .yLocation)
        + apart.flatMap { apart in rows.map { apart.and($0) } }
    }
    // Leading and trailing preserve which comes first in both directions.
    let isFirst = (a.minX <= b.minX) != (overlap != nil && base.isRightToLeft)
    let (leading, trailing) = isFirst ? (first, second) : (second, first)
    // What begins where the other one does leaves that no width.
    let isStale = layout.constraints.naming(leading.id).contains {
      $0.partner(of: leading.id) == trailing.id && $0.attribute == .leading
        && $0.otherAttribute == .leading
    }
    let apart =
      isStale
      ? []
      : gaps.flatMap {
        adding("\(leading.name).trailing <= \(trailing.name).leading\($0)", around: second)
      }
    // Of two texts one must wrap, and the other keep its width.
    let one = apart.flatMap { wrapping($0, leading, beside: trailing) }
    return turned + beside(leading, trailing).map(\.unsupported) + apart + one
      + apart.flatMap { wrapping($0, trailing, beside: leading) }
      + one.prefix(1).flatMap { wrapping($0, trailing, beside: leading).prefix(1) }
      + softening(apart, first, second, .xLocation).dropFirst(apart.count)
  }

  /// Returns the ties of a text that hangs over the edge of a sibling in which it begins, with the other sign.
  private func drawnIn(_ view: CheckedView) -> [Advice] {
    guard view.laidOut.kind == .label else { return [] }
    return turned(tiesOf: view.id) { tie in
      tie.view == view.id && tie.attribute == tie.otherAttribute && tie.constant > 0
        && [.bottom, .trailing].contains(tie.attribute)
        && tie.other.flatMap(layout.view).map { $0.parent == view.parent } ?? false
    }
  }

  /// Whether two siblings stand in one row: they have the same middle, or both that of a third view.
  private func isInRow(_ first: CheckedView, _ second: CheckedView) -> Bool {
    func places(_ view: CheckedView) -> Set<String> {
      let ties = layout.constraints.naming(view.id).filter {
        $0.relation == .equal && $0.constant == 0 && $0.attribute == $0.otherAttribute
          && [.centerY, .firstBaseline, .lastBaseline].contains($0.attribute)
      }
      let names = ties.map { "\($0.attribute) \($0.partner(of: view.id) ?? "")" }
      return Set(
        names + [LayoutConstraint.Attribute.centerY, .firstBaseline].map { "\($0) \(view.id)" })
    }
    // Controls of one height at one height stand in a row.
    let (a, b) = (first.laidOut.alignmentRect, second.laidOut.alignmentRect)
    let isLevel =
      first.laidOut.isTouched && second.laidOut.isTouched && abs(a.midY - b.midY) < 1
      && abs(a.height - b.height) < 1
    return isLevel || !places(first).isDisjoint(with: places(second))
  }

  /// Returns the advice to end a control before another one, instead of where its trailing edge is tied, or to
  /// begin the other one where it ends.
  private func beside(_ leading: CheckedView, _ trailing: CheckedView) -> [Advice] {
    guard leading.laidOut.isTouched, trailing.laidOut.isTouched else { return [] }
    func tied(
      _ view: CheckedView, _ edge: LayoutConstraint.Attribute, _ words: (Double) -> String
    ) -> [Advice] {
      layout.constraints.naming(view.id).filter {
        $0.view == view.id && $0.attribute == edge && $0.relation == .equal && !$0.text.isEmpty
          && !$0.text.contains("[") && !layout.constraints.hasTwin($0)
      }.prefix(1).map { tie in
        // What is tied to a sibling keeps its distance.
        let isSibling = tie.other.flatMap(layout.view)?.parent == view.parent
        let isInward = (edge == .leading) == (tie.constant >= 0) || tie.constant == 0
        let isKept = isSibling && tie.otherAttribute != edge && isInward
        let text = words(isKept ? abs(tie.constant) : 8)
        let local = LocalNames(around: view.id, in: layout.places)?.words(text)
        return Advice.writing(local ?? text, tie.source)
      }
    }
    func space(_ sign: String, _ distance: Double) -> String {
      distance == 0 ? "" : " \(sign) \(distance.rounded3)"
    }
    return tied(leading, .trailing) {
      "\(leading.name).trailing == \(trailing.name).leading\(space("-", $0))"
    }
      + tied(trailing, .leading) {
        "\(trailing.name).leading == \(leading.name).trailing\(space("+", $0))"
      }
  }

  /// Returns the advice to begin a view where another one ends, instead of where that begins, as far from it
  /// as is stated.
  private func following(_ first: CheckedView, _ second: CheckedView) -> [Advice] {
    layout.constraints.naming(first.id).filter { tie in
      tie.partner(of: first.id) == second.id && tie.attribute == tie.otherAttribute
        && tie.constant > 0 && tie.relation == .equal && !tie.text.isEmpty
        && (tie.attribute == .leading || tie.attribute == .top)
    }.prefix(1).compactMap(behindEnd)
  }

  /// Returns the advice to begin a view as far behind the end of another one as a tie says that it begins behind
  /// its start; nil for a text without that edge.
  func behindEnd(_ tie: CheckedConstraint) -> Advice? {
    let (edge, end) = ("\(tie.attribute)", tie.attribute == .leading ? "trailing" : "bottom")
    guard let dot = tie.text.ranges(of: ".\(edge) ").last else { return nil }
    var text = tie.text
    text.replaceSubrange(dot, with: ".\(end) ")
    return Advice.writing(text, tie.source)
  }

  /// Returns the advice to place a view below another one instead of where its top edge is tied.
  private func below(_ lower: CheckedView, _ upper: CheckedView) -> [Advice] {
    let row = [lower] + centred(on: lower)
    return row.flatMap { lower in
      layout.constraints.naming(lower.id).filter {
        $0.view == lower.id && $0.attribute == .top && $0.other != upper.id && !$0.text.isEmpty
          && !$0.text.contains("[") && $0.relation == .equal && !layout.constraints.hasTwin($0)
      }.prefix(1).map { (lower: lower, tie: $0) }
    }.prefix(1).flatMap { lower, tie -> [Advice] in
      // Greater distances are those from something else.
      let isSpace = tie.otherAttribute == .bottom ? tie.constant > 0 : 1...24 ~= tie.constant
      let space = isSpace ? tie.constant : 8
      let equation = "\(lower.name).top == \(upper.name).bottom + \(space.rounded3)"
      let local = LocalNames(around: lower.id, in: layout.places)?.words(equation)
      return [Advice.writing(local ?? equation, tie.source)]
    }
  }

  /// The siblings on whose middle a view is, as a switch beside its caption.
  private func centred(on view: CheckedView) -> [CheckedView] {
    layout.constraints.naming(view.id).filter {
      $0.view == view.id && $0.attribute == .centerY && $0.otherAttribute == .centerY
        && $0.constant == 0 && $0.relation == .equal
    }.prefix(1).compactMap { $0.other.flatMap(layout.view) }.filter { $0.parent == view.parent }
  }

  /// Returns the advice to end a view above another one, such as a bar, instead of where its bottom edge
  /// is tied.
  private func above(_ upper: CheckedView, _ lower: CheckedView) -> [Advice] {
    layout.constraints.naming(upper.id).filter {
      $0.view == upper.id && $0.attribute == .bottom && $0.other != lower.id && !$0.text.isEmpty
        && !$0.text.contains("[") && $0.relation == .equal && !layout.constraints.hasTwin($0)
    }.prefix(1).map { tie in
      // What is no text or control ends where the bar begins.
      let space = upper.isContent ? " - 8" : ""
      let equation = "\(upper.name).bottom == \(lower.name).top\(space)"
      let local = LocalNames(around: upper.id, in: layout.places)?.words(equation)
      return Advice.writing(local ?? equation, tie.source)
    }
  }

  /// Returns the advice to keep two views apart, alone and with one of the lengths and places that are
  /// stated for them giving way to it.
  private func softening(
    _ apart: [Advice], _ first: CheckedView, _ second: CheckedView,
    _ kind: LayoutConstraint.Attribute.Kind
  ) -> [Advice] {
    let length: LayoutConstraint.Attribute = kind == .xLocation ? .width : .height
    let stated = [second, first].flatMap { view in
      layout.constraints.naming(view.id)
        .filter {
          $0.attribute.kind == kind && !isAligned($0) && !isFirm($0)
            && !layout.constraints.hasTwin($0)
            || $0.attribute == length && $0.other == nil
        }
        .prefix(Self.mostTies)
    }
    let ways = [749, 999].flatMap { priority in stated.compactMap { $0.softened(to: priority) } }
    return apart + apart.flatMap { apart in ways.map { apart.and($0) } }
  }

  /// Whether a tie puts siblings in line, which is innocent where they overlap.
  private func isAligned(_ tie: CheckedConstraint) -> Bool {
    guard tie.attribute == tie.otherAttribute, let other = tie.other.flatMap(layout.view) else {
      return false
    }
    return layout.view(tie.view)?.parent == other.parent
  }

  /// Whether a tie keeps a bar or what is safe where it is.
  private func isFirm(_ tie: CheckedConstraint) -> Bool {
    tie.text.contains(".safeArea.") || layout.view(tie.view)?.laidOut.kind.isBar == true
  }

  private func wrapping(
    _ advice: Advice, _ view: CheckedView, beside other: CheckedView
  ) -> [Advice] {
    guard view.isOneLine else { return [] }
    return fitting(view).flatMap { lines in
      [advice.and(lines)]
        + key(["compression", "horizontal"], "751", of: other).map { advice.and(lines).and($0) }
    }
  }
}

extension Advice {
  /// The same advice, for which nothing speaks but that it helps.
  fileprivate var unsupported: Advice {
    var advice = self
    advice.isSupported = false
    return advice
  }
}

extension CheckedLayout {
  /// Whether a view is a bar at the top of what it is in, rather than one at its bottom; nil for others.
  fileprivate static func end(of view: CheckedView) -> Bool? {
    switch view.laidOut.kind {
    case .navigationBar: true
    case .tabBar, .toolbar: false
    default: nil
    }
  }
}
