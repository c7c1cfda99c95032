import Drawing
import Geometry
import Testing
import Typesetting

@testable import Controls

/// Which names are symbols, and what Apple's list of them decides.
@Suite("Names of symbols")
struct SymbolNameTests {
  private func outline(_ name: String) throws -> SymbolOutline {
    try #require(SymbolOutline(named: name), "\(name)")
  }

  /// The width of lines and areas in the first tier, in units, at regular weight.
  private func glyph(_ name: String) throws -> Rect {
    let inks = try outline(name).parts.filter { $0.tier == 1 && $0.role == .ink }
    let rects = inks.flatMap { part in
      [(part.lines, Symbol.regularPen / 2), (part.areas, 0)].filter { !$0.0.elements.isEmpty }
        .map { $0.0.bounds.insetBy(dx: -$0.1, dy: -$0.1) }
    }
    return rects.dropFirst().reduce(try #require(rects.first)) { $0.union($1) }
  }

  @Test("A tree of words is read into names")
  func tree() {
    #expect(
      SymbolNames.names(in: "a'(b' c-(d\n  e(f)) g) 1-(h)")
        == ["a", "a.fill", "a.b", "a.b.fill", "a.c.d", "a.c.e", "a.c.e.f", "a.g", "1.h"])
    #expect(SymbolNames.all.count > 7_500 && Set(SymbolNames.all).count == SymbolNames.all.count)
    for name in ["heart.circle.fill", "50.square", "character.book.closed.ar", "apple.logo"] {
      #expect(SymbolNames.contains(name), "\(name)")
    }
    #expect(!SymbolNames.contains("heart.xx") && !SymbolNames.contains("1.0"))
  }

  // UIImage(systemName:) is nil for them on a device.
  @Test(
    "A name that could be composed is a symbol only if Apple has it",
    arguments: [
      "wifi.fill", "pencil.fill", "plus.fill", "gear.fill", "moon.badge", "51.circle",
      "heart.badge",
      "checkmark.fill",
    ])
  func madeUp(name: String) { #expect(Symbol(name) == nil && !SymbolNames.contains(name)) }

  @Test("No filled symbol is drawn like the one that isn't")
  func fills() throws {
    var count = 0
    for name in SymbolNames.all where name.hasSuffix(".fill") {
      guard let filled = SymbolOutline(named: name),
        let plain = SymbolOutline(named: String(name.dropLast(5)))
      else { continue }
      count += 1
      #expect(filled.parts != plain.parts, "\(name)")
    }
    #expect(count > 1_200)
  }

  @Test("What Apple also has filled is filled in a circle, signs are lines, shapes stay outlines")
  func circles() throws {
    for name in [
      "heart", "star", "bolt", "bell", "person", "moon", "folder", "mic", "video", "phone", "tag",
      "flag",
    ] {
      let inside = try outline("\(name).circle").parts.filter { $0.tier == 1 && $0.role == .ink }
      #expect(inside.contains { !$0.areas.elements.isEmpty }, "\(name)")
    }
    for name in ["plus", "xmark", "arrow.up", "a", "scissors", "circle"] {
      let inside = try outline("\(name).circle").parts.filter { $0.tier == 1 }
      #expect(inside.allSatisfy { $0.areas.elements.isEmpty }, "\(name)")
    }
    let crops = ["person.crop.circle", "person.crop.square", "person.crop.rectangle"]
    for name in crops {
      let inside = try outline(name).parts.filter { $0.tier == 1 }
      #expect(inside.allSatisfy { $0.lines.elements.isEmpty && !$0.areas.elements.isEmpty })
    }
    // What has no ground of its own is filled only by its name.
    #expect(try outline("camera.viewfinder").parts.contains { !$0.lines.elements.isEmpty })
  }

  // Shares of the circle, measured in framework7-icons, whose first set was drawn after Apple's.
  @Test("An i, dots and the lines of a filter take their share of a circle")
  func shares() throws {
    let circle = 21 + Symbol.regularPen
    #expect(abs(try glyph("info.circle").height / circle - 0.57) < 0.02)
    #expect(abs(try glyph("ellipsis.circle").width / circle - 0.58) < 0.02)
    #expect(abs(try glyph("ellipsis.circle").height / circle - 0.13) < 0.01)
    #expect(abs(try glyph("line.3.horizontal.decrease.circle").width / circle - 0.61) < 0.02)
  }

  private func extent(_ name: String, _ weight: Int, where isPart: (Rect) -> Bool) throws -> Double
  {
    let symbol = try #require(Symbol(name, pointSize: 100, weight: weight))
    func rects(_ items: [DisplayList.Item]) -> [Rect] {
      items.flatMap { item -> [Rect] in
        switch item {
        case .fill(.path(let path), _): path.subpaths.map(\.bounds)
        case .stroke(.path(let path), let stroke):
          path.subpaths.map { $0.bounds.insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2) }
        case .group(_, let list): rects(list.items)
        default: []
        }
      }
    }
    let rect = Rect(origin: .zero, size: symbol.size)
    return rects(symbol.items(in: rect, .black)).filter(isPart).map(\.height).max() ?? 0
  }

  @Test(
    "Dots, a bell's clapper and the foot of wifi grow with the weight",
    arguments: [
      ("ellipsis", 0.0), ("ellipsis.circle", 0), ("exclamationmark", 0.75), ("bell", 0.8),
      ("wifi", 0.6), ("list.bullet", 0),
    ])
  func dots(name: String, top: Double) throws {
    // What is small and lies below a share of the height.
    let heights = try [100, 400, 900].map { weight in
      let size = try #require(Symbol(name, pointSize: 100, weight: weight)).size
      return try extent(name, weight) {
        $0.minY >= top * size.height - 1
          && max($0.width, $0.height) < 0.45 * max(size.width, size.height)
      }
    }
    #expect(heights[0] > 0 && heights[0] < heights[1] - 2, "\(heights)")
    #expect(heights[1] < heights[2] - 2, "\(heights)")
  }

  @Test(
    "The dot of a sign in a circle or a badge stays apart from its line",
    arguments: [
      "info.circle", "exclamationmark.circle", "questionmark.circle", "exclamationmark.bubble",
      "person.crop.circle.badge.exclamationmark", "person.crop.circle.badge.questionmark",
    ])
  func gaps(name: String) throws {
    let part = try #require(try outline(name).parts.last { $0.isFine })
    for weight in [400, 600, 700] {
      let pen = Symbol.pen(1, weight) / Symbol.pen(1, 400) * Symbol.regularPen
      let width = 0.4 * pen + 0.6 * Symbol.regularPen + part.swell
      let dot = try #require(part.lines.subpaths.last { $0.isClosed }).bounds
      let lines = part.lines.subpaths.filter { !$0.isClosed }.map(\.bounds)
      let gap = lines.map { max(dot.minY - $0.maxY, $0.minY - dot.maxY) }.min() ?? 0
      #expect(gap - width > 0.2, "\(weight)")
    }
  }

  @Test("Fine lines are as thick as others in regular type, and stay apart in black type")
  func fineLines() throws {
    for (name, pitch) in [("trash", 3.0), ("gear", 3.1)] {
      for weight in [100, 400, 900] {
        let part = try #require(try outline(name).parts.last { $0.isFine })
        let pen = Symbol.pen(1, weight) / Symbol.pen(1, 400) * Symbol.regularPen
        let painter = SymbolPainter(pen: pen, scale: 1, room: .zero) { $0 }
        let items = painter.items(of: [part]) { _ in .black }
        guard case .stroke(_, let stroke) = items.first else {
          Issue.record("\(name) has no fine lines")
          continue
        }
        #expect(stroke.width <= pen + 0.001 && stroke.width < pitch, "\(name) \(weight)")
        if weight < 900 { #expect(stroke.width > pen * 0.75, "\(name) \(weight)") }
      }
    }
  }

  @Test(
    "Shapes that were boxes or something else",
    arguments: [
      "drop.triangle", "tornado", "hurricane", "tv.and.mediabox", "scanner", "washer",
      "tennis.racket",
      "facemask", "comb", "allergens", "cellularbars", "bolt.car", "level", "doc.text.image",
      "washer.fill", "scanner.fill", "bolt.car.fill", "hurricane.circle.fill", "comb.fill",
    ])
  func drawn(name: String) { #expect(Symbol(name) != nil) }

  @Test("A cogwheel has fine teeth and spokes, a hotspot is two wide loops, bold is bold")
  func shapes() throws {
    #expect(try outline("gear") != outline("gearshape"))
    let teeth = try outline("gear").parts.flatMap(\.lines.subpaths).filter { !$0.isClosed }
    #expect(teeth.count == 21)
    let hotspot = try outline("personalhotspot").bounds
    #expect(hotspot.width > 1.5 * hotspot.height)
    #expect(try outline("bold").parts.allSatisfy { $0.swell > 1 })
    #expect(try outline("ant") != outline("ant.fill"))
  }
}
