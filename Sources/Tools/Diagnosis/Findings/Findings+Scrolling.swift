import AutoLayout
import Controls
import Documents
import Geometry
import Rendering

/// The lengths of what scrolls.
extension Findings {
  /// Scroll views whose content has a position but no end, or no length although it is longer.
  var scrollRemarks: [Diagnostic] {
    guard findsAmbiguity else { return [] }
    var found: [Diagnostic] = []
    func visit(_ view: View) {
      if let scroll = view as? ScrollView {
        let open = root.engine.openContent(of: scroll)
        found += open.map { remark(scroll, $0) }
        if open.isEmpty, let remark = unreachedRemark(scroll) { found.append(remark) }
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(root)
    return found
  }

  private func remark(_ scroll: ScrollView, _ value: FreeValue) -> Diagnostic {
    let side = value.unknown == .width ? "width" : "height"
    return remark(
      scroll, value.unknown, .ambiguous,
      "the content of '\(scroll.spokenName)' is ambiguous: its \(side) is free")
  }

  /// A scroll view with a view below what it shows, to which nobody can scroll because no constraint ends the
  /// content.
  private func unreachedRemark(_ scroll: ScrollView) -> Diagnostic? {
    guard !subject.isDocument, scroll.asPaintable?.kind == .scrollView,
      scroll.contentSize.height == 0,
      let last = scroll.subviews.filter({ !$0.isHidden })
        .max(by: { $0.frame.maxY < $1.frame.maxY }),
      case let excess = last.frame.maxY - scroll.bounds.maxY, excess > 1
    else { return nil }
    return remark(
      scroll, .height, .outsideSuperview,
      "'\(last.spokenName)' ends \(excess.rounded3) points below what '\(scroll.spokenName)' shows, and "
        + "nothing can be scrolled: no constraint ends the content")
  }

  /// A remark about the length of a scroll view's content, with what would give it one.
  private func remark(
    _ scroll: ScrollView, _ unknown: LayoutUnknown, _ code: Diagnostic.Code, _ words: String
  ) -> Diagnostic {
    let id = scroll.sceneID
    let edge = unknown == .width ? "trailing" : "bottom"
    let last = scroll.subviews.max { first, second in
      unknown == .width
        ? first.frame.maxX < second.frame.maxX : first.frame.maxY < second.frame.maxY
    }
    let name = scroll.spokenName
    let side = unknown == .width ? "width" : "height"
    let inset =
      scroll.statedInset(along: unknown == .width ? .horizontal : .vertical)
      .map { " - \($0.rounded3)" } ?? ""
    var remark = subject.diagnostic(.warning, code, words, at: places[id], hint: nil)
    remark.view = id
    remark.cause = places[id].map { "\($0.line):\($0.column) \(side)" }
    let names = LocalNames(around: id, in: places)
    let page = unknown == .height ? scroll.firstPage : nil
    remark.advice =
      ((page.map { ["\($0.spokenName).height == \(name).frameLayout.height"] }
      ?? last.map { ["\($0.spokenName).\(edge) == \(name).content.\(edge)\(inset)"] } ?? [])
      + (scroll.mayShowAll(along: unknown == .width ? .horizontal : .vertical)
        ? ["\(name).content.\(side) == \(name).frameLayout.\(side)"] : []))
      .map {
        let local = names?.words($0)
        return Advice(
          "add '\(local ?? $0)'", [.add(local ?? $0, near: local == nil ? nil : places[id])],
          edit: local ?? $0)
      }
    return remark
  }
}
