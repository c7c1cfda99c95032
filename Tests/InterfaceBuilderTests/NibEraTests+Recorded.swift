import Geometry
import InterfaceBuilder
import Testing

/// What the recorded frames of public documents show of their canvases; the documentation of
/// conformance says how many witnesses each rule has.
extension NibEraTests {
  func nib(
    _ device: String, _ tools: Int, _ size: Size, element: String = "view", canvas: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/>
      <objects>
        <\(element) id="root">
          <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
          <subviews>\(Nib.view("box"))</subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>\(canvas)
          <constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
            <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="b"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="l"/>
            <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin" id="r"/>
          </constraints>
        </\(element)>
      </objects>
    </document>
    """
  }

  private static let freeform = """
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
    """

  @Test("Xcode 26 adds the portrait insets to those of a landscape canvas, and its bars once")
  func landscape() throws {
    let size = Size(width: 844, height: 390)
    func turned(_ around: String) -> String {
      storyboard("retina6_0", 24_412, size, around: around)
        .replacing("orientation=\"portrait\"", with: "orientation=\"landscape\"")
    }
    #expect(try insets(turned(""), size) == [47, 67, 55])
    #expect(try insets(turned(navigation()), size) == [101, 67, 55])
    #expect(try insets(turned(navigation()), size, .measured) == [54, 67, 21])
  }

  @Test(
    "Bars of Xcode 26 are 54 high, also in a sheet, and opaque ones shorten the root by both bands")
  func barsOf26() throws {
    let full = Size(width: 414, height: 896)
    #expect(
      try insets(storyboard("retina6_1", 24_128, full, around: navigation()), full)
        == [150, 20, 68])
    let large = navigation(bar: "largeTitles=\"YES\"")
    #expect(
      try insets(storyboard("retina6_1", 24_128, full, around: large), full) == [202, 20, 68])
    let sheet = Size(width: 414, height: 848)
    #expect(
      try insets(storyboard("retina6_1", 24_128, sheet, around: large), sheet) == [126, 20, 0])
    #expect(try insets(storyboard("retina6_1", 25_084, sheet), sheet) == [48, 20, 0])
    let placed = navigation().replacing(
      "id=\"bar\"/>",
      with:
        "id=\"bar\"><rect key=\"frame\" x=\"0\" y=\"16\" width=\"414\" height=\"54\"/></navigationBar>"
    )
    #expect(
      try insets(storyboard("retina6_1", 24_765, sheet, around: placed), sheet) == [70, 20, 0])
    let short = Size(width: 390, height: 696)
    let opaque = navigation(bar: "translucent=\"NO\"")
    #expect(
      try insets(storyboard("retina6_0", 24_506, short, around: opaque), short) == [0, 16, 68])
  }

  @Test(
    "Xcode 26 records part of a screen by its size",
    arguments: [
      (Size(width: 370, height: 300), [96.0, 16, 34]),
      (Size(width: 392, height: 197), [48, 16, 34]),
      (Size(width: 514, height: 166), [48, 20, 68]),
      // Blockstream/green_ios, Wallet.storyboard.
      (Size(width: 375, height: 967), [96, 16, 68]),
    ])
  func parts(size: Size, expected: [Double]) throws {
    #expect(
      try insets(nib("retina6_1", 25_084, size, canvas: Self.freeform), size) == expected)
  }

  @Test(
    "Small roots of a free size keep the device's top inset from Xcode 11, the bottom from Xcode 14"
  )
  func smallRoots() throws {
    let size = Size(width: 375, height: 100)
    func recorded(_ tools: Int) throws -> [Double] {
      try insets(nib("retina6_1", tools, size, canvas: Self.freeform), size)
    }
    #expect(try recorded(14_490) == [0, 16, 0])
    #expect(try recorded(17_000) == [44, 16, 0])
    #expect(try recorded(21_500) == [48, 16, 34])
    func controllers(_ tools: Int) throws -> [Double] {
      try insets(storyboard("retina6_1", tools, size, controller: Self.freeform), size)
    }
    #expect(try controllers(14_490) == [0, 16, 0])
    #expect(try controllers(19_529) == [44, 16, 0])
    #expect(try controllers(21_701) == [48, 16, 34])
  }

  @Test("Xcode 9 and 10 record no status bar over views of a free size that are wider than phones")
  func wideRoots() throws {
    func top(
      _ width: Double, _ device: String = "retina4_7", _ tools: Int = 14_113
    ) throws -> Double {
      let size = Size(width: width, height: 351)
      return try insets(nib(device, tools, size, canvas: Self.freeform), size)[0]
    }
    #expect(try top(477) == 0)
    #expect(try top(400) == 20)
    #expect(try top(478, "retina6_1") == 44)
    #expect(try top(509, "retina4_7", 22_505) == 20)
  }

  @Test("Xcode 26 records a nib of an iPad with its top once, and 30 points more at the bottom")
  func padNibs() throws {
    let size = Size(width: 1024, height: 1366)
    #expect(try insets(nib("ipad12_9rounded", 24_765, size), size) == [24, 20, 50])
    #expect(try insets(storyboard("ipad12_9rounded", 24_127, size), size) == [48, 20, 20])
  }

  @Test("A bar that a nib's view simulates is added to its insets")
  func barsOfNibs() throws {
    let size = Size(width: 414, height: 896)
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    #expect(try insets(nib("retina6_1", 18_122, size, canvas: bar), size) == [88, 20, 34])
    #expect(try insets(nib("retina6_1", 24_765, size, canvas: bar), size) == [150, 20, 68])
  }

  @Test("Tall parts of collections have the device's insets in recorded frames, low ones its bands")
  func collectionParts() throws {
    func recorded(_ height: Double, _ tools: Int = 22_154) throws -> [Double] {
      let size = Size(width: 320, height: height)
      return try insets(nib("retina6_1", tools, size, element: "collectionReusableView"), size)
    }
    #expect(try recorded(401) == [48, 16, 34])
    #expect(try recorded(200) == [48, 8, 34])
    #expect(try recorded(200, 14_490) == [0, 16, 0])
  }

  @Test("A root with the size of another device's screen has that device's insets")
  func otherDevices() throws {
    let size = Size(width: 375, height: 812)
    #expect(try insets(storyboard("retina6_72", 32_700, size), size) == [50, 16, 34])
    let small = Size(width: 375, height: 667)
    #expect(try insets(storyboard("retina6_72", 32_700, small), small) == [20, 16, 0])
  }

  @Test("Before Xcode 9, a wide nib has the margins of a screen")
  func launchScreens() throws {
    let size = Size(width: 480, height: 480)
    #expect(try insets(nib("retina4_7", 12_121, size), size)[1] == 20)
    let narrow = Size(width: 320, height: 480)
    #expect(try insets(nib("retina4_7", 12_121, narrow), narrow)[1] == 8)
  }

  @Test("Margins that a content view states count as far as they are wider than the system's")
  func statedMargins() throws {
    let size = Size(width: 414, height: 100)
    func margins(_ text: String, _ tools: Int) throws -> [Double] {
      try insets(
        cell(
          "retina6_1", tools, width: 414, margins: "<edgeInsets key=\"layoutMargins\" \(text)/>"),
        size)
    }
    let zero = "top=\"0\" left=\"0\" bottom=\"0\" right=\"0\""
    #expect(try margins(zero, 17_701) == [11, 20, 11])
    #expect(try margins(zero, 14_490) == [0, 0, 0])
    #expect(
      try margins("top=\"16\" left=\"30\" bottom=\"16\" right=\"30\"", 17_701) == [16, 30, 16])
  }

  /// Returns a table of a width in a root, with a cell whose box respects its margins.
  private func table(
    _ device: String, _ tools: Int, root: Double, width: Double, _ style: String = "",
    cellX: Double = 0
  ) -> String {
    let inner = width - 2 * cellX
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="\(device)" orientation="portrait"/>
        <objects><view id="root">
          <rect key="frame" x="0" y="0" width="\(root)" height="600"/>
          <subviews><tableView \(style) rowHeight="100" fixedFrame="YES" id="table">
            <rect key="frame" x="0" y="0" width="\(width)" height="600"/>
            <prototypes><tableViewCell id="cell">
              <rect key="frame" x="\(cellX)" y="28" width="\(inner)" height="100"/>
              <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                <rect key="frame" x="0" y="0" width="\(inner)" height="100"/>
                <subviews>\(Nib.view("box"))</subviews>
                <constraints>
                  <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="t"/>
                  <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
                  <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="l"/>
                  <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="r"/>
                </constraints>
              </tableViewCellContentView>
            </tableViewCell></prototypes>
          </tableView></subviews>
        </view></objects>
      </document>
      """
  }

  @Test(
    "A cell's margins follow its table where that is narrower than the root, and its inset group")
  func tables() throws {
    func side(_ text: String) throws -> Double? { try Nib.frames(text)["box"]?.minX }
    #expect(try side(table("retina6_1", 22_154, root: 414, width: 414)) == 20)
    #expect(try side(table("retina6_1", 22_154, root: 414, width: 300)) == 16)
    #expect(try side(table("retina4_7", 22_154, root: 375, width: 375)) == 16)
    #expect(try side(table("retina4_7", 22_154, root: 600, width: 500)) == 16)
    let inset = "style=\"insetGrouped\""
    #expect(try side(table("retina4_7", 22_154, root: 375, width: 375, inset, cellX: 20)) == 20)
    #expect(try side(table("retina6_1", 22_154, root: 414, width: 414, inset, cellX: 16)) == 16)
  }

  // sprinkler/rainmachine-ios-app: eight pickers, none against.
  @Test("A picker of Xcode 6 and earlier is 162 high", arguments: ["pickerView", "datePicker"])
  func lowPickers(_ kind: String) throws {
    let view = """
      <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="p">
      <rect key="frame" x="0" y="0" width="320" height="9"/></\(kind)>
      """
    let top = """
      <constraint firstItem="p" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="t"/>
      """
    func height(_ tools: String) throws -> Double? {
      let text = Nib.document(subviews: view, constraints: top).replacing("17506", with: tools)
      return try Nib.frames(text) { $0.intrinsic = .measured }["p"]?.height
    }
    #expect(try height("7702") == 162)
    #expect(try height("10117") == 216)
  }
}
