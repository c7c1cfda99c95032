package import Geometry

/// What gives way along one axis when the superview changes size: margin, extent, margin.
package struct AutoresizingFlexibility: Hashable, Sendable {
  /// Whether the distance from the superview's left or top edge gives way.
  package var minMargin: Bool
  /// Whether the width or height gives way.
  package var extent: Bool
  /// Whether the distance from the superview's right or bottom edge gives way.
  package var maxMargin: Bool

  /// The part of a mask that speaks of one axis; a mask that speaks of nothing fixes the near
  /// margin and the extent.
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

  /// Three signs as UIKit prints them: `-` fixed, `&` flexible.
  package var tag: String {
    String([minMargin, extent, maxMargin].map { $0 ? "&" : "-" })
  }

  /// The share of the superview's growth that each part takes: in proportion to the flexible
  /// parts' lengths, or equally when they have none.
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
  /// The mask in UIKit's logs: `h=-&- v=--&`.
  package var tag: String {
    "h=\(AutoresizingFlexibility(self, axis: .horizontal).tag) "
      + "v=\(AutoresizingFlexibility(self, axis: .vertical).tag)"
  }

  /// The frame after the superview's size has changed, without any constraint.
  ///
  /// - Parameters:
  ///   - frame: The frame before, in the superview's coordinates.
  ///   - oldSize: The superview's size that the frame belongs to.
  ///   - newSize: The superview's size now.
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
