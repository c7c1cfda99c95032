import Geometry
import Typesetting

extension DisplayList: CustomStringConvertible {
  /// One line per item, with the items of a group indented below it.
  package var description: String { lines.joined(separator: "\n") }

  fileprivate var lines: [String] { items.flatMap(\.lines) }
}

extension DisplayList.Item: CustomStringConvertible {
  /// The item on one line, followed by a group's items, indented.
  package var description: String { lines.joined(separator: "\n") }

  fileprivate var lines: [String] {
    switch self {
    case .fill(let shape, let paint): return ["fill \(shape) \(paint)"]
    case .border(let shape, let width, let color):
      return ["border \(shape) \(width.shortDescription) \(color)"]
    case .stroke(let shape, let stroke): return ["stroke \(shape) \(stroke)"]
    case .shadow(let shape, let shadow): return ["shadow \(shape) \(shadow)"]
    case .shadowed(let list, let shadow):
      return ["shadowed \(shadow)"] + list.lines.map { "  " + $0 }
    case .text(let paragraph, let rect, let color, _):
      return ["text \(rect.words) \(color) \(paragraph)"]
    case .image(let image, let tiles, let tint):
      let tinted = tint.map { " tinted \($0)" } ?? ""
      return tiles.map {
        "image \(image) from \($0.source.words) to \($0.destination.words)\(tinted)"
      }
    case .backdrop(let shape, let backdrop):
      return [
        "backdrop \(shape) radius \(backdrop.radius.shortDescription) saturation "
          + backdrop.saturation.shortDescription
      ]
    case .masked(let list, let mask):
      return ["masked"] + list.lines.map { "  " + $0 } + ["by"] + mask.lines.map { "  " + $0 }
    case .group(let group, let list):
      return ["group\(group)"] + list.lines.map { "  " + $0 }
    }
  }
}

extension DisplayList.Group: CustomStringConvertible {
  /// The properties that differ from the default, each preceded by a space.
  package var description: String {
    var text = ""
    if opacity != 1 { text += " opacity \(opacity.shortDescription)" }
    if let clip { text += " clip \(clip)" }
    if let blend { text += " blend \(blend)" }
    if transform != .identity {
      let parts = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      text += " transform [\(parts.words)]"
    }
    return text
  }
}

extension PaintedShape: CustomStringConvertible {
  /// The kind and the numbers, in points.
  package var description: String {
    switch self {
    case .rect(let rect): "rect \(rect.words)"
    case .roundedRect(let rect, let radius, let continuous):
      "rect \(rect.words) \(continuous ? "continuous" : "radius") \(radius.shortDescription)"
    case .ellipse(let rect): "ellipse \(rect.words)"
    case .path(let path): "\(path.isEvenOdd ? "even-odd " : "")path \(path)"
    }
  }
}

extension Path: CustomStringConvertible {
  /// The elements in the letters of SVG.
  package var description: String {
    elements.map { element in
      switch element {
      case .move(let point): "M\(point.words)"
      case .line(let point): "L\(point.words)"
      case .curve(let point, let control1, let control2):
        "C\(control1.words) \(control2.words) \(point.words)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension Paint: CustomStringConvertible {
  /// The colour, or the gradient's line and stops.
  package var description: String {
    switch self {
    case .color(let color): return "\(color)"
    case .linearGradient(let gradient):
      let stops = gradient.stops.map { "\($0.color) at \($0.location.shortDescription)" }
      return "gradient \(gradient.start.words) to \(gradient.end.words): "
        + stops.joined(separator: ", ")
    }
  }
}

extension Stroke: CustomStringConvertible {
  /// The width, the colour, and anything that differs from a plain line.
  package var description: String {
    var text = "\(width.shortDescription) \(color)"
    if !dashes.isEmpty { text += " dashes [\(dashes.words)]" }
    if roundCaps { text += " round" }
    return text
  }
}

extension Shadow: CustomStringConvertible {
  /// The colour, the opacity, the radius and the offset.
  package var description: String {
    "\(color) opacity \(opacity.shortDescription) radius \(radius.shortDescription) "
      + "offset [\([dx, dy].words)]"
  }
}

extension ImageBuffer: CustomStringConvertible {
  /// The size in pixels, the scale and the fingerprint.
  package var description: String {
    "\(width)x\(height)@\(scale.shortDescription)x #\(String(contentHash, radix: 16))"
  }
}

extension [Double] {
  /// The numbers, separated by commas.
  fileprivate var words: String { map(\.shortDescription).joined(separator: ", ") }
}

extension Point {
  fileprivate var words: String { "\(x.shortDescription),\(y.shortDescription)" }
}

extension Rect {
  /// `[x, y, width, height]`.
  fileprivate var words: String { "[\([minX, minY, width, height].words)]" }
}
