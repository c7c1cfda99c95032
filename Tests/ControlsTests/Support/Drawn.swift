import Drawing
import Geometry
import Typesetting

/// What a list draws, whatever groups it stands in.
extension [DisplayList.Item] {
  /// The items of the list and of all groups in it.
  var flat: [DisplayList.Item] {
    flatMap { item -> [DisplayList.Item] in
      switch item {
      case .group(_, let list), .masked(let list, _): list.items.flat
      default: [item]
      }
    }
  }

  /// The shapes filled with a colour.
  var fills: [(shape: PaintedShape, color: Color)] {
    flat.compactMap { item in
      if case .fill(let shape, .color(let color)) = item { (shape, color) } else { nil }
    }
  }

  /// The bounds of the shapes filled with a colour.
  var areas: [Rect] { fills.map(\.shape.bounds) }

  /// The bounds of all shapes and lines; nil for none.
  var ink: Rect? {
    let boxes = flat.compactMap { item -> Rect? in
      switch item {
      case .fill(let shape, _): return shape.bounds
      case .stroke(let shape, let stroke):
        return shape.bounds.insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2)
      default: return nil
      }
    }
    return boxes.first.map { first in boxes.dropFirst().reduce(first) { $0.union($1) } }
  }

  /// The texts with their places.
  var texts: [(text: String, font: FontDescriptor?, rect: Rect)] {
    flat.compactMap { item in
      if case .text(let paragraph, let rect, _, _) = item {
        (paragraph.text, paragraph.runs.first?.font, rect)
      } else {
        nil
      }
    }
  }
}

extension PaintedShape {
  /// The radius of a rounded rectangle; nil for other shapes.
  var radius: Double? {
    if case .roundedRect(_, let radius, _) = self { radius } else { nil }
  }
}
