import Drawing
import Geometry

extension SymbolOutline {
  /// Returns the drawing with another above it.
  func with(_ other: SymbolOutline) -> SymbolOutline {
    SymbolOutline(parts: parts + other.parts)
  }

  /// The variant whose name ends in `.fill`: closed outlines are filled, what lies inside of one is
  /// a hole, what lies outside stays a line.
  var filled: SymbolOutline {
    var (body, holes, rest) = (Part(), Part(role: .inlay), Part())
    let lines = parts.filter { $0.role == .ink }.flatMap(\.lines.subpaths)
    let closed = lines.filter(\.isClosed)
    let outer = closed.filter { path in !closed.contains { path.liesInside($0) } }
    for path in lines {
      if outer.contains(path) {
        body.areas.elements += path.elements
        body.lines.elements += path.elements
      } else if outer.contains(where: path.liesInside) {
        holes.lines.elements += path.elements
      } else {
        rest.lines.elements += path.elements
      }
    }
    for path in parts.filter({ $0.role == .ink }).flatMap(\.areas.subpaths) {
      if outer.contains(where: path.liesInside) {
        holes.areas.elements += path.elements
      } else {
        rest.areas.elements += path.elements
      }
    }
    return SymbolOutline(
      parts: [body, holes, rest].filter { !$0.lines.elements.isEmpty || !$0.areas.elements.isEmpty }
    )
  }

  /// Returns another drawing inside this one, which is filled or an outline.
  func enclosing(
    _ inner: SymbolOutline, _ enclosure: Enclosure, isFilled: Bool
  ) -> SymbolOutline {
    let small = inner.scaled(by: enclosure.scale, around: enclosure.center)
    guard isFilled else { return behind.with(small) }
    // A closed outline is also filled: a heart, but not a cross.
    var glyph = small.parts.contains { $0.lines.elements.contains(.close) } ? small.filled : small
    guard !enclosure.isOpen else { return behind.with(glyph) }
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
      small.parts[index].swell = -0.4
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

extension Path {
  /// Whether all of it is within the bounds of another, if not on their edge.
  fileprivate func liesInside(_ other: Path) -> Bool {
    self != other && other.bounds.contains(bounds, tolerance: 0.3)
      && (bounds.width < other.bounds.width - 0.5 || bounds.height < other.bounds.height - 0.5)
  }
}
