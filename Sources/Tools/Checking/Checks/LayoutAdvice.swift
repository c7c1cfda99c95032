import AutoLayout
import Controls
import Diagnosis
import Documents
import Geometry
import Rendering
import Scenes

/// Proposes what a colleague would change where a layout looks wrong: the line that is wrong first,
/// a new constraint last.
struct LayoutAdvice {
  let base: CheckedLayout
  let layout: CheckedLayout

  // MARK: - Texts

  /// Returns edits that give a text more room.
  func moreRoom(for view: CheckedView) -> [Advice] {
    let rows = ancestors(of: view).flatMap { growing($0, .height) }
    if view.wraps {
      // Required constraints don't yield to compression resistance.
      return growing(view, .height) + (layout.rigidHeights[view.id]?.advice ?? []) + rows
        + key(["compression", "vertical"], "999", of: view)
    }
    let wider = growing(view, .width)
    switch view.laidOut.kind {
    case .label:
      let lines = key(["lines"], "0", of: view)
      return wider + lines + lines.flatMap { lines in rows.map { lines.and($0) } }
    case .button, .segmentedControl:
      return wider + key(["compression", "horizontal"], "999", of: view)
    case .navigationBar, .toolbar, .tabBar, .searchBar, .pickerView, .datePicker, .tableView:
      return []
    default: return wider + key(["adjustsFontSizeToFitWidth"], "true", of: view)
    }
  }

  /// Returns edits that give letters that are cut off the height they need.
  func taller(_ view: CheckedView) -> [Advice] {
    growing(view, .height) + ancestors(of: view).flatMap { growing($0, .height) }
  }

  /// Returns edits that give a view without a size one.
  func size(for view: CheckedView) -> [Advice] {
    let size = view.laidOut.frame.size
    let attributes: [LayoutConstraint.Attribute] =
      (size.height < size.width ? [.height, .width] : [.width, .height])
    let scrolls =
      view.laidOut.kind == .textView ? key(["scrollEnabled"], "false", of: view) : []
    return scrolls
      + attributes.flatMap { attribute -> [Advice] in
        let isWidth = attribute == .width
        return growing(view, attribute)
          + key(["compression", isWidth ? "horizontal" : "vertical"], "751", of: view)
          + ancestors(of: view).flatMap { growing($0, attribute) }
      }
  }

  /// Returns the fixed lengths of a view as minima; a length of 0 is dropped.
  private func growing(_ view: CheckedView, _ attribute: LayoutConstraint.Attribute) -> [Advice] {
    layout.constraints.growing(view.id, attribute)
  }

  /// The superviews of a view below the root, the nearest first.
  private func ancestors(of view: CheckedView) -> [CheckedView] {
    var found: [CheckedView] = []
    var next = view.parent
    while let index = next, index > 0 {
      found.append(layout.views[index])
      next = layout.views[index].parent
    }
    return found
  }

  // MARK: - Places

  /// Returns constraints that keep two siblings apart where they are apart in the base.
  func separation(_ first: CheckedView, _ second: CheckedView) -> [Advice] {
    let frames = (base.view(first.id) ?? first, base.view(second.id) ?? second)
    let (a, b) = (frames.0.laidOut.alignmentRect, frames.1.laidOut.alignmentRect)
    let isHorizontal = a.maxX <= b.minX || b.maxX <= a.minX
    guard isHorizontal else {
      let (upper, lower) = a.minY <= b.minY ? (first, second) : (second, first)
      return adding("\(upper.name).bottom <= \(lower.name).top", around: second)
    }
    // Leading and trailing preserve which comes first in both directions.
    let (leading, trailing) = a.minX <= b.minX ? (first, second) : (second, first)
    let apart = adding("\(leading.name).trailing <= \(trailing.name).leading", around: second)
    // Of two texts one must wrap, and the other keep its width.
    let one = apart.flatMap { wrapping($0, leading, beside: trailing) }
    return apart + one + apart.flatMap { wrapping($0, trailing, beside: leading) }
      + one.prefix(1).flatMap { wrapping($0, trailing, beside: leading).prefix(1) }
  }

  private func wrapping(
    _ advice: Advice, _ view: CheckedView, beside other: CheckedView
  ) -> [Advice] {
    guard view.laidOut.kind == .label, !view.wraps else { return [] }
    return key(["lines"], "0", of: view).flatMap { lines in
      [advice.and(lines)]
        + key(["compression", "horizontal"], "751", of: other).map { advice.and(lines).and($0) }
    }
  }

  /// Returns edits that keep a view inside its superview at a side.
  func inside(_ view: CheckedView, _ parent: CheckedView, _ side: Excess.Side) -> [Advice] {
    let isHorizontal = side == .left || side == .right
    let margins = parent.parent == nil ? "\(parent.name).margins" : parent.name
    // A text yields, or the text that pushes the view.
    let texts =
      [view]
      + layout.constraints.naming(view.id).compactMap { $0.partner(of: view.id) }
      .compactMap { layout.view($0) }
    let lines =
      isHorizontal
      ? texts.filter { $0.laidOut.kind == .label && !$0.wraps }
        .flatMap { key(["lines"], "0", of: $0) } : []
    // Texts keep the margins of their screen.
    let isInMargins = isHorizontal && view.isContent && parent.parent == nil
    let limits =
      (isInMargins ? limit(view, by: margins, side) : []) + limit(view, by: parent.name, side)
    // What is only centred does not make its superview grow by itself.
    let attribute: LayoutConstraint.Attribute = isHorizontal ? .width : .height
    let grown = growing(parent, attribute)
    let yielding = layout.constraints.yielding(parent.id, attribute)
    return grown + limits
      + (grown + yielding).flatMap { room in limits.map { room.and($0) } }
      + lines.flatMap { lines in
        (limit(view, by: margins, side) + limits).map { $0.and(lines) }
      }
  }

  /// Returns edits that keep a view inside the safe area at a side: what is tied to the root's edge
  /// is tied to the safe area's with its constant, the view's own constraint first.
  func insideSafeArea(_ view: CheckedView, _ side: Excess.Side) -> [Advice] {
    guard let root = layout.views.first else { return [] }
    let names = side.names(isRightToLeft: layout.isRightToLeft)
    func advice(_ constraint: CheckedConstraint) -> Advice? {
      let text = names.reduce(constraint.text) {
        $0.replacingName("\(root.name).\($1)", by: "\(root.name).safeArea.\($1)")
      }
      guard text != constraint.text else { return nil }
      return Advice.writing(text, constraint.source)
    }
    let own = layout.constraints.naming(view.id).compactMap(advice)
    let others = layout.constraints.tiedToRoot(at: side)
      .filter { $0.view != view.id && $0.other != view.id }
      .compactMap(advice)
    return (own + others.prefix(Self.mostTies)).prefix(Self.mostTies)
      + limit(view, by: "\(root.name).safeArea", side)
  }

  private static let mostTies = 4

  private func limit(_ view: CheckedView, by outer: String, _ side: Excess.Side) -> [Advice] {
    let isNear = side == (layout.isRightToLeft ? .right : .left)
    let name = view.name
    return switch side {
    case .top: adding("\(name).top >= \(outer).top", around: view)
    case .bottom: adding("\(name).bottom <= \(outer).bottom", around: view)
    case .left, .right:
      isNear
        ? adding("\(name).leading >= \(outer).leading", around: view)
        : adding("\(name).trailing <= \(outer).trailing", around: view)
    }
  }

  // MARK: - Parts

  /// Returns the advice to add a constraint, in the names that hold where a view is stated.
  private func adding(_ equation: String, around view: CheckedView) -> [Advice] {
    guard let local = LocalNames(around: view.id, in: layout.places)?.words(equation) else {
      return [Advice("add '\(equation)'", [.add(equation, near: nil)], edit: equation)]
    }
    return [
      Advice(
        "add '\(local)' to the component's constraints",
        [.add(local, near: layout.place(of: view.id))], edit: local)
    ]
  }

  /// Returns the advice to give a view a value for a key.
  private func key(_ path: [String], _ value: String, of view: CheckedView) -> [Advice] {
    guard let place = layout.place(of: view.id) else { return [] }
    let name = LocalNames(around: view.id, in: layout.places)?.words(view.name) ?? view.name
    return [
      Advice.setting(
        path, value, of: name, at: place, isOfDocument: layout.subject.isDocument)
    ].compactMap { $0 }
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

extension Advice {
  /// Returns both changes as one piece of advice.
  func and(_ other: Advice) -> Advice {
    var both = self
    both.changes += other.changes
    both.words += " and \(other.words)"
    return both
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
