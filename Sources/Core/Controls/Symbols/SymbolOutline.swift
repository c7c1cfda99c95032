import Drawing
import Geometry

/// The drawing of a symbol on a square of 24 by 24 units: lines in the font's weight, and areas.
///
/// The drawings are our own: they take the place of Apple's symbols of the same names, at the
/// same position and size.
struct SymbolOutline: Hashable, Sendable {
  /// What is drawn together.
  struct Part: Hashable, Sendable {
    /// The centre lines of the strokes.
    var lines = Path()
    /// The outlines of the filled areas.
    var areas = Path()
    /// What the part does to those behind it.
    var role = Role.ink
    /// Its rank among the colours, from 1 to 3.
    var tier = 1
    /// How much wider its strokes are than the pen, in units.
    var swell = 0.0
    /// Whether its strokes grow less than others in bold type.
    var isFine = false

    /// Whether another part is drawn together with it.
    func isDrawn(like other: Part) -> Bool {
      (role, tier, swell, isFine) == (other.role, other.tier, other.swell, other.isFine)
    }

    /// Returns the part with each point moved.
    func mapped(_ move: (Point) -> Point) -> Part {
      var copy = self
      copy.lines = lines.mapped(move)
      copy.areas = areas.mapped(move)
      return copy
    }
  }

  /// What a part does to those behind it.
  enum Role: Hashable, Sendable {
    /// It covers them.
    case ink
    /// It is a hole in them where it would have their colour, and else covers them.
    case inlay
    /// It is always a hole.
    case gap
  }

  /// The parts from back to front.
  var parts: [Part]
  /// The part of the square that layout sees, in units, where it is not what is painted.
  var room: Rect?

  /// The room, otherwise the smallest rectangle around what is painted, in units, without the width of
  /// the pen, but with what wider strokes have beyond it.
  var bounds: Rect {
    if let room { return room }
    let rects = parts.filter { $0.role == .ink }.flatMap { part in
      let reach = max(0, part.swell) / 2
      return [(part.lines, reach), (part.areas, 0)].filter { !$0.0.elements.isEmpty }
        .map { $0.0.bounds.insetBy(dx: -$0.1, dy: -$0.1) }
    }
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Returns the drawing with each point moved.
  func mapped(_ move: (Point) -> Point) -> SymbolOutline {
    SymbolOutline(parts: parts.map { $0.mapped(move) })
  }

  /// Returns the drawing smaller or larger, with the middle of its square at a point. One of which some
  /// lines grow less in bold type has only such where it is much smaller.
  func scaled(by factor: Double, around center: Point) -> SymbolOutline {
    var outline = mapped {
      Point(x: center.x + ($0.x - 12) * factor, y: center.y + ($0.y - 12) * factor)
    }
    if factor < 0.8, parts.contains(where: \.isFine) {
      for index in outline.parts.indices { outline.parts[index].isFine = true }
    }
    return outline
  }

  /// The drawing in the next tiers of colour.
  var behind: SymbolOutline {
    SymbolOutline(
      parts: parts.map { part in
        var copy = part
        copy.tier = min(3, part.tier + 1)
        return copy
      })
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
      }, isEvenOdd: isEvenOdd)
  }
}
