import Geometry
import InterfaceBuilder
import Testing

/// What recorded frames show of nibs of a free size, readable widths, rows and collections.
extension NibEraTests {
  private static let freeform = """
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
    """

  // muun/falcon: RecoveryView, LargeTextInputView; Rocket.Chat, ReactorListView; GenesisVision,
  // SelectedChartAssetsView; WavesWallet-iOS, Waves.storyboard; IBAnimatable, Presentations.storyboard.
  @Test("Low nibs of a free size have no status bar before Xcode 11, those without a device after")
  func lowNibs() throws {
    func top(_ tools: Int, _ height: Double, device: Bool = true) throws -> Double {
      let size = Size(width: 375, height: height)
      let text = nib("retina4_7", tools, size, canvas: Self.freeform)
      let none = text.replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
      return try insets(device ? text : none, size)[0]
    }
    #expect(try top(14_460, 300) == 0)
    #expect(try top(14_460, 408) == 0)
    #expect(try top(14_460, 496) == 20)
    let size = Size(width: 375, height: 300)
    func controllerTop(_ tools: Int) throws -> Double {
      try insets(storyboard("retina4_7", tools, size, controller: Self.freeform), size)[0]
    }
    #expect(try [14_109, 14_460].map(controllerTop) == [20, 0])
    #expect(try top(22_505, 300) == 20)
    #expect(try top(16_097, 124, device: false) == 0)
    #expect(try top(16_097, 496, device: false) == 0)
    #expect(try top(22_505, 496, device: false) == 20)
  }

  // dashpay/dashwallet-ios: DWConfirmInvitationContentView, DWConfirmUsernameContentView;
  // STMicroelectronics/STBLESensor_iOS, ARMotionView and seven others.
  @Test(
    "'None' at the bottom leaves the home indicator to a root that reaches it, a bar replaces it")
  func noBars() throws {
    func bottom(_ width: Double, _ bar: String, _ tools: Int = 17_701) throws -> Double {
      let size = Size(width: width, height: 338)
      let metrics = "<\(bar) key=\"simulatedBottomBarMetrics\"/>"
      return try insets(nib("retina6_1", tools, size, canvas: Self.freeform + metrics), size)[2]
    }
    #expect(try bottom(497, "nil") == 34)
    #expect(try bottom(414, "nil") == 0)
    #expect(try bottom(414, "nil", 21_701) == 34)
    #expect(try bottom(497, "simulatedToolbarMetrics") == 0)
    #expect(try bottom(414, "simulatedToolbarMetrics", 21_701) == 0)
  }

  // GenesisVision/ios-client: FundContentView and eight others.
  @Test("The canvas widens the sides of a nib's root to the margins of a screen")
  func hostedMargins() throws {
    let size = Size(width: 301, height: 250)
    let margins = """
      <directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="8" bottom="8" \
      trailing="24"/>
      """
    func side(_ element: String, _ intrinsic: NibOptions.Intrinsic) throws -> Double {
      let text = nib("retina6_1", 15_505, size, element: element, canvas: Self.freeform + margins)
      return try insets(text, size, intrinsic)[1]
    }
    #expect(try side("view", .recorded) == 16)
    #expect(try side("view", .measured) == 8)
    #expect(try side("collectionViewCell", .recorded) == 8)
  }

  // GenesisVision/ios-client: FundAssetsListTableViewCell and three others.
  @Test("Until Xcode 11, a text that may wrap has an equal share of its row on the canvas")
  func sharedRows() throws {
    func width(_ tools: Int, isCanvas: Bool = true, lines: Int = 0) throws -> Double? {
      let label = """
        <label text="GVT" lineBreakMode="tailTruncation" horizontalHuggingPriority="251" \
        translatesAutoresizingMaskIntoConstraints="NO"
        """
      let frame = #"<rect key="frame" x="0" y="0" width="9" height="9"/>"#
      let row = """
        <stackView spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="row">\(frame)
        <subviews>\(label) numberOfLines="\(lines)" id="a">\(frame)</label>\(label) id="b">\(frame)
        </label></subviews></stackView>
        """
      let sides = ["leading", "trailing", "top"].map {
        """
        <constraint firstItem="row" firstAttribute="\($0)" secondItem="root" \
        secondAttribute="\($0)" id="\($0)"/>
        """
      }
      let text = Nib.document(subviews: row, constraints: sides.joined())
        .replacing("17506", with: "\(tools)")
      return try Nib.frames(text) { $0.insets.describesCanvas = isCanvas }["a"]?.width
    }
    #expect(try width(16_097) == 155)
    #expect(try width(16_097, isCanvas: false) != 155)
    #expect(try width(16_097, lines: 1) != 155)
    #expect(try width(17_701) != 155)
  }

  // wavesplatform/WavesWallet-iOS, Asset.storyboard: chart_empty, 80 points wide.
  @Test("A picture recorded at 16 x 16 had not been found", arguments: [16.0, 30])
  func soughtPictures(_ side: Double) throws {
    let view = """
      <imageView image="chart" translatesAutoresizingMaskIntoConstraints="NO" id="p">
      <rect key="frame" x="0" y="0" width="\(side)" height="\(side)"/></imageView>
      """
    let text = Nib.document(
      subviews: view,
      constraints: """
        <constraint firstItem="p" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
        <constraint firstItem="p" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
        """, resources: #"<image name="chart" width="80" height="80"/>"#)
    func width(_ intrinsic: NibOptions.Intrinsic) throws -> Double? {
      try Nib.frames(text) { $0.intrinsic = intrinsic }["p"]?.width
    }
    #expect(try width(.recorded) == (side == 16 ? 16 : 80))
    #expect(try width(.measured) == 80)
  }

  // ProtonVPN/ios-mac-app, Common.storyboard.
  @Test("A readable width is that of the text size on the canvas: 560 points in Xcode 12.5 to 13.4")
  func readableWidth() throws {
    func side(_ tools: Int, _ intrinsic: NibOptions.Intrinsic = .recorded) throws -> Double {
      let size = Size(width: 798, height: 48)
      let text = storyboard("ipad12_9rounded", tools, size, controller: Self.freeform).replacing(
        "contentMode=\"scaleToFill\" id=\"root\"",
        with: "layoutMarginsFollowReadableWidth=\"YES\" id=\"root\"")
      return try insets(text, size, intrinsic)[1]
    }
    #expect(try side(20_037) == 119)
    #expect(try side(21_701) == 63)
    #expect(try side(20_037, .measured) == 63)
  }

  /// Returns a table's only row, whose box begins at the margin of its content.
  private func row(
    _ device: String, _ tools: Int, _ width: Double, y: Double, _ attributes: String = ""
  ) -> String {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"44\"/>"
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/><scenes><scene sceneID="s"><objects>
      <tableViewController id="vc"><tableView key="view" style="grouped" id="table">
        <rect key="frame" x="0" y="0" width="\(width)" height="667"/>
        <prototypes><tableViewCell \(attributes) id="cell">
          <rect key="frame" x="0" y="\(y)" width="\(width)" height="44"/>
          <tableViewCellContentView key="contentView" \(attributes) tableViewCell="cell" id="content">
            \(frame)
            <subviews>\(Nib.view("box"))</subviews>
            <constraints><constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="l"/></constraints>
          </tableViewCellContentView></tableViewCell></prototypes>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
  }

  // MiniKeePass, Settings.storyboard: seven rows below the screen, four on it.
  @Test("Rows of Xcode 9 and 10 below the screen are recorded without the margins they preserve")
  func rowsOffCanvas() throws {
    func side(
      _ tools: Int, _ y: Double, _ attributes: String,
      _ intrinsic: NibOptions.Intrinsic = .recorded
    ) throws -> Double? {
      try Nib.frames(row("retina4_7", tools, 375, y: y, attributes)) {
        $0.intrinsic = intrinsic
      }["box"]?.minX
    }
    let keeps = "preservesSuperviewLayoutMargins=\"YES\""
    #expect(try side(13_196, 713.5, keeps) == 8)
    #expect(try side(13_196, 534, keeps) == 16)
    #expect(try side(13_196, 713.5, "") == 16)
    #expect(try side(16_097, 713.5, keeps) == 16)
    #expect(try side(22_505, 713.5, keeps) == 16)
    #expect(try side(13_196, 713.5, keeps, .measured) != 8)
  }

  // habitica-ios, User.storyboard; scanbot-sdk-example-ios.
  @Test("The rows of a list have 20 points from a width of 390, in documents of any version")
  func wideRows() throws {
    func side(_ device: String, _ tools: Int, _ width: Double) throws -> Double? {
      try Nib.frames(row(device, tools, width, y: 28)) { $0.intrinsic = .recorded }["box"]?.minX
    }
    #expect(try side("retina6_12", 21_701, 393) == 20)
    #expect(try side("retina6_12", 24_127, 393) == 20)
    // passforios, Main.storyboard
    #expect(try side("retina6_0", 23_504, 390) == 20)
    #expect(try side("retina4_7", 21_701, 375) == 16)
  }

  // Applozic-iOS-SDK, Mobile-SDK-iOS of DJI and SkyFloatingLabelTextField.
  @Test("Rows of a controller's own table that is wider than the screen have its margins")
  func rootsWiderThanScreen() throws {
    func side(_ text: String) throws -> Double? {
      try Nib.frames(text) { $0.intrinsic = .recorded }["box"]?.minX
    }
    let own = row("retina4_7", 17_701, 600, y: 28)
    #expect(try side(own) == 20)
    let inner = own.replacing(
      "<tableViewController id=\"vc\"><tableView key=\"view\"",
      with: """
        <viewController id="vc"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="600" height="667"/><subviews><tableView
        """
    ).replacing(
      "</tableView></tableViewController>", with: "</tableView></subviews></view></viewController>")
    #expect(try side(inner) == 16)
  }

  // passforios, Main.storyboard
  @Test("Rows of inset groups that are recorded as wide as their table are laid out as cards")
  func flatCards() throws {
    func ends(_ text: String) throws -> Double? {
      try Nib.frames(text) { $0.intrinsic = .recorded }["box"]?.maxX
    }
    func text(_ style: String, _ attributes: String = "") -> String {
      row("retina6_0", 23_504, 390, y: 28, attributes)
        .replacing("firstAttribute=\"leading\"", with: "firstAttribute=\"trailing\"")
        .replacing("leadingMargin", with: "trailingMargin")
        .replacing("style=\"grouped\"", with: "style=\"\(style)\"")
    }
    #expect(try ends(text("grouped")) == 370)
    #expect(try ends(text("insetGrouped")) == 330)
    #expect(try ends(text("insetGrouped", "accessoryType=\"detailButton\"")) == 342)
  }

  // eurofurence, DealerDetail; zcash, Main.storyboard; dashwallet, Coinbase.storyboard
  @Test("Rows of tables inside of a notched phone's root have wide margins from Xcode 14.1 to 16")
  func innerRows() throws {
    func side(
      _ device: String, _ tools: Int, _ intrinsic: NibOptions.Intrinsic = .recorded
    ) throws -> Double? {
      let text = row(device, tools, 375, y: 28).replacing(
        "<tableViewController id=\"vc\"><tableView key=\"view\"",
        with: """
          <viewController id="vc"><view key="view" id="root">
          <rect key="frame" x="0" y="0" width="375" height="812"/><subviews><tableView
          """
      ).replacing(
        "</tableView></tableViewController>",
        with: "</tableView></subviews></view></viewController>")
      return try Nib.frames(text) { $0.intrinsic = intrinsic }["box"]?.minX
    }
    #expect(try side("retina5_9", 21_701) == 20)
    #expect(try side("retina5_9", 19_455) == 16)
    #expect(try side("retina4_7", 21_701) == 16)
    #expect(try side("retina5_9", 21_701, .measured) == 16)
  }

  // mercadopago/px-ios, ios-branch-deep-linking-attribution and wsdot-ios-app against eight tables
  // inside of roots.
  @Test("Rows of Xcode 11 are a point narrower only in tables inside of a root")
  func rootRows() throws {
    func side(_ text: String) throws -> Double? {
      try Nib.frames(text) { $0.intrinsic = .recorded }["box"]?.minX
    }
    let root = row("retina4_7", 16_097, 375, y: 28)
    let inner = root.replacing("<tableView key=\"view\"", with: "<tableView")
    #expect(try side(root) == 16)
    #expect(try side(inner) == 15)
  }

  // battucave/telemed-ios-app, a menu of 359 points; KeePassium, an alert of 300.
  @Test("Rows of a table narrower than its root have the device's margins, a popover's narrow ones")
  func narrowTables() throws {
    func side(_ width: Double) throws -> Double? {
      let text = row("retina6_1", 18_122, width, y: 28).replacing(
        "<tableViewController id=\"vc\"><tableView key=\"view\"",
        with: """
          <viewController id="vc"><view key="view" id="root">
          <rect key="frame" x="0" y="0" width="414" height="896"/><subviews><tableView
          """
      ).replacing(
        "</tableView></tableViewController>",
        with: "</tableView></subviews></view></viewController>")
      return try Nib.frames(text) { $0.intrinsic = .recorded }["box"]?.minX
    }
    #expect(try side(359) == 20)
    #expect(try side(300) == 16)
  }

  // twilio/voice-quickstart-ios, five storyboards; IOS-nRF-Connect-Device-Manager, Main.storyboard.
  @Test("The baseline of a field without any text is lower in Xcode 26")
  func emptyFields() throws {
    func top(_ tools: Int, _ attributes: String = "") throws -> Double? {
      let field = """
        <textField \(attributes) borderStyle="roundedRect" \
        translatesAutoresizingMaskIntoConstraints="NO" id="f">
        <rect key="frame" x="0" y="0" width="100" height="34"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
        """
      let text = Nib.document(
        subviews: field + Nib.view("line"),
        constraints: """
          <constraint firstItem="line" firstAttribute="bottom" secondItem="f" secondAttribute="firstBaseline" id="a"/>
          <constraint firstItem="f" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
          """
      ).replacing("toolsVersion=\"17506\"", with: "toolsVersion=\"\(tools)\"")
      return try Nib.frames(text) { $0.intrinsic = .recorded }["line"]?.maxY
    }
    let usual = try #require(try top(22_505))
    #expect(abs(try #require(try top(24_506)) - usual - 2.73) < 0.01)
    #expect(try top(24_506, "text=\"a\"") == usual)
    #expect(try top(24_506, "placeholder=\"a\"") == usual)
  }

  // woocommerce-ios, TwoColumnHeadlineFootnoteTableViewCell; stream-chat-swift, Main.storyboard: texts
  // of 17 points are recorded 22 apart, and were drawn over one another.
  @Test("The standard spacing between the baselines of a stack's texts is a line, not 8 points")
  func baselineSpacing() throws {
    func label(_ id: String) -> String {
      """
      <label text="\(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="100" height="20"/></label>
      """
    }
    func second(_ spacing: String) throws -> Double? {
      let text = Nib.document(
        subviews: """
          <stackView axis="vertical" \(spacing) baselineRelativeArrangement="YES" \
          translatesAutoresizingMaskIntoConstraints="NO" id="stack">
          <rect key="frame" x="0" y="0" width="100" height="42"/>
          <subviews>\(label("a"))\(label("b"))</subviews></stackView>
          """,
        constraints: """
          <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
          <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
          """)
      return try Nib.frames(text)["b"]?.minY
    }
    #expect(try second("spacingType=\"standard\"") == 20)
    #expect(try second("spacing=\"30\"") == 30)
  }

  // AltStore, My Apps: the collection lies below the bar of its stack.
  @Test("The cells of a collection keep their own margins below a bar, as those of an app do not")
  func cellsBelowBars() throws {
    let size = Size(width: 375, height: 667)
    let text = storyboard("retina4_7", 22_505, size, around: navigation())
    let from = try #require(text.firstRange(of: "<view key"))
    let to = try #require(text.ranges(of: "</view>").last)
    let collection = """
      <collectionView key="view" preservesSuperviewLayoutMargins="YES" id="list">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="flow">
          <size key="itemSize" width="200" height="100"/></collectionViewFlowLayout>
        <cells><collectionViewCell preservesSuperviewLayoutMargins="YES" id="cell">
          <rect key="frame" x="0" y="0" width="200" height="100"/>
          <view key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="200" height="100"/>
            <subviews>\(Nib.view("box"))</subviews></view>
          <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="cell" secondAttribute="leadingMargin" id="l"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="cell" secondAttribute="topMargin" id="t"/>
          </constraints></collectionViewCell></cells>
      </collectionView>
      """
    var whole = text
    whole.replaceSubrange(from.lowerBound..<to.upperBound, with: collection)
    func origin(_ intrinsic: NibOptions.Intrinsic) throws -> Point? {
      try Nib.frames(whole) { $0.intrinsic = intrinsic }["box"]?.origin
    }
    #expect(try origin(.recorded) == Point(x: 8, y: 8))
    #expect(try origin(.measured) != Point(x: 8, y: 8))
  }
}
