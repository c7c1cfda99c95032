import AutoLayout
import Drawing
import Geometry
import Rendering
import Typesetting

/// Something that a road draws: a leaf of its display list, with the groups around it.
///
/// Which view draws it, and how views are nested, may differ from road to road. Numbers are rounded
/// to thousandths of a point, because sums in another order differ in their last bit.
struct Drawn: Hashable, CustomStringConvertible {
  /// What kind of thing it is, in the ledger of differences.
  let kind: String
  /// Where it is and how it looks.
  let look: String
  /// The opacities, clips, transforms, masks and shadows around it, from the inside.
  let around: [String]

  var description: String { ([kind, look] + around).joined(separator: " ") }

  /// Returns what a laid-out tree draws, in the order in which it is drawn.
  static func all(in root: View, scale: Double) -> [Drawn] {
    leaves(of: TreePainter(grid: PixelGrid(scale: scale)).paint(root), .zero, [])
  }

  /// Returns the leaves of a display list whose coordinates begin at a point; a group that only
  /// moves is as good as none.
  private static func leaves(
    of list: DisplayList, _ origin: Point, _ around: [String]
  ) -> [Drawn] {
    list.items.flatMap { item -> [Drawn] in
      switch item {
      case .group(let group, let inner):
        let (dx, dy) = (group.transform.tx, group.transform.ty)
        if group.transform == AffineTransform(translationX: dx, y: dy) {
          let moved = Point(x: origin.x + dx, y: origin.y + dy)
          return leaves(of: inner, moved, words(group, moved) + around)
        }
        return leaves(
          of: inner, .zero,
          ["\(said(group.transform)) at \(said(origin))"]
            + words(group, origin) + around)
      case .masked(let inner, _): return leaves(of: inner, origin, ["masked"] + around)
      case .shadowed(let inner, let shadow):
        return leaves(of: inner, origin, [said(shadow)] + around)
      default:
        return leaf(item, origin).map { Drawn(kind: $0.kind, look: $0.look, around: around) }
          .map { [$0] } ?? []
      }
    }
  }

  private static func words(_ group: DisplayList.Group, _ origin: Point) -> [String] {
    (group.opacity == 1 ? [] : ["opacity \(said(group.opacity))"])
      + (group.clip.map { ["clip \(said($0, origin))"] } ?? [])
  }

  /// Returns the words for a leaf; nil for one that is not seen.
  private static func leaf(
    _ item: DisplayList.Item, _ origin: Point
  ) -> (kind: String, look: String)? {
    switch item {
    case .text(var paragraph, let rect, let color, _):
      // Documents name no language, and scenes are English unless they say otherwise.
      paragraph.language = nil
      return ("text", "\(paragraph) \(said(rect, origin)) \(color)")
    case .fill(_, .color(let color)) where color.alpha == 0: return nil
    case .fill(let shape, _) where shape.bounds.isEmpty: return nil
    case .fill(let shape, .color(let color)): return ("fill", "\(said(shape, origin)) \(color)")
    case .fill(let shape, _): return ("fill", "\(said(shape, origin)) of a gradient")
    case .border(let shape, let width, let color):
      return ("line", "\(said(shape, origin)) \(said(width)) \(color)")
    case .stroke(let shape, let stroke): return ("line", "\(said(shape, origin)) \(stroke)")
    case .shadow(let shape, let shadow): return ("shadow", "\(said(shape, origin)) \(said(shadow))")
    case .image(let image, let tiles, let tint):
      let places = tiles.map { said($0.destination, origin) }.joined(separator: " ")
      return ("image", "\(image.width)x\(image.height) \(places) \(tint.map { "\($0)" } ?? "")")
    case .backdrop(let shape, _): return ("backdrop", said(shape, origin))
    case .group, .masked, .shadowed: return nil
    }
  }

  private static func said(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func said(_ point: Point) -> String { "\(said(point.x)) \(said(point.y))" }

  private static func said(_ rect: Rect, _ origin: Point) -> String {
    let values = [rect.minX + origin.x, rect.minY + origin.y, rect.width, rect.height]
    return "[\(values.map { said($0) }.joined(separator: " "))]"
  }

  private static func said(_ shape: PaintedShape, _ origin: Point) -> String {
    let place = said(shape.bounds, origin)
    return switch shape {
    case .rect: place
    case .ellipse: "ellipse \(place)"
    case .roundedRect(_, let radius, let isContinuous):
      "\(place) radius \(said(radius))\(isContinuous ? " continuous" : "")"
    case .path(let path): "path \(place) of \(path.elements.count)"
    }
  }

  private static func said(_ shadow: Shadow) -> String {
    "shadow \(shadow.color) \(said(shadow.opacity)) \(said(shadow.radius)) "
      + "\(said(shadow.dx)) \(said(shadow.dy))"
  }

  private static func said(_ map: AffineTransform) -> String {
    "turned \([map.a, map.b, map.c, map.d, map.tx, map.ty].map { said($0) })"
  }
}

/// What one of two roads draws and the other does not.
struct RoadDifference {
  private var missing: [Drawn] = []
  private var added: [Drawn] = []

  /// Compares what two roads draw, whatever the order.
  init(_ expected: [Drawn], _ drawn: [Drawn]) {
    var counts: [Drawn: Int] = [:]
    for leaf in drawn { counts[leaf, default: 0] += 1 }
    for leaf in expected {
      if let count = counts[leaf], count > 0 {
        counts[leaf] = count - 1
      } else {
        missing.append(leaf)
      }
    }
    for leaf in drawn {
      guard let count = counts[leaf], count > 0 else { continue }
      counts[leaf] = count - 1
      added.append(leaf)
    }
  }

  /// How many there are of each kind, such as `text -2 +1`; empty if the roads agree.
  var summary: String {
    ["text", "image", "fill", "line", "shadow", "backdrop"].compactMap { kind in
      let (gone, new) = (missing.count { $0.kind == kind }, added.count { $0.kind == kind })
      guard gone + new > 0 else { return nil }
      return kind + (gone > 0 ? " -\(gone)" : "") + (new > 0 ? " +\(new)" : "")
    }.joined(separator: ", ")
  }

  /// One line for each, for the failing test.
  var details: String {
    (missing.map { "- \($0)" } + added.map { "+ \($0)" }).prefix(60).joined(separator: "\n")
  }
}
