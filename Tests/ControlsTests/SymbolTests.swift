import AutoLayout
import Drawing
import Geometry
import Testing
import Typesetting

@testable import Controls

@Suite("Symbols")
struct SymbolTests {
  private static let room = Rect(x: 100, y: 50, width: 30, height: 20)

  /// The shapes that a list fills, with the width of their lines, those within groups too.
  private func inks(_ items: [DisplayList.Item]) -> [(bounds: Rect, width: Double)] {
    items.flatMap { item -> [(bounds: Rect, width: Double)] in
      switch item {
      case .fill(let shape, _): [(shape.bounds, 0)]
      case .stroke(let shape, let stroke):
        [(shape.bounds.insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2), stroke.width)]
      case .group(_, let list): inks(list.items)
      default: []
      }
    }
  }

  private func colors(_ items: [DisplayList.Item]) -> [Color] {
    items.flatMap { item -> [Color] in
      switch item {
      case .fill(_, .color(let color)): [color]
      case .stroke(_, let stroke): [stroke.color]
      case .group(let group, let list):
        colors(list.items).map { $0.multipliedAlpha(by: group.opacity) }
      default: []
      }
    }
  }

  private func holes(_ items: [DisplayList.Item]) -> Int {
    items.reduce(0) { count, item in
      guard case .group(let group, let list) = item else { return count }
      return count + (group.clip == nil ? 0 : 1) + holes(list.items)
    }
  }

  @Test("A symbol is drawn inside its rectangle, whatever its name and weight")
  func bounds() throws {
    let names = Symbol.names
    #expect(names.count > 700)
    for name in names + names.map({ $0 + ".fill" }) + names.map({ $0 + ".circle" }) {
      for weight in [100, 400, 900] {
        guard let symbol = Symbol(name, weight: weight) else { continue }
        let inks = inks(symbol.items(in: Self.room, .black))
        #expect(!inks.isEmpty, "\(name)")
        for ink in inks {
          #expect(Self.room.contains(ink.bounds, tolerance: 0.6), "\(name) \(weight)")
        }
      }
    }
  }

  @Test("Each of the nine weights has thicker lines than the one before; a single line, too")
  func weights() throws {
    for name in ["plus", "minus", "heart"] {
      var last = 0.0
      for weight in stride(from: 100, through: 900, by: 100) {
        let symbol = try #require(
          Symbol(name, SymbolStyle(weight: weight), on: PixelGrid(scale: 3)))
        let rect = Rect(origin: .zero, size: symbol.size)
        let width = try #require(inks(symbol.items(in: rect, .black)).map(\.width).max())
        #expect(width > last, "\(name) \(weight)")
        last = width
      }
    }
  }

  @Test("A larger font has larger symbols, and each scale has its own size")
  func sizes() throws {
    let small = try #require(Symbol("circle", pointSize: 17)).size.width
    let large = try #require(Symbol("circle", pointSize: 34)).size.width
    #expect(large == small * 2)
    // Apple's circle around a symbol is 20.3 points wide at 17, 20.33 in pixels.
    #expect(abs(small - 20.3) < 0.01)
    let grid = PixelGrid(scale: 3)
    let widths = try SymbolStyle.Scale.allCases.map {
      try #require(Symbol("circle", SymbolStyle(scale: $0), on: grid)).size.width
    }
    #expect(widths == widths.sorted() && Set(widths).count == 3)
  }

  @Test("A symbol takes whole pixels, and is drawn at its own size in the middle of them")
  func wholePixels() throws {
    for (name, weight) in [("star.fill", 400), ("circle", 700), ("minus", 900)] {
      let own = try #require(Symbol(name, weight: weight))
      for scale in [1.0, 2, 3] {
        let grid = PixelGrid(scale: scale)
        let symbol = try #require(Symbol(name, SymbolStyle(weight: weight), on: grid))
        #expect(symbol.size == grid.ceil(own.size))
        let rect = Rect(origin: Point(x: 10, y: 10), size: symbol.size)
        let inks = inks(symbol.items(in: rect, .black)).map(\.bounds)
        let ink = inks.dropFirst().reduce(try #require(inks.first)) { $0.union($1) }
        let length = max(own.size.width, own.size.height)
        #expect(abs(max(ink.width, ink.height) - length) < 0.1, "\(name) \(scale) \(ink)")
        #expect(abs(ink.midX - rect.midX) < 0.01 && abs(ink.midY - rect.midY) < 0.01)
      }
    }
  }

  // woocommerce-ios, issue 11807; SFSafeSymbols, issue 118.
  @Test(
    "What points along the text is mirrored from right to left",
    arguments: [
      ("chevron.forward", true), ("arrow.up.backward.and.arrow.down.forward.circle", true),
      ("arrow.uturn.backward.circle.fill", true),
      ("rectangle.portrait.and.arrow.forward", true), ("chevron.right", false),
      ("forward.end.fill", false), ("goforward", false), ("plus.forwardslash.minus", false),
    ])
  func directions(name: String, isMirrored: Bool) throws {
    let symbol = try #require(Symbol(name))
    let picture = Picture.symbol(symbol)
    let environment = ControlEnvironment(measurer: BlockMeasurer(), scale: 3)
    let rect = Rect(origin: .zero, size: symbol.size)
    func drawn(_ mirrored: Bool) -> [DisplayList.Item] {
      picture.items(in: rect, tint: .black, mirrored: mirrored, environment: environment)
    }
    #expect((drawn(true) != drawn(false)) == isMirrored)
  }

  @Test("A filled drawing keeps the shades and gaps of its parts; marks inside are holes")
  func filledShades() throws {
    for (name, shades) in [
      ("square.stack.3d.up.fill", 3), ("person.3.fill", 2), ("cloud.sun.fill", 2),
      ("camera.fill", 1),
    ] {
      var symbol = try #require(Symbol(name))
      symbol.colors = [.black]
      let items = symbol.items(in: Rect(origin: .zero, size: symbol.size), .black)
      #expect(Set(colors(items)).count == shades, "\(name)")
    }
    let outline = SymbolPen.outline(
      "stroke R 2 2 10 10 1 gap R 8 8 8 8 1 tier 2 stroke R 10 10 12 12 1 O 16 16 2"
    ) { _ in nil }
    let filled = outline.filled
    #expect(filled.parts.map(\.role) == [.ink, .gap, .ink, .inlay])
    #expect(filled.parts.map(\.tier) == [1, 1, 2, 2])
  }

  // swift-snapshot-testing's testTraitsEmbeddedInTabNavigation: the bar's plus is 17.67 wide, from 2
  // inside its margin.
  @Test("A plus in a bar is 17.67 wide, with room of 2 at its sides")
  func plus() throws {
    let symbol = try #require(
      Symbol("plus", SymbolStyle(pointSize: BarItem.symbolSize), on: PixelGrid(scale: 3)))
    let bounds = inks(symbol.items(in: Rect(origin: .zero, size: symbol.size), .black))
      .map(\.bounds)
    let ink = try #require(bounds.max { $0.width < $1.width })
    #expect(abs(ink.width - 17.67) < 0.2 && abs(ink.minX - 2) < 0.2)
  }

  // accessibility-snapshot's testNavBarBackButtonTraits (18.5) and its list cells.
  @Test("A back button's chevron is 11 x 18.67 from 9.33, a row's 6.67 x 11.33, mirrored")
  func chevrons() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let environment = ControlEnvironment(
        measurer: BlockMeasurer(), scale: 3, direction: direction)
      let bar = NavigationBar(environment)
      bar.item.backTitle = "First"
      let cell = TableCell(environment)
      cell.row.accessory = .disclosure
      for view in [bar, cell] as [View] {
        view.semanticContentAttribute =
          direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
      }
      let room = Rect(x: 0, y: 0, width: 393, height: 44)
      let back = try #require(inks(bar.content(in: room)).first { $0.width > 1 }).bounds
      let start = direction == .leftToRight ? back.minX : room.maxX - back.maxX
      #expect(abs(start - 9.33) < 0.4 && abs(back.width - 11) < 0.5, "\(back)")
      #expect(abs(back.height - 18.67) < 0.4 && abs(back.midY - 22) < 0.2, "\(back)")
      let row = try #require(inks(cell.accessory(in: room)).first { $0.width > 1 }).bounds
      #expect(abs(row.width - 6.67) < 0.4 && abs(row.height - 11.33) < 0.4, "\(row)")
    }
  }

  // At a text size for accessibility, as large beside the text as in the sizes before; UIKit's images grow in
  // no other (adjustsImageSizeForAccessibilityContentSizeCategory).
  @Test("Accessories grow with the body's text at sizes for accessibility, and leave it less room")
  func accessories() throws {
    func row(
      _ accessory: TableRow.Accessory, _ size: ContentSizeCategory
    ) throws -> (ink: Rect, end: Double) {
      let cell = TableCell(
        ControlEnvironment(measurer: BlockMeasurer(), scale: 3, textSize: size))
      cell.row.accessory = accessory
      cell.adaptRow(side: 16, isMirrored: false)
      let room = Rect(x: 0, y: 0, width: 393, height: 100)
      let ink = inks(cell.accessory(in: room)).filter { $0.width > 1 }.map(\.bounds)
      return (
        try #require(ink.dropFirst().reduce(ink.first) { $0?.union($1) }), cell.layoutMargins.right
      )
    }
    for accessory in [TableRow.Accessory.disclosure, .checkmark, .detail, .detailDisclosure] {
      let plain = try row(accessory, .large)
      let same = try row(accessory, .xxxLarge)
      #expect(same.ink == plain.ink && same.end == plain.end)
      let large = try row(accessory, .accessibilityExtraExtraExtraLarge)
      #expect(abs(large.ink.height - plain.ink.height * 53 / 17) < 0.7, "\(accessory)")
      #expect(
        abs(large.ink.maxX - plain.ink.maxX) < 1.5 && abs(large.ink.midY - 50) < 0.7, "\(accessory)"
      )
      // The text ends as far before the accessory.
      let gaps = [plain, large].map { 393 - $0.end - $0.ink.minX }
      #expect(abs(gaps[0] - gaps[1]) < 3, "\(accessory) \(gaps)")
    }
  }

  @Test("What is cut out of a filled symbol is a hole")
  func filled() throws {
    for name in ["xmark.circle.fill", "eye.fill", "creditcard.fill", "12.square.fill"] {
      let items = try #require(Symbol(name)).items(in: Self.room, .black)
      #expect(holes(items) > 0, "\(name)")
      #expect(Set(colors(items)) == [.black], "\(name)")
    }
    #expect(holes(try #require(Symbol("heart.fill")).items(in: Self.room, .black)) == 0)
  }

  @Test("A palette has a colour for each tier, one colour has shades")
  func palettes() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    var symbol = try #require(Symbol("bell.badge.fill"))
    symbol.colors = [red, .white]
    #expect(Set(colors(symbol.items(in: Self.room, .black))) == [red, .white])
    symbol.colors = [red]
    let shades = Set(colors(symbol.items(in: Self.room, .black)).map(\.alpha))
    #expect(shades == [1, 0.5])
    // pock, issue 539: Apple's sign has three pieces, of which each is a layer (SwiftBar, issue 405).
    #expect(inks(try #require(Symbol("wifi")).items(in: Self.room, .black)).count == 3)
    for name in ["wifi", "chart.bar.fill", "square.stack.3d.up.fill", "speaker.wave.2"] {
      var symbol = try #require(Symbol(name))
      symbol.colors = [red]
      let shades = Set(colors(symbol.items(in: Self.room, .black)).map(\.alpha))
      #expect(shades == (name == "speaker.wave.2" ? [1, 0.5] : [1, 0.5, 0.25]), "\(name)")
    }
    var circle = try #require(Symbol("xmark.circle.fill"))
    circle.colors = [.white, red]
    let items = circle.items(in: Self.room, .black)
    // The cross has a colour of its own, so that it isn't a hole.
    #expect(holes(items) == 0 && Set(colors(items)) == [.white, red])
    // A second part in the colour of the first is no hole in it: the digits, a lock's body and shackle.
    for name in ["42.circle.fill", "lock.shield.fill", "checkmark.seal.fill"] {
      var symbol = try #require(Symbol(name))
      symbol.colors = [.white, red]
      let items = symbol.items(in: Self.room, .black)
      #expect(holes(items) == 0 && Set(colors(items)) == [.white, red], "\(name)")
    }
  }

  @Test(
    "Names are composed by rule",
    arguments: [
      "eye.slash", "eye.slash.fill", "bell.badge", "person.fill.badge.plus", "folder.badge.minus",
      "person.crop.circle.badge.checkmark", "42.circle.fill", "7.square", "heart.circle",
      "lock.shield.fill", "checkmark.seal", "text.bubble.fill", "xmark.icloud", "gobackward.15",
      "a.circle.fill", "b.square", "z.circle", "camera.viewfinder", "doc.text.magnifyingglass",
      "cloud.sun.rain.fill", "airplane.departure", "globe.europe.africa.fill", "apps.iphone",
      "key.viewfinder", "questionmark.square.dashed", "plus.square.on.square", "arrow.up.message",
      "photo.badge.arrow.down", "text.badge.minus", "person.badge.shield.checkmark",
      "1.magnifyingglass",
      "laptopcomputer.trianglebadge.exclamationmark", "lock.trianglebadge.exclamationmark.fill",
      "document.on.document", "text.document.fill", "microphone.slash", "bold.italic.underline",
      "arrow.trianglehead.2.clockwise.rotate.90", "inset.filled.topthird.rectangle",
      "gauge.with.dots.needle.33percent", "person.crop.rectangle.stack.fill", "video.bubble.left",
      // setup-checklist, issue 63
      "person.badge.clock.fill", "desktopcomputer.and.macbook",
      "text.page.badge.magnifyingglass", "questionmark.app.dashed", "speaker.wave.2.bubble.fill",
      "inset.filled.rectangle.portrait", "inset.filled.rectangle", "play.house.fill",
      "repeat.1.circle",
      "highlighter", "note.text.badge.plus", "chevron.left.slash.chevron.right",
      "10.arrow.trianglehead.clockwise", "gobackward.minus", "arrow.clockwise.icloud.fill",
      "music.note.tv.fill", "macwindow.and.pointer.arrow", "hockey.puck.circle", "cube.box.fill",
    ])
  func composed(name: String) { #expect(Symbol(name) != nil) }

  @Test(
    "A name without a drawing has none",
    arguments: [
      "walrus", "heart.triangle", "", ".fill", ".slash", "eye.slash.slash", "_trash",
      "_trash.circle",
      "100.circle", "heart.", ".circle", "heart.fill.fill", "heart.badge.", "circle.badge.walrus",
      ".badge.plus", "badge.plus", ".viewfinder", "walrus.viewfinder", "photo.square.stack",
      "gauge.",
      "walrus.arrow.clockwise", "goforward.walrus", "inset.filled..rectangle",
      "walrus.trianglebadge.exclamationmark", "text.slash", "apple.logo",
      String(repeating: "circle.", count: 2_000) + "circle",
    ])
  func unknown(name: String) { #expect(Symbol(name) == nil) }
}
