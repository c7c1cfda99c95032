import AutoLayout
import Controls
import Drawing
import Geometry
import InterfaceBuilder
import Testing
import Typesetting

@Suite("Screens around documents")
struct NibScreenTests {
  /// Returns a storyboard with a controller whose view has a size, with the given surroundings.
  private func storyboard(
    size: (Double, Double) = (414, 896), device: String = "retina6_1", controller: String = "",
    navigation: String = "", tools: Int = 17506, others: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="\(device)" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects>
    <viewController id="controller"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/></view>
    \(controller)</viewController></objects></scene>
    <scene sceneID="t"><objects>\(navigation)\(others)</objects></scene></scenes></document>
    """
  }

  private let navigation = """
    <navigationController id="navigation"><navigationBar key="navigationBar" id="bar"/>
    <connections><segue kind="relationship" relationship="rootViewController" \
    destination="controller" id="s1"/></connections></navigationController>
    """

  private func screen(
    _ text: String, _ adjust: (inout NibOptions) -> Void = { _ in }
  ) throws -> NibScreen? {
    let document = try NibDocument(Array(text.utf8))
    var options = NibOptions(ControlEnvironment(measurer: BlockMeasurer()))
    adjust(&options)
    var builder = NibBuilder(document, options)
    let built = builder.build(document.trees[0])
    built.root.layoutIfNeeded()
    return builder.makeScreen(
      of: document.trees[0], around: built, size: built.root.frame.size)
  }

  private func part<V: View>(_ type: V.Type, of screen: NibScreen?) -> V? {
    screen?.overlay.subviews.compactMap { $0 as? V }.first
  }

  // QMUI_iOS#633.
  @Test(
    "Bars are low in the landscape of small phones, and what is recorded of Xcode 26 stays",
    arguments: [
      ("iPhone 14 landscape", 17506, 32.0), ("iPhone 14 Plus landscape", 17506, 44),
      ("iPhone 14", 17506, 44), ("iPhone 14 landscape", 24093, 54),
    ])
  func landscape(device: String, tools: Int, height: Double) throws {
    let preset = try #require(Device(named: device))
    let text = storyboard(
      size: (preset.size.width, preset.size.height), navigation: navigation, tools: tools)
    let document = try NibDocument(Array(text.utf8)).adapted(
      to: NibDevice(preset, isDark: false))
    let environment = ControlEnvironment(
      measurer: BlockMeasurer(), bars: document.device.bars)
    var builder = NibBuilder(document, NibOptions(environment))
    let built = builder.build(document.trees[0])
    built.root.layoutIfNeeded()
    #expect(built.root.safeAreaInsets.top == preset.safeArea.top + height)
    let screen = builder.makeScreen(
      of: document.trees[0], around: built, size: built.root.frame.size)
    #expect(part(NavigationBar.self, of: screen)?.frame.height == height)
  }

  // Provenance-Emu/Provenance, Cheats.storyboard: a pushed controller with 'Cancel' at the left.
  @Test(
    "Items of a controller's own take the back button's place, unless they stand beside it",
    arguments: [
      ("", "", true), ("", "leftBarButtonItem", false), ("hidesBackButton", "", false),
      ("leftItemsSupplementBackButton", "leftBarButtonItem", true),
    ])
  func backButton(flag: String, side: String, isShown: Bool) throws {
    let button = side.isEmpty ? "" : #"<barButtonItem key="\#(side)" title="Cancel" id="i"/>"#
    let item = """
      <navigationItem key="navigationItem" \(flag.isEmpty ? "" : flag + "=\"YES\"") id="n">\(button)\
      </navigationItem>
      """
    let list = """
      <viewController id="list" title="List"><connections>
      <segue destination="controller" kind="show" id="p"/></connections></viewController>
      """
    let text = storyboard(
      controller: item, navigation: navigation.replacing("\"controller\"", with: "\"list\""),
      others: list)
    let bar = try #require(part(NavigationBar.self, of: try screen(text)))
    #expect(bar.item.backTitle == (isShown ? "List" : nil))
  }

  @Test("A view as large as its device's screen has a status bar and a home indicator")
  func wholeScreen() throws {
    let screen = try screen(storyboard())
    #expect(screen?.size == Size(width: 414, height: 896))
    #expect(screen?.origin == .zero)
    #expect(part(StatusBar.self, of: screen)?.frame.height == 44)
    #expect(part(StatusBar.self, of: screen)?.form == .notch(width: 209, height: 30))
    #expect(part(HomeIndicator.self, of: screen)?.frame.maxY == 888)
    #expect(screen?.cornerRadius == 41.5)
  }

  @Test("A phone with an island shows it, and one with a button has no home indicator")
  func hardware() throws {
    let island = try screen(
      storyboard(size: (393, 852), device: "retina6_12", tools: 22000))
    #expect(part(StatusBar.self, of: island)?.form == .island)
    let button = try screen(storyboard(size: (375, 667), device: "retina4_7", tools: 22000))
    #expect(part(StatusBar.self, of: button)?.form == .flat)
    #expect(part(HomeIndicator.self, of: button) == nil)
  }

  @Test("A view below an opaque bar is shown in a picture as high as the screen")
  func opaqueBar() throws {
    let bar = navigation.replacing(#"id="bar""#, with: #"translucent="NO" id="bar""#)
    let screen = try screen(storyboard(size: (414, 808), navigation: bar))
    #expect(screen?.size == Size(width: 414, height: 896))
    #expect(screen?.origin == Point(x: 0, y: 88))
    #expect(part(NavigationBar.self, of: screen)?.frame.minY == 44)
  }

  @Test(
    "A root that is recorded as high as the screen begins below its opaque bar in an app",
    arguments: [(17506, 896.0, 808.0), (24093, 746, 794)])
  func recordedUnderBar(tools: Int, recorded: Double, shown: Double) throws {
    let bar = navigation.replacing(#"id="bar""#, with: #"translucent="NO" id="bar""#)
    let text = storyboard(size: (414, recorded), navigation: bar, tools: tools)
    let document = try NibDocument(Array(text.utf8))
    let size = Size(width: 414, height: recorded)
    #expect(document.appSize(of: document.trees[0], for: size)?.height == shown)
    let screen = try screen(text) { $0.size = Size(width: 414, height: shown) }
    #expect(screen?.size == Size(width: 414, height: 896))
    #expect(screen?.origin.y == 896 - shown)
  }

  // maxep/MXSegmentedPager#51, micazeve/MAGearRefreshControl#2, HeroTransitions/Hero#56,
  // iltercengiz/ICViewPager#88
  @Test(
    "A root that does not extend under a bar ends at it, however translucent the bar is",
    arguments: [
      (#"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#, "YES", 64.0, 603.0),
      (#"<extendedEdge key="edgesForExtendedLayout" top="YES"/>"#, "YES", 0, 618),
      (#"<extendedEdge key="edgesForExtendedLayout"/>"#, "YES", 64, 554),
      ("", "YES", 0, 667),
      (#"<extendedEdge key="edgesForExtendedLayout" top="YES"/>"#, "NO", 64, 554),
    ])
  func extendedEdges(edges: String, translucent: String, top: Double, height: Double) throws {
    let bar = navigation.replacing(#"id="bar""#, with: #"translucent="\#(translucent)" id="bar""#)
    let tabs = """
      <tabBarController id="tabs"><tabBar key="tabBar" id="tabBar"/><connections>
      <segue kind="relationship" relationship="viewControllers" destination="navigation" id="s2"/>
      </connections></tabBarController>
      """
    let text = storyboard(
      size: (375, 667), device: "retina4_7", controller: edges, navigation: bar, tools: 14490,
      others: tabs)
    let document = try NibDocument(Array(text.utf8))
    let whole = Size(width: 375, height: 667)
    let own = document.appSize(of: document.trees[0], for: whole) ?? whole
    #expect(own.height == height)
    let screen = try screen(text) { $0.size = own }
    #expect(screen?.size == whole && screen?.origin == Point(x: 0, y: top))
  }

  // ReactiveX/RxSwift, GitHubSignup2.storyboard
  @Test("Without a device, the screen that the canvas simulates is around the root")
  func simulatedScreen() throws {
    let bar = navigation.replacing(#"id="bar""#, with: #"translucent="NO" id="bar""#)
    let text = storyboard(size: (375, 667), navigation: bar, tools: 11542).replacing(
      #"<device id="retina6_1" orientation="portrait"/>"#,
      with: """
        <simulatedMetricsContainer key="defaultSimulatedMetrics">
        <simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/>
        </simulatedMetricsContainer>
        """)
    let document = try NibDocument(Array(text.utf8))
    let own = document.appSize(of: document.trees[0], for: Size(width: 375, height: 667))
    #expect(own == Size(width: 375, height: 603))
    let screen = try screen(text) { $0.size = own }
    #expect(screen?.size == Size(width: 375, height: 667) && screen?.origin.y == 64)
  }

  @Test("The bars that a nib's view simulates are drawn, whatever its size")
  func simulatedBars() throws {
    let nib = Nib.document(
      inside: """
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
        """
    ).replacing("17506", with: "20037")
    let screen = try screen(nib)
    let bar = try #require(part(NavigationBar.self, of: screen))
    #expect(bar.hasHairline && bar.frame.height == 44)
    #expect(part(TabBar.self, of: screen)?.frame == Rect(x: 0, y: 431, width: 320, height: 49))
  }

  @Test("A view of another size than any screen has no device around it")
  func part() throws {
    let screen = try screen(storyboard(size: (200, 100)))
    #expect(screen?.size == Size(width: 200, height: 100))
    #expect(part(StatusBar.self, of: screen) == nil)
    #expect(screen?.cornerRadius == 0)
  }

  @Test("A tab bar controller of six shows four of them and a way to the others")
  func manyTabs() throws {
    let names = ["controller"] + (2...6).map { "c\($0)" }
    let segues = names.map { name in
      """
      <segue kind="relationship" relationship="viewControllers" destination="\(name)" \
      id="to-\(name)"/>
      """
    }
    let tabs = """
      <tabBarController id="tabs"><tabBar key="tabBar" id="tabBar"/><connections>
      \(segues.joined())</connections></tabBarController>
      """
    let others = (2...6).map { #"<viewController id="c\#($0)" title="\#($0)"/>"# }
    let screen = try screen(storyboard(others: tabs + others.joined()))
    let bar = try #require(part(TabBar.self, of: screen))
    #expect(bar.items.count == 6)
    let words = bar.content(in: bar.bounds).compactMap { item in
      if case .text(let paragraph, _, _, _) = item { paragraph.text } else { nil }
    }
    #expect(words.last == "More")
  }

  @Test("A pushed controller leads back to the title of the one that pushes it")
  func wayBack() throws {
    let first = """
      <viewController id="first"><view key="view" id="v"><rect key="frame" x="0" y="0" \
      width="414" height="896"/></view><navigationItem key="navigationItem" title="Trips" id="n"/>
      <connections><segue kind="show" destination="controller" id="s2"/></connections>
      </viewController>
      """
    let bar = navigation.replacing(#"destination="controller""#, with: #"destination="first""#)
    let item = #"<navigationItem key="navigationItem" title="Day" id="m"/>"#
    let screen = try screen(storyboard(controller: item, navigation: bar, others: first))
    let shown = try #require(part(NavigationBar.self, of: screen))
    #expect(shown.item.title == "Day")
    #expect(shown.item.backTitle == "Trips")
  }

  @Test("From right to left, the back button is on the right and the last item on the left")
  func mirrored() throws {
    let items = """
      <navigationItem key="navigationItem" title="T" id="m">
      <barButtonItem key="rightBarButtonItem" title="End" id="e"/></navigationItem>
      """
    let text = storyboard(controller: items, navigation: navigation)
    let screen = try screen(text) {
      $0.environment = ControlEnvironment(measurer: BlockMeasurer(), direction: .rightToLeft)
    }
    let bar = try #require(part(NavigationBar.self, of: screen))
    let places = bar.places(in: bar.frame)
    #expect(places.items.map(\.rect.minX) == [20])
  }

  @Test("The back button shows the full title, 'Back' or nothing, as the bar has room")
  func shortWayBack() {
    let bar = NavigationBar(ControlEnvironment(measurer: BlockMeasurer()))
    func words(_ back: String, _ title: String) -> String {
      bar.item.backTitle = back
      bar.item.title = title
      return bar.places(in: Rect(x: 0, y: 0, width: 375, height: 44)).backWords
    }
    // Blocks are 10 points wide: a title of 60 begins at 157.5, the text at 27.
    #expect(words("Places", "Galway") == "Places")
    #expect(words("Plans for summer", "Galway") == "Back")
    #expect(words("Places", "A title that is as long as the bar") == "")
    #expect(words("Plans for the whole summer", "") == "Plans for the whole summer")
  }

  @Test("A prompt makes the bar 30 points higher, and the views below begin there")
  func prompt() throws {
    let item = #"<navigationItem key="navigationItem" title="T" prompt="Words" id="m"/>"#
    let text = storyboard(controller: item, navigation: navigation)
    let bar = try #require(part(NavigationBar.self, of: try screen(text)))
    #expect(bar.frame == Rect(x: 0, y: 44, width: 414, height: 74))
    let document = try NibDocument(Array(text.utf8))
    var builder = NibBuilder(
      document, NibOptions(ControlEnvironment(measurer: BlockMeasurer())))
    #expect(builder.build(document.trees[0]).root.safeAreaInsets.top == 118)
  }

  @Test("On an iPad, tab titles are beside their pictures")
  func padTabs() throws {
    let bar = TabBar(ControlEnvironment(measurer: BlockMeasurer()))
    let star = try #require(Symbol("star", size: Size(width: 20, height: 20)))
    bar.items = [TabBar.Item(title: "Own", picture: .symbol(star))]
    func words() -> Rect? {
      bar.content(in: Rect(x: 0, y: 0, width: 800, height: 49)).compactMap {
        if case .text(_, let rect, _, _) = $0 { rect } else { nil }
      }.first
    }
    #expect(words()?.midX == 400)
    bar.isCentered = true
    // 20 for the picture, 8, and three blocks.
    #expect(words().map { $0.midX > 400 && abs($0.midY - 24.5) < 1 } == true)
  }

  @Test("Flexible spaces of a toolbar share the space that its items leave")
  func toolbar() {
    let bar = Toolbar(ControlEnvironment(measurer: BlockMeasurer()))
    bar.items = [
      BarItem(.title("ab", isDone: false)), BarItem(.flexibleSpace),
      BarItem(.title("cd", isDone: false)),
    ]
    let places = bar.places(in: Rect(x: 0, y: 0, width: 375, height: 44))
    #expect(places[0].rect.minX == 16)
    #expect(places[2].rect.maxX == 375 - 16)
  }

  @Test("The tabs of a tab bar are those of its controllers, with the shown one selected")
  func tabs() throws {
    let tabs = """
      <tabBarController id="tabs"><tabBar key="tabBar" id="tab"/><connections>
      <segue kind="relationship" relationship="viewControllers" destination="other" id="s3"/>
      <segue kind="relationship" relationship="viewControllers" destination="controller" id="s4"/>
      </connections></tabBarController>
      <viewController id="other" title="Other"/>
      """
    let item = #"<tabBarItem key="tabBarItem" title="Own" badgeValue="2" id="i"/>"#
    let screen = try screen(storyboard(controller: item, others: tabs))
    let bar = try #require(part(TabBar.self, of: screen))
    #expect(bar.items.map(\.title) == ["Other", "Own"])
    #expect(bar.items.map(\.badge) == [nil, "2"])
    #expect(bar.selected == 1)
    #expect(bar.frame == Rect(x: 0, y: 896 - 34 - 49, width: 414, height: 49))
  }
}
