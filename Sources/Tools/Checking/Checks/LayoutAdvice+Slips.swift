import AutoLayout
import Diagnosis
import Documents
import Rendering

extension LayoutAdvice {
  /// Returns edits of the lines by which two siblings overlap, where other lines show what was meant.
  func slips(_ first: CheckedView, _ second: CheckedView) -> [Advice] {
    guard !layout.subject.isDocument else { return [] }
    return [(second, first), (first, second)].flatMap { view, other in
      likeTwin(view, other) + mirrored(view, other) + behindNeighbour(view, other)
    }
  }

  /// Returns the advice to tie a view to the sibling to which its other lines tie it, instead of to the one to
  /// which the other view is tied in the same way.
  private func likeTwin(_ view: CheckedView, _ twin: CheckedView) -> [Advice] {
    guard view.laidOut.kind == twin.laidOut.kind else { return [] }
    let twins = layout.constraints.shortForms[twin.id]?.map(\.text) ?? []
    let homes = layout.constraints.naming(view.id).filter {
      $0.view == view.id && $0.attribute.kind == .yLocation
    }.prefix(Self.mostTies).compactMap(\.other)
    return (layout.constraints.shortForms[view.id] ?? []).prefix(Self.mostTies).flatMap {
      text, place -> [Advice] in
      let words = text.split(separator: " ")
      guard words.count > 2, text.hasPrefix("\(view.name)."),
        let neighbour = layout.view(String(words[2])), neighbour.parent == view.parent,
        twins.contains("\(twin.name)\(text.dropFirst(view.name.count))")
      else { return [] }
      return homes.compactMap(layout.view).filter {
        $0.parent == view.parent && $0.id != neighbour.id && $0.id != twin.id
          && $0.laidOut.kind == neighbour.laidOut.kind
      }.prefix(1).map { home in
        let line = ([words[0], words[1], Substring(home.name)] + words[3...])
          .joined(separator: " ")
        return Advice("write '\(line)'", [.rewrite(line, at: place)], edit: line)
      }
    }
  }

  /// Returns the advice to begin a view as far behind a middle as the other view ends before it.
  private func mirrored(_ view: CheckedView, _ other: CheckedView) -> [Advice] {
    func ties(_ id: String) -> [CheckedConstraint] {
      layout.constraints.naming(id).filter {
        $0.view == id && $0.relation == .equal && $0.otherAttribute.share == 0.5
          && $0.attribute.share != 0.5 && $0.attribute.kind != .dimension && $0.other != nil
      }.prefix(Self.mostTies).map { $0 }
    }
    let others = ties(other.id)
    return ties(view.id).compactMap { tie in
      guard
        let twin = others.first(where: {
          $0.other == tie.other && $0.otherAttribute == tie.otherAttribute
            && $0.attribute.share + tie.attribute.share == 1 && $0.constant != -tie.constant
        }), (tie.attribute.share == 0) == (twin.constant <= 0),
        let number = StatedNumber(in: tie.text, is: tie.constant)
      else { return nil }
      return Advice.writing(number.text(with: -twin.constant), tie.source)
    }
  }

  /// Returns the advice to begin a view where the pane ends in which the other view lies, instead of where that
  /// begins.
  private func behindNeighbour(_ view: CheckedView, _ other: CheckedView) -> [Advice] {
    let panes = Set(
      layout.constraints.naming(other.id).filter {
        $0.view == other.id && $0.relation == .equal && $0.attribute == $0.otherAttribute
          && $0.attribute == .trailing
      }.prefix(Self.mostTies).compactMap(\.other))
    return layout.constraints.naming(view.id).filter { tie in
      tie.view == view.id && tie.relation == .equal && tie.constant == 0
        && tie.attribute == .leading && tie.otherAttribute == .leading
        && tie.other.flatMap(layout.view).map { $0.parent == view.parent && panes.contains($0.id) }
          == true
        && tie.text.hasSuffix(".leading")
    }.prefix(1).map { tie in
      Advice.writing("\(tie.text.dropLast(7))trailing", tie.source)
    }
  }
}
