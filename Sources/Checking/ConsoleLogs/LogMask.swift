import AutoLayout
import Geometry

/// The frame and mask behind the autoresizing constraints of one view in a log.
struct LogMask {
  /// The position of the view along one axis.
  struct Span: Hashable {
    var origin: Double
    var extent: Double
  }

  let horizontal: Span
  let vertical: Span
  /// The flexible parts by their names in scenes.
  let parts: [String]
  /// The superview's size that the frame was designed for.
  let designSize: (width: Double, height: Double)

  /// Returns nil if no frame is known for constraints of this kind.
  ///
  /// - Parameters:
  ///   - constraints: the constraints of the view's mask.
  ///   - superviewSize: the known size of the superview.
  init?(
    _ constraints: [LogConstraint], superviewSize: (width: Double?, height: Double?)
  ) {
    guard let tag = constraints.first?.mask else { return nil }
    let tags = tag.split(separator: " ").map { Array($0.dropFirst(2)) }
    guard tags.count == 2, tags.allSatisfy({ $0.count == 3 }) else { return nil }
    designSize = (superviewSize.width ?? 375, superviewSize.height ?? 667)
    guard
      let horizontal = Self.span(
        constraints.filter { $0.first.attribute.axis == .horizontal }, designSize.width),
      let vertical = Self.span(
        constraints.filter { $0.first.attribute.axis == .vertical }, designSize.height)
    else { return nil }
    (self.horizontal, self.vertical) = (horizontal, vertical)
    let names = [
      ["flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin"],
      ["flexibleTopMargin", "flexibleHeight", "flexibleBottomMargin"],
    ]
    parts = zip(tags, names).flatMap { tag, names in
      zip(tag, names).filter { $0.0 == "&" }.map(\.1)
    }
  }

  /// Derives origin and extent from `minX == x`, `width == w`, `H:[v]-(r)-|`, `midX == m` and
  /// `minX == k*super.width - c`.
  private static func span(_ constraints: [LogConstraint], _ whole: Double) -> Span? {
    var origin: Double?
    var extent: Double?
    var far: Double?
    var middle: Double?
    for constraint in constraints {
      switch constraint.first.attribute {
      case .minX, .minY, .left, .leading, .top:
        if constraint.second == nil || constraint.second?.item == constraint.bar {
          guard constraint.second?.attribute.isLocation != false else {
            extent = 0 - constraint.constant / constraint.multiplier
            origin = constraint.multiplier * (whole - (extent ?? 0))
            continue
          }
          origin = constraint.constant
        }
      case .width where constraint.second == nil, .height where constraint.second == nil:
        extent = constraint.constant
      case .width, .height: far = 0 - constraint.constant
      case .right, .trailing, .bottom, .maxX, .maxY: far = constraint.constant
      case .midX, .midY, .centerX, .centerY: middle = constraint.constant
      default: return nil
      }
    }
    if let far {
      if let extent { return Span(origin: whole - far - extent, extent: extent) }
      return Span(origin: origin ?? 0, extent: whole - far - (origin ?? 0))
    }
    let size = extent ?? 0
    return Span(origin: origin ?? middle.map { $0 - size / 2 } ?? 0, extent: size)
  }
}
