import Drawing
import Geometry
import Typesetting

/// Paints the parts of a symbol's drawing, from back to front.
struct SymbolPainter {
  /// The width of lines in points.
  let pen: Double
  /// The length of a unit of the drawing in points.
  let scale: Double
  /// The rectangle around everything that is painted.
  let room: Rect
  /// Places a point of the drawing.
  let place: (Point) -> Point

  /// Returns the parts in their colours.
  ///
  /// Inlays are holes if they have the colour of what they lie in; in another colour they are
  /// painted. A translucent colour covers a part and its outline as one.
  func items(
    of parts: [SymbolOutline.Part], color: (Int) -> Color
  ) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    var run: [DisplayList.Item] = []
    var runColor: Color?
    // The colour of what inlays lie in; other inlays in their own colour are no ground.
    var ground: Color?
    func close() {
      if let runColor, !run.isEmpty { items += covered(run, runColor) }
      run = []
      runColor = nil
    }
    for part in parts {
      let ink = color(part.tier)
      let isHole = part.role == .gap || part.role == .inlay && (ground ?? ink) == ink
      if isHole, part.role == .gap { close() }
      if isHole {
        if runColor == nil { items = cut(items, part) } else { run = cut(run, part) }
        continue
      }
      if runColor != ink { close() }
      runColor = ink
      if part.role == .ink { ground = ink }
      run += drawn(part, ink.multipliedAlpha(by: 1 / max(ink.alpha, 0.001)))
    }
    close()
    return items
  }

  /// Returns opaque items as translucent as a colour.
  private func covered(_ items: [DisplayList.Item], _ color: Color) -> [DisplayList.Item] {
    guard color.alpha < 1 else { return items }
    return [.group(DisplayList.Group(opacity: color.alpha), DisplayList(items))]
  }

  private func width(of part: SymbolOutline.Part) -> Double {
    // At most the pen's, and in black type two thirds of it.
    let own = part.isFine ? min(pen, 0.4 * pen + 0.6 * Symbol.regularPen * scale) : pen
    return max(pen / 3, own + part.swell * scale)
  }

  /// Returns the filled areas and the lines of a part where they are painted. The stroke of a
  /// filled circle that is smaller than the pen would have a hole: such a dot is an area.
  private func pieces(of part: SymbolOutline.Part, _ width: Double) -> (areas: Path, lines: Path) {
    let (areas, lines) = (part.areas.mapped(place), part.lines.mapped(place).subpaths)
    func isDot(_ line: Path) -> Bool {
      let bounds = line.bounds
      return line.isClosed && !areas.elements.isEmpty && max(bounds.width, bounds.height) < width
        && abs(bounds.width - bounds.height) < 0.01
    }
    let dots = lines.filter(isDot)
    let discs = dots.flatMap {
      SymbolPen.circle($0.bounds.center, ($0.bounds.width + width) / 2)
    }
    // The area within a dot's line is part of the disc.
    let rest = areas.subpaths.filter { area in !dots.contains { $0 == area } }
    return (
      Path(rest.flatMap(\.elements) + discs), Path(lines.filter { !isDot($0) }.flatMap(\.elements))
    )
  }

  private func drawn(_ part: SymbolOutline.Part, _ color: Color) -> [DisplayList.Item] {
    let width = width(of: part)
    let (areas, lines) = pieces(of: part, width)
    var items: [DisplayList.Item] = []
    if !areas.elements.isEmpty { items.append(.fill(.path(areas), .color(color))) }
    if !lines.elements.isEmpty {
      items.append(.stroke(.path(lines), Stroke(color, width: width, roundCaps: true)))
    }
    return items
  }

  /// Returns items outside a part: each of its pieces is cut out by a clip of its own, several that
  /// don't touch by one.
  private func cut(
    _ items: [DisplayList.Item], _ part: SymbolOutline.Part
  ) -> [DisplayList.Item] {
    guard !items.isEmpty else { return [] }
    let width = width(of: part)
    let (areas, lines) = pieces(of: part, width)
    let pieces = areas.subpaths + lines.bands(width: width)
    let outside = room.insetBy(dx: -1, dy: -1)
    var rounds: [[Path]] = []
    for piece in pieces {
      let bounds = piece.bounds
      let free = rounds.firstIndex { $0.allSatisfy { $0.bounds.intersection(bounds) == nil } }
      if let free { rounds[free].append(piece) } else { rounds.append([piece]) }
    }
    return rounds.reduce(items) { items, pieces in
      let clip = Path(
        SymbolPen.rounded(outside, 0) + pieces.flatMap(\.elements), isEvenOdd: true)
      return [.group(DisplayList.Group(clip: .path(clip)), DisplayList(items))]
    }
  }
}

extension Path {
  /// The parts that the pen draws without being lifted.
  var subpaths: [Path] {
    var paths: [Path] = []
    for element in elements {
      if case .move = element { paths.append(Path()) }
      if paths.isEmpty { paths.append(Path()) }
      paths[paths.count - 1].elements.append(element)
    }
    return paths
  }

  /// Whether the pen returns to its start.
  var isClosed: Bool { elements.last == .close }

  /// Returns the outlines of what a round pen of a width covers: one for each line and curve.
  func bands(width: Double) -> [Path] {
    var bands: [Path] = []
    var (start, last) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point):
        bands.append(.band(along: [last, point], width: width))
        last = point
      case .curve(let point, let control1, let control2):
        let spots = (0...12).map { step in
          Self.spot(Double(step) / 12, last, control1, control2, point)
        }
        bands.append(.band(along: spots, width: width))
        last = point
      case .close:
        if last != start { bands.append(.band(along: [last, start], width: width)) }
        last = start
      }
    }
    return bands
  }

  private static func spot(
    _ share: Double, _ start: Point, _ control1: Point, _ control2: Point, _ end: Point
  ) -> Point {
    let rest = 1 - share
    let weights = (
      rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share
    )
    func blend(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      weights.0 * a + weights.1 * b + weights.2 * c + weights.3 * d
    }
    return Point(
      x: blend(start.x, control1.x, control2.x, end.x),
      y: blend(start.y, control1.y, control2.y, end.y))
  }

  /// Returns the outline of a line with round ends.
  private static func band(along line: [Point], width: Double) -> Path {
    let spots = line.indices.compactMap { index in
      index > 0 && line[index] == line[index - 1] ? nil : line[index]
    }
    let reach = width / 2
    guard let first = spots.first, spots.count > 1 else {
      return Path(SymbolPen.circle(line.first ?? .zero, reach))
    }
    func angle(_ index: Int) -> Double {
      let (from, to) = (spots[max(0, index - 1)], spots[min(spots.count - 1, index + 1)])
      return SymbolPen.angle(from, to)
    }
    func beside(_ index: Int, _ turn: Double) -> Point {
      SymbolPen.onCircle(spots[index], reach, angle(index) + turn)
    }
    let last = spots.count - 1
    var elements: [Element] = [.move(beside(0, -90))]
    elements += spots.indices.dropFirst().map { .line(beside($0, -90)) }
    elements += SymbolPen.arc(spots[last], reach, angle(last) - 90, angle(last) + 90)
    elements += spots.indices.dropLast().reversed().map { .line(beside($0, 90)) }
    elements += SymbolPen.arc(first, reach, angle(0) + 90, angle(0) + 270) + [.close]
    return Path(elements)
  }
}
