import Controls
import Documents
import Geometry
import Rendering
import Scenes

/// Questionable properties of a scene's layouts that no expectation covers.
///
/// Many are compared with the base variant, which its author has looked at: what is the same
/// there is intended.
struct QualityFindings {
  let base: CheckedLayout
  let layout: CheckedLayout
  /// The siblings that overlap in the base.
  let known: Set<OverlappingSiblings>

  /// Whether the scene has no other variant with which the base could be compared.
  let isOnly: Bool

  private var isBase: Bool { layout.variant == base.variant }

  /// The findings of one variant, in the order of the tree.
  var all: [CheckFinding] {
    (isBase && !isOnly ? [] : truncations) + (isBase ? [] : overlaps) + tightenings + escapes
      + missingKeys
  }

  private var truncations: [CheckFinding] {
    layout.visible([]).compactMap { view in
      guard let clause = view.laidOut.truncationClause, !view.laidOut.mayTruncate,
        isOnly || base.view(view.id)?.laidOut.truncationClause == nil
      else { return nil }
      return layout.subject.finding(
        .warning, .truncated, clause, at: place(view),
        view: view.id, edit: wayOut(of: view))
    }
  }

  private var tightenings: [CheckFinding] {
    layout.visible([]).compactMap { view in
      guard view.laidOut.texts.contains(where: \.isTightened) else { return nil }
      return layout.subject.finding(
        .note, .tightened,
        "the text of '\(view.name)' is up to a point too wide for its frame and is tightened",
        at: place(view), view: view.id, edit: wayOut(of: view))
    }
  }

  /// Returns an edit that gives a text more space: more lines, or more height if it already has
  /// as many lines as it needs.
  private func wayOut(of view: CheckedView) -> String? {
    guard !view.wraps else {
      let fixed = layout.stated.first {
        $0.diagnostic.code == .fixedHeight && $0.diagnostic.view == view.id
      }
      if let edit = fixed?.edit { return edit }
      // Required constraints don't yield to compression resistance.
      if let rigid = layout.rigidHeights[view.id] { return rigid.edit }
      return "compression: { vertical: 999 }"
    }
    switch view.laidOut.kind {
    case .label: return "lines: 0"
    case .button, .segmentedControl: return "compression: { horizontal: 999 }"
    case .navigationBar, .toolbar, .tabBar, .searchBar, .pickerView, .datePicker, .tableView:
      return nil
    default: return "adjustsFontSizeToFitWidth: true"
    }
  }

  private var overlaps: [CheckFinding] {
    layout.overlapSearch.pairs.compactMap { pair in
      guard !known.contains(OverlappingSiblings(pair, in: layout)) else { return nil }
      let (first, second) = (layout.views[pair.first], layout.views[pair.second])
      let size = "\(pair.size.width.rounded3) x \(pair.size.height.rounded3)"
      return layout.subject.finding(
        .warning, .overlap, "'\(first.name)' and '\(second.name)' overlap by \(size) points",
        at: place(second), view: second.id, edit: separation(first, second, pair.size),
        cause: layout.cause([first, second]), views: [first, second])
    }
  }

  /// Returns a constraint that would keep two views apart, on the axis where they overlap less.
  private func separation(_ first: CheckedView, _ second: CheckedView, _ shared: Size) -> String {
    let (one, two) = (base.view(first.id), base.view(second.id))
    let frames = (one ?? first, two ?? second)
    let (a, b) = (frames.0.laidOut.alignmentRect, frames.1.laidOut.alignmentRect)
    let isHorizontal = a.maxX <= b.minX || b.maxX <= a.minX
    if isHorizontal {
      // The base determines which comes first; leading and trailing preserve that in both
      // directions.
      let isLeftFirst = a.minX <= b.minX
      let (leading, trailing) = isLeftFirst ? (first.name, second.name) : (second.name, first.name)
      return "\(leading).trailing <= \(trailing).leading"
    }
    let (upper, lower) = a.minY <= b.minY ? (first.name, second.name) : (second.name, first.name)
    return "\(upper).bottom <= \(lower).top"
  }

  private var escapes: [CheckFinding] {
    layout.visible([]).compactMap { view -> CheckFinding? in
      guard !view.isTransformed else { return nil }
      if let escape = layout.escape(of: view) {
        return layout.subject.finding(
          .warning, .outsideSuperview,
          "'\(view.name)' extends beyond its superview '\(escape.parent.name)' by \(escape.excess)",
          at: place(view), view: view.id,
          edit: limit(view.name, by: escape.parent.name, escape.excess.first),
          views: [view, escape.parent])
      }
      guard view.isContent, let excess = layout.unsafety(of: view) else { return nil }
      return layout.subject.finding(
        .warning, .outsideSafeArea, "'\(view.name)' extends beyond the safe area by \(excess)",
        at: place(view), view: view.id,
        edit: limit(view.name, by: "\(layout.views[0].name).safeArea", excess.first))
    }
  }

  /// Returns a constraint that would keep a view inside another item at a side.
  private func limit(_ id: String, by outer: String, _ side: Excess.Side) -> String {
    let isMirrored = layout.result.variant.contains { $0.value == .string("rtl") }
    switch side {
    case .top: return "\(id).top >= \(outer).top"
    case .bottom: return "\(id).bottom <= \(outer).bottom"
    case .left:
      return isMirrored
        ? "\(id).trailing <= \(outer).trailing" : "\(id).leading >= \(outer).leading"
    case .right:
      return isMirrored
        ? "\(id).leading >= \(outer).leading" : "\(id).trailing <= \(outer).trailing"
    }
  }

  private var missingKeys: [CheckFinding] {
    layout.missingKeys.map { missing in
      layout.subject.finding(
        .warning, .missingKey,
        "there is no string for the key '\(missing.key)' of '\(missing.view)'",
        at: missing.place, view: missing.view, edit: "\(missing.key): \"...\"")
    }
  }

  private func place(_ view: CheckedView) -> Place? { layout.place(of: view.id) }
}

/// Two siblings that overlap, by their ids.
struct OverlappingSiblings: Hashable {
  private let first: String
  private let second: String

  init(_ pair: OverlapSearch.Pair, in layout: CheckedLayout) {
    (first, second) = (layout.views[pair.first].id, layout.views[pair.second].id)
  }

  /// All of a layout.
  static func all(in layout: CheckedLayout) -> Set<OverlappingSiblings> {
    Set(layout.overlapSearch.pairs.map { OverlappingSiblings($0, in: layout) })
  }
}
