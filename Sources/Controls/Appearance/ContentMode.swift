package import Geometry

/// How content of a size of its own is placed in a box; raw values are those of `UIView.ContentMode`.
package enum ContentMode: Int, CaseIterable, Hashable, Sendable {
  case scaleToFill = 0, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight

  /// Whether the content keeps its own size and may overflow the box.
  package var keepsSize: Bool { rawValue >= ContentMode.center.rawValue }

  /// The rectangle of content of the given size, in the coordinates of `bounds`.
  ///
  /// The result overflows the box where the mode says so; empty content takes the box.
  package func rect(forContent size: Size, in bounds: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return bounds }
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      return scaled(size, by: min(bounds.width / size.width, bounds.height / size.height), bounds)
    case .scaleAspectFill:
      return scaled(size, by: max(bounds.width / size.width, bounds.height / size.height), bounds)
    default:
      let fraction = anchor
      return Rect(
        x: bounds.minX + (bounds.width - size.width) * fraction.x,
        y: bounds.minY + (bounds.height - size.height) * fraction.y,
        width: size.width, height: size.height)
    }
  }

  private func scaled(_ size: Size, by factor: Double, _ bounds: Rect) -> Rect {
    let width = size.width * factor
    let height = size.height * factor
    return Rect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  /// The share of the free space that lies to the left of and above unscaled content.
  private var anchor: Point {
    let x: Double =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: 1
      default: 0.5
      }
    let y: Double =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: 1
      default: 0.5
      }
    return Point(x: x, y: y)
  }
}
