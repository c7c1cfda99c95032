import Geometry
import InterfaceBuilder
import Testing

/// The environment of documents by the version of Xcode that saved them, as recorded in their
/// frames.
@Suite("Eras of documents")
struct NibEraTests {
  /// Returns a storyboard with one controller whose box fills the safe area and the side margins.
  func storyboard(
    _ device: String, _ tools: Int, _ size: Size, controller: String = "", attributes: String = "",
    around: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc" \(attributes) sceneMemberID="viewController">
          \(controller)
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
            <subviews>\(Nib.view("box"))</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
              <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="b"/>
              <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="l"/>
              <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin" id="r"/>
            </constraints>
          </view>
        </viewController>
      </objects></scene>\(around)</scenes>
    </document>
    """
  }

  /// Returns the box's distances from the top, the left and the bottom of its root.
  func insets(
    _ text: String, _ size: Size, _ intrinsic: NibOptions.Intrinsic = .recorded
  ) throws -> [Double] {
    let box = try #require(try Nib.frames(text) { $0.intrinsic = intrinsic }["box"])
    return [box.minY, box.minX, size.height - box.maxY]
  }

  @Test(
    "A full screen has the bands and margins of its device and era",
    arguments: [
      ("retina4_7", 11_000, 375.0, 667.0, [20.0, 16, 0]),
      ("retina4_7", 14_490, 375, 667, [20, 16, 0]),
      ("retina4_7", 17_000, 375, 667, [0, 16, 0]), ("retina4_7", 21_700, 375, 667, [20, 16, 0]),
      ("retina6_1", 17_000, 414, 896, [44, 20, 34]), ("retina6_1", 21_225, 414, 896, [48, 20, 34]),
      ("retina6_1", 21_179, 414, 896, [44, 20, 34]), ("retina5_9", 21_179, 375, 812, [44, 16, 34]),
      ("retina5_9", 17_000, 375, 812, [44, 16, 34]), ("retina5_9", 22_000, 375, 812, [50, 16, 34]),
      ("retina6_12", 22_000, 393, 852, [59, 16, 34]),
      ("retina6_3", 23_500, 402, 874, [62, 20, 34]),
      ("retina6_1", 24_100, 414, 896, [96, 20, 68]),
      ("retina6_12", 24_100, 393, 852, [118, 16, 68]),
      ("retina6_1", 32_700, 414, 896, [48, 20, 34]),
      ("ipad9_7", 17_000, 768, 1024, [20, 20, 0]),
      ("retina6_0", 23_727, 390, 844, [94, 16, 68]),
      ("ipad11_0rounded", 17_000, 834, 1194, [24, 20, 20]),
    ])
  func screens(
    device: String, tools: Int, width: Double, height: Double, expected: [Double]
  ) throws {
    let size = Size(width: width, height: height)
    #expect(try insets(storyboard(device, tools, size), size) == expected)
  }

  @Test("Xcode 26 records insets twice, an app has them once")
  func recordedTwice() throws {
    let size = Size(width: 393, height: 852)
    let text = storyboard("retina6_12", 24_765, size)
    #expect(try insets(text, size, .recorded) == [118, 16, 68])
    #expect(try insets(text, size, .measured) == [59, 16, 34])
  }

  @Test("A version of three parts is its major version")
  func partsOfAVersion() throws {
    let size = Size(width: 375, height: 667)
    func top(_ version: String) throws -> Double {
      let text = storyboard("retina4_7", 1, size)
      return try insets(
        text.replacing("toolsVersion=\"1\"", with: "toolsVersion=\"\(version)\""), size)[0]
    }
    #expect(try top("14313.13.2") == 20)
    #expect(try top("17506.1.2") == 0)
    #expect(try top("32700.99.1234") == 20)
    #expect(try top("x.1") == 20)
  }

  @Test("A status bar that is simulated as hidden is missing only on phones with a home button")
  func noStatusBar() throws {
    let none = "<nil key=\"simulatedStatusBarMetrics\"/>"
    let small = Size(width: 375, height: 667)
    #expect(try insets(storyboard("retina4_7", 12_120, small, controller: none), small)[0] == 0)
    // Xcode 9 and later record the inset (12 roots, none without), which no app has.
    for tools in [14_490, 22_000] {
      let kept = storyboard("retina4_7", tools, small, controller: none)
      #expect(try insets(kept, small, .recorded)[0] == 20)
      #expect(try insets(kept, small, .measured)[0] == 0)
    }
    let large = Size(width: 414, height: 896)
    #expect(try insets(storyboard("retina6_1", 17_000, large, controller: none), large)[0] == 44)
  }

  func navigation(
    _ attributes: String = "", bar: String = "", toolbar: String = ""
  ) -> String {
    """
    <scene sceneID="n"><objects><navigationController id="nav" \(attributes)>
      <navigationBar key="navigationBar" \(bar) id="bar"/>\(toolbar)
      <connections><segue destination="vc" kind="relationship" id="g"/></connections>
    </navigationController></objects></scene>
    """
  }

  @Test("A navigation controller's bars lie over its root, unless they are hidden")
  func navigationBars() throws {
    let size = Size(width: 414, height: 896)
    func tops(_ around: String, _ tools: Int = 17_000) throws -> [Double] {
      try insets(storyboard("retina6_1", tools, size, around: around), size)
    }
    #expect(try tops(navigation()) == [88, 20, 34])
    #expect(try tops(navigation("navigationBarHidden=\"YES\"")) == [44, 20, 34])
    #expect(try tops(navigation("toolbarHidden=\"NO\"")) == [88, 20, 83])
    #expect(try tops(navigation("toolbarHidden=\"NO\""), 14_490) == [88, 20, 78])
    #expect(try tops(navigation(bar: "largeTitles=\"YES\"")) == [140, 20, 34])
  }

  @Test("A pushed controller lies under the bars of the one that pushes it")
  func pushedBars() throws {
    let size = Size(width: 414, height: 896)
    let around = """
      <scene sceneID="t"><objects><tabBarController id="tabs">
        <tabBar key="tabBar" id="tabbar"/>
        <connections><segue destination="nav" kind="relationship" id="a"/></connections>
      </tabBarController></objects></scene>
      <scene sceneID="n"><objects><navigationController id="nav">
        <navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="list" kind="relationship" id="g"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="l"><objects><viewController id="list">
        <connections><segue destination="vc" kind="show" id="h"/></connections>
      </viewController></objects></scene>
      """
    let shown = storyboard("retina6_1", 17_000, size, around: around)
    #expect(try insets(shown, size) == [88, 20, 83])
    let alone = storyboard(
      "retina6_1", 17_000, size, attributes: "hidesBottomBarWhenPushed=\"YES\"", around: around)
    #expect(try insets(alone, size) == [88, 20, 34])
    let modal = around.replacing("kind=\"show\"", with: "kind=\"presentation\"")
    #expect(try insets(storyboard("retina6_1", 17_000, size, around: modal), size) == [44, 20, 34])
  }

  // ooni/probe-ios, Result.storyboard: headers below a navigation bar.
  @Test(
    "In an app, a contained controller begins below the screen's top as far as its container does")
  func containedTops() throws {
    let size = Size(width: 414, height: 133)
    func insets(below top: Double, _ intrinsic: NibOptions.Intrinsic) throws -> [Double] {
      let around = """
        <scene sceneID="p"><objects><viewController id="page"><view key="view" id="p">
          <rect key="frame" x="0" y="0" width="414" height="896"/><subviews><view id="outer">
          <rect key="frame" x="0" y="10" width="414" height="800"/><subviews><containerView id="c">
            <rect key="frame" x="0" y="\(top)" width="414" height="133"/>
            <connections><segue destination="vc" kind="embed" id="e"/></connections>
          </containerView></subviews></view></subviews></view></viewController></objects></scene>
        """
      return try self.insets(
        storyboard("retina6_1", 17_000, size, around: around), size, intrinsic)
    }
    #expect(try insets(below: 90, .measured) == [0, 20, 0])
    #expect(try insets(below: 4, .measured) == [30, 20, 0])
    #expect(try insets(below: 90, .recorded) == [44, 20, 0])
  }

  @Test("What is pushed onto the stack around a tab bar controller covers the tab bar")
  func pushedOverTabs() throws {
    let size = Size(width: 393, height: 852)
    let around = """
      <scene sceneID="n"><objects><navigationController id="nav">
        <navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="tabs" kind="relationship" id="g"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="t"><objects><tabBarController id="tabs">
        <tabBar key="tabBar" id="tabbar"/>
        <connections><segue destination="list" kind="relationship" id="a"/></connections>
      </tabBarController></objects></scene>
      <scene sceneID="l"><objects><viewController id="list">
        <connections><segue destination="vc" kind="show" id="h"/></connections>
      </viewController></objects></scene>
      """
    let pushed = storyboard("retina6_12", 24_765, size, around: around)
    #expect(try insets(pushed, size) == [172, 16, 68])
    let member = around.replacing("destination=\"list\"", with: "destination=\"vc\"")
    #expect(
      try insets(storyboard("retina6_12", 24_765, size, around: member), size) == [172, 16, 117])
  }

  @Test("An opaque bar shortens the view instead of covering it")
  func opaqueBars() throws {
    let bar = navigation(bar: "translucent=\"NO\"")
    let short = Size(width: 375, height: 603)
    #expect(try insets(storyboard("retina4_7", 14_490, short, around: bar), short) == [0, 16, 0])
    let full = Size(width: 375, height: 667)
    let extended = storyboard(
      "retina4_7", 14_490, full, attributes: "extendedLayoutIncludesOpaqueBars=\"YES\"", around: bar
    )
    #expect(try insets(extended, full) == [64, 16, 0])
  }

  @Test("A sheet begins below the status bar, and its navigation bar is 56 high")
  func sheets() throws {
    let notched = Size(width: 414, height: 842)
    #expect(try insets(storyboard("retina6_1", 17_000, notched), notched) == [0, 20, 34])
    #expect(
      try insets(storyboard("retina6_1", 17_000, notched, around: navigation()), notched)
        == [56, 20, 34])
    let short = Size(width: 414, height: 886)
    #expect(try insets(storyboard("retina6_1", 22_000, short), short) == [0, 20, 0])
  }

  @Test("A sheet covers the tab bar of the controller that shows it")
  func sheetsOverTabs() throws {
    let tabs = """
      <scene sceneID="t"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="tabbar"/>
        <connections><segue destination="list" kind="relationship" id="a"/></connections>
      </tabBarController></objects></scene>
      <scene sceneID="l"><objects><viewController id="list">
        <connections><segue destination="vc" kind="show" id="h"/></connections>
      </viewController></objects></scene>
      """
    let sheet = Size(width: 414, height: 842)
    #expect(try insets(storyboard("retina6_1", 17_000, sheet, around: tabs), sheet) == [0, 20, 34])
    let full = Size(width: 414, height: 896)
    #expect(try insets(storyboard("retina6_1", 17_000, full, around: tabs), full) == [44, 20, 83])
  }

  @Test("A root that ends above a translucent and an opaque bar has no insets")
  func besideBothBars() throws {
    let around = """
      <scene sceneID="t"><objects><tabBarController id="tabs">
        <tabBar key="tabBar" translucent="NO" id="tabbar"/>
        <connections><segue destination="nav" kind="relationship" id="a"/></connections>
      </tabBarController></objects></scene>\(navigation())
      """
    let size = Size(width: 375, height: 554)
    #expect(try insets(storyboard("retina4_7", 14_460, size, around: around), size) == [0, 16, 0])
  }

  @Test("A simulated toolbar is recorded 49 high on all phones, a controller's own is 44")
  func toolbars() throws {
    let size = Size(width: 375, height: 667)
    let bar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    func bottom(_ text: String, _ intrinsic: NibOptions.Intrinsic = .recorded) throws -> Double {
      try insets(text, size, intrinsic)[2]
    }
    let simulated = storyboard("retina4_7", 21_701, size, controller: bar)
    #expect(try bottom(simulated) == 49)
    #expect(try bottom(simulated, .measured) == 44)
    #expect(try bottom(storyboard("retina4_7", 14_113, size, controller: bar)) == 44)
    let own = navigation("toolbarHidden=\"NO\"")
    #expect(try bottom(storyboard("retina4_7", 21_701, size, around: own)) == 44)
  }

  @Test("Roots with the guides of Xcode 8 count the bars in their margins from Xcode 11")
  func marginsBesideGuides() throws {
    let size = Size(width: 375, height: 667)
    let bar = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      """
    func top(_ tools: Int) throws -> Double {
      let text = storyboard("retina4_7", tools, size, controller: bar).replacing(
        "secondItem=\"safe\" secondAttribute=\"top\"",
        with: "secondItem=\"root\" secondAttribute=\"topMargin\"")
      return try insets(text, size)[0]
    }
    #expect(try top(15_705) == 44)
    #expect(try top(14_750) == 0)
  }

  /// Returns a nib with one table cell whose box respects the content view's margins.
  func cell(
    _ device: String, _ tools: Int, width: Double, accessory: String = "", margins: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="\(device)" orientation="portrait"/>
      <objects>
        <tableViewCell \(accessory) id="cell">
          <rect key="frame" x="0" y="0" width="\(width)" height="100"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0" y="0" width="\(width)" height="100"/>
            <autoresizingMask key="autoresizingMask"/>\(margins)
            <subviews>\(Nib.view("box"))</subviews>
            <constraints>
              <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="t"/>
              <constraint firstAttribute="bottomMargin" secondItem="box" secondAttribute="bottom" id="b"/>
              <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="l"/>
              <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="r"/>
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
      </objects>
    </document>
    """
  }

  @Test(
    "A cell at a nib's root has the margins of its era: top, side, bottom",
    arguments: [
      ("retina4_7", 11_000, 414.0, [8.0, 8, 8]), ("retina4_7", 14_490, 375, [11, 16, 10.5]),
      ("retina4_7", 14_490, 414, [11, 20, 10.5]), ("retina4_7", 17_000, 414, [11, 16, 11]),
      ("retina6_1", 17_000, 414, [11, 20, 11]), ("retina6_12", 24_100, 393, [15, 20, 15]),
      ("retina6_1", 17_000, 320, [11, 16, 11]), ("retina6_1", 17_000, 331, [11, 20, 11]),
      ("retina4_7", 15_400, 375, [11, 15, 11]), ("retina6_1", 15_400, 320, [11, 16, 11]),
    ])
  func cells(device: String, tools: Int, width: Double, expected: [Double]) throws {
    let size = Size(width: width, height: 100)
    #expect(try insets(cell(device, tools, width: width), size) == expected)
  }

  @Test("An accessory leaves 8 points between itself and the content")
  func accessory() throws {
    let text = cell("retina6_1", 17_000, width: 414, accessory: "accessoryType=\"checkmark\"")
    #expect(try Nib.frames(text)["box"]?.maxX == 406)
  }
}
