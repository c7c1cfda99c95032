package import Geometry
import Typesetting

extension DisplayList {
  /// The shape that the items cover, with the alpha that they have everywhere in it; nil if they
  /// are not known to cover exactly one shape evenly.
  ///
  /// O(items); texts are taken to stay within their rectangles.
  package var silhouette: (shape: PaintedShape, alpha: Double)? {
    guard let (shape, alpha) = items.first?.coat else { return nil }
    let others = items.dropFirst()
    // More paint on a translucent coat would make it denser.
    guard others.isEmpty || alpha == 1 && others.allSatisfy({ $0.isWithin(shape) }) else {
      return nil
    }
    return (shape, alpha)
  }

  /// Returns the items above the shadow that they cast together.
  package func above(_ shadow: Shadow) -> [Item] {
    guard !items.isEmpty else { return [] }
    guard let (shape, alpha) = silhouette else { return [.shadowed(self, shadow)] }
    var cast = shadow
    cast.opacity = min(1, shadow.opacity) * alpha
    return [.shadow(shape, cast)] + items
  }

  /// The smallest rectangle around everything painted, with room for glyphs that extend beyond
  /// the rectangle of their text; nil for nothing.
  var bounds: Rect? { union { $0.bounds(overhang: 1) } }

  fileprivate func union(_ box: (Item) -> Rect?) -> Rect? {
    items.reduce(nil) { whole, item in
      guard let part = box(item) else { return whole }
      return whole?.union(part) ?? part
    }
  }
}

extension DisplayList.Item {
  /// The shape that the item covers evenly, and its alpha; nil for none.
  fileprivate var coat: (shape: PaintedShape, alpha: Double)? {
    switch self {
    case .fill(let shape, .color(let color)): return (shape, color.alpha)
    case .fill(let shape, let paint): return paint.isOpaque ? (shape, 1) : nil
    case .image(let image, let tiles, let tint):
      // The tiles of one image fill a rectangle without gaps.
      guard image.isOpaque, let first = tiles.first else { return nil }
      let whole = tiles.reduce(first.destination) { $0.union($1.destination) }
      return (.rect(whole), tint?.alpha ?? 1)
    default: return nil
    }
  }

  /// Whether nothing is painted outside an opaque shape.
  fileprivate func isWithin(_ shape: PaintedShape) -> Bool {
    switch self {
    case .fill(shape, _), .border(shape, _, _), .backdrop(shape, _): return true
    case .group(let group, _) where group.clip == shape && group.transform == .identity:
      return true
    default:
      guard let box = bounds(overhang: 0) else { return true }
      return shape.core?.contains(box, tolerance: 0.01) ?? false
    }
  }

  /// Returns the smallest rectangle around what is painted; nil for nothing.
  ///
  /// - Parameter overhang: How far glyphs may extend beyond the rectangle of their text, in sizes
  ///   of its largest font.
  fileprivate func bounds(overhang: Double) -> Rect? {
    switch self {
    case .fill(let shape, _), .border(let shape, _, _), .backdrop(let shape, _):
      return shape.drawable?.bounds
    case .stroke(let shape, let stroke):
      let reach = stroke.width.isFinite ? max(stroke.width, 1) : 0
      return shape.drawable?.bounds.insetBy(dx: -reach, dy: -reach)
    case .shadow(let shape, let shadow):
      return shape.drawable.map { shadow.bounds(around: $0.bounds) }
    case .text(let paragraph, let rect, _, _):
      guard rect.isFinite else { return nil }
      let reach = overhang * (paragraph.runs.map(\.font.size).max() ?? 0)
      return rect.insetBy(dx: -reach, dy: -reach)
    case .image(_, let tiles, _):
      return tiles.reduce(nil) { $0?.union($1.destination) ?? $1.destination }
    case .shadowed(let list, let shadow):
      guard let box = list.union({ $0.bounds(overhang: overhang) }) else { return nil }
      return box.union(shadow.bounds(around: box))
    case .masked(let list, _): return list.union { $0.bounds(overhang: overhang) }
    case .group(let group, let list):
      var box = list.union { $0.bounds(overhang: overhang) }
      if let clip = group.clip?.drawable?.bounds { box = box?.intersection(clip) }
      return box.map(group.transform.boundingBox)
    }
  }
}

extension Shadow {
  /// Returns the rectangle outside which nothing of a rectangle's shadow is visible.
  func bounds(around box: Rect) -> Rect {
    let reach = radius > 0 ? min(3 * radius, 1e6) + 1 : 0
    return box.offsetBy(dx: dx, dy: dy).insetBy(dx: -reach, dy: -reach)
  }
}

extension PaintedShape {
  /// A rectangle inside the shape; nil for none that is known.
  var core: Rect? {
    switch self {
    case .rect(let rect): return rect
    case .roundedRect(let rect, let radius, _):
      // A quarter circle cuts off less than this fraction of its radius on both axes.
      let corner = 0.3 * max(0, min(radius, rect.width / 2, rect.height / 2))
      return rect.insetBy(dx: corner, dy: corner)
    case .ellipse, .path: return nil
    }
  }
}

extension Paint {
  /// Whether the paint hides everything below it.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha == 1
    case .linearGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 1 }
    }
  }
}
