import Checking
import Diagnosis
import Documents
import Rendering
import Scenes
import Testing
import Typesetting

@Suite("Findings about the texts of documents")
struct DocumentTextTests {
  func findings(_ labels: String) throws -> [Diagnostic] {
    try findings(
      in: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/>
        <subviews>\(labels)</subviews></view></objects></document>
        """, "a.xib")
  }

  func findings(in text: String, _ path: String) throws -> [Diagnostic] {
    let scene = try NibScene.read(bytes: Array(text.utf8), path: path)[0]
    let renderer = Renderer(library: try FontLibrary())
    let layOut = { (variant: Variant) in try renderer.layOut(scene, variant) }
    let check = SceneCheck(
      [CheckedVariant(.default, layOut: layOut)], isComplete: true, layOut: layOut)
    return try check.outcomes.flatMap { try $0.findings.get().map(\.diagnostic) }
  }

  func label(_ text: String, y: Double, height: Double, font: String) -> String {
    """
    <label text="\(text)" id="\(text)"><rect key="frame" x="20" y="\(y)" width="200" \
    height="\(height)"/><fontDescription key="fontDescription" \(font)/></label>
    """
  }

  // inaturalist/INaturalistIOS, Guides.storyboard: "extends beyond its superview ''".
  @Test("The content of a collection's cell, which has no object id, is called what it is")
  func contentView() throws {
    let frame = #"<rect key="frame" x="0" y="0" width="100" height="100"/>"#
    let found = try findings(
      """
      <collectionView id="list">\(frame)<collectionViewFlowLayout key="collectionViewLayout" id="f">
      <size key="itemSize" width="100" height="100"/></collectionViewFlowLayout><cells>
      <collectionViewCell id="cell">\(frame)<view key="contentView">\(frame)<subviews>
      \(label("Oak", y: 10, height: 20.5, font: #"type="system" pointSize="17""#))
      </subviews></view></collectionViewCell></cells></collectionView>
      """)
    #expect(found.contains { $0.message.contains("its superview 'content view' by 120 points") })
  }

  // bittr-ios-app, Main.storyboard: 22 headers of screens that `show` presents.
  @Test("What a sheet has at its top is below the status bar, what a stack pushes is not")
  func sheets() throws {
    let label = label("Buy", y: 20, height: 20.5, font: #"type="system" pointSize="17""#)
    func isFound(_ kind: String, _ attributes: String = "", _ container: String = "") throws -> Bool
    {
      try findings(
        in: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          toolsVersion="23727" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
          useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/><scenes>
          <scene sceneID="s"><objects><viewController id="vc" \(attributes)><view key="view" id="root">
          <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(label)</subviews>
          </view></viewController></objects></scene><scene sceneID="h"><objects>
          <viewController id="home"><connections>
          <segue destination="vc" kind="\(kind)" id="a"/></connections></viewController>
          \(container)</objects></scene></scenes></document>
          """, "a.storyboard"
      ).contains { $0.code == .outsideSafeArea }
    }
    let stack = """
      <navigationController navigationBarHidden="YES" id="nav"><connections>
      <segue destination="home" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController>
      """
    #expect(try !isFound("show") && !isFound("presentation"))
    #expect(try !isFound("presentation", "", stack))
    #expect(try isFound("show", "", stack))
    #expect(try isFound("show", #"modalPresentationStyle="fullScreen""#))
    #expect(try isFound("embed"))
  }

  // adafruit/Bluefruit_LE_Connect_v2, Calibration.storyboard
  @Test("Labels whose frames overlap, but not their letters, are a note")
  func overlaps() throws {
    func severity(_ y: Double) throws -> Diagnostic.Severity? {
      let bracket = label("[", y: 37, height: 113.5, font: #"type="system" pointSize="95""#)
      let title = label("Magnetic", y: y, height: 20.5, font: #"type="system" pointSize="17""#)
      return try findings(bracket + title).first { $0.code == .overlap }?.severity
    }
    #expect(try severity(36) == .note)
    #expect(try severity(90) == .warning)
    #expect(try severity(160) == nil)
  }

  // adafruit/Bluefruit_LE_Connect_v2, Uart.storyboard
  @Test("Letters are cut off, but not the emoji of another font than Apple's")
  func emoji() throws {
    func isCut(_ text: String, height: Double) throws -> Bool {
      let font = #"name="CourierNewPSMT" family="Courier New" pointSize="15""#
      return try findings(label(text, y: 8, height: height, font: font))
        .contains { $0.code == .cropped }
    }
    #expect(try !isCut("\u{1F40D}BLE:Ok", height: 17))
    #expect(try isCut("\u{1F40D}BLE:Ok", height: 8))
  }

  // IBLinter#153: 'Never Verify' in Xcode's size inspector.
  @Test("What a document says not to verify is open without a finding", arguments: ["", "off"])
  func unverified(_ value: String) throws {
    let attribute = value.isEmpty ? "" : "verifyAmbiguity=\"\(value)\""
    let found = try findings(
      """
      <view id="box" translatesAutoresizingMaskIntoConstraints="NO" \(attribute)>
      <rect key="frame" x="20" y="20" width="100" height="50"/></view>
      </subviews><constraints><constraint firstItem="box" firstAttribute="leading" \
      secondItem="root" secondAttribute="leading" constant="20" id="l"/></constraints><subviews>
      """)
    #expect(found.contains { $0.code == .ambiguous } == value.isEmpty, "\(found)")
  }

  // Clinitick: names and dates that outlets fill, kept inside their cards.
  @Test("What keeps a label without a text inside is not redundant", arguments: ["", "Ada"])
  func filled(_ text: String) throws {
    let found = try findings(
      """
      <label text="\(text)" id="name" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="160" y="20" width="0" height="0"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      </subviews><constraints>
      <constraint firstItem="name" firstAttribute="leading" relation="greaterThanOrEqual" \
      secondItem="root" secondAttribute="leading" constant="20" id="l"/>
      <constraint firstItem="name" firstAttribute="centerX" secondItem="root" \
      secondAttribute="centerX" id="x"/><constraint firstItem="name" firstAttribute="top" \
      secondItem="root" secondAttribute="top" constant="20" id="t"/></constraints><subviews>
      """)
    #expect(!found.contains { $0.code == .redundant }, "\(found)")
  }

  // TimerTiTi/TiTi_iOS: buttons whose height code says, at the top of the screen as far as the document knows.
  @Test("A view whose place is open leaves no safe area there", arguments: ["", "top"])
  func open(_ tie: String) throws {
    let top =
      tie.isEmpty
      ? ""
      : """
      <constraint firstItem="name" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="t"/>
      """
    let found = try findings(
      in: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="23727" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/><scenes>
        <scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <label text="Start" id="name" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="0" width="40" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
        <constraints><constraint firstItem="name" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="20" id="l"/>\(top)</constraints>
        </view></viewController></objects></scene></scenes></document>
        """, "a.storyboard")
    #expect(found.contains { $0.code == .ambiguous } == tie.isEmpty, "\(found)")
    #expect(found.contains { $0.code == .outsideSafeArea } != tie.isEmpty, "\(found)")
  }

  // TimerTiTi/TiTi_iOS: five popups in alerts; ostelco/ostelco-ios-client: pages in a container.
  @Test("The edges of a popup are no screen's")
  func popups() throws {
    let label = label("Name", y: 4, height: 20.5, font: #"type="system" pointSize="17""#)
    func isFound(_ width: Double, _ height: Double, _ canvas: String = "") throws -> Bool {
      try findings(
        in: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          toolsVersion="23727" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
          useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/><scenes>
          <scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
          <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/><subviews>\(label)
          </subviews></view>\(canvas)</viewController></objects></scene></scenes></document>
          """, "a.storyboard"
      ).contains { $0.code == .outsideSafeArea }
    }
    let freeform = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    let popover = #"<size key="contentSizeForViewInPopover" width="300" height="300"/>"#
    #expect(try isFound(393, 852))
    #expect(try isFound(393, 852, freeform))
    #expect(try isFound(300, 1200, freeform))
    #expect(try !isFound(300, 300, freeform))
    #expect(try !isFound(393, 852, popover))
  }

  // rreichman/Snip-iOS-App, CommentView: what a table's cell shows, drawn on a screen.
  @Test("A nib's view is a screen if its owner is a controller", arguments: ["", "view", "card"])
  func nibs(_ outlet: String) throws {
    let label = label("Name", y: 4, height: 20.5, font: #"type="system" pointSize="17""#)
    let found = try findings(
      in: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="23727" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
        <outlet property="\(outlet)" destination="root" id="o"/></connections></placeholder>
        <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>\(label)</subviews></view></objects></document>
        """, "a.xib")
    #expect(found.contains { $0.code == .outsideSafeArea } == (outlet == "view"), "\(found)")
  }

  // ArlaudCyril/test-ios-app: a button of 20 points in a cell that is estimated at 29.
  @Test("What contradicts an estimated size is a note", arguments: ["", "29", "-1"])
  func estimates(_ estimate: String) throws {
    let frame = #"<rect key="frame" x="0" y="0" width="100" height="29"/>"#
    let size = #"<size key="estimatedItemSize" width="\#(estimate)" height="\#(estimate)"/>"#
    let found = try findings(
      """
      <collectionView id="list">\(frame)<collectionViewFlowLayout key="collectionViewLayout" id="f">
      <size key="itemSize" width="100" height="29"/>\(estimate.isEmpty ? "" : size)
      </collectionViewFlowLayout><cells><collectionViewCell id="cell">\(frame)
      <view key="contentView" id="content">\(frame)<subviews>
      <view id="box" translatesAutoresizingMaskIntoConstraints="NO">\(frame)<constraints>
      <constraint firstAttribute="height" constant="20" id="h"/></constraints></view></subviews>
      <constraints><constraint firstItem="box" firstAttribute="top" secondItem="content" \
      secondAttribute="top" id="t"/><constraint firstItem="box" firstAttribute="bottom" \
      secondItem="content" secondAttribute="bottom" id="b"/></constraints></view>
      </collectionViewCell></cells></collectionView>
      """)
    let conflict = try #require(found.first { $0.code == .unsatisfiable }, "\(found)")
    #expect(conflict.severity == (estimate.isEmpty ? .error : .note))
  }

  // TimerTiTi/TiTi_iOS, SettingUpdateHistoryVC: "height is free (17 to 17.333)".
  @Test("What is open by half a point is no finding", arguments: [0.5, 3])
  func pixels(_ points: Double) throws {
    let found = try findings(
      """
      <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="20" width="100" height="50"/><constraints>
      <constraint firstAttribute="width" constant="100" id="w"/>
      <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="50" id="h"/>
      <constraint firstAttribute="height" relation="lessThanOrEqual" constant="\(50 + points)" \
      id="m"/></constraints></view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="l"/><constraint firstItem="box" \
      firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="t"/>
      </constraints><subviews>
      """)
    #expect(found.contains { $0.code == .ambiguous } == (points > 1), "\(found)")
  }
}
