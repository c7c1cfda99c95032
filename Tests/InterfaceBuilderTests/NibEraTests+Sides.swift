import Geometry
import InterfaceBuilder
import Testing

/// What recorded frames show of standard distances, narrow roots, tables and stacks of controllers.
extension NibEraTests {
  // Alamofire, braintree-ios-drop-in, TensorFlow's examples: texts of launch screens.
  @Test("The standard distance from a side of the safe area is none, that from other edges is kept")
  func standardDistance() throws {
    func box(_ attributes: String, vertical: String = "") throws -> Rect? {
      let text = Nib.document(
        subviews: Nib.view("box"),
        constraints: """
          <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \(attributes) id="l"/>
          <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" \(attributes) id="r"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" symbolic="YES" id="t"/>
          <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="20" symbolic="YES" id="b"/>
          """,
        inside: #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
      return try Nib.frames(text)["box"]
    }
    let standard = try #require(try box(#"constant="20" symbolic="YES""#))
    #expect(standard.minX == 0)
    #expect(standard.minY == 20)
    let stated = try #require(try box(#"constant="20""#))
    #expect(stated.minX == 20)
    #expect(standard.width == stated.width + 40)
  }

  @Test("The plug-in tells the version of a document that was saved by a beta of Xcode")
  func plugIn() throws {
    let size = Size(width: 414, height: 896)
    func top(_ version: String) throws -> Double {
      let text = storyboard("retina6_1", 32_700, size).replacing(
        "<scenes>",
        with: """
          <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
          version="\(version)"/></dependencies><scenes>
          """)
      return try insets(text, size)[0]
    }
    #expect(try top("17125") == 44)
    #expect(try top("22685") == 48)
    #expect(try top("24127") == 96)
    #expect(try top("none") == 48)
  }

  /// Returns a scene whose controller shows the tested one by a segue.
  private func source(_ segue: String) -> String {
    """
    <scene sceneID="p"><objects><viewController id="parent" sceneMemberID="viewController">
      <view key="view" id="outer"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections><segue destination="vc" \(segue) id="e"/></connections>
    </viewController></objects></scene>
    """
  }

  @Test("Roots that are narrower than the screen have its status bar by their size and version")
  func narrowRoots() throws {
    func top(_ kind: String, _ tools: Int, _ width: Double, _ height: Double) throws -> Double {
      let size = Size(width: width, height: height)
      let around = source("kind=\"\(kind)\"")
      return try insets(storyboard("retina4_7", tools, size, around: around), size)[0]
    }
    #expect(try top("embed", 13_189, 271, 523) == 20)
    #expect(try top("embed", 13_189, 271, 200) == 0)
    #expect(try top("embed", 14_460, 400, 289) == 0)
    #expect(try top("embed", 12_120, 271, 523) == 0)
    #expect(try top("embed", 22_154, 343, 400) == 20)
    #expect(try top("presentation", 13_189, 271, 523) == 20)
    #expect(try top("presentation", 22_154, 343, 523) == 0)
  }

  @Test("An iPad has no status bar in Xcode 11")
  func padStatusBar() throws {
    let size = Size(width: 768, height: 1_024)
    #expect(try insets(storyboard("ipad9_7", 14_865, size), size)[0] == 0)
    #expect(try insets(storyboard("ipad9_7", 14_490, size), size)[0] == 20)
    #expect(try insets(storyboard("ipad9_7", 21_225, size), size)[0] == 20)
    let bar = Size(width: 834, height: 1_112)
    #expect(
      try insets(storyboard("ipad10_5", 15_400, bar, around: navigation()), bar)[0] == 50)
  }

  @Test("A detail that is presented as a sheet has no bar of the stack that shows it")
  func details() throws {
    let around =
      navigation().replacing("destination=\"vc\"", with: "destination=\"parent\"")
      + source("kind=\"showDetail\"")
    let sheet = Size(width: 390, height: 834)
    #expect(try insets(storyboard("retina6_0", 22_685, sheet, around: around), sheet)[0] == 0)
    let full = Size(width: 390, height: 844)
    #expect(try insets(storyboard("retina6_0", 22_685, full, around: around), full)[0] == 91)
  }

  @Test("A sheet contains the tab bar whose member it shows, also through a stack")
  func tabsOfSheets() throws {
    func tabs(_ member: String) -> String {
      """
      <scene sceneID="t"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="tabbar"/>
        <connections><segue destination="\(member)" kind="relationship" id="a"/></connections>
      </tabBarController></objects></scene>
      """
    }
    let sheet = Size(width: 320, height: 548)
    let direct = storyboard("retina4_0", 16_096, sheet, around: tabs("vc"))
    #expect(try insets(direct, sheet) == [0, 16, 49])
    let stacked = storyboard("retina4_0", 16_096, sheet, around: navigation() + tabs("nav"))
    #expect(try insets(stacked, sheet) == [56, 16, 49])
  }

  @Test("What an app's first stack shows has no tab bar, even if a tab shows it too")
  func firstStack() throws {
    let size = Size(width: 320, height: 568)
    let first =
      navigation().replacing("destination=\"vc\"", with: "destination=\"parent\"")
      + source("kind=\"show\"")
    let tab = """
      <scene sceneID="t"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="tabbar"/>
        <connections><segue destination="home" kind="relationship" id="a"/></connections>
      </tabBarController></objects></scene>
      <scene sceneID="h"><objects><viewController id="home">
        <connections><segue destination="vc" kind="show" id="s"/></connections>
      </viewController></objects></scene>
      """
    #expect(try insets(storyboard("retina4_0", 16_096, size, around: first + tab), size)[2] == 0)
    #expect(try insets(storyboard("retina4_0", 16_096, size, around: tab), size)[2] == 49)
  }

  @Test("The rows of a table of Xcode 8 preserve a margin of 15")
  func oldTables() throws {
    func side(_ tools: Int, _ width: Double) throws -> Double? {
      let keeps = "preservesSuperviewLayoutMargins=\"YES\""
      let row = """
        <rect key="frame" x="0" y="0" width="\(width)" height="44"/>
        """
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
        <tableViewController id="vc"><tableView key="view" id="table">
          <rect key="frame" x="0" y="0" width="\(width)" height="667"/>
          <prototypes><tableViewCell \(keeps) id="cell">\(row)
            <tableViewCellContentView key="contentView" \(keeps) tableViewCell="cell" id="content">\(row)
              <subviews>\(Nib.view("box"))</subviews>
              <constraints><constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="l"/></constraints>
            </tableViewCellContentView></tableViewCell></prototypes>
        </tableView></tableViewController></objects></scene></scenes></document>
        """
      return try Nib.frames(text) { $0.intrinsic = .recorded }["box"]?.minX
    }
    #expect(try side(12_120, 375) == 15)
    #expect(try side(12_120, 414) == 20)
  }

  // dashevo/dashsync-iOS, Contacts.storyboard: 1,000 by 1,000 points beside the table.
  @Test("A table controller's refresh control is no tree of its own")
  func refreshControl() throws {
    let refresh = """
      <refreshControl key="refreshControl" id="refresh">
        <rect key="frame" x="0" y="0" width="1000" height="1000"/></refreshControl>
      """
    let text = storyboard(
      "retina4_7", 17_000, Size(width: 375, height: 667), controller: refresh)
    #expect(try NibDocument(Array(text.utf8)).trees.map(\.id) == ["root"])
  }
}
