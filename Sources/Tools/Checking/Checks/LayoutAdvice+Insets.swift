import AutoLayout
import Controls
import Diagnosis
import Documents
import Geometry
import Rendering

extension LayoutAdvice {
  /// Returns edits that keep a view as far inside at a side as its row or column begins inside at the
  /// other: at the same item, by the same distance.
  func mirrored(_ view: CheckedView, _ parent: CheckedView, _ side: Excess.Side) -> [Advice] {
    let isHorizontal = side == .left || side == .right
    let isNear = side == .top || side == (layout.isRightToLeft ? .right : .left)
    let edges: [LayoutConstraint.Attribute] =
      isHorizontal ? [.leading, .trailing] : [.top, .bottom]
    let (own, opposite) = isNear ? (edges[0], edges[1]) : (edges[1], edges[0])
    var known: Set<String> = []
    var next: String? = view.id
    while let id = next, known.count < Self.mostTies, known.insert(id).inserted {
      next = nil
      for tie in layout.constraints.naming(id)
      where tie.view == id && tie.attribute == opposite && tie.relation == .equal {
        if tie.otherAttribute == opposite, let limit = limit(view, at: own, like: tie) {
          return limit.map(\.mayingMove)
        }
        if tie.otherAttribute == own { next = tie.other }
      }
    }
    return isNear && isHorizontal ? placed(view, parent, own) : []
  }

  /// Returns the advice to end a row, a field or an empty view, which begins somewhere and ends nowhere, as far inside
  /// as it begins: unlike a text such a view fills its room. Empty for all others.
  func ended(_ view: CheckedView, _ parent: CheckedView, _ side: Excess.Side) -> [Advice] {
    guard side == (layout.isRightToLeft ? .left : .right), !layout.subject.isDocument,
      [.stackView, .textField, .textView, .view, .progressView, .slider].contains(
        view.laidOut.kind)
    else { return [] }
    let own = layout.constraints.naming(view.id).filter {
      $0.view == view.id && $0.relation == .equal
        && [.leading, .trailing, .width, .centerX].contains($0.attribute)
    }
    guard own.count == 1, let tie = own.first, tie.attribute == .leading,
      tie.otherAttribute == .leading, tie.constant >= 0
    else { return [] }
    let words = tie.text.split(separator: " ")
    guard words.count > 2, words[2].hasSuffix(".leading"), words[0] == "\(view.name).leading"
    else { return [] }
    let space = tie.constant == 0 ? "" : " - \(tie.constant.rounded3)"
    return adding("\(view.name).trailing == \(words[2].dropLast(7))trailing\(space)", around: view)
      .map(\.mayingMove)
  }

  /// Returns the advice to make a limit of a wish that ties an edge of a view inside its superview, and gives way.
  func firm(_ view: CheckedView, _ parent: CheckedView, _ side: Excess.Side) -> [Advice] {
    let wish = layout.constraints.naming(view.id).prefix(Self.mostInsets).first {
      $0.view == view.id && $0.other == parent.id && $0.isOptional && $0.relation == .equal
        && $0.attribute == $0.otherAttribute && isEdge($0.attribute, at: side)
        && ($0.attribute.share == 0 ? $0.constant > 0 : $0.constant < 0)
    }
    guard let wish, !wish.text.contains("["), let end = wish.text.firstRange(of: " @") else {
      return []
    }
    let relation = wish.attribute.share == 0 ? " >= " : " <= "
    let text = wish.text[..<end.lowerBound].replacing(" == ", with: relation)
    return [Advice.writing(String(text), wish.source).mayingMove]
  }

  /// Whether an attribute is the edge at a side in this reading direction.
  private func isEdge(_ attribute: LayoutConstraint.Attribute, at side: Excess.Side) -> Bool {
    switch attribute {
    case .top: side == .top
    case .bottom: side == .bottom
    case .leading: side == (layout.isRightToLeft ? .right : .left)
    case .trailing: side == (layout.isRightToLeft ? .left : .right)
    case .left: side == .left
    case .right: side == .right
    default: false
    }
  }

  /// Returns the advice to keep an edge of a view as far inside an item as a tie keeps the opposite edge;
  /// nil for a tie that keeps it outside, or whose words can't be read.
  private func limit(
    _ view: CheckedView, at edge: LayoutConstraint.Attribute, like tie: CheckedConstraint
  ) -> [Advice]? {
    let isStart = edge == .leading || edge == .top
    let inset = isStart ? 0 - tie.constant : tie.constant
    let isLocal = !tie.text.isEmpty
    let words = tie.equation.split(separator: " ")
    let ending = ".\(tie.otherAttribute)"
    let item =
      words.count > 2 && words[2].hasSuffix(ending)
      ? String(words[2].dropLast(ending.count)) : isLocal ? nil : tie.other
    guard inset >= 0, inset <= 32, let item else { return nil }
    let space = inset == 0 ? "" : " \(isStart ? "+" : "-") \(inset.rounded3)"
    let relation = isStart ? ">=" : "<="
    let names = LocalNames(around: view.id, in: layout.places)
    guard isLocal, let name = names?.words(view.name) else {
      return adding("\(view.name).\(edge) \(relation) \(item).\(edge)\(space)", around: view)
    }
    let local = "\(name).\(edge) \(relation) \(item).\(edge)\(space)"
    return [
      Advice(
        "add '\(local)' to the component's constraints",
        [.add(local, near: layout.place(of: view.id))], edit: local)
    ]
  }

  /// Returns the advice to begin a view, which nothing ties to the edge at which its row begins, as far from
  /// that edge as most of what is in its superview.
  private func placed(
    _ view: CheckedView, _ parent: CheckedView, _ edge: LayoutConstraint.Attribute
  ) -> [Advice] {
    let isTied = layout.constraints.naming(view.id).contains {
      $0.relation == .equal
        && [edge, .centerX].contains($0.view == view.id ? $0.attribute : $0.otherAttribute)
    }
    guard !isTied, parent.parent != nil else { return [] }
    var insets: [Double: Int] = [:]
    for tie in layout.constraints.naming(parent.id).prefix(Self.mostInsets)
    where tie.relation == .equal && tie.attribute == tie.otherAttribute && tie.constant != 0
      && tie.attribute.kind != .dimension
    {
      let isEnd = tie.attribute == .trailing || tie.attribute == .bottom
      let inset = (tie.view == parent.id) == isEnd ? tie.constant : 0 - tie.constant
      if inset > 0, inset <= 40 { insets[inset, default: 0] += 1 }
    }
    guard let inset = insets.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else {
      return []
    }
    return adding(
      "\(view.name).\(edge) == \(parent.name).\(edge) + \(inset.rounded3)", around: view)
  }

  private static var mostInsets: Int { 50 }
}

extension Advice {
  /// The advice with the scene's own distance, for which a text may wrap where it fitted without one.
  fileprivate var mayingMove: Advice {
    var advice = self
    advice.mayMove = true
    return advice
  }
}
