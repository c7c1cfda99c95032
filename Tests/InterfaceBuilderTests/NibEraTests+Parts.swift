import Geometry
import InterfaceBuilder
import Testing

/// What recorded frames show of roots that represent part of a screen, and of cells that were
/// recorded with the size of new ones.
extension NibEraTests {
  private static let freeform = """
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
    """

  /// Returns a nib with a root that contains a box, as a view or as a collection's cell.
  private func nib(
    _ tools: Int, _ size: Size, device: String = "retina6_1", root: String = "view",
    attributes: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/>
      <objects><\(root) id="root" \(attributes)>
        <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
        <subviews>\(Nib.view("box"))</subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>\(Self.freeform)
        <constraints>
          <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
          <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="b"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="l"/>
          <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin" id="r"/>
        </constraints>
      </\(root)></objects>
    </document>
    """
  }

  @Test(
    "Before Xcode 14, a root that is no wider than the screen has the bottom inset that it reaches",
    arguments: [
      (414.0, 344.0, 0.0), (414, 865, 3), (414, 1_290, 34), (423, 254, 34),
    ])
  func reachedInsets(width: Double, height: Double, bottom: Double) throws {
    let size = Size(width: width, height: height)
    #expect(try insets(nib(17_701, size), size) == [44, 20, bottom])
    #expect(try insets(nib(21_701, size), size) == [48, 20, 34])
    // A running app keeps clear of the indicator wherever the root is shown.
    #expect(try insets(nib(17_701, size), size, .measured) == [44, 20, 34])
  }

  @Test("Contained roots are recorded as parts of the screen, without their place in it")
  func containedParts() throws {
    let around = """
      <scene sceneID="p"><objects><viewController id="parent" sceneMemberID="viewController">
        <view key="view" id="outer">
          <rect key="frame" x="0" y="0" width="414" height="896"/>
          <subviews><containerView id="container">
            <rect key="frame" x="0" y="400" width="414" height="200"/>
            <connections><segue destination="vc" kind="embed" id="e"/></connections>
          </containerView></subviews>
        </view></viewController></objects></scene>
      """
    func recorded(_ tools: Int, _ height: Double) throws -> [Double] {
      let size = Size(width: 414, height: height)
      return try insets(storyboard("retina6_1", tools, size, around: around), size)
    }
    #expect(try recorded(14_313, 162) == [0, 20, 0])
    #expect(try recorded(17_506, 150) == [44, 20, 0])
    #expect(try recorded(20_037, 808) == [44, 20, 0])
    #expect(try recorded(21_701, 433.5) == [48, 20, 34])
  }

  @Test("The square canvas has no status bar in Xcode 11 to 14, and narrow margins in Xcode 6")
  func square() throws {
    let size = Size(width: 600, height: 600)
    func recorded(_ tools: Int) throws -> [Double] {
      let text = storyboard("none", tools, size)
        .replacing("<device id=\"none\" orientation=\"portrait\"/>", with: "")
      return try insets(text, size)
    }
    #expect(try recorded(7_531) == [20, 16, 0])
    #expect(try recorded(8_191) == [20, 20, 0])
    #expect(try recorded(20_037) == [0, 20, 0])
    #expect(try recorded(21_700) == [20, 20, 0])
  }

  @Test("A controller that hides the bar at the bottom has none, also if its canvas simulates one")
  func hiddenBar() throws {
    let size = Size(width: 414, height: 896)
    let bar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let hides = "hidesBottomBarWhenPushed=\"YES\""
    #expect(
      try insets(storyboard("retina6_1", 21_225, size, controller: bar), size) == [48, 20, 83])
    #expect(
      try insets(
        storyboard("retina6_1", 21_225, size, controller: bar, attributes: hides), size)
        == [48, 20, 34])
  }

  @Test("A root that preserves the margins around it is recorded with 8 above and below")
  func preservedMargins() throws {
    let size = Size(width: 375, height: 200)
    let keeps = "preservesSuperviewLayoutMargins=\"YES\" insetsLayoutMarginsFromSafeArea=\"NO\""
    func recorded(_ attributes: String, _ intrinsic: NibOptions.Intrinsic) throws -> [Double] {
      let text = nib(32_700, size, attributes: attributes)
        .replacing("secondItem=\"safe\" secondAttribute=\"top\"", with: margin("top"))
        .replacing("secondItem=\"safe\" secondAttribute=\"bottom\"", with: margin("bottom"))
      return try insets(text, size, intrinsic)
    }
    #expect(try recorded(keeps, .recorded) == [8, 16, 8])
    #expect(
      try recorded("insetsLayoutMarginsFromSafeArea=\"NO\"", .recorded) == [0, 16, 0])
    #expect(try recorded(keeps, .measured) == [0, 16, 0])
  }

  private func margin(_ side: String) -> String {
    "secondItem=\"root\" secondAttribute=\"\(side)Margin\""
  }

  @Test("A collection's cell has a screen's sides on a nib's canvas, and 8 in a collection")
  func collectionCells() throws {
    let size = Size(width: 375, height: 125)
    let cell = nib(15_400, size, root: "collectionViewCell")
    #expect(try insets(cell, size)[1] == 16)
    #expect(try insets(cell, size, .measured)[1] == 8)
    let wide = Size(width: 445, height: 125)
    #expect(try insets(nib(15_400, wide, root: "collectionViewCell"), wide)[1] == 20)
    #expect(try side(of: collection(cell: size, content: size)) == 8)
  }

  private func side(of text: String) throws -> Double? {
    try Nib.frames(text) { $0.intrinsic = .recorded }["box"]?.minX
  }

  /// Returns a collection whose cell preserves the margins around it and contains a box.
  private func collection(cell: Size, content: Size, _ item: String = "") -> String {
    Nib.document(
      subviews: """
        <collectionView fixedFrame="YES" preservesSuperviewLayoutMargins="YES" id="list">
          <rect key="frame" x="0" y="0" width="375" height="480"/>
          <directionalEdgeInsets key="directionalLayoutMargins" top="0" leading="16" bottom="0" trailing="16"/>
          <collectionViewFlowLayout key="collectionViewLayout" id="flow">
            <size key="itemSize" width="\(content.width)" height="\(content.height)"/>
          </collectionViewFlowLayout>
          <cells><collectionViewCell preservesSuperviewLayoutMargins="YES" id="cell">
            <rect key="frame" x="0" y="0" width="\(cell.width)" height="\(cell.height)"/>
            <view key="contentView">
              <rect key="frame" x="0" y="0" width="\(content.width)" height="\(content.height)"/>
              <subviews>\(Nib.view("box"))</subviews>
            </view>
            <constraints>
              <constraint firstItem="box" firstAttribute="leading" secondItem="cell" secondAttribute="leadingMargin" id="l"/>
              <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="r"/>
              <constraint firstItem="box" firstAttribute="top" secondItem="cell" secondAttribute="top" id="t"/>
              <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
            </constraints>
          </collectionViewCell></cells>
        </collectionView>
        """)
  }

  @Test("A collection's cell with the size of a new one has that of the content laid out in it")
  func newItems() throws {
    let content = Size(width: 320, height: 343)
    let text = collection(cell: Size(width: 50, height: 50), content: content)
    let frames = try Nib.frames(text) { $0.intrinsic = .recorded }
    #expect(frames["cell"]?.size == content)
    #expect(frames["box"] == Rect(x: 8, y: 0, width: 304, height: 343))
    // A cell of another size was drawn so.
    let other = collection(cell: Size(width: 60, height: 50), content: content)
    let kept = try Nib.frames(other) { $0.intrinsic = .recorded }["cell"]?.size
    #expect(kept == Size(width: 60, height: 50))
  }

  @Test("Content with the height of a new row fills its cell")
  func newRows() throws {
    func height(_ cell: Double, content: Double) throws -> Double? {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="6254" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><tableViewCell id="cell">
          <rect key="frame" x="0" y="0" width="320" height="\(cell)"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0" y="0" width="320" height="\(content)"/>
            <subviews>\(Nib.view("box"))</subviews>
            <constraints>
              <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="t"/>
              <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
            </constraints>
          </tableViewCellContentView>
        </tableViewCell></objects></document>
        """
      return try Nib.frames(text) { $0.intrinsic = .recorded }["box"]?.height
    }
    #expect(try height(64, content: 43) == 63)
    #expect(try height(44, content: 43) == 43)
    #expect(try height(64, content: 50) == 50)
  }
}
