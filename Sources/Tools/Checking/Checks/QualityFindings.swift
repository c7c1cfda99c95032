import AutoLayout
import Controls
import Diagnosis
import Documents
import Drawing
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
  /// The siblings whose overlap in the base is intended.
  let known: Set<OverlappingSiblings>

  /// The views that no variant shows.
  let unseen: NeverSeen

  var advice: LayoutAdvice { LayoutAdvice(base: base, layout: layout) }

  /// Whether a view extends only below the root's bottom edge, which gives way to it by its priority.
  private func isYieldedTo(_ view: CheckedView, _ parent: CheckedView, _ excess: Excess) -> Bool {
    parent.parent == nil && excess.sides.allSatisfy { $0.side == .bottom }
      && layout.constraints.naming(view.id).contains {
        $0.yields(to: view.id, atBottomOf: parent.id)
      }
  }

  /// Whether constraints place a view across the edges where it extends beyond its superview, such
  /// as a badge on a corner, or beyond the root's edge, such as a sheet that waits below the screen.
  private func isMeant(_ view: CheckedView, _ parent: CheckedView, _ excess: Excess) -> Bool {
    excess.sides.allSatisfy { _, side in
      layout.constraints.naming(view.id).contains {
        $0.overhangs(view.id, of: parent.id, at: side)
          && (parent.parent != nil || $0.otherAttribute.share != $0.attribute.share
            || bleeds(view, at: side))
      }
    } && !isLost(view, parent, excess) && !isCut(view, by: parent, excess)
  }

  /// Whether a view is a page that waits beside another one: at its edge, and as long as it or as their
  /// superview, of which it would fill half.
  private func isPage(_ view: CheckedView, _ parent: CheckedView) -> Bool {
    let (rect, outer) = (view.absoluteAlignmentRect, parent.laidOut.absoluteFrame)
    let isBeside = rect.minX >= outer.maxX || rect.maxX <= outer.minX
    guard isBeside || rect.minY >= outer.maxY || rect.maxY <= outer.minY,
      isBeside ? rect.width >= outer.width / 2 : rect.height >= outer.height / 2
    else { return false }
    let ties = layout.constraints.naming(view.id).filter {
      $0.relation == .equal && $0.partner(of: view.id) != nil
    }
    let length: LayoutConstraint.Attribute = isBeside ? .width : .height
    return ties.contains { $0.attribute == length && $0.otherAttribute == length }
      && ties.contains {
        $0.partner(of: view.id) != parent.id
          && $0.attribute.kind == (isBeside ? .xLocation : .yLocation)
          && $0.attribute.share + $0.otherAttribute.share == 1 && $0.attribute.share != 0.5
      }
  }

  /// Whether constraints give what a view is in no length on purpose: for content around it, or until it is
  /// unfolded.
  private func isFolded(
    _ view: CheckedView, _ parent: CheckedView, _ excess: Excess
  ) -> Bool {
    // Nobody can touch a control in a view without a size.
    let size = parent.absoluteAlignmentRect.size
    guard !view.laidOut.isTouched || size.width > 0 || size.height > 0 else { return false }
    return excess.sides.allSatisfy { _, side in
      let isHorizontal = side == .left || side == .right
      return (isHorizontal ? size.width : size.height) == 0
        && layout.constraints.statesNone(isHorizontal ? .width : .height, of: parent.id)
    }
  }

  /// Whether the edge of what a text is in runs through it: from side to side, so that a caption stands on the
  /// edge or beyond it, or across what it is written upon.
  private func isCut(_ view: CheckedView, by parent: CheckedView, _ excess: Excess) -> Bool {
    guard view.laidOut.kind == .label, parent.parent != nil, excess.sides.count == 1,
      excess.greatest > 1
    else { return false }
    let (size, outer) = (view.absoluteAlignmentRect.size, parent.absoluteAlignmentRect.size)
    if excess.isHorizontal {
      return parent.isGround && !view.isGround && excess.greatest < size.width - 1
    }
    return size.width > outer.width / 2 && excess.greatest < size.height - 1
      && !layout.constraints.naming(view.id).contains {
        $0.partner(of: view.id) == parent.id && $0.attribute.share != $0.otherAttribute.share
      }
  }

  /// Whether a view is a picture or a ground that fills the screen from edge to edge, beyond one of which
  /// it extends.
  private func bleeds(_ view: CheckedView, at side: Excess.Side) -> Bool {
    guard !view.isContent, !layout.holdsOthers(view) else { return false }
    let (size, screen) = (
      view.absoluteAlignmentRect.size, layout.views[0].absoluteAlignmentRect.size
    )
    return side == .top || side == .bottom
      ? size.width >= screen.width && size.height >= screen.height / 2
      : size.height >= screen.height && size.width >= screen.width / 2
  }

  /// Whether a view lies beside the screen, or its middle does, though it is neither a badge on a corner
  /// nor what is kept there for later: a sheet, a drawer or a banner fills its edge or holds other views. A
  /// view in the middle of an edge is none of these if the edge parts what is read or touched in it.
  private func isLost(_ view: CheckedView, _ parent: CheckedView, _ excess: Excess) -> Bool {
    let screen = layout.views[0].laidOut.absoluteFrame
    guard LayoutGeometry.overlap(parent.laidOut.absoluteFrame, screen) != nil else { return false }
    let rect = view.absoluteAlignmentRect
    let isCorner = excess.isHorizontal && excess.isVertical
    let middle = Rect(origin: rect.center, size: .zero)
    let isSeen = LayoutGeometry.overlap(rect, screen) != nil
    let fills =
      excess.isHorizontal ? rect.height > screen.height / 2 : rect.width > screen.width / 2
    if layout.holdsOthers(view) {
      return !isCorner && !fills && layout.isCentred(view, on: excess.first, of: parent)
        && layout.isParted(view, by: screen)
    }
    if isSeen, isCorner || LayoutGeometry.excess(of: middle, beyond: screen) == nil { return false }
    return !fills
  }

  private var isBase: Bool { layout.variant == base.variant }

  /// The findings of one variant, in the order of the tree.
  var all: [CheckFinding] {
    truncations + overlaps + tightenings + escapes + covered + unwrapped + narrowFields
      + collapses + unseenTexts + untouched + spilledPictures + coveredEnds + absent + missingKeys
  }

  private var collapses: [CheckFinding] {
    layout.collapsed.compactMap { view in
      // What the base hides is told where it is shown.
      guard unseen.collapsed.contains(view.id), isBase || base.view(view.id)?.isVisible != true,
        !layout.isPutAway(view), let clause = view.laidOut.collapseClause
      else { return nil }
      // An app sets in code that a text view doesn't scroll, and so is as high as its text.
      return layout.subject.finding(
        layout.subject.isDocument && view.laidOut.kind == .textView ? .note : .warning, .collapsed,
        clause, at: place(view), view: view.id, advice: advice.size(for: view))
    }
  }

  private var truncations: [CheckFinding] {
    layout.visible([]).compactMap { view in
      // Of a text without a size it is said already that nobody sees it.
      let isUnseen = view.laidOut.isCollapsed && unseen.collapsed.contains(view.id)
      guard !isUnseen, let clause = view.laidOut.truncationClause, !view.laidOut.mayTruncate else {
        return nil
      }
      return layout.subject.finding(
        .warning, .truncated, clause, at: place(view),
        view: view.id, advice: advice.moreRoom(for: view))
    }
  }

  private var overlaps: [CheckFinding] {
    let pairs = layout.overlapSearch.pairs.filter { pair in
      !known.contains(OverlappingSiblings(pair, in: layout))
    }
    return pairs.enumerated().map { index, pair in
      let (first, second) = (layout.views[pair.first], layout.views[pair.second])
      let size = "\(pair.size.width.rounded3) x \(pair.size.height.rounded3)"
      let names = OverlappingSiblings(pair, in: layout)
      let isHidden = layout.covered.hidden.contains(names)
      let severity = severity(of: min(pair.size.width, pair.size.height))
      return layout.subject.finding(
        layout.covered.apart.contains(names) ? .note : severity, .overlap,
        isHidden
          ? "'\(first.name)' is behind '\(second.name)', which hides it"
          : "'\(first.name)' and '\(second.name)' overlap by \(size) points",
        at: place(second), view: second.id,
        // Where very many lie upon each other, a way out for each would only repeat itself.
        advice: index < Self.mostAdvised ? advice.separation(first, second) : [],
        cause: layout.cause([first, second]), views: [first, second])
    }
  }

  /// The most overlaps of a layout for which a way out is looked for.
  private static let mostAdvised = 100

  private var escapes: [CheckFinding] {
    layout.visible([]).compactMap { view -> CheckFinding? in
      guard !view.isTransformed else { return nil }
      if let escape = layout.escape(of: view) {
        guard !isMeant(view, escape.parent, escape.excess), !isPage(view, escape.parent),
          !isFolded(view, escape.parent, escape.excess),
          !isYieldedTo(view, escape.parent, escape.excess)
        else { return nil }
        let isOutside =
          LayoutGeometry.overlap(
            view.absoluteAlignmentRect, escape.parent.laidOut.absoluteFrame) == nil
        return layout.subject.finding(
          severity(of: escape.excess.greatest), .outsideSuperview,
          isOutside
            ? "'\(view.name)' lies wholly outside its superview '\(escape.parent.name)'"
            : "'\(view.name)' extends beyond its superview '\(escape.parent.name)' by "
              + "\(escape.excess)",
          at: place(view), view: view.id,
          // For less than a point nothing else moves.
          advice: escape.excess.greatest < 1
            ? [] : advice.inside(view, escape.parent, escape.excess.first),
          views: [view, escape.parent])
      }
      guard view.isContent, !isBehindKeyboard(view), let excess = layout.ownUnsafety(of: view),
        !layout.subject.isDocument || !view.isOpen(along: excess)
      else { return nil }
      return layout.subject.finding(
        severity(of: excess.greatest), .outsideSafeArea,
        "'\(view.name)' extends beyond the safe area by \(excess)",
        at: place(view), view: view.id,
        advice: advice.insideSafeArea(view, excess))
    }
  }

  /// Controls that nobody can touch while the keyboard is up, which the canvas shows.
  private var covered: [CheckFinding] {
    guard !layout.keyboard.isEmpty else { return [] }
    return layout.visible([]).filter(isBehindKeyboard).map { view in
      layout.subject.finding(
        .warning, .outsideSafeArea, "'\(view.name)' is behind the keyboard", at: place(view),
        view: view.id, advice: advice.aboveKeyboard(view))
    }
  }

  private func isBehindKeyboard(_ view: CheckedView) -> Bool {
    let rect = view.absoluteAlignmentRect
    guard view.laidOut.isTouched, !view.laidOut.kind.isBar, !view.isScrolled, !view.isTransformed,
      let shared = rect.intersection(layout.keyboard)
    else { return false }
    return shared.height > rect.height / 2
  }

  /// Texts of several lines that stay on one, because the content of their scroll view is as wide as they
  /// want it to be.
  private var unwrapped: [CheckFinding] {
    layout.visible([]).compactMap { view in
      guard view.wraps, view.isScrolled, view.laidOut.kind == .label,
        let (content, scroll) = layout.scrollView(around: view),
        view.absoluteAlignmentRect.width > scroll.laidOut.frame.width + 0.5
      else { return nil }
      let width = view.absoluteAlignmentRect.width.rounded3
      return layout.subject.finding(
        .warning, .outsideSuperview,
        "'\(view.name)' is \(width) points wide in '\(scroll.name)', which shows "
          + "\(scroll.laidOut.frame.width.rounded3): nothing limits its lines",
        at: place(view), view: view.id, advice: advice.asWide(content, as: scroll),
        views: [view, scroll])
    }
  }

  /// Text fields that are as wide as what they show before anyone types: nothing gives them a width.
  private var narrowFields: [CheckFinding] {
    guard isBase, !layout.subject.isDocument else { return [] }
    return layout.visible([]).compactMap { view in
      let width = view.laidOut.alignmentRect.width
      guard view.laidOut.kind == .textField,
        !view.laidOut.freedoms.contains(where: { $0.attribute == "width" }),
        view.laidOut.texts.allSatisfy({ $0.part != .text || $0.text.isEmpty }),
        let content = view.laidOut.intrinsicWidth, abs(width - content) < 0.5
      else { return nil }
      let shown =
        view.laidOut.texts.isEmpty ? "though it is empty" : "as wide as its placeholder"
      return layout.subject.finding(
        .warning, .squeezed,
        "'\(view.name)' is \(width.rounded3) points wide, \(shown): nothing gives it a width",
        at: place(view), view: view.id, advice: advice.filling(view))
    }
  }

  private var missingKeys: [CheckFinding] {
    layout.missingKeys.map { TranslationWords($0).finding(about: layout.subject) }
  }

  /// Texts are measured to about a point, and one that a document draws beside the screen hides a line.
  private func severity(of length: Double) -> Diagnostic.Severity {
    length < 1 || layout.subject.isDocument && length <= 1 ? .note : .warning
  }

  private func place(_ view: CheckedView) -> Place? { layout.place(of: view.id) }
}

extension CheckedView {
  /// Whether its place is open along the axes of an excess: in a document that is often said by code.
  fileprivate func isOpen(along excess: Excess) -> Bool {
    let open = Set(laidOut.freedoms.map(\.attribute))
    return (!excess.isVertical || !open.isDisjoint(with: ["minY", "height"]))
      && (!excess.isHorizontal || !open.isDisjoint(with: ["minX", "width"]))
  }

  /// Whether it is a control along a bar that reaches into it; a small one is raised above the bar, and one
  /// within the bar is its own.
  fileprivate func runsInto(_ bar: CheckedView) -> Bool {
    let (rect, outer) = (laidOut.alignmentRect, bar.laidOut.alignmentRect)
    return [.tabBar, .toolbar, .navigationBar].contains(bar.laidOut.kind) && laidOut.isTouched
      && rect.width > outer.width / 2 && !outer.contains(rect)
  }
}

/// Two siblings that overlap, by their ids.
struct OverlappingSiblings: Hashable {
  private let first: String
  private let second: String

  init(_ first: String, _ second: String) { (self.first, self.second) = (first, second) }

  init(_ pair: OverlapSearch.Pair, in layout: CheckedLayout) {
    self.init(layout.views[pair.first].id, layout.views[pair.second].id)
  }

  /// The pairs whose overlap in the base is intended, as far as anyone can tell: not two texts or
  /// controls of which each covers a part of the other, and that stand apart in another layout; and not
  /// if one hides what the other shows, in every layout.
  static func intended(in base: CheckedLayout, besides layouts: [CheckedLayout]) -> Set<Self> {
    let covered = layouts.reduce(base.covered.pairs) { $0.intersection($1.covered.pairs) }
    return Set(
      base.overlapSearch.pairs.lazy.filter { pair in
        guard !covered.contains(OverlappingSiblings(pair, in: base)) else { return false }
        let views = (base.views[pair.first], base.views[pair.second])
        guard !views.0.runsInto(views.1), !views.1.runsInto(views.0) else { return false }
        guard views.0.isContent, views.1.isContent else { return true }
        let rects = [views.0, views.1].map(\.laidOut.alignmentRect)
        guard !rects[0].contains(rects[1]), !rects[1].contains(rects[0]) else { return true }
        return !layouts.contains { layout in
          guard let one = layout.view(views.0.id), let other = layout.view(views.1.id) else {
            return false
          }
          let (first, second) = (one.laidOut.alignmentRect, other.laidOut.alignmentRect)
          return !first.isEmpty && !second.isEmpty && LayoutGeometry.overlap(first, second) == nil
        }
      }.map { OverlappingSiblings($0, in: base) })
  }
}
