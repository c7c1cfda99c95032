package import Drawing
import Geometry

/// The drawing of a symbol on a square of 24 by 24 units: lines in the font's weight, and areas.
///
/// The drawings are our own: they take the place of Apple's symbols of the same names, at the
/// same position and size.
package struct SymbolOutline: Hashable, Sendable {
  /// The centre lines of the strokes.
  package var lines: Path
  /// The outlines of the filled areas.
  package var areas: Path
  /// The strokes above a filled enclosure, in the background colour.
  package var cutLines = Path()
  /// The areas above a filled enclosure, in the background colour.
  package var cutAreas = Path()

  /// Makes a drawing from two outlines, in the notation of `SymbolPen`.
  init(lines: String = "", areas: String = "") {
    self.lines = SymbolPen.path(lines)
    self.areas = SymbolPen.path(areas)
  }

  /// The smallest rectangle around the whole drawing, in units, without the stroke width.
  var bounds: Rect {
    let parts = [lines, areas, cutLines, cutAreas].filter { !$0.elements.isEmpty }.map(\.bounds)
    return parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) }
  }

  /// The drawing with its lines filled, as in the variant whose name ends in `.fill`.
  var filled: SymbolOutline {
    var copy = self
    copy.areas = Path(areas.elements + lines.elements)
    return copy
  }

  /// Returns the drawing inside a circle or a square, which is filled or an outline.
  func enclosed(in outline: SymbolOutline, isFilled: Bool) -> SymbolOutline {
    let scale = 0.5
    func shrunk(_ path: Path) -> Path {
      path.mapped { Point(x: 12 + ($0.x - 12) * scale, y: 12 + ($0.y - 12) * scale) }
    }
    var result = outline
    if isFilled {
      result.areas = outline.lines
      // A closed outline is also filled: a heart, but not a cross.
      result.cutLines = shrunk(lines)
      result.cutAreas = shrunk(lines.elements.contains(.close) ? filled.areas : areas)
    } else {
      result.lines = Path(outline.lines.elements + shrunk(lines).elements)
      result.areas = shrunk(areas)
    }
    return result
  }
}

extension Path {
  /// Returns the outline with each point moved.
  func mapped(_ move: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(move(point))
        case .line(let point): .line(move(point))
        case .curve(let point, let control1, let control2):
          .curve(move(point), control1: move(control1), control2: move(control2))
        case .close: .close
        }
      })
  }
}

/// Parses outlines in a short notation: `M x y`, `L x y`, `C x1 y1 x2 y2 x y` and `Z` as in SVG,
/// `O x y r` for a circle, `R x y width height radius` for a rectangle with rounded corners.
enum SymbolPen {
  /// The fraction of the radius at which the control points of a quarter circle lie.
  private static let quarter = 0.5523

  static func path(_ notation: String) -> Path {
    var elements: [Path.Element] = []
    var words = notation.split(separator: " ")[...]
    func point(_ numbers: [Double], _ index: Int) -> Point {
      Point(x: numbers[index], y: numbers[index + 1])
    }
    while let letter = words.popFirst() {
      let numbers = words.prefix { Double($0) != nil }.compactMap { Double($0) }
      words = words.dropFirst(numbers.count)
      switch (letter, numbers.count) {
      case ("M", 2): elements.append(.move(point(numbers, 0)))
      case ("L", _):
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
          elements.append(.line(point(numbers, index)))
        }
      case ("C", 6):
        elements.append(
          .curve(point(numbers, 4), control1: point(numbers, 0), control2: point(numbers, 2)))
      case ("O", 3):
        let (center, radius) = (point(numbers, 0), numbers[2])
        elements += rounded(
          Rect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
          radius)
      case ("R", 5):
        elements += rounded(
          Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), numbers[4])
      case ("Z", _): elements.append(.close)
      default: preconditionFailure("a symbol's outline has the step '\(letter)' \(numbers)")
      }
    }
    return Path(elements)
  }

  private static func rounded(_ rect: Rect, _ radius: Double) -> [Path.Element] {
    let reach = radius * (1 - quarter)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return [
      .move(at(left + radius, top)), .line(at(right - radius, top)),
      .curve(
        at(right, top + radius), control1: at(right - reach, top),
        control2: at(right, top + reach)),
      .line(at(right, bottom - radius)),
      .curve(
        at(right - radius, bottom), control1: at(right, bottom - reach),
        control2: at(right - reach, bottom)),
      .line(at(left + radius, bottom)),
      .curve(
        at(left, bottom - radius), control1: at(left + reach, bottom),
        control2: at(left, bottom - reach)),
      .line(at(left, top + radius)),
      .curve(
        at(left + radius, top), control1: at(left, top + reach), control2: at(left + reach, top)),
      .close,
    ]
  }
}
