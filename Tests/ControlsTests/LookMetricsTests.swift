import AutoLayout
import Drawing
import Geometry
import Testing
import Typesetting

@testable import Controls

/// The sizes are those of accessibility-snapshot's pictures of iOS 17.5, 18.5 and 26.2.
@Suite("Looks of iOS 18 and 26")
struct LookMetricsTests {
  private static func environment(
    _ look: Look, settings: Set<AccessibilitySetting> = [],
    direction: LayoutDirection = .leftToRight
  ) -> ControlEnvironment {
    ControlEnvironment(
      measurer: BlockMeasurer(), scale: 3, direction: direction, look: look, settings: settings)
  }

  /// The areas that a list fills with a colour, those within groups too.
  private func areas(_ items: [DisplayList.Item]) -> [Rect] {
    items.flatMap { item -> [Rect] in
      switch item {
      case .fill(let shape, .color): [shape.bounds]
      case .group(_, let list): areas(list.items)
      default: []
      }
    }
  }

  private func hasBackdrop(_ items: [DisplayList.Item]) -> Bool {
    items.contains { item in
      switch item {
      case .backdrop: true
      case .group(_, let list), .masked(let list, _): hasBackdrop(list.items)
      default: false
      }
    }
  }

  private func bar<Bar: PaintedView>(
    _ bar: Bar, _ rect: Rect, in direction: LayoutDirection = .leftToRight
  ) -> (Bar, View) {
    let root = View(frame: Rect(x: 0, y: 0, width: 402, height: 874))
    root.layoutEnvironment.safeAreaInsets = EdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
    root.layoutEnvironment.userInterfaceLayoutDirection = direction
    bar.translatesAutoresizingMaskIntoConstraints = true
    bar.frame = rect
    root.addSubview(bar)
    return (bar, root)
  }

  @Test("A switch is 51 x 31 and 63 x 28, with a knob 2 inside", arguments: Look.allCases)
  func switches(look: Look) throws {
    let control = Switch(Self.environment(look))
    let size = look == .ios18 ? Size(width: 51, height: 31) : Size(width: 63, height: 28)
    #expect(
      control.intrinsicContentSize == Size(width: size.width - 2, height: size.height))
    for isOn in [false, true] {
      control.isOn = isOn
      let boxes = areas(control.content(in: Rect(origin: .zero, size: size)))
      #expect(boxes.first == Rect(origin: .zero, size: size))
      let knob = try #require(boxes.last)
      #expect(knob.minY == 2 && knob.maxY == size.height - 2)
      #expect(isOn ? knob.maxX == size.width - 2 : knob.minX == 2)
    }
  }

  @Test("A slider's track is 4 high from 3 inside, and 6 from edge to edge")
  func sliders() {
    for (look, height, inset) in [(Look.ios18, 4.0, 3.0), (.ios26, 6, 0)] {
      let control = Slider(Self.environment(look))
      let track = areas(control.content(in: Rect(x: 0, y: 0, width: 200, height: 34))).first
      #expect(track?.height == height && track?.minX == inset && track?.maxX == 200 - inset)
    }
  }

  @Test("A stepper's minus is 13.67 x 1.33 beside a line of 18, and 13 x 1.67 beside one of 23")
  func steppers() {
    let bounds = Rect(x: 0, y: 0, width: 94, height: 32)
    let newer = areas(Stepper(Self.environment(.ios26)).content(in: bounds))
    #expect(newer[1].height == 23 && abs(newer[2].width - 13) < 0.01)
    #expect(abs(newer[2].height - 5.0 / 3) < 0.01)
    let older = areas(Stepper(Self.environment(.ios18)).content(in: bounds))
    #expect(older[1].height == 18 && abs(older[2].width - 41.0 / 3) < 0.01)
  }

  @Test("Segments are 88 and 87 wide for the same title, and only the older ones are divided")
  func segments() {
    func control(_ look: Look) -> SegmentedControl {
      let control = SegmentedControl(Self.environment(look))
      control.segments = ["Segment A", "Segment B", "Segment C"]
      return control
    }
    let older = control(.ios18)
    let newer = control(.ios26)
    let widths = [older, newer].map(\.intrinsicContentSize.width)
    #expect(widths[0] - widths[1] == 2)
    let bounds = Rect(x: 0, y: 0, width: 261, height: 31)
    // A line between two segments of which neither is selected.
    let boxes = [older, newer].map { areas($0.content(in: bounds)).count }
    #expect(boxes[0] == boxes[1] + 2)
    newer.selected = 1
    let pill = areas(newer.content(in: bounds)).last
    #expect(pill == Rect(x: 89, y: 2, width: 83, height: 27))
  }

  // Lists of accessibility-snapshot at 402 points: cards from 20 to 382 in iOS 18.5, from 16 to 386 in 26.2.
  @Test("Rows without content are 44 and 52 high, cards have corners of 10 and 26, at 20 and 16")
  func rows() {
    let looks = [(Look.ios18, 44.0, 10.0, 20.0), (.ios26, 52, 26, 16)]
    for (look, height, radius, side) in looks {
      let table = TableScrollView(Self.environment(look))
      table.style = .insetGrouped
      let cell = TableCell(Self.environment(look))
      cell.row.style = .insetGrouped
      cell.row.place = [.first, .last]
      table.addSubview(cell)
      table.sections = [.init(rows: [cell])]
      table.frame = Rect(x: 0, y: 0, width: 402, height: 600)
      table.arrangeRows()
      #expect(cell.frame.height == height && cell.frame.minX == side)
      #expect(cell.layoutMargins.left == side)
      let path = cell.row.outline(cell.frame.size, in: look.metrics)
      #expect(path?.elements.first == .move(Point(x: radius, y: 0)))
    }
  }

  // Storyboards of nRF Mesh, NetNewsWire and dd-sdk-ios: 11 sliders begin where their constraints say.
  @Test("Constraints align the frame of a slider at the sides in iOS 26")
  func sliderSides() {
    for (look, side) in [(Look.ios18, 2.0), (.ios26, 0)] {
      let insets = Slider(Self.environment(look)).alignmentRectInsets
      #expect(insets == EdgeInsets(top: 2, left: side, bottom: 2, right: side))
    }
  }

  // Plain tables of accessibility-snapshot at 402 points: lines from 20, in iOS 26.2 to 382.
  @Test("Lines between rows begin at the margin of 20 at 402 points, and end at it in iOS 26")
  func separators() {
    for (look, end) in [(Look.ios18, 402.0), (.ios26, 382)] {
      let table = TableScrollView(Self.environment(look))
      let cell = TableCell(Self.environment(look))
      table.addSubview(cell)
      table.sections = [.init(rows: [cell])]
      table.frame = Rect(x: 0, y: 0, width: 402, height: 600)
      table.arrangeRows()
      let line = areas(cell.content(in: cell.bounds)).first
      #expect(line?.minX == 20 && line?.maxX == end)
    }
  }

  @Test("A header is upper case at 13, and as written at 17 in 40.33")
  func headers() {
    func words(_ look: Look) -> TextContent {
      TableView.Style.insetGrouped.words(
        "Section", isHeader: true, in: Self.environment(look))
    }
    #expect(words(.ios18).text == "SECTION" && words(.ios18).font?.size == 13)
    #expect(words(.ios26).text == "Section" && words(.ios26).font?.weight == 600)
    let style = TableView.Style.insetGrouped
    let gaps =
      style.spaceAbove(hasHeader: true, followsFooter: false, isFirst: true, in: .ios26)
      + style.spaceBelowTitle(in: .ios26)
    #expect(gaps + LineMetrics.system(size: 17).height - 40.3 < 0.1)
  }

  @Test(
    "A navigation bar is 54 high, its back button a circle of 44 at 16",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func navigation(direction: LayoutDirection) throws {
    let environment = Self.environment(.ios26, direction: direction)
    let (bar, root) = bar(
      NavigationBar(environment), Rect(x: 0, y: 62, width: 402, height: 54), in: direction)
    #expect(bar.intrinsicContentSize.height == 54)
    bar.item.title = "Second"
    bar.item.backTitle = "First"
    bar.item.trailing = ["Save", "Go"].map { BarItem(.title($0, isDone: false)) }
    let places = bar.places(in: bar.bounds)
    let back = places.backTitle
    #expect(back.size == Size(width: 44, height: 44) && back.minY == 0 && places.backWords == "")
    #expect((direction == .leftToRight ? back.minX : 402 - back.maxX) == 16)
    #expect(places.title.midY == 22)
    #expect(places.items.allSatisfy { $0.rect.height == 44 && $0.rect.width >= 44 })
    #expect(places.items[0].rect.intersection(places.items[1].rect) == nil)
    #expect(root.subviews.count == 1)
  }

  @Test(
    "Tabs stand on a capsule from 25 to 377 of 402, 54 high, and overlap",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func tabs(direction: LayoutDirection) {
    let environment = Self.environment(.ios26, direction: direction)
    let (bar, root) = bar(
      TabBar(environment), Rect(x: 0, y: 791, width: 402, height: 49), in: direction)
    for (count, width) in [(4, 98.0), (5, 83.67)] {
      bar.items = (0..<count).map { TabBar.Item(title: "\($0)", picture: nil) }
      let cells = (0..<count).map { bar.cell($0, in: bar.bounds) }
      #expect(cells.map(\.minX).min() == 25 && cells.map(\.maxX).max() == 377)
      #expect(cells.allSatisfy { $0.height == 54 && abs($0.width - width) < 0.4 })
      #expect((cells[0].minX < cells[1].minX) == (direction == .leftToRight))
      #expect(cells[0].intersection(cells[1]) != nil)
    }
    #expect(bar.capsule(in: bar.bounds).height == 62 && root.subviews.count == 1)
  }

  private func fills(_ items: [DisplayList.Item]) -> [Color] {
    items.flatMap { item -> [Color] in
      switch item {
      case .fill(_, .color(let color)): [color]
      case .group(_, let list): fills(list.items)
      default: []
      }
    }
  }

  // testTabBars_26_2: badges at 70, 154.67, 239.33 and 324 of 402, 2 below the items' upper edge.
  @Test(
    "Badges of items without pictures begin 4 before their middle in iOS 26",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func badges(direction: LayoutDirection) {
    let (bar, root) = bar(
      TabBar(Self.environment(.ios26, direction: direction)),
      Rect(x: 0, y: 791, width: 402, height: 49), in: direction)
    bar.items = ["A", "B", "C", "D"].map {
      var item = TabBar.Item(title: "", picture: nil)
      item.badge = $0
      return item
    }
    let marks = areas(bar.content(in: bar.bounds)).filter { $0.height == 18 }.map(\.minX)
    let isMirrored = direction == .rightToLeft
    let starts = [70, 154.67, 239.33, 324].map { isMirrored ? 402 - $0 : $0 }
    let width = areas(bar.content(in: bar.bounds)).first { $0.height == 18 }?.width ?? 0
    #expect(marks.count == 4 && root.subviews.count == 1)
    for (mark, start) in zip(marks, starts) {
      #expect(abs((isMirrored ? mark + width : mark) - start) < 0.34)
    }
    #expect(areas(bar.content(in: bar.bounds)).first { $0.height == 18 }?.minY == 6)
  }

  @Test("A badge beside a picture covers neither it nor the title", arguments: Look.allCases)
  func badgesBeside(look: Look) throws {
    let (bar, root) = bar(
      TabBar(Self.environment(look)), Rect(x: 0, y: 791, width: 402, height: 49))
    bar.isCentered = true
    var item = TabBar.Item(
      title: "Me", picture: Symbol("star.fill", pointSize: 20).map(Picture.symbol))
    item.badge = "99+"
    bar.items = [item]
    let items = bar.content(in: bar.bounds)
    let mark = try #require(areas(items).first { $0.height == 18 })
    let texts = items.compactMap { item -> Rect? in
      if case .text(_, let rect, _, _) = item { rect } else { nil }
    }
    #expect(root.subviews.count == 1 && texts.count == 2)
    let words = try #require(texts.last)
    #expect(mark.maxX <= words.minX && mark.minX > 0)
  }

  // Lists of accessibility-snapshot in iOS 26.2: 52 at the usual text size, 51 at medium; lines of 17 points
  // are 20.29 high, of 16 points 19.09.
  @Test(
    "A row of iOS 26 is as high as its text, its margins and its line",
    arguments: [
      (20.29, 52.0), (19.09, 51),
    ])
  func rowsOfTexts(line: Double, height: Double) {
    let measurer = FixedMeasurer(Size(width: 40, height: line))
    let environment = ControlEnvironment(measurer: measurer, scale: 3, look: .ios26)
    let texts = StyledTexts(.basic, title: "One", detail: nil, in: environment)
    #expect(texts.height(in: environment) == height)
  }

  // testSwitchControls: 233 in iOS 17.5 and 18.5, 198 in 26.2; testStepperAtMin: 119 and 185, lines of 185.
  @Test("A switch that is off and what a stepper can't do have the greys of their system")
  func greys() {
    func grey(_ color: Color) -> Double {
      let ground = 238.0 / 255
      return 255 * (color.red * color.alpha + ground * (1 - color.alpha))
    }
    for (look, off, sign, line) in [(Look.ios18, 233.0, 119.0, 209.0), (.ios26, 198, 185, 185)] {
      let environment = Self.environment(look)
      let bounds = Rect(x: 0, y: 0, width: 94, height: 32)
      let track = fills(Switch(environment).content(in: bounds)).first
      #expect(track.map { abs(grey($0) - off) < 1 } == true)
      let colors = fills(Stepper(environment).content(in: bounds)).map(grey)
      #expect(colors.count >= 3 && abs(colors[1] - line) < 1 && abs(colors[2] - sign) < 1)
    }
  }

  // testSlider: a track of grey 127 in iOS 18.5 and 137 in 26.2, which (0, 122, 255) and (0, 136, 255) give.
  @Test("System colours are those of their system")
  func colours() {
    for (look, blue, red, dark) in [
      (Look.ios18, "#007AFF", "#FF3B30", "#0A84FF"), (.ios26, "#0088FF", "#FF383C", "#0091FF"),
    ] {
      let environment = Self.environment(look)
      #expect(environment.color(.systemBlue).description == blue)
      #expect(environment.color(.systemRed).description == red)
      #expect(environment.dark.color(.systemBlue).description == dark)
    }
    #expect(
      Self.environment(.ios26, settings: [.contrast]).color(.systemBlue).description == "#1E6EF4")
  }

  @Test("Glass is opaque where people want no transparency, and bars have no line")
  func glass() {
    func backdrops(_ settings: Set<AccessibilitySetting>) -> Bool {
      let (bar, root) = bar(
        NavigationBar(Self.environment(.ios26, settings: settings)),
        Rect(x: 0, y: 62, width: 402, height: 54))
      bar.ground = bar.environment.standardBarGround
      bar.item.backTitle = "First"
      let items = bar.content(in: bar.bounds)
      #expect(!areas(items).contains { $0.width == 402 } && root.subviews.count == 1)
      return hasBackdrop(items)
    }
    #expect(backdrops([]) && !backdrops([.reduceTransparency]))
  }

  @Test("Only the phones of iPhone 17's year come with the look of iOS 26")
  func devices() {
    for (name, look) in [
      ("iPhone 17", Look.ios26), ("iPhone 17 Pro Max landscape", .ios26), ("iPhone Air", .ios26),
      ("iPhone 16e", .ios18), ("iPhone 16 Pro", .ios18), ("iPad Air", .ios18),
    ] {
      #expect(Device(named: name)?.look == look, "\(name)")
    }
  }
}
