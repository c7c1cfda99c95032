import AutoLayout
import Controls
import Geometry
import InterfaceBuilder
import Testing
import Typesetting

@Suite("Lengths of the design")
struct NibDesignLengthTests {
  /// Lays out a column with a line and an empty row in the top left corner of the root.
  private func frames(
    alignment: String, lineWidth: Double = 240, onCanvas: Bool
  ) throws -> [String: Rect] {
    let column = """
      <stackView id="column" axis="vertical" alignment="\(alignment)" spacing="4" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="\(lineWidth)" height="40"/>
      <subviews>
      <view id="line"><rect key="frame" x="0" y="0" width="\(lineWidth)" height="1"/>
      <constraints><constraint firstAttribute="height" constant="1" id="h"/></constraints></view>
      <stackView id="row"><rect key="frame" x="0" y="5" width="123" height="30"/>
      <constraints><constraint firstAttribute="height" constant="20" id="r"/></constraints>
      </stackView>
      </subviews></stackView>
      """
    let constraints = """
      <constraint firstItem="column" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="t"/>
      <constraint firstItem="column" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/>
      """
    return try Nib.frames(Nib.document(subviews: column, constraints: constraints)) {
      $0.insets.describesCanvas = onCanvas
    }
  }

  @Test("On a recorded canvas, a plain view and an empty stack keep their designed length")
  func canvas() throws {
    let frames = try frames(alignment: "leading", onCanvas: true)
    #expect(frames["line"] == Rect(x: 0, y: 0, width: 240, height: 1))
    #expect(frames["row"] == Rect(x: 0, y: 5, width: 123, height: 20))
    #expect(frames["column"]?.width == 240)
  }

  @Test("An arranged label without a text keeps its designed length as a content size")
  func emptyLabels() throws {
    let row = """
      <stackView id="row" distribution="equalSpacing" spacing="12" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="288" height="22"/><subviews>
      <label text="" id="a"><rect key="frame" x="0" y="0" width="138" height="22"/></label>
      <label text="" id="b"><rect key="frame" x="150" y="0" width="138" height="22"/></label>
      </subviews></stackView>
      """
    let constraints = """
      <constraint firstItem="row" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="row" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/>
      """
    let text = Nib.document(subviews: row, constraints: constraints)
    let frames = try Nib.frames(text) { $0.insets.describesCanvas = true }
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 138, height: 22))
    #expect(frames["b"]?.minX == 150)
    #expect(try Nib.frames(text)["a"]?.width == 0)
  }

  @Test("An arranged container keeps its designed length as a content size")
  func containers() throws {
    let column = """
      <stackView id="column" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="100" height="300"/><subviews>
      <view id="box"><rect key="frame" x="0" y="0" width="100" height="300"/>
      <subviews>\(Nib.view("inner"))</subviews>
      <constraints>
      <constraint firstItem="inner" firstAttribute="top" secondItem="box" secondAttribute="top" id="a"/>
      <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="inner" \
      secondAttribute="bottom" id="b"/>
      <constraint firstItem="inner" firstAttribute="height" constant="40" id="c"/>
      </constraints></view></subviews></stackView>
      """
    let constraints = """
      <constraint firstItem="column" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="t"/>
      """
    func height(onCanvas: Bool) throws -> Double? {
      try Nib.frames(Nib.document(subviews: column, constraints: constraints)) {
        $0.insets.describesCanvas = onCanvas
      }["box"]?.height
    }
    #expect(try height(onCanvas: true) == 300)
    #expect(try height(onCanvas: false) == 40)
  }

  @Test("From Xcode 16, the canvas has labels of one line at 17 points in whole points")
  func wholeLines() throws {
    let typesetter = Typesetter(library: try FontLibrary())
    func height(_ tools: String, _ attributes: String = "", onCanvas: Bool = true) throws -> Double?
    {
      let label = """
        <label id="l" text="a" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <rect key="frame" x="0" y="0" width="10" height="21"/></label>
        """
      let constraints = """
        <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
        """
      let text = Nib.document(subviews: label, constraints: constraints)
        .replacing("17506", with: tools)
      return try Nib.frames(text) {
        $0.insets.describesCanvas = onCanvas
        $0.environment = ControlEnvironment(measurer: typesetter)
      }["l"]?.height
    }
    #expect(try height("23504") == 21)
    #expect(try height("22154") == 20.5)
    #expect(try height("23504", #"numberOfLines="2""#) == 20.5)
    #expect(try height("23504", onCanvas: false) == 20.5)
  }

  // DataDog/dd-sdk-ios, RUMAlertScenario.storyboard
  @Test("The canvas has buttons with configurations in plain views in whole points")
  func wholeButtons() throws {
    let typesetter = Typesetter(library: try FontLibrary())
    func size(
      _ inner: String = "", _ attributes: String = "", insets: String = "", onCanvas: Bool = true
    ) throws -> Size? {
      let button = """
        <button id="b" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="10" height="21"/>\(inner)
        <buttonConfiguration key="configuration" style="plain" title="Show">\(insets)
        </buttonConfiguration></button>
        """
      let constraints = """
        <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
        """
      return try Nib.frames(Nib.document(subviews: button, constraints: constraints)) {
        $0.insets.describesCanvas = onCanvas
        $0.environment = ControlEnvironment(measurer: typesetter)
      }["b"]?.size
    }
    let whole = try size()
    #expect(whole?.height == 35 && whole?.width.rounded() == whole?.width)
    #expect(try size(onCanvas: false)?.height == 34.5)
    let width =
      #"<constraints><constraint firstAttribute="width" constant="90" id="w"/></constraints>"#
    #expect(try size(width)?.height == 34.5)
    // unstoppabledomains/unstoppable-ios-app, 75 x 34.33, and MixinNetwork/ios-app, 321 x 43.33
    #expect(try size("", #"customClass="TextButton""#)?.height == 34.5)
    let insets =
      #"<directionalEdgeInsets key="contentInsets" top="12" leading="0" bottom="12" trailing="0"/>"#
    #expect(try size(insets: insets)?.height == 44.5)
  }

  @Test("In a running app they have none")
  func app() throws {
    let frames = try frames(alignment: "leading", onCanvas: false)
    #expect(frames["line"]?.width == 0)
    #expect(frames["row"]?.width == 0)
  }

  @Test("Where constraints determine the length, the design has no effect")
  func decided() throws {
    let frames = try frames(alignment: "fill", lineWidth: 200, onCanvas: true)
    #expect(frames["line"]?.width == frames["row"]?.width)
    #expect(frames["row"]?.height == 20)
  }
}
