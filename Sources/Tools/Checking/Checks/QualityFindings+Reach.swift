import AutoLayout
import Diagnosis
import Documents
import Geometry
import Rendering

/// What people can neither read nor touch, although nothing is too small for it.
extension QualityFindings {
  /// Texts in the colour of what is behind them.
  var unseenTexts: [CheckFinding] {
    layout.unseenTexts.compactMap { text in
      guard let view = layout.view(text.id) else { return nil }
      return layout.subject.finding(
        .warning, .contrast,
        "the text of '\(view.name)' cannot be seen: it is \(text.color.hex) on \(text.ground.hex)",
        at: layout.place(of: view.id), view: view.id,
        advice: text.holder.map { holder in
          // The text follows the appearance, but what it is written upon doesn't.
          layout.view(holder).map { advice.key(["background"], "systemBackground", of: $0) } ?? []
        } ?? advice.key(["color"], "label", of: view))
    }
  }

  /// Texts that are squeezed together by up to a point.
  var tightenings: [CheckFinding] {
    layout.visible([]).compactMap { view in
      guard view.laidOut.texts.contains(where: \.isTightened) else { return nil }
      return layout.subject.finding(
        .note, .tightened,
        "the text of '\(view.name)' is up to a point too wide for its frame and is tightened",
        at: layout.place(of: view.id), view: view.id,
        // Nobody sees a point, but a smaller font.
        advice: advice.moreRoom(for: view).filter { !$0.shrinksText })
    }
  }

  /// Pictures over the texts and controls beside their views: an image view does not clip what it shows.
  var spilledPictures: [CheckFinding] {
    guard !layout.subject.isDocument else { return [] }
    let spilled = layout.views.indices.filter { layout.views[$0].spilled != nil }
    return spilled.prefix(Self.mostSpilled).compactMap { index in
      let view = layout.views[index]
      guard let drawn = view.spilled, view.isVisible, !view.isTransformed else { return nil }
      let own = view.absoluteAlignmentRect
      // What the tree has before it is painted before it.
      let covered = layout.views[..<index].first { other in
        guard other.isVisible, other.isContent, !other.isTransformed,
          let shared = other.absoluteAlignmentRect.intersection(drawn),
          min(shared.width, shared.height) > 1
        else { return false }
        return !own.contains(shared)
      }
      guard let covered else { return nil }
      return layout.subject.finding(
        .warning, .overlap,
        "the picture of '\(view.name)' is drawn beyond its view, over '\(covered.name)'",
        at: layout.place(of: view.id), view: view.id,
        advice: advice.key(["clips"], "true", of: view), cause: layout.cause([view, covered]),
        views: [view, covered])
    }
  }

  /// The most views that are compared with all before them.
  private static var mostSpilled: Int { 50 }

  /// The ends of what scrolls under a bar, which nobody can scroll out from behind it.
  var coveredEnds: [CheckFinding] {
    guard !layout.subject.isDocument else { return [] }
    let bars = layout.views.indices.filter {
      layout.views[$0].laidOut.kind.isBar && layout.views[$0].isVisible
    }
    guard !bars.isEmpty else { return [] }
    var last: [Int: Int] = [:]
    for (index, view) in layout.views.enumerated() where view.isVisible && !view.isTransformed {
      guard let tail = view.tail, let scroll = view.parent else { continue }
      if let known = last[scroll].flatMap({ layout.views[$0].tail }), known <= tail { continue }
      last[scroll] = index
    }
    return last.sorted { $0.key < $1.key }.compactMap { index, place in
      let view = layout.views[place]
      guard layout.holdsContent(at: place) else { return nil }
      let (scroll, outer) = (layout.views[index], layout.views[index].absoluteAlignmentRect)
      // What the tree has later is painted over it.
      let bar = bars.first { place in
        let rect = layout.views[place].absoluteAlignmentRect
        return place > index && !layout.views[place].isScrolled && rect.minY < outer.maxY
          && rect.minY > outer.center.y && rect.maxY >= outer.maxY - 40
          && rect.minX <= outer.minX + 1 && rect.maxX >= outer.maxX - 1
      }
      guard let bar, let tail = view.tail else { return nil }
      let height = outer.maxY - layout.views[bar].absoluteAlignmentRect.minY
      guard height - tail > 1 else { return nil }
      return layout.subject.finding(
        .warning, .overlap,
        "the end of '\(view.name)' stays behind '\(layout.views[bar].name)': it cannot be scrolled out",
        at: layout.place(of: view.id), view: view.id,
        advice: advice.key(
          ["contentInset"], "[0, 0, \(height.rounded3), 0]", of: scroll),
        views: [view, layout.views[bar]])
    }
  }

  /// Controls under a later sibling that shows nothing: UIKit asks the later one first, and it takes what is
  /// meant for the control.
  var untouched: [CheckFinding] {
    guard !layout.subject.isDocument else { return [] }
    let pairs = layout.overlapSearch.pairs.filter { pair in
      let (control, cover) = (layout.views[pair.first], layout.views[pair.second])
      return control.laidOut.isTouched && cover.isClear
        && cover.absoluteAlignmentRect.contains(control.absoluteAlignmentRect)
    }
    guard !pairs.isEmpty else { return [] }
    let holders = Set(layout.views.compactMap(\.parent))
    return pairs.filter { !holders.contains($0.second) }.map { pair in
      let (control, cover) = (layout.views[pair.first], layout.views[pair.second])
      return layout.subject.finding(
        .warning, .overlap,
        "nobody can touch '\(control.name)': '\(cover.name)' lies over it, though it shows nothing",
        at: layout.place(of: cover.id), view: cover.id,
        hint: "state '\(cover.name)' before '\(control.name)', or hide it until it is needed",
        cause: layout.cause([control, cover]), views: [control, cover])
    }
  }
}
