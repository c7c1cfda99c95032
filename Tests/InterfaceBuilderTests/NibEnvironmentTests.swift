import AutoLayout
import Geometry
import InterfaceBuilder
import Testing

@Suite("Safe areas and margins of a document")
struct NibEnvironmentTests {
  private func storyboard(
    _ controller: String = "", device: String, tools: Int = 14_490, around: String = "",
    attributes: String = "", inside: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc" sceneMemberID="viewController" \(attributes)>
          \(controller)
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(Nib.view("box"))</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>\(inside)
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

  /// Apple, `viewRespectsSystemMinimumLayoutMargins`: the greater of both margins counts.
  @Test(
    "The margins of a controller's view are at least the system's, unless it does not respect them",
    arguments: [(5, true, 16), (30, true, 30), (5, false, 5), (0, false, 0.0)])
  func rootMargins(stated: Int, respects: Bool, side: Double) throws {
    let flag = respects ? "" : #"viewRespectsSystemMinimumLayoutMargins="NO""#
    for key in ["layoutMargins", "directionalLayoutMargins"] {
      let (element, near, far) =
        key == "layoutMargins"
        ? ("edgeInsets", "left", "right") : ("directionalEdgeInsets", "leading", "trailing")
      let margins = """
        <\(element) key="\(key)" top="0" \(near)="\(stated)" bottom="0" \(far)="\(stated)"/>
        """
      let frames = try Nib.frames(
        storyboard(device: "retina4_7", attributes: flag, inside: margins))
      #expect(frames["box"]?.minX == side, "\(key)")
      #expect(frames["box"]?.maxX == 375 - side, "\(key)")
    }
  }

  @Test("A phone without a notch has a status bar above and 16 points at the sides")
  func statusBar() throws {
    let frames = try Nib.frames(storyboard(device: "retina4_7"))
    #expect(frames["box"] == Rect(x: 16, y: 20, width: 343, height: 647))
  }

  @Test("Xcode 11 and later draw no status bar on a phone without a notch")
  func noStatusBar() throws {
    let frames = try Nib.frames(storyboard(device: "retina4_7", tools: 14_800))
    #expect(frames["box"] == Rect(x: 16, y: 0, width: 343, height: 667))
  }

  @Test("A phone with a notch has bands of 44 and 34 points")
  func notch() throws {
    // A root with the size of another device's screen has that device's insets.
    let text = storyboard(device: "retina6_1", tools: 17_506)
      .replacing("height=\"667\"", with: "height=\"660\"")
    #expect(try Nib.frames(text)["box"] == Rect(x: 16, y: 44, width: 343, height: 582))
  }

  @Test("The guide of a hidden keyboard begins at the end of the safe area")
  func keyboard() throws {
    let text = storyboard(device: "retina6_1", tools: 22_154)
      .replacing("height=\"667\"", with: "height=\"660\"")
      .replacing(
        "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
        with: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
          + "<keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/>"
      )
      .replacing(
        "secondItem=\"safe\" secondAttribute=\"bottom\"",
        with: "secondItem=\"keys\" secondAttribute=\"top\"")
    #expect(try Nib.frames(text)["box"] == Rect(x: 16, y: 48, width: 343, height: 578))
  }

  @Test("A simulated navigation bar adds 44 points above, a tab bar 49 below")
  func simulatedBars() throws {
    let bars = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      """
    let frames = try Nib.frames(storyboard(bars, device: "retina4_7"))
    #expect(frames["box"] == Rect(x: 16, y: 64, width: 343, height: 554))
  }

  @Test("A view at the root of a navigation controller lies under its bar")
  func navigation() throws {
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="nav">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
          <rect key="frame" x="0" y="0" width="375" height="44"/>
        </navigationBar>
        <connections>
          <segue destination="vc" kind="relationship" relationship="rootViewController" id="g"/>
        </connections>
      </navigationController></objects></scene>
      """
    let frames = try Nib.frames(storyboard(device: "retina4_7", around: navigation))
    #expect(frames["box"]?.minY == 64)
  }

  @Test("Given insets override the rules, edge by edge, with nothing added")
  func overrides() throws {
    let frames = try Nib.frames(storyboard(device: "retina4_7")) {
      $0.insets.setSafeArea(3, of: "root", .top)
      $0.insets.setMargin(5, of: "root", .leading)
    }
    #expect(frames["box"] == Rect(x: 5, y: 3, width: 354, height: 664))
  }

  @Test("A free-form nib has a home indicator unless its canvas states what is at the bottom")
  func freeform() throws {
    let edges = """
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
      <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="b"/>
      """
    func bottom(_ metrics: String) throws -> Double? {
      let text = Nib.document(
        subviews: Nib.view("box"), constraints: edges,
        device: #"<device id="retina6_1" orientation="portrait"/>"#,
        inside: #"<viewLayoutGuide key="safeArea" id="safe"/>"# + metrics)
      return try Nib.frames(text)["box"]?.maxY
    }
    #expect(try bottom("") == 446)
    #expect(try bottom(#"<nil key="simulatedBottomBarMetrics"/>"#) == 480)
    #expect(try bottom(#"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#) == 480)
  }

  // Digitaler-Impfnachweis/covpass-ios: OfflineCardView ends at 251 of 251, LabeledSwitch at 137 of 171.
  @Test("A free-form nib whose content is recorded at the root's end has no home indicator")
  func recordedEnd() throws {
    func bottom(_ height: Double, _ order: String) throws -> Double? {
      let view = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card">
        <rect key="frame" x="0" y="16" width="320" height="\(height)"/></view>
        """
      let edges = """
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="16" id="t"/><constraint \(order) id="b"/>
        """
      let text = Nib.document(
        subviews: view, constraints: edges,
        device: #"<device id="retina6_1" orientation="portrait"/>"#,
        inside: #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
      return try Nib.frames(text)["card"]?.maxY
    }
    let down =
      #"firstItem="safe" firstAttribute="bottom" secondItem="card" "#
      + #"secondAttribute="bottom" constant="10""#
    let up =
      #"firstItem="card" firstAttribute="bottom" secondItem="safe" "#
      + #"secondAttribute="bottom" constant="-10""#
    for order in [down, up] {
      #expect(try bottom(454, order) == 470)
      #expect(try bottom(420, order) == 436)
    }
  }

  @Test("A table that always bounces passes no top and bottom safe area to its rows")
  func bouncingTable() throws {
    let table = """
      <tableView style="plain" rowHeight="44" alwaysBounceVertical="YES" id="table">
      <rect key="frame" x="0" y="0" width="320" height="480"/><prototypes>
      <tableViewCell id="cell"><rect key="frame" x="0" y="28" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" \
      width="320" height="44"/><subviews>\(Nib.view("box"))</subviews><constraints>
      <constraint firstItem="box" firstAttribute="topMargin" secondItem="content" \
      secondAttribute="top" constant="19" id="t"/></constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let tree = try Nib.build(Nib.document(subviews: table)) {
      $0.insets.setSafeArea(44, of: "root", .top)
    }
    // With part of the band in its margin, the box would leave the band, and return without it.
    #expect(tree.root.layoutIssues.isEmpty)
    #expect(tree.views.first { $0.id == "box" }?.view.frame.minY == 11)
  }

  @Test("The old guides end where the safe area begins")
  func oldGuides() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="11000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects>
          <viewController id="vc">
            <layoutGuides>
              <viewControllerLayoutGuide type="top" id="top"/>
              <viewControllerLayoutGuide type="bottom" id="bottom"/>
            </layoutGuides>
            <view key="view" contentMode="scaleToFill" id="root">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <subviews>\(Nib.view("box"))</subviews>
              <constraints>
                <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="8" id="t"/>
                <constraint firstItem="bottom" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="9" id="b"/>
              </constraints>
            </view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    let box = try #require(try Nib.frames(text)["box"])
    #expect(box.minY == 28)
    #expect(box.maxY == 658)
  }
}
