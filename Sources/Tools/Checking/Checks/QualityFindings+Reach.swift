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
