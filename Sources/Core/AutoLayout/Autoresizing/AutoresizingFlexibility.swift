package import Geometry

/// Which parts flex along one axis when the superview changes size: margin, extent, margin.
package struct AutoresizingFlexibility: Hashable, Sendable {
  /// Whether the distance from the superview's left or top edge is flexible.
  package var minMargin: Bool
  /// Whether the width or height is flexible.
  package var extent: Bool
  /// Whether the distance from the superview's right or bottom edge is flexible.
  package var maxMargin: Bool

  /// Takes the part of a mask that concerns one axis; an empty mask fixes the near margin and the
  /// extent.
  package init(_ mask: View.AutoresizingMask, axis: Axis) {
    switch axis {
    case .horizontal:
      minMargin = mask.contains(.flexibleLeftMargin)
      extent = mask.contains(.flexibleWidth)
      maxMargin = mask.contains(.flexibleRightMargin)
    case .vertical:
      minMargin = mask.contains(.flexibleTopMargin)
      extent = mask.contains(.flexibleHeight)
      maxMargin = mask.contains(.flexibleBottomMargin)
    }
    if !minMargin, !extent { maxMargin = true }
  }

  /// The three parts as UIKit prints them: `-` fixed, `&` flexible.
  package var tag: String {
    String([minMargin, extent, maxMargin].map { $0 ? "&" : "-" })
  }

  /// Returns the share of the superview's growth that each part takes: in proportion to the
  /// lengths of the flexible parts, or equally if they have none.
  package func shares(
    origin: Double, length: Double, superview: Double
  ) -> (origin: Double, length: Double) {
    let parts = [
      minMargin ? origin : 0, extent ? length : 0, maxMargin ? superview - origin - length : 0,
    ]
    let total = parts.reduce(0, +)
    if total != 0 { return (parts[0] / total, parts[1] / total) }
    let flexible = [minMargin, extent, maxMargin].map { $0 ? 1.0 : 0 }
    let count = flexible.reduce(0, +)
    return (flexible[0] / count, flexible[1] / count)
  }
}

extension View.AutoresizingMask {
  /// The mask as it appears in UIKit's logs: `h=-&- v=--&`.
  package var tag: String {
    "h=\(AutoresizingFlexibility(self, axis: .horizontal).tag) "
      + "v=\(AutoresizingFlexibility(self, axis: .vertical).tag)"
  }

  /// Returns the frame after the superview's size has changed, without using constraints.
  ///
  /// - Parameters:
  ///   - frame: The previous frame, in the superview's coordinates.
  ///   - oldSize: The superview's size that `frame` belongs to.
  ///   - newSize: The superview's current size.
  package func resized(_ frame: Rect, from oldSize: Size, to newSize: Size) -> Rect {
    var result = frame
    let horizontal = AutoresizingFlexibility(self, axis: .horizontal).shares(
      origin: frame.minX, length: frame.width, superview: oldSize.width)
    result.origin.x += horizontal.origin * (newSize.width - oldSize.width)
    result.size.width += horizontal.length * (newSize.width - oldSize.width)
    let vertical = AutoresizingFlexibility(self, axis: .vertical).shares(
      origin: frame.minY, length: frame.height, superview: oldSize.height)
    result.origin.y += vertical.origin * (newSize.height - oldSize.height)
    result.size.height += vertical.length * (newSize.height - oldSize.height)
    return result
  }
}
