import Geometry
import Rendering

/// Where views lie in relation to each other, as expectations and findings both ask it.
enum LayoutGeometry {
  /// Half a pixel of a common screen: less is not a fault that anyone sees.
  static let tolerance = 0.25

  /// By how much a rectangle leaves another, side by side; nil inside.
  static func excess(of rect: Rect, beyond outer: Rect) -> Excess? {
    let distances: [(amount: Double, side: Excess.Side)] = [
      (outer.minX - rect.minX, .left), (rect.maxX - outer.maxX, .right),
      (outer.minY - rect.minY, .top), (rect.maxY - outer.maxY, .bottom),
    ]
    let sides = distances.filter { $0.amount > tolerance }
    return sides.first.map { Excess(first: $0.side, sides: sides) }
  }

  /// The size of what two rectangles share; nil where they only touch.
  static func overlap(_ first: Rect, _ second: Rect) -> Size? {
    guard let shared = first.intersection(second), shared.width > tolerance,
      shared.height > tolerance
    else { return nil }
    return shared.size
  }
}

/// By how much a rectangle leaves another.
struct Excess: CustomStringConvertible {
  /// A side of the outer rectangle.
  enum Side { case left, right, top, bottom }

  /// The first side where it leaves.
  let first: Side
  /// All sides where it leaves, with the distances in points.
  let sides: [(amount: Double, side: Side)]

  /// `12 points at the right, 1 point at the top`.
  var description: String {
    sides.map { amount, side in
      let points = amount.rounded3
      return "\(points) \(points == "1" ? "point" : "points") at the \(side)"
    }.joined(separator: ", ")
  }
}

extension CheckedLayout {
  /// By how much a view leaves its superview, and the superview; nil inside, and for what scrolls.
  func escape(of view: CheckedView) -> (excess: Excess, parent: CheckedView)? {
    guard let index = view.parent, !view.isInScrollView else { return nil }
    let parent = views[index]
    let rect = view.absoluteAlignmentRect
    guard !rect.isEmpty,
      let excess = LayoutGeometry.excess(of: rect, beyond: parent.laidOut.absoluteFrame)
    else { return nil }
    return (excess, parent)
  }

  /// By how much a view leaves the safe area; nil inside, and for what scrolls.
  func unsafety(of view: CheckedView) -> Excess? {
    let rect = view.absoluteAlignmentRect
    guard !view.isScrolled, view.parent != nil, !rect.isEmpty else { return nil }
    return LayoutGeometry.excess(of: rect, beyond: safeArea)
  }

  /// The pairs of shown siblings whose alignment rects share an area.
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
