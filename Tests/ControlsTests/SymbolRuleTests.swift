import AutoLayout
import Drawing
import Geometry
import Testing
import Typesetting

@testable import Controls

/// What the last words of a name, its colours and its room make of a symbol.
@Suite("Rules of symbols")
struct SymbolRuleTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  /// What a list paints: the colour, the bounds and, of lines, the width.
  private struct Ink {
    var color: Color
    var bounds: Rect
    var width = 0.0
  }

  private func inks(
    _ items: [DisplayList.Item], by transform: AffineTransform = .identity
  ) -> [Ink] {
    items.flatMap { item -> [Ink] in
      switch item {
      case .fill(let shape, .color(let color)): return [Ink(color: color, bounds: shape.bounds)]
      case .stroke(let shape, let stroke):
        return [Ink(color: stroke.color, bounds: shape.bounds, width: stroke.width)]
      case .group(let group, let list):
        return inks(list.items).map { ink in
          var ink = ink
          ink.color = ink.color.multipliedAlpha(by: group.opacity)
          let (t, rect) = (group.transform, ink.bounds)
          ink.bounds = Rect(
            x: rect.minX * t.a + t.tx, y: rect.minY * t.d + t.ty, width: rect.width * t.a,
            height: rect.height * t.d)
          return ink
        }
      default: return []
      }
    }
  }

  private func inks(_ name: String, _ colors: [Color] = []) throws -> [Ink] {
    var symbol = try #require(Symbol(name))
    symbol.colors = colors
    return inks(symbol.items(in: Rect(origin: .zero, size: symbol.size), .black))
  }

  private func outline(_ name: String) throws -> SymbolOutline {
    try #require(SymbolOutline(named: name))
  }

  @Test("A small symbol is 0.78, a large one 1.28 times as large, a single line as thick as ever")
  func scales() throws {
    func size(_ name: String, _ scale: SymbolStyle.Scale) throws -> Size {
      try #require(Symbol(name, scale: scale)).size
    }
    let circle = try size("circle", .medium).width
    #expect(abs(try size("circle", .small).width / circle - 0.78) < 1e-9)
    #expect(abs(try size("circle", .large).width / circle - 1.28) < 1e-9)
    #expect(try size("minus", .small).height == size("minus", .medium).height)
  }

  @Test("A palette of two colours gives the third part the second one")
  func shortPalette() throws {
    let parts = try inks("wifi", [Self.red, Self.blue]).map(\.color)
    #expect(parts.count { $0 == Self.red } == 1 && parts.count { $0 == Self.blue } == 2)
  }

  @Test("What stands in a circle comes before it among the colours, filled or not")
  func enclosures() throws {
    for name in ["heart.circle", "xmark.circle", "heart.circle.fill", "xmark.circle.fill"] {
      let parts = try inks(name, [Self.red, Self.blue])
      let largest = try #require(parts.max { $0.bounds.width < $1.bounds.width })
      let smallest = try #require(parts.min { $0.bounds.width < $1.bounds.width })
      #expect(largest.color == Self.blue && smallest.color == Self.red, "\(name)")
      #expect(smallest.bounds.width < largest.bounds.width * 0.6, "\(name)")
    }
  }

  @Test("A slash runs from the top left to the bottom right, with a gap beside it")
  func slashes() throws {
    for name in ["bell.slash", "eye.slash.fill"] {
      let parts = try outline(name).parts
      guard case .move(let start) = parts.last?.lines.elements.first,
        case .line(let end) = parts.last?.lines.elements.last
      else {
        Issue.record("\(name) ends with no line")
        continue
      }
      #expect(start.x < end.x && start.y < end.y)
      let gap = try #require(parts.dropLast().last)
      #expect(gap.role == .gap && gap.lines == parts.last?.lines && gap.swell > 1, "\(name)")
      #expect(parts.dropLast(2).allSatisfy { $0.tier == 2 })
    }
  }

  @Test("A badge is a dot at the top right, its sign a hole in a disc at the bottom right")
  func badges() throws {
    for (name, base, isBelow) in [
      ("bell.badge", "bell", false), ("person.badge.plus", "person", true),
    ] {
      let (drawing, plain) = (try outline(name), try outline(base))
      let disc = try #require(drawing.parts.last { $0.role == .ink })
      let gap = try #require(drawing.parts.first { $0.role == .gap && !$0.areas.elements.isEmpty })
      let (spot, middle) = (disc.areas.bounds.center, plain.bounds.center)
      #expect(spot.x > middle.x && (spot.y > middle.y) == isBelow, "\(name)")
      #expect(gap.areas.bounds.width - disc.areas.bounds.width == 3, "\(name)")
      #expect((drawing.parts.last?.role == .gap) == isBelow)
      #expect(disc.tier == 1 && drawing.parts.first?.tier == 2)
    }
    // A warning's triangle stands at the bottom right.
    let warned = try outline("lock.trianglebadge.exclamationmark")
    let sign = try #require(warned.parts.last { $0.role == .ink && !$0.areas.elements.isEmpty })
    #expect(sign.areas.bounds.midX > 12 && sign.areas.bounds.midY > 12)
  }

  @Test("Marks inside filled shapes are holes, and shades are painted as one")
  func fills() throws {
    let roles = try outline("creditcard.fill").parts.map(\.role)
    #expect(roles.contains(.inlay))
    #expect(try outline("creditcard").filled.parts.contains { $0.role == .inlay })
    let faint = Self.red.multipliedAlpha(by: 0.5)
    var heart = try #require(Symbol("heart.fill"))
    heart.colors = [faint, faint]
    let items = heart.items(in: Rect(origin: .zero, size: heart.size), .black)
    guard case .group(let group, let list) = items.first else {
      Issue.record("a translucent part is no group")
      return
    }
    #expect(items.count == 1 && group.opacity == 0.5 && list.items.count == 2)
    #expect(inks(list.items).allSatisfy { $0.color == Self.red })
  }

  @Test("Lines that are drawn thinner or thicker than others stay so")
  func pens() throws {
    let widths = Set(try inks("qrcode.viewfinder").map(\.width).filter { $0 > 0 })
    #expect(widths.count == 2)
  }

  @Test("Two digits stand beside each other")
  func digits() throws {
    let circle = try outline("42.circle")
    let digits = circle.parts.filter { $0.tier == 1 }.map(\.lines.bounds)
    #expect(digits.count == 2 && digits[0].maxX < digits[1].minX)
  }

  // Floaty, issue 44, and WhatsNewKit, issue 41: views and renderers stretch pictures of other proportions.
  @Test("An image view enlarges a symbol's lines with it, and stretches it only under scaleToFill")
  func imageViews() throws {
    let symbol = try #require(Symbol("star", SymbolStyle(), on: PixelGrid(scale: 3)))
    func painted(_ mode: ContentMode, _ size: Size) throws -> (ink: Rect, width: Double) {
      let view = ImageView(ControlEnvironment(measurer: BlockMeasurer(), scale: 3))
      view.picture = .symbol(symbol)
      view.contentMode = mode
      let inks = inks(view.content(in: Rect(origin: .zero, size: size)))
      let line = try #require(inks.first)
      return (line.bounds, line.width)
    }
    let own = try painted(.center, symbol.size)
    let large = try painted(
      .scaleAspectFit, Size(width: symbol.size.width * 4, height: symbol.size.height * 4))
    #expect(abs(large.width / own.width - 4) < 0.01)
    #expect(abs(large.ink.width / own.ink.width - 4) < 0.01)
    let wide = Size(width: symbol.size.width * 3, height: symbol.size.height)
    let stretched = try painted(.scaleToFill, wide)
    #expect(abs(stretched.ink.width / own.ink.width - 3) < 0.02)
    #expect(abs(stretched.ink.height / own.ink.height - 1) < 0.02)
    let fitted = try painted(.scaleAspectFit, wide)
    #expect(abs(fitted.ink.width / own.ink.width - 1) < 0.02)
  }

  // gnosis/safe-ios, EnterAddressNameViewController and PasscodeViewController: symbols in views of 22
  // and of 20 points beside texts of 17.
  @Test("The baseline of text beside a symbol is as far below its middle as the symbol is large")
  func baselines() throws {
    let symbol = try #require(Symbol("star", SymbolStyle(), on: PixelGrid(scale: 3)))
    let view = ImageView(ControlEnvironment(measurer: BlockMeasurer(), scale: 3))
    view.picture = .symbol(symbol)
    view.contentMode = .scaleAspectFit
    let middle = Symbol.middle(besideTextOf: symbol.pointSize)
    #expect(view.firstBaselineOffsetFromTop == symbol.size.height / 2 + middle)
    #expect(view.lastBaselineOffsetFromBottom == symbol.size.height / 2 - middle)
    #expect(view.centersTextVertically)
    view.standInSize = Size(width: symbol.size.width * 2, height: symbol.size.height * 2)
    #expect(view.firstBaselineOffsetFromTop == symbol.size.height + 2 * middle)
    view.picture = nil
    #expect(view.firstBaselineOffsetFromTop == nil && !view.centersTextVertically)
  }
}
