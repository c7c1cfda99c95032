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
        advice: advice.key(["color"], "label", of: view))
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
