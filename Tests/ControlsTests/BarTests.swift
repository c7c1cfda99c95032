import AutoLayout
import Controls
import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Bars beside what covers a screen's sides")
struct BarTests {
  // QMUI_iOS#633 lists the heights of bars by device; swift-snapshot-testing's pictures of an iPhone X
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
    let metrics = BarMetrics(canvas: try #require(Device(named: device)).size)
    let environment = ControlEnvironment(measurer: BlockMeasurer(), bars: metrics)
    let navigation = NavigationBar(environment)
    #expect(navigation.intrinsicContentSize.height == row)
    #expect(Toolbar(environment).intrinsicContentSize.height == row)
    #expect(TabBar(environment).intrinsicContentSize.height == tabs)
    navigation.hasLargeTitle = true
    #expect(navigation.hasLargeTitle == isLarge)
    #expect(navigation.intrinsicContentSize.height == (isLarge ? row + 52 : row))
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
}
