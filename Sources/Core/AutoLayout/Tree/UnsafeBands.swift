import Geometry

/// The parts of the unsafe bands along a view's four edges that lie over it.
struct UnsafeBands: Hashable {
  /// How much of each band lies over the view, in points.
  var insets: EdgeInsets
  /// How far inside the view's edge each band ends: more than 0 if the view extends beyond the
  /// edge of the window.
  var gaps = EdgeInsets.zero
  /// How far inside the window's edge each edge of the view lies, negative for an edge outside;
  /// nil in a scroll view's content, which keeps its insets wherever it is scrolled to, and where
  /// only a view's own additions count.
  var position: EdgeInsets?

  /// Returns the bands over a view whose edges are at the given distances inside the same edges
  /// of this one; distances are negative for edges outside.
  ///
  /// A view wholly outside the window has none.
  func seen(at distances: EdgeInsets, size: Size) -> UnsafeBands {
    let position = position.map { $0 + distances }
    if let position, position.isOutside(size) { return UnsafeBands(insets: .zero) }
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
      gaps: EdgeInsets(top: top.gap, left: left.gap, bottom: bottom.gap, right: right.gap),
      position: position)
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

extension EdgeInsets {
  /// Whether a rectangle whose edges are at these distances inside the window's edges has no part
  /// in it.
  fileprivate func isOutside(_ size: Size) -> Bool {
    func isBeyond(_ distance: Double, _ extent: Double) -> Bool {
      distance < 0 && -distance >= extent
    }
    return isBeyond(left, size.width) || isBeyond(right, size.width)
      || isBeyond(top, size.height) || isBeyond(bottom, size.height)
  }
}
