import Controls
import Drawing
import Foundation
import Geometry
import Typesetting

/// A stand-in for a system symbol, which only Apple's systems have: a simple shape that follows
/// the symbol's name, or a rounded box if the name suggests no shape.
struct SymbolStandIn {
  let name: String
  let side: CGFloat
  let scale: CGFloat

  /// The shape as a template image; nil if it has no area.
  var image: Image? {
    let size = Size(width: Double(side), height: Double(side))
    guard let canvas = try? Canvas(size: size, scale: Double(scale), background: .clear),
      (try? canvas.draw(DisplayList(items), text: BlockMeasurer())) != nil
    else { return nil }
    var image = Image(canvas.image())
    image.isTemplate = true
    return image
  }

  private var items: [DisplayList.Item] {
    let words = Set(name.split(separator: ".").map(String.init))
    let box = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
    let inner = box.insetBy(dx: Double(side) * 0.14, dy: Double(side) * 0.14)
    let isFilled = words.contains("fill")
    let rounds = words.contains("circle")
    let glyph = rounds ? inner.insetBy(dx: inner.width * 0.28, dy: inner.height * 0.28) : inner
    let lines = strokes(in: glyph, words)
    let width = max(1.2, Double(side) * 0.085)
    let line = Stroke(.black, width: width, roundCaps: true)
    if rounds {

      return [isFilled ? .fill(.ellipse(inner), .color(.black)) : .stroke(.ellipse(inner), line)]
        + (lines.map { [DisplayList.Item.stroke(.path(Path($0)), line)] } ?? [])
    }
    if let lines { return [.stroke(.path(Path(lines)), line)] }
    let shape =
      words.contains("star")
      ? PaintedShape.path(star(in: inner)) : .roundedRect(inner, radius: inner.width * 0.25)
    return [isFilled ? .fill(shape, .color(.black)) : .stroke(shape, line)]
  }

  /// Returns the strokes that a name suggests; nil for none.
  private func strokes(in rect: Rect, _ words: Set<String>) -> [Path.Element]? {
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    }
    func line(_ points: (Double, Double)...) -> [Path.Element] {
      points.enumerated().map { index, point in
        index == 0 ? .move(at(point.0, point.1)) : .line(at(point.0, point.1))
      }
    }
    if words.contains("chevron") || words.contains("arrow") || words.contains("arrowtriangle") {
      let shaft = words.contains("arrow")
      if words.contains("left") || words.contains("backward") {
        return line((0.65, 0.1), (0.3, 0.5), (0.65, 0.9))
          + (shaft ? line((0.3, 0.5), (1, 0.5)) : [])
      }
      if words.contains("up") {
        return line((0.1, 0.65), (0.5, 0.3), (0.9, 0.65))
          + (shaft ? line((0.5, 0.3), (0.5, 1)) : [])
      }
      if words.contains("down") {
        return line((0.1, 0.35), (0.5, 0.7), (0.9, 0.35))
          + (shaft ? line((0.5, 0.7), (0.5, 0)) : [])
      }
      return line((0.35, 0.1), (0.7, 0.5), (0.35, 0.9)) + (shaft ? line((0.7, 0.5), (0, 0.5)) : [])
    }
    if words.contains("plus") { return line((0.5, 0), (0.5, 1)) + line((0, 0.5), (1, 0.5)) }
    if words.contains("minus") { return line((0, 0.5), (1, 0.5)) }
    if words.contains("xmark") {
      return line((0.1, 0.1), (0.9, 0.9)) + line((0.9, 0.1), (0.1, 0.9))
    }
    if words.contains("checkmark") { return line((0.1, 0.55), (0.4, 0.85), (0.9, 0.15)) }
    if words.contains("ellipsis") {
      return line((0.1, 0.5), (0.101, 0.5)) + line((0.5, 0.5), (0.501, 0.5))
        + line((0.9, 0.5), (0.901, 0.5))
    }
    if words.contains("magnifyingglass") {
      let lens = CGPath.ellipse(
        CGRect(
          x: rect.minX, y: rect.minY, width: rect.width * 0.7, height: rect.height * 0.7))
      return lens.core.elements + line((0.62, 0.62), (1, 1))
    }
    if words.contains("line") {
      return line((0, 0.2), (1, 0.2)) + line((0, 0.5), (1, 0.5)) + line((0, 0.8), (1, 0.8))
    }
    if words.contains("info") || words.contains("exclamationmark") {
      return line((0.5, 0.1), (0.5, 0.62)) + line((0.5, 0.88), (0.501, 0.88))
    }
    return nil
  }

  private func star(in rect: Rect) -> Path {
    var elements: [Path.Element] = []
    for index in 0..<10 {
      let angle = Double(index) * .pi / 5 - .pi / 2
      let radius = (index % 2 == 0 ? 0.5 : 0.2) * rect.width
      let point = Point(
        x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      elements.append(index == 0 ? .move(point) : .line(point))
    }
    return Path(elements + [.close])
  }
}
