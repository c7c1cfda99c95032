import Drawing
import Geometry

extension SymbolOutline {
  /// Returns the drawing with another above it.
  func with(_ other: SymbolOutline) -> SymbolOutline {
    SymbolOutline(parts: parts + other.parts)
  }

  /// The variant whose name ends in `.fill`: closed outlines are filled, what lies inside of one is
  /// a hole, what lies outside stays a line. Each part keeps its colour, and gaps stay gaps.
  var filled: SymbolOutline {
    let inks = parts.filter { $0.role == .ink }
    let closed = inks.flatMap(\.lines.subpaths).filter(\.isClosed)
    let outer = closed.filter { path in !closed.contains { path.liesInside($0) } }
    func isInside(_ path: Path) -> Bool { outer.contains(where: path.liesInside) }
    let filled = parts.flatMap { part -> [Part] in
      guard part.role != .gap else { return [part] }
      var (body, rest) = (part.empty, part.only { !isInside($0) && !outer.contains($0) })
      let bodies = part.role == .ink ? part.lines.subpaths.filter(outer.contains) : []
      body.lines.elements = bodies.flatMap(\.elements)
      body.areas = body.lines
      let holes = inks.map { ink in
        var hole = ink.only { bodies.contains(where: $0.liesInside) }
        hole.role = .inlay
        return hole
      }
      return [body] + holes + [rest]
    }
    return SymbolOutline(
      parts: filled.filter { !$0.lines.elements.isEmpty || !$0.areas.elements.isEmpty })
  }

  /// Returns another drawing inside this one, which is filled, with the other as a hole, or an
  /// outline.
  func enclosing(
    _ inner: SymbolOutline, _ enclosure: Enclosure, isFilled: Bool
  ) -> SymbolOutline {
    var small = inner.scaled(by: enclosure.scale, around: enclosure.center)
    for index in small.parts.indices where small.parts[index].isOutline {
      small.parts[index].isFine = true
    }
    guard isFilled, !enclosure.isOpen else { return behind.with(small) }
    var glyph = small
    for index in glyph.parts.indices {
      glyph.parts[index].role = glyph.parts[index].role == .ink ? .inlay : .ink
    }
    var ground = filled
    for index in ground.parts.indices { ground.parts[index].tier = 2 }
    for index in glyph.parts.indices where glyph.parts[index].role == .ink {
      glyph.parts[index].tier = 2
    }
    return ground.with(glyph)
  }

  /// The drawing crossed out from the top left to the bottom right.
  var struckOut: SymbolOutline {
    let middle = bounds.center
    let reach = min(10.5, max(7, min(bounds.width, bounds.height) / 2 + 0.8))
    let slash = Path.line(
      from: Point(x: middle.x - reach, y: middle.y - reach),
      to: Point(x: middle.x + reach, y: middle.y + reach))
    return behind.with(
      SymbolOutline(parts: [Part(lines: slash, role: .gap, swell: 2.6), Part(lines: slash)]))
  }

  /// The drawing with a dot at its top right corner.
  var dotted: SymbolOutline {
    let spot = Point(x: bounds.maxX - 2.5, y: bounds.minY + 3)
    return behind.with(Self.disc(spot, 3.6))
  }

  /// Returns the drawing with a sign in a disc at its bottom right corner.
  func badged(with sign: SymbolOutline) -> SymbolOutline {
    let spot = Point(x: bounds.maxX - 2, y: bounds.maxY - 3)
    var small = sign.scaled(by: 0.25, around: spot)
    for index in small.parts.indices {
      small.parts[index].role = .gap
      // The dot of a sign must not touch its line.
      let hasDots = !small.parts[index].areas.elements.isEmpty
      small.parts[index].swell = hasDots ? -0.9 : -0.4
    }
    return behind.with(Self.disc(spot, 5.4)).with(small)
  }

  /// Returns the drawing with a triangle at its bottom right corner.
  func warned(by triangle: SymbolOutline) -> SymbolOutline {
    let spot = Point(x: bounds.maxX - 4, y: bounds.maxY - 4)
    return behind.with(triangle.scaled(by: 0.55, around: spot))
  }

  /// Returns a disc with room around it.
  private static func disc(_ center: Point, _ radius: Double) -> SymbolOutline {
    SymbolOutline(parts: [
      Part(areas: Path(SymbolPen.circle(center, radius + 1.5)), role: .gap),
      Part(areas: Path(SymbolPen.circle(center, radius))),
    ])
  }
}

extension SymbolOutline.Part {
  /// Whether the part surrounds something that it does not cover.
  fileprivate var isOutline: Bool {
    areas.elements.isEmpty && lines.subpaths.contains(where: \.isClosed)
  }

  /// A part of the same colour without a drawing.
  fileprivate var empty: Self { only { _ in false } }

  /// Returns the part with some of its pieces.
  fileprivate func only(_ isKept: (Path) -> Bool) -> Self {
    var copy = self
    copy.lines.elements = lines.subpaths.filter(isKept).flatMap(\.elements)
    copy.areas.elements = areas.subpaths.filter(isKept).flatMap(\.elements)
    return copy
  }
}

extension Path {
  /// Whether all of it is within the bounds of another, if not on their edge.
  fileprivate func liesInside(_ other: Path) -> Bool {
    self != other && other.bounds.contains(bounds, tolerance: 0.3)
      && (bounds.width < other.bounds.width - 0.5 || bounds.height < other.bounds.height - 0.5)
  }
}
