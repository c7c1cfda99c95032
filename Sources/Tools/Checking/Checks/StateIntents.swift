import Diagnosis
import Documents
import Geometry
import Rendering
import Scenes

/// What the states of a scene make small, cut or unseen although other states show it whole: a drawer that
/// is closed, a toast that waits below the screen, a text with fewer lines until somebody asks for more.
///
/// A state means what it says itself: in a constraint of the view or of what it is in, or in the number
/// of lines. A view whose content differs between the states shows what nobody may have foreseen.
struct StateIntents {
  /// The views that each layout shows less of on purpose.
  private(set) var meant: [Set<String>]
  /// Those of them that another state has inside the safe area.
  private var safe: [Set<String>]
  /// The panes and overlays, which hold other views or fill the canvas, that each layout has where another
  /// state has none, or elsewhere.
  private(set) var moved: [Set<String>]

  /// Compares the layouts that differ in their states alone; nil for one that failed.
  init(_ layouts: [CheckedLayout?]) {
    meant = Array(repeating: [], count: layouts.count)
    (moved, safe) = (meant, meant)
    var groups: [[AxisValue]: [Int]] = [:]
    for (index, layout) in layouts.enumerated() {
      guard let layout else { continue }
      groups[layout.variant.values.filter { !$0.axis.isOfStates }, default: []].append(index)
    }
    for group in groups.values where group.count > 1 { compare(group, layouts) }
  }

  /// The codes of findings that say that something is small, cut or not seen.
  private static let codes: Set<Diagnostic.Code> = [
    .truncated, .tightened, .cropped, .brokenWord, .squeezed, .collapsed, .outsideSuperview,
  ]

  /// Whether no state means anything.
  var isEmpty: Bool { meant.allSatisfy(\.isEmpty) && moved.allSatisfy(\.isEmpty) }

  private mutating func compare(_ group: [Int], _ layouts: [CheckedLayout?]) {
    // The first state that shows each view whole, and the first on whose canvas it lies.
    var (wholes, shown): ([String: Int], [String: Int]) = ([:], [:])
    for index in group {
      guard let layout = layouts[index] else { continue }
      for view in layout.visible([]) where !layout.isUnseen(view) {
        if shown[view.id] == nil { shown[view.id] = index }
        if wholes[view.id] == nil, layout.isWhole(view) { wholes[view.id] = index }
      }
    }
    for index in group {
      guard let layout = layouts[index] else { continue }
      var changes: [Int: Set<String>] = [:]
      func changed(since other: Int, _ reference: CheckedLayout) -> Set<String> {
        if let known = changes[other] { return known }
        let names = layout.constraints.changed(
          from: reference.constraints, root: layout.views[0].id)
        changes[other] = names
        return names
      }
      for view in layout.visible([]) where view.parent != nil {
        let isUnseen = layout.isUnseen(view)
        guard let other = (isUnseen ? shown : wholes)[view.id], other != index,
          let reference = layouts[other], let whole = reference.view(view.id),
          isUnseen || !layout.isWhole(view), view.hasTexts(of: whole)
        else { continue }
        let names = changed(since: other, reference)
        if isUnseen
          ? !names.isEmpty : view.mostLines != whole.mostLines || layout.isNamed(view, in: names)
        {
          meant[index].insert(view.id)
          if reference.unsafety(of: whole) == nil { safe[index].insert(view.id) }
        }
      }
      let panes = layout.panes
      for other in group where other != index && !panes.isEmpty {
        guard let reference = layouts[other] else { continue }
        let names = changed(since: other, reference)
        for pane in panes
        where names.contains(pane) || reference.view(pane).map(reference.isUnseen) ?? true {
          moved[index].insert(pane)
        }
      }
    }
  }

  /// Returns a finding about a layout without ways out, as a note, if it says what its state means.
  func judged(_ finding: CheckFinding, in index: Int) -> CheckFinding {
    let remark = finding.diagnostic
    guard remark.severity == .warning, finding.expected == nil, isMeant(remark, in: index) else {
      return finding
    }
    var judged = finding
    judged.diagnostic.severity = .note
    judged.diagnostic.advice = []
    return judged
  }

  /// Whether a finding says what the state of a layout means.
  func isMeant(_ remark: Diagnostic, in index: Int) -> Bool {
    switch remark.code {
    case .outsideSafeArea: remark.view.map(safe[index].contains) ?? false
    case let code where Self.codes.contains(code):
      remark.view.map(meant[index].contains) ?? false
    // What a scene states holds in all states.
    case .fixedHeight: remark.view.map { view in meant.contains { $0.contains(view) } } ?? false
    case .overlap:
      remark.views.contains { moved[index].contains($0) || meant[index].contains($0) }
    default: false
    }
  }
}

extension CheckedLayout {
  /// Whether nobody sees a view, because it lies beside the canvas or has no size.
  func isUnseen(_ view: CheckedView) -> Bool {
    let rect = view.absoluteAlignmentRect
    guard min(rect.width, rect.height) >= 1 else { return true }
    return LayoutGeometry.overlap(rect, Rect(origin: .zero, size: result.canvas)) == nil
  }

  /// Whether all of a view lies beside the canvas, where nothing scrolls.
  ///
  /// - Parameter alongWidth: whether only the left and the right count.
  func isLost(_ view: CheckedView, alongWidth: Bool = false) -> Bool {
    let (rect, canvas) = (view.absoluteAlignmentRect, result.canvas)
    let isBeside = rect.minX >= canvas.width || rect.maxX <= 0
    return !view.isScrolled
      && (isBeside || !alongWidth && (rect.minY >= canvas.height || rect.maxY <= 0))
  }

  /// The views that hold others or fill the canvas, without what users read or touch.
  fileprivate var panes: [String] {
    let holders = Set(views.compactMap(\.parent))
    return views.enumerated().filter { index, view in
      let size = view.absoluteAlignmentRect.size
      return view.isVisible && view.parent != nil && !view.isContent
        && (holders.contains(index)
          || size.width >= result.canvas.width && size.height >= result.canvas.height)
    }.map(\.element.id)
  }

  /// Whether a view is inside what it is in, and its texts are not cut.
  fileprivate func isWhole(_ view: CheckedView) -> Bool {
    escape(of: view) == nil
      && view.laidOut.texts.allSatisfy { !$0.isTruncated && !$0.breaksWord && $0.cutWords == nil }
  }

  /// Whether names contain a view, or one that it is in.
  fileprivate func isNamed(_ view: CheckedView, in names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    var next: CheckedView? = view
    while let current = next {
      if names.contains(current.id) { return true }
      next = current.parent.map { views[$0] }
    }
    return false
  }
}

extension CheckedView {
  /// Whether it means to show the same texts as in another layout.
  fileprivate func hasTexts(of other: CheckedView) -> Bool {
    laidOut.texts.map(\.text) == other.laidOut.texts.map(\.text)
  }
}
