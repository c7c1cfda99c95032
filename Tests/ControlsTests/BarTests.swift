import AutoLayout
import Drawing
import Geometry
import Testing
import Typesetting

@testable import Controls

@Suite("Bars beside what covers a screen's sides")
struct BarTests {
  // QMUI_iOS#633 lists the heights of bars by device, GKNavigationBar#62 and ZXNavigationBar#14 those of
  // iPads since iOS 12; swift-snapshot-testing's pictures of an iPhone X
  // in landscape show items 16 points beyond the notch, those of other phones at 20.
  @Test(
    "are low on phones in landscape, except large ones",
    arguments: [
      ("iPhone 14", 44.0, 49.0, true), ("iPhone 14 landscape", 32, 32, false),
      ("iPhone SE landscape", 32, 32, false), ("iPhone 8 Plus landscape", 44, 49, false),
      ("iPhone 14 Pro Max landscape", 44, 49, false), ("iPad", 44, 49, true),
      ("iPad landscape", 44, 49, true),
    ])
  func heights(device: String, row: Double, tabs: Double, isLarge: Bool) throws {
    let isPad = device.hasPrefix("iPad")
    let metrics = BarMetrics(canvas: try #require(Device(named: device)).size, isPad: isPad)
    let environment = ControlEnvironment(measurer: BlockMeasurer(), bars: metrics)
    let navigation = NavigationBar(environment)
    let height = isPad ? 50 : row
    #expect(navigation.intrinsicContentSize.height == height)
    #expect(Toolbar(environment).intrinsicContentSize.height == row)
    #expect(TabBar(environment).intrinsicContentSize.height == tabs)
    navigation.hasLargeTitle = true
    #expect(navigation.hasLargeTitle == isLarge)
    #expect(navigation.intrinsicContentSize.height == (isLarge ? height + 52 : height))
  }

  @Test("A canvas that only is wider than high keeps the bars of portrait")
  func pieces() {
    for size in [Size(width: 320, height: 200), Size(width: 500, height: 400)] {
      #expect(BarMetrics(canvas: size) == .standard)
    }
  }

  @Test(
    "Items, fields and tabs are 16 points beyond what covers the ends", arguments: [false, true])
  func ends(isRightToLeft: Bool) throws {
    func placed<Bar: PaintedView>(_ bar: Bar, covered: Bool = true) -> Bar {
      let root = View(frame: Rect(x: 0, y: 0, width: 812, height: 375))
      if covered {
        root.layoutEnvironment.safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
      }
      root.layoutEnvironment.userInterfaceLayoutDirection =
        isRightToLeft ? .rightToLeft : .leftToRight
      bar.translatesAutoresizingMaskIntoConstraints = true
      bar.frame = Rect(x: 0, y: 0, width: 812, height: 100)
      root.addSubview(bar)
      retained.append(root)
      return bar
    }
    var retained: [View] = []
    func leading(_ rect: Rect?) -> Double? { rect.map { isRightToLeft ? 812 - $0.maxX : $0.minX } }
    func trailing(_ rect: Rect?) -> Double? { rect.map { isRightToLeft ? $0.minX : 812 - $0.maxX } }
    let environment = ControlEnvironment(measurer: BlockMeasurer())
    for (isCovered, margin, field, back) in [(true, 60.0, 52.0, 52.0), (false, 20, 8, 8)] {
      let navigation = placed(NavigationBar(environment), covered: isCovered)
      navigation.item.leading = [BarItem(.title("Left", isDone: false))]
      navigation.item.trailing = [BarItem(.title("Right", isDone: false))]
      navigation.search = SearchBar(environment)
      let places = navigation.places(in: navigation.bounds)
      #expect(leading(places.items.first?.rect) == margin)
      #expect(trailing(places.items.last?.rect) == margin)
      navigation.item.backTitle = "Back"
      #expect(leading(navigation.places(in: navigation.bounds).chevron) == back)
      let toolbar = placed(Toolbar(environment), covered: isCovered)
      toolbar.items = [BarItem(.title("A", isDone: false)), BarItem(.flexibleSpace)]
      #expect(leading(toolbar.places(in: toolbar.bounds).first?.rect) == margin)
      #expect(trailing(toolbar.places(in: toolbar.bounds).last?.rect) == margin)
      let search = placed(SearchBar(environment), covered: isCovered)
      #expect(leading(search.places(in: search.bounds).field) == field)
      let inside = try #require(navigation.search).places(in: navigation.bounds).field
      #expect(leading(inside) == margin && trailing(inside) == margin)
    }
    #expect(retained.count == 6)
  }

  // accessibility-snapshot's testTabBars: with a picture and without.
  @Test("A badge begins 10.67 beside the middle of its item, 3 below the row's upper edge")
  func badges() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let bar = TabBar(
        ControlEnvironment(measurer: BlockMeasurer(), scale: 3, direction: direction))
      bar.semanticContentAttribute =
        direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
      for picture in [nil, Symbol("star", pointSize: 20).map(Picture.symbol)] {
        bar.items = [TabBar.Item(title: "A", picture: picture)]
        bar.items[0].badge = "1"
        var boxes: [Rect] = []
        for case .fill(let shape, _) in bar.content(in: Rect(x: 0, y: 0, width: 300, height: 49))
        where shape.bounds.height == 18 {
          boxes.append(shape.bounds)
        }
        let box = try #require(boxes.first)
        let start = direction == .leftToRight ? box.minX - 150 : 150 - box.maxX
        #expect(abs(start - 32.0 / 3) < 0.001 && box.minY == 3 && boxes.count == 1)
      }
    }
  }

  /// Asks a bar on a screen of which only the left side is covered, by 44 points.
  private func besideNotch<Bar: PaintedView, Answer>(
    _ bar: Bar, isRightToLeft: Bool, height: Double = 44, _ ask: (Bar) throws -> Answer
  ) rethrows -> Answer {
    let root = View(frame: Rect(x: 0, y: 0, width: 812, height: 375))
    root.layoutEnvironment.safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 0, right: 0)
    root.layoutEnvironment.userInterfaceLayoutDirection =
      isRightToLeft ? .rightToLeft : .leftToRight
    bar.translatesAutoresizingMaskIntoConstraints = true
    bar.frame = Rect(x: 0, y: 0, width: 812, height: height)
    root.addSubview(bar)
    return try withExtendedLifetime(root) { try ask(bar) }
  }

  @Test(
    "Only the covered side moves what a bar shows, whichever end it is", arguments: [false, true])
  func oneCoveredSide(isRightToLeft: Bool) throws {
    let environment = ControlEnvironment(measurer: BlockMeasurer())
    let item = BarItem(.title("Item", isDone: false))
    func sides(_ rects: [Rect]) -> [Double] {
      [rects.map(\.minX).min() ?? 0, 812 - (rects.map(\.maxX).max() ?? 0)]
    }
    besideNotch(NavigationBar(environment), isRightToLeft: isRightToLeft) { bar in
      (bar.item.leading, bar.item.trailing) = ([item], [item])
      #expect(sides(bar.places(in: bar.bounds).items.map(\.rect)) == [60, 20])
      bar.item.backTitle = "Back"
      let chevron = bar.places(in: bar.bounds).chevron
      #expect(isRightToLeft ? 812 - chevron.maxX == 8 : chevron.minX == 52)
    }
    besideNotch(Toolbar(environment), isRightToLeft: isRightToLeft) { bar in
      bar.items = [item, BarItem(.flexibleSpace), item]
      #expect(sides(bar.places(in: bar.bounds).map(\.rect)) == [60, 20])
    }
    besideNotch(SearchBar(environment), isRightToLeft: isRightToLeft, height: 56) { bar in
      #expect(sides([bar.places(in: bar.bounds).field]) == [52, 8])
    }
    for look in Look.allCases {
      let environment = ControlEnvironment(measurer: BlockMeasurer(), look: look)
      besideNotch(TabBar(environment), isRightToLeft: isRightToLeft, height: 49) { bar in
        bar.items = ["A", "B", "C", "D"].map { TabBar.Item(title: $0, picture: nil) }
        let room: [Double] = look == .ios18 ? [44, 0] : [69, 25]
        #expect(sides([bar.cell(0, in: bar.bounds), bar.cell(3, in: bar.bounds)]) == room)
      }
    }
  }

  @Test("Items are 16 points apart, on glass 12, and pictures share a piece of it")
  func gaps() {
    let words = BarItem(.title("Edit", isDone: false))
    let size = Size(width: 24, height: 24)
    let picture = BarItem(.picture(.missing(MissingPicture(name: "a", size: size))))
    for (look, apart, joined) in [(Look.ios18, 16.0, 16.0), (.ios26, 12, 0)] {
      let environment = ControlEnvironment(measurer: BlockMeasurer(), look: look)
      for (items, gap) in [([words, words], apart), ([picture, picture], joined)] {
        let bar = NavigationBar(environment)
        (bar.item.leading, bar.item.trailing) = (items, items)
        let places = bar.places(in: Rect(x: 0, y: 0, width: 402, height: 44)).items.map(\.rect)
        #expect(places[1].minX - places[0].maxX == gap && places[2].minX - places[3].maxX == gap)
        let toolbar = Toolbar(environment)
        toolbar.items = items + [BarItem(.fixedSpace(30)), words]
        let rects = toolbar.places(in: Rect(x: 0, y: 0, width: 402, height: 44)).map(\.rect)
        #expect(rects[1].minX - rects[0].maxX == gap && rects[3].minX - rects[1].maxX == 30)
      }
    }
  }

  // Blocks are 10 points wide; the title's room begins 16 after the back button's.
  @Test(
    "A back button has its title, 'Back' or nothing, as the bar's title leaves room for it",
    arguments: [
      ("Inbox", 5, "Inbox"), ("Inbox", 27, "Back"), ("Everything", 24, "Back"), ("Inbox", 30, ""),
    ])
  func backTitles(back: String, length: Int, words: String) {
    let bar = NavigationBar(ControlEnvironment(measurer: BlockMeasurer(), scale: 3))
    bar.item.title = String(repeating: "x", count: length)
    bar.item.backTitle = back
    let places = bar.places(in: Rect(x: 0, y: 0, width: 375, height: 44))
    #expect(places.backWords == words)
    #expect(places.chevron == Rect(x: 8, y: 12.75, width: 13.5, height: 18.5))
    #expect(places.backTitle.minX == 91.0 / 3)
    #expect(places.backTitle.width == Double(words.count) * 10)
  }

  @Test("A large title is bold at 34 points, at the margin, with its baseline 41 below the row")
  func largeTitles() throws {
    for (width, margin) in [(375.0, 16.0), (430, 20)] {
      let bar = NavigationBar(ControlEnvironment(measurer: BlockMeasurer()))
      (bar.item.title, bar.hasLargeTitle) = ("Mail", true)
      let bounds = Rect(x: 0, y: 0, width: width, height: 96)
      #expect(
        bar.places(in: bounds).largeTitle
          == Rect(x: margin, y: 47, width: width - 2 * margin, height: 49))
      let texts = bar.content(in: bounds).texts
      #expect(texts.map(\.text) == ["Mail"])
      #expect(texts.first?.font == .system(34, weight: 700))
      bar.hasLargeTitle = false
      let small = bar.content(in: Rect(x: 0, y: 0, width: width, height: 44)).texts
      #expect(small.first?.font == .system(17, weight: 600))
      #expect(small.first.map { abs($0.rect.midX - width / 2) < 0.6 } == true)
    }
  }

  // testTabBars_26_2: six items are 74 wide, 55.67 apart, from 25.
  @Test("A bar shows all its sections, a controller's four and a way to the others")
  func manySections() {
    let environment = ControlEnvironment(measurer: BlockMeasurer(), scale: 3, look: .ios26)
    let bar = TabBar(environment)
    bar.items = (1...6).map { TabBar.Item(title: "\($0)", picture: nil) }
    let bounds = Rect(x: 0, y: 0, width: 402, height: 62)
    func cells() -> [Rect] { bar.shown.indices.map { bar.cell($0, in: bounds) } }
    for (index, cell) in cells().enumerated() {
      #expect(abs(cell.minX - 25 - 55.6 * Double(index)) < 0.34 && abs(cell.width - 74) < 0.34)
    }
    #expect(cells().count == 6)
    bar.isOfController = true
    #expect(bar.shown.map(\.title) == ["1", "2", "3", "4", "More"])
    bar.isCentered = true
    #expect(bar.shown.count == 6)
  }

  @Test("The island is 11 below a band of 59 points and 14 below one of 62", arguments: [59.0, 62])
  func islands(band: Double) {
    let bar = StatusBar(ControlEnvironment(measurer: BlockMeasurer(), scale: 3))
    bar.form = .island
    let pill = bar.content(in: Rect(x: 0, y: 0, width: 402, height: band)).areas.first
    #expect(pill == Rect(x: 138, y: band - 48, width: 126, height: 37))
  }
}
