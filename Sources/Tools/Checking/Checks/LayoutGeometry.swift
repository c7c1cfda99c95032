import AutoLayout
import Controls
import Geometry
import Rendering

/// The positions of views relative to each other, for both expectations and findings.
enum LayoutGeometry {
  /// Half a pixel of a common screen: no one sees a smaller fault.
  static let tolerance = 0.25

  /// Returns how far a rectangle extends beyond another, side by side; nil if it is inside.
  static func excess(of rect: Rect, beyond outer: Rect) -> Excess? {
    let distances: [(amount: Double, side: Excess.Side)] = [
      (outer.minX - rect.minX, .left), (rect.maxX - outer.maxX, .right),
      (outer.minY - rect.minY, .top), (rect.maxY - outer.maxY, .bottom),
    ]
    let sides = distances.filter { $0.amount > tolerance }
    return sides.first.map { Excess(first: $0.side, sides: sides) }
  }

  /// Returns the size of the overlap of two rectangles; nil if they only touch.
  static func overlap(_ first: Rect, _ second: Rect) -> Size? {
    guard let shared = first.intersection(second), shared.width > tolerance,
      shared.height > tolerance
    else { return nil }
    return shared.size
  }
}

/// How far a rectangle extends beyond another.
struct Excess: CustomStringConvertible {
  /// A side of the outer rectangle.
  enum Side: CaseIterable { case left, right, top, bottom }

  /// The first side where it extends beyond.
  let first: Side
  /// All sides where it extends beyond, with the distances in points.
  let sides: [(amount: Double, side: Side)]

  /// The greatest of the distances.
  var greatest: Double { sides.map(\.amount).max() ?? 0 }

  /// Whether it extends to the left or right.
  var isHorizontal: Bool { sides.contains { $0.side == .left || $0.side == .right } }
  /// Whether it extends upwards or downwards.
  var isVertical: Bool { sides.contains { $0.side == .top || $0.side == .bottom } }

  /// `12 points at the right, 1 point at the top`.
  var description: String {
    sides.map { amount, side in
      let points = amount.rounded3
      return "\(points) \(points == "1" ? "point" : "points") at the \(side)"
    }.joined(separator: ", ")
  }
}

extension CheckedLayout {
  /// Whether a view has subviews.
  func holdsOthers(_ view: CheckedView) -> Bool {
    views.contains { other in other.parent.map { views[$0].id == view.id } ?? false }
  }

  /// Whether a constraint places the middle of a view on a side of its superview.
  func isCentred(_ view: CheckedView, on side: Excess.Side, of parent: CheckedView) -> Bool {
    constraints.naming(view.id).contains {
      $0.overhangs(view.id, of: parent.id, at: side)
        && [$0.attribute.share, $0.otherAttribute.share].contains(0.5)
    }
  }

  /// Whether an edge of the screen lies between views in a view that are read or touched.
  func isParted(_ view: CheckedView, by screen: Rect) -> Bool {
    let held = descendants(of: view).filter { $0.isVisible && $0.isContent }
    let beside = held.count {
      let middle = Rect(origin: $0.absoluteAlignmentRect.center, size: .zero)
      return LayoutGeometry.excess(of: middle, beyond: screen) != nil
    }
    return beside > 0 && beside < held.count
  }

  /// Returns the views inside a view, in the order of the tree.
  private func descendants(of view: CheckedView) -> ArraySlice<CheckedView> {
    guard let index = views.firstIndex(where: { $0.id == view.id }) else { return [] }
    let rest = views[(index + 1)...]
    return rest.prefix { $0.parent.map { $0 >= index } ?? false }
  }

  /// Returns the scroll view around a view, and the view inside it that the view is in, or is; nil if
  /// nothing scrolls it.
  func scrollView(around view: CheckedView) -> (content: CheckedView, scroll: CheckedView)? {
    var (content, next) = (view, view.parent)
    while let index = next {
      if views[index].laidOut.kind == .scrollView { return (content, views[index]) }
      (content, next) = (views[index], views[index].parent)
    }
    return nil
  }

  /// Returns how far a view extends beyond its superview, and the superview; nil if it is inside,
  /// and for scrolled content.
  func escape(of view: CheckedView) -> (excess: Excess, parent: CheckedView)? {
    guard let index = view.parent, !view.isInScrollView else { return nil }
    let parent = views[index]
    let rect = view.absoluteAlignmentRect
    guard !rect.isEmpty,
      let excess = LayoutGeometry.excess(of: rect, beyond: parent.laidOut.absoluteFrame)
    else { return nil }
    return (excess, parent)
  }

  /// Whether a document gives a view no length on the canvas, or states one of nothing for it or a view
  /// that it is in: what code shows later.
  func isPutAway(_ view: CheckedView) -> Bool {
    guard subject.isDocument else { return false }
    if subject.emptyOnCanvas.contains(view.id) { return true }
    var next: CheckedView? = view
    while let outer = next {
      let isFlat = constraints.naming(outer.id).contains {
        $0.view == outer.id && $0.other == nil && $0.relation == .equal && $0.constant == 0
          && !$0.isOptional && [.width, .height].contains($0.attribute)
      }
      if isFlat { return true }
      next = outer.parent.map { views[$0] }
    }
    return false
  }

  /// Returns how far a view extends beyond the safe area; nil if it is inside, and for scrolled
  /// content.
  func unsafety(of view: CheckedView) -> Excess? {
    let rect = view.absoluteAlignmentRect
    guard !view.isScrolled, view.parent != nil, !rect.isEmpty else { return nil }
    return LayoutGeometry.excess(of: rect, beyond: safeArea)
  }

  /// Returns how far a view extends beyond the safe area because of its own place: not where a view
  /// that it is in extends beyond the screen, such as a pane that waits beside it or a sheet of which
  /// only the top shows.
  func ownUnsafety(of view: CheckedView) -> Excess? {
    guard var sides = unsafety(of: view)?.sides else { return nil }
    let canvas = Rect(origin: .zero, size: result.canvas)
    var next = view.parent
    while let index = next, views[index].parent != nil {
      let outer = views[index].laidOut.absoluteFrame
      guard outer.intersection(canvas)?.isEmpty == false else { return nil }
      let overhang = LayoutGeometry.excess(of: outer, beyond: canvas)?.sides ?? []
      sides.removeAll { side in overhang.contains { $0.side == side.side } }
      next = views[index].parent
    }
    return sides.first.map { Excess(first: $0.side, sides: sides) }
  }

  /// The pairs of visible siblings whose alignment rects overlap.
  var overlaps: [(first: CheckedView, second: CheckedView, size: Size)] {
    overlapSearch.pairs.map { (views[$0.first], views[$0.second], $0.size) }
  }

  static func overlapSearch(_ views: [CheckedView]) -> OverlapSearch {
    var siblings = [[(place: Int, rect: Rect)]](repeating: [], count: views.count)
    for (index, view) in views.enumerated() where view.isVisible {
      if let parent = view.parent {
        siblings[parent].append((index, view.laidOut.alignmentRect))
      }
    }
    return OverlapSearch(siblings)
  }
}
