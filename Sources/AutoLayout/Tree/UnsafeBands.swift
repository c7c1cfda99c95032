import Geometry

/// The parts of the unsafe bands along a view's four edges that lie over it.
struct UnsafeBands: Hashable {
  /// How much of each band lies over the view, in points.
  var insets: EdgeInsets
  /// How far inside the view's edge each band ends: more than 0 if the view extends beyond the
  /// edge of the window.
  var gaps = EdgeInsets.zero

  /// Returns the bands over a view whose edges are at the given distances inside the same edges
  /// of this one; distances are negative for edges outside.
  func seen(at distances: EdgeInsets, size: Size) -> UnsafeBands {
    func part(
      _ inset: Double, _ gap: Double, _ distance: Double, _ extent: Double
    ) -> (inset: Double, gap: Double) {
      let outer = max(gap - distance, 0)
      let inner = min(gap + inset - distance, extent)
      return inset > 0 && inner > outer ? (inner - outer, outer) : (0, 0)
    }
    let top = part(insets.top, gaps.top, distances.top, size.height)
    let left = part(insets.left, gaps.left, distances.left, size.width)
    let bottom = part(insets.bottom, gaps.bottom, distances.bottom, size.height)
    let right = part(insets.right, gaps.right, distances.right, size.width)
    return UnsafeBands(
      insets: EdgeInsets(
        top: top.inset, left: left.inset, bottom: bottom.inset, right: right.inset),
      gaps: EdgeInsets(top: top.gap, left: left.gap, bottom: bottom.gap, right: right.gap))
  }

  /// Replaces the insets; where they differ, they begin at the view's edge.
  mutating func replace(by others: EdgeInsets) {
    guard others != insets else { return }
    gaps = EdgeInsets(
      top: others.top == insets.top ? gaps.top : 0,
      left: others.left == insets.left ? gaps.left : 0,
      bottom: others.bottom == insets.bottom ? gaps.bottom : 0,
      right: others.right == insets.right ? gaps.right : 0)
    insets = others
  }
}
