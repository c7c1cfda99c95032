package import Geometry

/// How a picture is placed in a view; raw values are UIKit's names.
package enum ContentMode: String, CaseIterable, Hashable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight

  /// Returns the rectangle that content of a size fills in `bounds`, which may extend outside.
  package func placement(of content: Size, in bounds: Rect) -> Rect {
    guard content.width > 0, content.height > 0 else { return bounds }
    let (horizontal, vertical) = (bounds.width / content.width, bounds.height / content.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      return place(content, factor: min(horizontal, vertical), in: bounds)
    case .scaleAspectFill:
      return place(content, factor: max(horizontal, vertical), in: bounds)
    default: return place(content, factor: 1, in: bounds)
    }
  }

  /// Returns the frame of content whose size is multiplied by `factor`.
  private func place(_ content: Size, factor: Double, in bounds: Rect) -> Rect {
    let size = Size(width: content.width * factor, height: content.height * factor)
    return Rect(
      x: bounds.minX + (bounds.width - size.width) * anchor.x,
      y: bounds.minY + (bounds.height - size.height) * anchor.y,
      width: size.width, height: size.height)
  }

  /// How free space is divided: 0 puts content at the left or top, 1 at the right or bottom.
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
