import AutoLayout
import Drawing
import Geometry
import Testing
import Typesetting

@testable import Controls

@Suite("Bars as Apple's pictures show them")
struct BarLookTests {
  private let environment = ControlEnvironment(measurer: BlockMeasurer(), scale: 3)

  /// Returns what a navigation bar draws above a list that begins below the bar or at the top.
  private func drawn(
    listAt y: Double?, isScrolled: Bool? = nil, isClearAtRest: Bool = true
  ) -> [DisplayList.Item] {
    let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 800))
    let bar = NavigationBar(environment)
    bar.translatesAutoresizingMaskIntoConstraints = true
    bar.frame = Rect(x: 0, y: 0, width: 390, height: 44)
    (bar.ground, bar.isClearAtRest, bar.isScrolled) =
      (environment.standardBarGround, isClearAtRest, isScrolled)
    if let y {
      let list = ScrollView()
      list.translatesAutoresizingMaskIntoConstraints = true
      list.frame = Rect(x: 0, y: y, width: 390, height: 800 - y)
      list.contentSize = Size(width: 390, height: 2_000)
      root.addSubview(list)
    }
    root.addSubview(bar)
    return withExtendedLifetime(root) { bar.content(in: bar.bounds) }
  }

  // accessibility-snapshot's testNavBarBackButtonTraits of iOS 17.5 and 18.5; Apple's documentation
  // of `scrollEdgeAppearance`: since iOS 15 of all bars of navigation controllers.
  @Test("A bar is clear while nothing is scrolled below it")
  func rest() {
    #expect(drawn(listAt: nil).areas.isEmpty)
    #expect(drawn(listAt: 44).areas.isEmpty)
    let line = Rect(x: 0, y: 44, width: 390, height: 1.0 / 3)
    #expect(drawn(listAt: 0).areas == [Rect(x: 0, y: 0, width: 390, height: 44), line])
    #expect(drawn(listAt: nil, isScrolled: true).areas.count == 2)
    #expect(drawn(listAt: 0, isScrolled: false).areas.isEmpty)
    #expect(drawn(listAt: nil, isClearAtRest: false).areas.count == 2)
  }

  // testTabBars_17_5 and _18_5: the letters of titles without pictures end 45 below the bar's top.
  @Test("A title without a picture is 2 lower than one below a picture")
  func titles() throws {
    let bar = TabBar(environment)
    let star = Picture.symbol(named: "star", SymbolStyle(pointSize: 22), on: environment.grid)
    bar.items = [.init(title: "A", picture: star), .init(title: "B", picture: nil)]
    let texts = bar.content(in: Rect(x: 0, y: 0, width: 402, height: 49)).texts
    try #require(texts.count == 2)
    #expect(texts[1].rect.minY - texts[0].rect.minY == 2)
    let glass = TabBar(ControlEnvironment(measurer: BlockMeasurer(), scale: 3, look: .ios26))
    glass.items = bar.items
    let floating = glass.content(in: Rect(x: 0, y: 0, width: 402, height: 62)).texts
    #expect(Set(floating.map(\.rect.minY)).count == 1)
  }

  // union-tab-view#1: few tabs are centred and sized to fit; FabBar, a public copy of the bar: 98.
  @Test("The capsule of up to three sections is as wide as they are", arguments: [1, 2, 3, 4])
  func fewSections(count: Int) throws {
    let bar = TabBar(ControlEnvironment(measurer: BlockMeasurer(), scale: 3, look: .ios26))
    bar.items = (0..<count).map { .init(title: "\($0)", picture: nil) }
    let bounds = Rect(x: 0, y: 0, width: 402, height: 62)
    let capsule = bar.capsule(in: bounds)
    #expect(capsule.width == (count < 4 ? 98 * Double(count) + 8 : 360))
    #expect(capsule.midX == 201)
    #expect(bar.cell(0, in: bounds).minX == capsule.minX + 4)
    #expect(bar.cell(count - 1, in: bounds).maxX == capsule.maxX - 4)
    if count < 4 { #expect(bar.cell(0, in: bounds).width == 98) }
  }

  // QMUI_iOS#1198, fluentui-apple#1727, GKNavigationBar#62 and ZXNavigationBar#14, and
  // GKNavigationBarSwift#47 for iOS 26.
  @Test(
    "A navigation bar is as high as reports say",
    arguments: [
      ("iPhone 12 landscape", 32.0), ("iPhone 14 Pro landscape", 32),
      ("iPhone 14 Pro Max landscape", 44), ("iPad", 50), ("iPhone 17", 54),
    ])
  func heights(name: String, height: Double) throws {
    let device = try #require(Device(named: name))
    // woocommerce-ios#904: nothing in a bar grows with the text size.
    for size in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let environment = ControlEnvironment(
        measurer: BlockMeasurer(), look: device.look, textSize: size,
        bars: BarMetrics(canvas: device.size, isPad: name.hasPrefix("iPad")))
      let bar = NavigationBar(environment)
      bar.item.title = "Orders"
      #expect(bar.intrinsicContentSize.height == height)
      let texts = bar.content(in: Rect(x: 0, y: 0, width: 390, height: height)).texts
      #expect(texts.map(\.font) == [.system(17, weight: 600)])
    }
  }

  // Apple's documentation of `scrollEdgeAppearance` of tab bars and toolbars.
  @Test("A tab bar that views keep clear of has a background only above scrolled content")
  func tabsAtRest() {
    func areas(_ edge: SafeAreaEdge?, listTo end: Double) -> Int {
      let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 800))
      let list = ScrollView()
      list.frame = Rect(x: 0, y: 0, width: 390, height: 800)
      list.contentSize = Size(width: 390, height: end)
      root.addSubview(list)
      let bars = [TabBar(environment), Toolbar(environment)]
      return withExtendedLifetime(root) {
        bars.map { bar in
          bar.translatesAutoresizingMaskIntoConstraints = true
          bar.frame = Rect(x: 0, y: 751, width: 390, height: 49)
          bar.safeAreaBar = edge
          (bar as? TabBar)?.ground = environment.standardBarGround
          (bar as? TabBar)?.isClearAtRest = true
          (bar as? Toolbar)?.ground = environment.standardBarGround
          (bar as? Toolbar)?.isClearAtRest = true
          root.addSubview(bar)
          return bar.content(in: bar.bounds).areas.count
        }.reduce(0, +)
      }
    }
    #expect(areas(.bottom, listTo: 700) == 0)
    #expect(areas(.bottom, listTo: 900) == 4)
    #expect(areas(nil, listTo: 700) == 4)
  }

  @Test("What stands above the scroll view beside a bar is not veiled by the bar's edge")
  func players() throws {
    let root = View(frame: Rect(x: 0, y: 0, width: 402, height: 874))
    let glass = ControlEnvironment(measurer: BlockMeasurer(), scale: 3, look: .ios26)
    let (list, player, tabs) = (ScrollView(), PlainView(glass), TabBar(glass))
    list.frame = Rect(x: 0, y: 0, width: 402, height: 874)
    list.contentSize = Size(width: 402, height: 2_000)
    player.translatesAutoresizingMaskIntoConstraints = true
    player.frame = Rect(x: 20, y: 755, width: 362, height: 60)
    player.layer.background = .white
    tabs.translatesAutoresizingMaskIntoConstraints = true
    tabs.frame = Rect(x: 0, y: 825, width: 402, height: 49)
    tabs.items = [.init(title: "A", picture: nil)]
    root.addSubview(list)
    func clips() -> [Rect] {
      tabs.content(in: tabs.bounds).compactMap { item in
        guard case .group(let group, let list) = item, case .path(let clip) = group.clip,
          list.items.contains(where: { if case .backdrop = $0 { true } else { false } })
        else { return nil }
        return clip.subpaths.last?.bounds
      }
    }
    root.addSubview(tabs)
    withExtendedLifetime(root) {
      #expect(clips().isEmpty)
      root.insertSubview(player, at: 1)
      #expect(clips() == [Rect(x: 20, y: -70, width: 362, height: 60)])
    }
  }

  @Test("A tablet's status bar has the day beside the time, and the charge before the battery")
  func tablet() throws {
    let bounds = Rect(x: 0, y: 0, width: 820, height: 24)
    for (language, clock) in [(nil, "9:41 AM  Tue Jun 9"), ("de", "09:41  Di., 9. Juni")] {
      let bar = StatusBar(
        ControlEnvironment(measurer: BlockMeasurer(), scale: 2, language: language))
      bar.form = .tablet
      let texts = bar.content(in: bounds).texts
      #expect(texts.map(\.text) == [clock, "100%"])
      #expect(texts.first?.rect.minX == 20)
      #expect(abs(try #require(texts.last).rect.maxX - (820 - 20 - 25 - 4)) < 0.01)
      bar.semanticContentAttribute = .forceRightToLeft
      let mirrored = try #require(bar.content(in: bounds).texts.last)
      #expect(abs(mirrored.rect.minX - (20 + 25 + 4)) < 0.01)
    }
  }
}

@Suite("Details of controls as Apple's pictures show them")
struct ControlLookTests {
  private func shadows(of items: [DisplayList.Item]) -> [Shadow] {
    items.flat.compactMap { if case .shadow(_, let shadow) = $0 { shadow } else { nil } }
  }

  // Fitted to the greys around the knobs of testSlider_17_5 and testSwitchControls_18_5.
  @Test("The knob of a slider has two shadows, that of a switch one")
  func knobs() {
    let environment = ControlEnvironment(measurer: BlockMeasurer(), scale: 3)
    let bounds = Rect(x: 0, y: 0, width: 200, height: 34)
    #expect(
      shadows(of: Slider(environment).content(in: bounds))
        == [
          Shadow(opacity: 0.12, radius: 5.75, dy: 6), Shadow(opacity: 0.12, radius: 1.8, dy: 0.5),
        ])
    let items = Switch(environment).content(in: Rect(x: 0, y: 0, width: 51, height: 31))
    #expect(shadows(of: items) == [Shadow(opacity: 0.127, radius: 3, dy: 2.6)])
    // What is outside the capsule is as white as the paper in Apple's pictures.
    let clips = items.compactMap { item in
      if case .group(let group, _) = item { group.clip } else { nil }
    }
    #expect(clips == [.box(Rect(x: 0, y: 0, width: 51, height: 31), radius: 15.5)])
  }

  // A phone shows where people type, and no ring: testTextFieldHidesCursor.
  @Test("A field that is edited has a cursor after its text, and no ring")
  func carets() throws {
    let environment = ControlEnvironment(measurer: BlockMeasurer(), scale: 2)
    let bounds = Rect(x: 0, y: 0, width: 200, height: 34)
    func caret(_ text: String, _ alignment: TextAlignment = .natural, isRightToLeft: Bool = false)
      throws -> Rect
    {
      let field = TextField(environment)
      (field.textContent.text, field.placeholder) = (text, "Name")
      field.textContent.alignment = alignment
      field.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      #expect(field.content(in: bounds).areas.isEmpty)
      field.controlState = .focused
      #expect(field.cover(in: bounds).isEmpty)
      return try #require(field.content(in: bounds).areas.first)
    }
    #expect(try caret("abc") == Rect(x: 37, y: 7, width: 2, height: 20))
    #expect(try caret("") == Rect(x: 7, y: 7, width: 2, height: 20))
    #expect(try caret("ab", .center).minX == 110)
    #expect(try caret("ab", .right).maxX == 193)
    #expect(try caret("abc", isRightToLeft: true).minX == 161)
    let whole = try caret(String(repeating: "a", count: 40))
    #expect(whole.minX > 180 && whole.maxX <= 193)
    let button = Button(environment)
    button.controlState = .focused
    #expect(!button.cover(in: bounds).isEmpty)
  }

  @Test("Days end together on their wheel, the months of a date begin together")
  func wheels() throws {
    let bounds = Rect(x: 0, y: 0, width: 320, height: 216)
    func alignments(_ mode: DatePicker.Mode, _ isRightToLeft: Bool = false) -> Set<TextAlignment> {
      let picker = DatePicker(ControlEnvironment(measurer: BlockMeasurer()))
      picker.mode = mode
      picker.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      let rows = picker.content(in: bounds).flat.compactMap { item in
        if case .text(let paragraph, _, _, _) = item { paragraph.alignment } else { nil }
      }
      return Set(rows.filter { $0 != .center })
    }
    #expect(alignments(.dateAndTime) == [.right])
    #expect(alignments(.dateAndTime, true) == [.left])
    #expect(alignments(.date) == [.left])
    #expect(alignments(.time).isEmpty)
  }

  @Test("In iOS 26 a header is below the room that ends the section before it")
  func groupHeaders() {
    func gap(isFirst: Bool, followsFooter: Bool) -> Double {
      TableView.Style.insetGrouped.spaceAbove(
        hasHeader: true, followsFooter: followsFooter, isFirst: isFirst, in: .ios26)
    }
    #expect(gap(isFirst: true, followsFooter: false) == 10)
    #expect(gap(isFirst: false, followsFooter: true) == 10)
    #expect(gap(isFirst: false, followsFooter: false) == 27.5)
  }

  // HIG, SF Symbols: symbols are centred on the capitals of the text beside them.
  @Test("The baseline of a symbol leaves its middle at that of the capitals")
  func symbolBaselines() throws {
    let environment = ControlEnvironment(measurer: BlockMeasurer(), scale: 2)
    for name in ["minus", "circle", "ellipsis"] {
      let view = ImageView(environment)
      view.symbol = Symbol(name, pointSize: 20)
      let height = view.intrinsicContentSize.height
      let first = try #require(view.firstBaselineOffsetFromTop)
      #expect(abs(first - height / 2 - 7.046) < 0.01)
      let last = try #require(view.lastBaselineOffsetFromBottom)
      #expect(abs(first + last - height) < 1e-9)
    }
    let other = ImageView(environment)
    #expect(other.firstBaselineOffsetFromTop == nil)
  }

  // SFSafeSymbols lists the names with drawings of their own for writing from right to left.
  @Test("Symbols that show lines of text are mirrored from right to left, signs are not")
  func readingDirection() {
    for name in ["text.bubble", "text.bubble.fill", "checklist", "list.bullet", "speaker.slash"] {
      #expect(Symbol.isDirectional(name), "\(name)")
    }
    for name in ["list.number", "calendar", "play.fill", "forward.fill", "info.bubble"] {
      #expect(!Symbol.isDirectional(name), "\(name)")
    }
  }

  @Test("Letters beside each other, and what is fine elsewhere, grow less in black type")
  func blackType() throws {
    func pens(_ name: String, _ weight: Int) throws -> [Double] {
      let symbol = try #require(Symbol(name, pointSize: 100, weight: weight))
      return symbol.items(in: Rect(origin: .zero, size: symbol.size), .black).flat.compactMap {
        if case .stroke(_, let stroke) = $0 { stroke.width } else { nil }
      }
    }
    let pen = Symbol.pen(100, 900)
    #expect(try pens("underline", 900).max() == pen)
    #expect(try #require(try pens("bold.underline", 900).min()) < 0.8 * pen)
    #expect(try pens("gear", 900).max() == pen)
    #expect(try #require(try pens("gear.circle", 900).min()) < 0.8 * pen)
    #expect(try #require(try pens("plus.circle", 900).min()) == pen)
  }
}
