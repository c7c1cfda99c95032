import Diagnosis
import Documents
import Geometry
import Rendering
import Scenes

/// The views of a scene that none of its layouts shows although they are there: what is small, clear or cut
/// away in some of them may be what a state or a condition is for.
struct NeverSeen {
  /// Views without a size.
  let collapsed: Set<String>
  /// Views that are absent to the eye, by the reason; empty for documents and for scenes with states.
  let absent: [CheckedView.Absence: Set<String>]

  init(in layouts: [CheckedLayout]) {
    collapsed = Self.always(in: layouts) { $0.isVisible && $0.laidOut.isCollapsed }
    let isStill = layouts.allSatisfy { ($0.subject as? Scene)?.states.isEmpty == true }
    absent = Dictionary(
      uniqueKeysWithValues: (isStill ? CheckedView.Absence.allCases : []).map { absence in
        (absence, Self.always(in: layouts) { $0.absence == absence })
      })
  }

  /// Returns the views that something holds of in some layout, and in all that don't hide them.
  private static func always(
    in layouts: [CheckedLayout], _ holds: (CheckedView) -> Bool
  ) -> Set<String> {
    let all = layouts.map { layout in Set(layout.views.lazy.filter(holds).map(\.id)) }
    return all.reduce(into: Set()) { $0.formUnion($1) }.filter { id in
      zip(layouts, all).allSatisfy { $1.contains(id) || $0.view(id)?.isVisible != true }
    }
  }
}

extension CheckedView {
  /// Why nothing is seen of a view that is not hidden and has a size.
  enum Absence: CaseIterable, Sendable {
    /// It is fully transparent.
    case faded
    /// It lies outside what a view around it clips.
    case cutAway
    /// It is an image view without a picture or a colour.
    case bare
  }
}

extension QualityFindings {
  /// Views that no layout shows though nothing hides them.
  var absent: [CheckFinding] {
    guard layout.variant == base.variant else { return [] }
    return layout.views.indices.compactMap { index in
      let view = layout.views[index]
      guard let absence = view.absence, unseen.absent[absence]?.contains(view.id) == true else {
        return nil
      }
      switch absence {
      case .faded:
        guard layout.holdsContent(at: index) else { return nil }
        return layout.subject.finding(
          .note, .contrast, "nothing of '\(view.name)' is seen: its alpha is 0",
          at: layout.place(of: view.id), view: view.id,
          hint: "what appears later is 'hidden', or has a state that shows it")
      case .cutAway:
        guard let outer = clipping(view) else { return nil }
        return layout.subject.finding(
          .warning, .outsideSuperview,
          "nothing of '\(view.name)' is seen: it lies outside '\(outer.name)', which clips",
          at: layout.place(of: view.id), view: view.id, views: [view, outer])
      case .bare:
        return layout.subject.finding(
          .note, .collapsed, "'\(view.name)' shows nothing: it has no picture",
          at: layout.place(of: view.id), view: view.id,
          hint: "give '\(view.name)' a 'source' or a 'symbol'")
      }
    }
  }

  /// Returns the nearest view around one that clips, and that it lies outside of.
  private func clipping(_ view: CheckedView) -> CheckedView? {
    var next = view.parent
    while let index = next {
      let outer = layout.views[index]
      if outer.clips,
        LayoutGeometry.overlap(view.absoluteAlignmentRect, outer.laidOut.absoluteFrame) == nil
      {
        return outer
      }
      next = outer.parent
    }
    return nil
  }
}

extension CheckedLayout {
  /// Whether the view at an index is read or touched, or holds one that is: what it holds follows it.
  func holdsContent(at index: Int) -> Bool {
    views[index].isContent
      || views[(index + 1)...].prefix { ($0.parent ?? -1) >= index }.contains(where: \.isContent)
  }
}
