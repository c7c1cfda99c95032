import AutoLayout
import Controls
import Diagnosis
import Geometry
import Rendering
import Typesetting

/// The siblings of a layout of which one hides what the other shows: two texts in the same place, or a
/// text or control behind something opaque, or one over the words of a bar.
struct CoveredSiblings: Sendable {
  /// The pairs, by their ids; used only for lookup.
  let pairs: Set<OverlappingSiblings>
  /// Those of which the later one hides the whole earlier one.
  let hidden: Set<OverlappingSiblings>
  /// Those in a document whose frames overlap, but not their letters: nothing is wrong to look at.
  let apart: Set<OverlappingSiblings>

  /// Letters that only touch can be read.
  private static let leastShared = Size(width: 2, height: 4)

  /// Finds them among the siblings that overlap.
  init(_ scene: LaidOutScene, _ views: [CheckedView], among search: OverlapSearch) {
    let found = search.pairs.filter { Self.mayHide(views[$0.first], views[$0.second]) }
    guard !found.isEmpty else {
      (pairs, hidden, apart) = ([], [], [])
      return
    }
    var all: [View] = []
    scene.root.forEachDescendant { all.append($0) }
    let painted = Writing(scene, views)
    var pairs: Set<OverlappingSiblings> = []
    var (hidden, apart) = (pairs, pairs)
    // What many lie upon is hidden by the first of them.
    var known: Set<Int> = []
    for pair in found {
      let (first, second) = (views[pair.first], views[pair.second])
      let names = OverlappingSiblings(first.id, second.id)
      if let one = painted.inks[first.id], let other = painted.inks[second.id],
        Self.isShared(one, other), !Self.alternate(first, second, scene.subject)
      {
        pairs.insert(names)
      }
      // What code shows and hides lies over one another in a document.
      guard !scene.subject.isDocument else {
        if Self.areApart(painted.labels[first.id], painted.labels[second.id], in: scene) {
          apart.insert(names)
        }
        continue
      }
      let place = second.absoluteAlignmentRect
      if painted.words[first.id]?.contains(where: { Self.isShared(place, $0) }) == true
        || !known.contains(pair.first) && Self.isOver(first, second)
          && painted.held[pair.first]?.contains(where: { place.contains($0) }) == true
      {
        pairs.insert(names)
        known.insert(pair.first)
      }
      if Self.collides(first, second, pair.size, painted)
        || Self.coincide(first, second) && painted.isWritten(in: pair)
      {
        pairs.insert(names)
      }
      guard all.indices.contains(pair.second) else { continue }
      let isHidden = Self.covers(first, second, all[pair.second])
      if isHidden { hidden.insert(names) }
      if isHidden || Self.cuts(first, second, all[pair.second], painted) { pairs.insert(names) }
    }
    (self.pairs, self.hidden, self.apart) = (pairs, hidden, apart)
  }

  /// Whether the later of two siblings that overlap may hide what the earlier one shows.
  private static func mayHide(_ first: CheckedView, _ second: CheckedView) -> Bool {
    first.isContent || first.laidOut.kind == .imageView && second.laidOut.kind == .label
      || first.laidOut.kind.isBar && second.isContent || isOver(first, second)
      || coincide(first, second)
  }

  /// Whether an opaque view lies over a part of an earlier pane that doesn't scroll, or over all of a bar.
  private static func isOver(_ first: CheckedView, _ second: CheckedView) -> Bool {
    let (place, outer) = (second.absoluteAlignmentRect, first.absoluteAlignmentRect)
    return (second.isGround || second.laidOut.kind.isBar) && !second.isContent && !first.isContent
      && !first.isScrolled
      && ![.scrollView, .tableView, .collectionView].contains(first.laidOut.kind)
      && (!place.contains(outer) || second.laidOut.kind.isBar)
      && !first.isTransformed && !second.isTransformed
  }

  /// Whether two stack views are in the same place.
  private static func coincide(_ first: CheckedView, _ second: CheckedView) -> Bool {
    [first, second].allSatisfy { $0.laidOut.kind == .stackView && !$0.isTransformed }
      && first.laidOut.alignmentRect == second.laidOut.alignmentRect
  }

  /// Whether outlets of a document name two views of the same frame, of which code shows one at a time.
  private static func alternate(
    _ first: CheckedView, _ second: CheckedView, _ subject: any LayoutSubject
  ) -> Bool {
    subject.outletViews.isSuperset(of: [first.id, second.id])
      && first.laidOut.alignmentRect == second.laidOut.alignmentRect
  }

  /// Whether a text or control lies wholly behind a later view that hides it.
  private static func covers(_ first: CheckedView, _ second: CheckedView, _ ground: View) -> Bool {
    first.isContent && hides(ground, second)
      && second.absoluteAlignmentRect.contains(first.absoluteAlignmentRect)
      && !second.isTransformed && !first.isTransformed
  }

  /// Whether a view hides whatever lies wholly behind it: a bar, or an opaque view, but for sheets and other
  /// large views with round corners, which come from elsewhere.
  private static func hides(_ ground: View, _ view: CheckedView) -> Bool {
    guard !view.laidOut.kind.isBar else { return true }
    guard ground.isOpaque else { return false }
    let (size, outer) = (ground.frame.size, ground.superview?.frame.size ?? .zero)
    return !ground.isRounded || size.width * size.height < outer.width * outer.height / 3
  }

  /// Whether an opaque view, such as a keyboard, runs through the letters of an earlier text, or covers half
  /// of an earlier control; a badge lies upon it, and a sheet with round corners comes from elsewhere.
  private static func cuts(
    _ first: CheckedView, _ second: CheckedView, _ ground: View, _ painted: Writing
  ) -> Bool {
    let (place, rect) = (second.absoluteAlignmentRect, first.absoluteAlignmentRect)
    // What a control draws fills it.
    if [.switch, .stepper, .segmentedControl].contains(second.laidOut.kind), !second.isTransformed,
      let ink = painted.inks[first.id]
    {
      return isShared(ink, place)
    }
    guard first.isContent, !second.isContent, hides(ground, second),
      !place.contains(rect), !rect.contains(place), !first.isTransformed, !second.isTransformed
    else { return false }
    if let ink = painted.inks[first.id], let shared = ink.intersection(place) {
      return shared.height > ink.height / 4 && shared.width > ink.width / 4
    }
    guard first.laidOut.isTouched, let shared = rect.intersection(place) else { return false }
    return shared.width * shared.height > rect.width * rect.height / 2
  }

  /// Whether neither of two views lies upon the other, though both are touched or read: controls that share
  /// some room, a text that runs into a button, or out of a small picture beside which it belongs.
  private static func collides(
    _ first: CheckedView, _ second: CheckedView, _ size: Size, _ painted: Writing
  ) -> Bool {
    guard !first.isTransformed, !second.isTransformed, min(size.width, size.height) > leastRoom
    else { return false }
    let (place, outer) = (second.absoluteAlignmentRect, first.absoluteAlignmentRect)
    if first.laidOut.isTouched, second.laidOut.isTouched {
      // In a field or upon a large button there may be another one.
      return !outer.contains(place) || outer == place
        || [.slider, .segmentedControl, .stepper, .switch].contains(first.laidOut.kind)
    }
    guard let ink = painted.inks[first.laidOut.kind == .label ? first.id : second.id] else {
      return false
    }
    let other = first.laidOut.kind == .label ? place : outer
    guard let shared = ink.intersection(other), shared.height > ink.height / 2,
      shared.width > leastRoom, shared.width < ink.width - leastRoom
    else { return false }
    let kinds = [first, second].map(\.laidOut.kind)
    return kinds == [.label, .button]
      || kinds.contains(.label) && kinds.contains(.imageView)
        && min(other.width, other.height) <= largestIcon
  }

  /// What two views may share without being in each other's way, in points, and the size of a picture that a
  /// text stands beside rather than upon.
  private static let (leastRoom, largestIcon) = (4.0, 96.0)

  /// Whether nothing that is drawn of two labels' texts overlaps, as far as that is known.
  private static func areApart(_ first: Label?, _ second: Label?, in scene: LaidOutScene) -> Bool {
    guard let one = first.flatMap({ letters(of: $0, in: scene) }),
      let other = second.flatMap({ letters(of: $0, in: scene) })
    else { return false }
    return !isShared(one, other)
  }

  /// Returns the bounds of what is drawn of a label's text, in the canvas; nil if that is not known.
  private static func letters(of label: Label, in scene: LaidOutScene) -> Rect? {
    let frame = scene.paintedFrame(of: label)
    return label.fittedText(in: frame.size).flatMap { text in
      scene.text.ink(of: text.paragraph, in: text.rect)
    }.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) }
  }

  private static func isShared(_ one: Rect, _ other: Rect) -> Bool {
    one.intersection(other).map {
      $0.width > leastShared.width && $0.height > leastShared.height
    } ?? false
  }
}

/// What is written in the views of a layout; used only for lookup.
private struct Writing {
  /// The bounds of each label's text and button's title.
  private(set) var inks: [String: Rect] = [:]
  private(set) var labels: [String: Label] = [:]
  /// The words of each bar.
  private(set) var words: [String: [Rect]] = [:]
  /// What is written in each view that holds others, by its index.
  private(set) var held: [Int: [Rect]] = [:]

  init(_ scene: LaidOutScene, _ views: [CheckedView]) {
    let bars = Set(views.filter(\.laidOut.kind.isBar).map(\.id))
    let places = Dictionary(views.indices.map { (views[$0].id, $0) }) { first, _ in first }
    for ink in PaintedInk.all(in: scene) {
      let id = ink.view.sceneID
      if bars.contains(id) { words[id, default: []].append(ink.rect) }
      guard ink.kind == .text else { continue }
      var outer = places[id].flatMap { views[$0].parent }
      while let index = outer {
        held[index, default: []].append(ink.rect)
        outer = views[index].parent
      }
      guard ink.view is Label || ink.view is Button else { continue }
      labels[id] = ink.view as? Label
      inks[id] = inks[id].map { $0.union(ink.rect) } ?? ink.rect
    }
  }
}

extension Writing {
  /// Whether something is written in both views of a pair.
  fileprivate func isWritten(in pair: OverlapSearch.Pair) -> Bool {
    held[pair.first] != nil && held[pair.second] != nil
  }
}

extension View {
  /// Whether nothing behind its bounds can be seen, but for corners.
  var isOpaque: Bool { alpha >= 1 && (asPaintable?.layer.background?.alpha ?? 0) >= 1 }

  /// Whether its corners are round.
  fileprivate var isRounded: Bool { asPaintable?.layer.cornerRadius != 0 }
}

extension ViewKind {
  /// Whether it is a bar with words of its own.
  var isBar: Bool { [.navigationBar, .toolbar, .tabBar].contains(self) }
}
