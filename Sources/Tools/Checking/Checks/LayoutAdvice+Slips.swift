import AutoLayout
import Diagnosis
import Documents
import Geometry
import Rendering

extension LayoutAdvice {
  /// Returns edits of the lines by which two siblings overlap, where other lines show what was meant.
  func slips(_ first: CheckedView, _ second: CheckedView) -> [Advice] {
    guard !layout.subject.isDocument else { return [] }
    return shown([second, first])
      + [(second, first), (first, second)].flatMap { view, other in
        likeTwin(view, other) + likeNeighbour(view, other) + mirrored(view, other)
          + behindNeighbour(view, other) + behindGround(view, other)
      }
  }

  /// Returns the advice to write lines about some views as those about views of the same kind show, or to drop what is
  /// said of none of these.
  func shown(_ views: [CheckedView]) -> [Advice] {
    guard !layout.subject.isDocument else { return [] }
    var known: Set<Int> = []
    return views.flatMap { Array(layout.survey.about($0.id).prefix(Self.mostShown)) }.compactMap {
      line in
      guard let index = line.source, known.insert(index).inserted, !line.view.contains("."),
        let source = layout.subject.constraint(index), let text = source.text, !text.contains("["),
        layout.subject.shortForm(index) == nil
      else { return nil }
      if case .surplus? = layout.survey.verdict(on: line) {
        return Advice(
          "drop '\(text)'", [.drop(source.place)], constraint: source.id ?? text,
          edit: "drop '\(text)'")
      }
      return layout.survey.correction(of: line).map { Advice.writing($0.text, source) }
    }
  }

  private static let mostShown = 16

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

  /// Returns the advice to tie a view along one axis to the sibling on which it hangs along the other one, instead of
  /// to that to which the other view is tied in the same way.
  private func likeNeighbour(_ view: CheckedView, _ twin: CheckedView) -> [Advice] {
    guard view.laidOut.kind == twin.laidOut.kind else { return [] }
    func ties(_ id: String) -> [CheckedConstraint] {
      layout.constraints.naming(id).filter {
        $0.view == id && $0.relation == .equal && $0.other != nil
          && $0.attribute.kind != .dimension && !$0.text.contains("[")
      }.prefix(Self.mostTies * 2).map { $0 }
    }
    let (own, others) = (ties(view.id), ties(twin.id))
    return own.flatMap { tie -> [Advice] in
      let words = tie.text.split(separator: " ")
      guard words.count > 2, let neighbour = tie.other.flatMap(layout.view),
        neighbour.parent == view.parent, words[2] == "\(neighbour.name).\(tie.otherAttribute)",
        others.contains(where: {
          $0.other == tie.other && $0.attribute == tie.attribute
            && $0.otherAttribute == tie.otherAttribute && $0.constant == tie.constant
        })
      else { return [] }
      let homes = own.filter { $0.attribute.kind != tie.attribute.kind }.compactMap {
        $0.other.flatMap(layout.view)
      }
      return homes.filter {
        $0.parent == view.parent && $0.id != neighbour.id && $0.id != twin.id
          && $0.laidOut.kind == neighbour.laidOut.kind
      }.prefix(1).map { home in
        let line = ([words[0], words[1], "\(home.name).\(tie.otherAttribute)"] + words[3...])
          .joined(separator: " ")
        return Advice.writing(line, tie.source)
      }
    }
  }

  /// Returns the advice to begin a view as far behind the end of a ground as it begins inside of it, where the other
  /// view lies upon that ground.
  private func behindGround(_ view: CheckedView, _ other: CheckedView) -> [Advice] {
    layout.constraints.naming(view.id).filter { tie in
      guard tie.view == view.id, tie.relation == .equal, tie.constant > 0,
        tie.attribute == tie.otherAttribute, tie.attribute == .leading || tie.attribute == .top,
        let ground = tie.other.flatMap(layout.view), ground.parent == view.parent,
        ground.id != other.id
      else { return false }
      return layout.constraints.naming(other.id).prefix(Self.mostTies).contains {
        $0.view == other.id && $0.other == ground.id && $0.relation == .equal
      } && ground.laidOut.alignmentRect.contains(other.laidOut.alignmentRect)
        && !ground.laidOut.alignmentRect.contains(view.laidOut.alignmentRect)
    }.prefix(1).compactMap(behindEnd)
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
        && tie.other.flatMap(layout.view).map { pane in
          pane.parent == view.parent && panes.contains(pane.id)
            && pane.laidOut.absoluteFrame.contains(other.absoluteAlignmentRect)
        } == true
        && tie.text.hasSuffix(".leading")
    }.prefix(1).map { tie in
      Advice.writing("\(tie.text.dropLast(7))trailing", tie.source)
    }
  }
}
