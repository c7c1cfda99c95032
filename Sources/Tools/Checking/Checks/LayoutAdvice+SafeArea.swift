import AutoLayout
import Documents
import Geometry
import Rendering

extension LayoutAdvice {
  /// Returns edits that keep a view inside the safe area: what is tied to the root's edge
  /// is tied to the safe area's with its constant, the view's own constraints first, and what stands in
  /// line with the view together with it.
  func insideSafeArea(_ view: CheckedView, _ excess: Excess) -> [Advice] {
    guard let root = layout.views.first else { return [] }
    // In a bar, which fills its edge, it is the bar's own safe area.
    let parent = view.parent.map { layout.views[$0].name }
    // A sibling that fills the screen ends where the root does.
    let grounds =
      view.parent == 0
      ? layout.constraints.naming(view.id).compactMap { tie in
        tie.partner(of: view.id).flatMap { layout.view($0) }
      }.filter { $0.parent == 0 && $0.absoluteAlignmentRect == root.absoluteAlignmentRect }
        .map(\.name) : []
    let outer = (parent.map { $0 == root.name ? [$0] : [root.name, $0] } ?? []) + grounds
    let sides = excess.sides.map(\.side)
    let own = sides.map { side in
      layout.constraints.naming(view.id).filter { tied($0, side, from: outer) != nil }
    }
    let others = sides.map { side in
      layout.constraints.tiedToRoot(at: side).filter {
        $0.view != view.id && $0.other != view.id && tied($0, side, from: [root.name]) != nil
      }
    }
    // All sides at once, each with what is tied there by the same distance.
    let joint = sides.indices.map { place in
      own[place].compactMap { tied($0, sides[place], from: outer) }
        + others[place].filter { other in own[place].contains { $0.isInLine(with: other) } }
        .compactMap { tied($0, sides[place], from: [root.name]) }
    }
    let whole = joint.contains(where: \.isEmpty) ? [] : Advice.joining(joint.flatMap { $0 })
    let first = Advice.joining(joint[0])
    // What the view hangs on may be tied there.
    let hanging: [Advice] =
      own[0].isEmpty
      ? others[0].filter { !fills($0) }.prefix(Self.mostTies)
        .compactMap { tied($0, sides[0], from: [root.name]) } : []
    // A card that is beside the edge itself moves with all that is in it, and stays in the middle.
    let cards = Set(ancestors(of: view).map(\.id))
    let moved = sides.indices.map { place in
      others[place].filter { tie in
        cards.contains(tie.view) && tie.relation == .equal && tie.constant != 0
      }.flatMap { both($0, sides[place], in: root) }
    }
    let wholeCard = moved.contains(where: \.isEmpty) ? [] : Advice.joining(moved.flatMap { $0 })
    let turned = turned(tiesOf: view.id) {
      $0.other == nil && $0.relation == .equal && $0.isTied(to: view.id, at: sides[0])
    }
    return turned + wholeCard + bar(of: view, sides[0]) + (whole == first ? whole : whole + first)
      + hanging + limit(view, by: "\(root.name).safeArea", alone: sides[0])
  }

  /// Whether a constraint lets an empty ground, or one that holds others, reach the screen's edge, as grounds do.
  private func fills(_ tie: CheckedConstraint) -> Bool {
    tie.constant == 0 && (layout.view(tie.view).map { !$0.isContent } ?? false)
  }

  /// Returns the advice to tie to the safe area what is tied to an edge of the root, and with it what is tied
  /// as far inside the opposite edge.
  private func both(
    _ tie: CheckedConstraint, _ side: Excess.Side, in root: CheckedView
  ) -> [Advice] {
    let opposites: [Excess.Side: Excess.Side] = [.left: .right, .right: .left]
    let other = opposites[side].flatMap { opposite in
      layout.constraints.tiedToRoot(at: opposite).lazy.filter {
        $0.view == tie.view && $0.relation == .equal && $0.constant == 0 - tie.constant
          && $0.attribute != tie.attribute
      }.compactMap { tied($0, opposite, from: [root.name]) }.first
    }
    return [tied(tie, side, from: [root.name]), other].compactMap { $0 }
  }

  /// Returns the advice to tie to the safe area what is tied to an edge of one of some views; nil if nothing
  /// is.
  private func tied(_ constraint: CheckedConstraint, _ side: Excess.Side, from outer: [String])
    -> Advice?
  {
    let names = side.names(isRightToLeft: layout.isRightToLeft).flatMap { name in
      outer.map { (tie: "\($0).\(name)", safe: "\($0).safeArea.\(name)") }
    }
    let stated = constraint.equation
    let text = names.reduce(stated) { $0.replacingName($1.tie, by: $1.safe) }
    return text == stated ? nil : Advice.writing(text, constraint.source)
  }

  /// Returns the limit of a view at a side; none for one that stands beside another view there, and leaves
  /// only together with that.
  private func limit(_ view: CheckedView, by outer: String, alone side: Excess.Side) -> [Advice] {
    let hangs = layout.constraints.naming(view.id).contains { tie in
      tie.isTied(to: view.id, at: side)
        && tie.partner(of: view.id).flatMap(layout.view)?.parent == view.parent
    }
    return hangs ? [] : limit(view, by: outer, side)
  }

  /// Returns edits that end a view, or the bar that it is in, above the keyboard instead of the screen's lower
  /// edge.
  func aboveKeyboard(_ view: CheckedView) -> [Advice] {
    guard let root = layout.views.first?.name else { return [] }
    return ([view] + ancestors(of: view)).flatMap { view in
      layout.constraints.naming(view.id).filter { $0.attribute == .bottom }.compactMap { tie in
        let text = ["safeArea.bottom", "bottom"].reduce(tie.equation) {
          $0.replacingName("\(root).\($1)", by: "\(root).keyboard.top")
        }
        return text == tie.equation ? nil : Advice.writing(text, tie.source)
      }
    }
  }

  /// Returns edits that let the bar that a view is in grow to the screen's edge, which it fills, and keep
  /// what it shows inside the safe area.
  private func bar(of view: CheckedView, _ side: Excess.Side) -> [Advice] {
    guard let index = view.parent, index > 0, side == .top || side == .bottom,
      let root = layout.views.first
    else { return [] }
    let bar = layout.views[index]
    let (rect, screen) = (bar.absoluteAlignmentRect, root.absoluteAlignmentRect)
    guard rect.width >= screen.width - 1,
      abs(side == .top ? rect.minY - screen.minY : rect.maxY - screen.maxY) < 1,
      let height = layout.constraints.naming(bar.id).first(where: {
        $0.view == bar.id && $0.attribute == .height && $0.other == nil && $0.relation == .equal
          && !$0.text.isEmpty && !$0.text.contains("[")
      })
    else { return [] }
    // What has room beside the inset, and isn't in the middle, is placed wrong, and its bar is high enough.
    let inset = side == .top ? layout.safeArea.minY : screen.maxY - layout.safeArea.maxY
    let isCentred = layout.constraints.naming(view.id).contains {
      $0.partner(of: view.id) == bar.id && $0.attribute == .centerY
    }
    let room = height.constant - inset
    guard isCentred || room < view.laidOut.alignmentRect.height else { return [] }
    let (name, size) = (bar.name, height.constant.rounded3)
    let taller = Advice.writing(
      side == .top
        ? "\(name).bottom == \(root.name).safeArea.top + \(size)"
        : "\(name).top == \(root.name).safeArea.bottom - \(size)", height.source)
    let parts = ["center", "centerY", "top", "bottom", "edges"]
    func moved(_ text: String) -> String? {
      let new = parts.reduce(text) {
        $0.replacingName("\(name).\($1)", by: "\(name).safeArea.\($1)")
      }
      return new == text ? nil : new
    }
    let moves = ([view.id] + beside(view, in: bar)).flatMap { id in
      let shortForms = layout.constraints.shortForms[id] ?? []
      return layout.constraints.naming(id).filter { tie in
        !shortForms.contains { $0.place == tie.source.place }
      }.compactMap { tie in moved(tie.text).map { Advice.writing($0, tie.source) } }
        + shortForms.compactMap { short in
          moved(short.text).map {
            Advice(
              "write '\($0)' on line \(short.place.line)", [.rewrite($0, at: short.place)], edit: $0
            )
          }
        }
    }
    return [taller] + Advice.joining([taller] + moves)
  }

  /// The ids of what else is read or touched in a bar and tied to its height; at most a few.
  private func beside(_ view: CheckedView, in bar: CheckedView) -> [String] {
    var ids: [String] = []
    for tie in layout.constraints.naming(bar.id) where ids.count < Self.mostTies {
      guard tie.attribute.kind == .yLocation, let id = tie.partner(of: bar.id), id != view.id,
        !ids.contains(id), let other = layout.view(id), other.isContent,
        other.parent == view.parent
      else { continue }
      ids.append(id)
    }
    return ids
  }
}

extension Excess.Side {
  /// The names of the side in equations.
  fileprivate func names(isRightToLeft: Bool) -> [String] {
    switch self {
    case .top: ["top"]
    case .bottom: ["bottom"]
    case .left: ["left", isRightToLeft ? "trailing" : "leading"]
    case .right: ["right", isRightToLeft ? "leading" : "trailing"]
    }
  }
}

extension String {
  /// Returns the text with a name in place of another that stands on its own.
  fileprivate func replacingName(_ name: String, by other: String) -> String {
    func isPart(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
    }
    var (result, rest) = ("", self[...])
    while let range = rest.firstRange(of: name) {
      let before = rest[..<range.lowerBound]
      let isOwn =
        !isPart(before.last ?? result.last)
        && !isPart(rest[range.upperBound...].first)
      result += before + (isOwn ? other : name)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
