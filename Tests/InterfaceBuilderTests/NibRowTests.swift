import AutoLayout
import Controls
import Drawing
import Geometry
import InterfaceBuilder
import Testing
import Typesetting

@Suite("Rows of static tables")
struct NibRowTests {
  /// Returns a row recorded 44 high, with a view of 80 points between its top and bottom edge.
  private func row(
    _ id: String, y: Double, attributes: String = "", priority: Int = 900, pinsBottom: Bool = true
  )
    -> String
  {
    """
    <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0" y="\(y)" width="320" \
    height="44"/><tableViewCellContentView key="contentView" id="\(id)-content">
    <rect key="frame" x="0" y="0" width="320" height="43.5"/>
    <subviews><view id="\(id)-box" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="320" height="22"/>
    <constraints><constraint firstAttribute="height" constant="80" priority="\(priority)" id="\(id)-h"/>
    </constraints></view></subviews>
    <constraints>
    <constraint firstItem="\(id)-box" firstAttribute="top" secondItem="\(id)-content" \
    secondAttribute="top" constant="10" id="\(id)-t"/>
    <constraint firstItem="\(id)-box" firstAttribute="leading" secondItem="\(id)-content" \
    secondAttribute="leading" id="\(id)-l"/>
    <constraint firstAttribute="trailing" secondItem="\(id)-box" secondAttribute="trailing" \
    id="\(id)-r"/>
    \(pinsBottom ? bottom(id) : "")
    </constraints></tableViewCellContentView></tableViewCell>
    """
  }

  private func bottom(_ id: String) -> String {
    """
    <constraint firstAttribute="bottom" secondItem="\(id)-box" secondAttribute="bottom" \
    constant="10" id="\(id)-b"/>
    """
  }

  private func tree(
    rowHeight: String, _ rows: String, width: Double? = nil, onCanvas: Bool = false,
    arePrototypes: Bool = false, intrinsic: NibOptions.Intrinsic = .measured
  ) throws -> NibTree {
    let section = """
      <sections><tableViewSection headerTitle="Above" footerTitle="Below" id="s">
      <cells>\(rows)</cells></tableViewSection></sections>
      """
    let table = """
      <tableView key="view" id="table" style="grouped" rowHeight="\(rowHeight)">
      <rect key="frame" x="0" y="0" width="320" height="480"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <view key="tableFooterView" id="footer"><rect key="frame" x="0" y="200" width="320" \
      height="30"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>
      \(arePrototypes ? "<prototypes>\(rows)</prototypes>" : section)</tableView>
      """
    return try Nib.build(Nib.document(subviews: table)) { options in
      options.insets.describesCanvas = onCanvas
      options.intrinsic = intrinsic
      if let width { options.size = Size(width: width, height: 480) }
    }
  }

  private func frame(_ id: String, _ tree: NibTree) throws -> Rect {
    try #require(tree.views.first { $0.id == id }?.view.frame)
  }

  @Test("A row without its own height is as high as its constraints make it")
  func automatic() throws {
    let tree = try tree(rowHeight: "-1", row("a", y: 40) + row("b", y: 84))
    // The half point is for the separator, which was recorded below the content.
    #expect(try frame("a", tree) == Rect(x: 0, y: 40, width: 320, height: 100.5))
    #expect(try frame("a-box", tree) == Rect(x: 0, y: 10, width: 320, height: 80))
    #expect(tree.root.layoutIssues.isEmpty)
  }

  @Test("On a recorded canvas, a row keeps its height and compresses its content")
  func canvas() throws {
    let tree = try tree(rowHeight: "-1", row("a", y: 40) + row("b", y: 84), onCanvas: true)
    #expect(try frame("a", tree) == Rect(x: 0, y: 40, width: 320, height: 44))
    #expect(try frame("a-box", tree) == Rect(x: 0, y: 10, width: 320, height: 23.5))
    #expect(try frame("b", tree).minY == 84)
    // So it does wherever the sizes are the recorded ones.
    let recorded = try self.tree(
      rowHeight: "-1", row("a", y: 40) + row("b", y: 84), intrinsic: .recorded)
    #expect(try frame("a", recorded) == Rect(x: 0, y: 40, width: 320, height: 44))
  }

  @Test("Everything below a row that grew moves down, including section titles and the footer")
  func below() throws {
    let tree = try tree(rowHeight: "-1", row("a", y: 40) + row("b", y: 84))
    #expect(try frame("b", tree).minY == 140.5)
    #expect(try frame("footer", tree) == Rect(x: 0, y: 313, width: 320, height: 30))
    let table = try #require(tree.views.first { $0.id == "table" }?.view as? TableView)
    #expect(table.strips.map { table.rect(of: $0).minY } == [0, 241])
  }

  @Test("A height stated by the row or its table applies")
  func stated() throws {
    let own = try tree(
      rowHeight: "-1", row("a", y: 40, attributes: #"rowHeight="44""#) + row("b", y: 84))
    #expect(try frame("a", own).height == 44)
    #expect(try frame("b", own).height == 100.5)
    let ofTable = try tree(rowHeight: "44", row("a", y: 40))
    #expect(try frame("a", ofTable).height == 44)
    #expect(try frame("a-box", ofTable).height == 23.5)
  }

  @Test("Constraints that determine no height leave a row as recorded")
  func undecided() throws {
    let rows = row("a", y: 40, pinsBottom: false) + row("b", y: 84)
    let tree = try tree(rowHeight: "-1", rows)
    #expect(try frame("a", tree) == Rect(x: 0, y: 40, width: 320, height: 44))
    #expect(try frame("b", tree).minY == 84)
  }

  @Test("Rows have their table's width")
  func wider() throws {
    let tree = try tree(rowHeight: "44", row("a", y: 40), width: 400)
    #expect(try frame("a", tree).width == 400)
    #expect(try frame("a-content", tree).width == 400)
    #expect(try frame("a-box", tree).width == 400)
  }

  /// wongzigii/Colo#12: a row of 44 points whose content needs 100.
  @Test(
    "The height of a prototype gives way to its constraints, whether it or its table states it",
    arguments: [
      ("-1", "", 1000, 100.5, 0), ("-1", "", 900, 100.5, 0),
      ("-1", #"rowHeight="44""#, 900, 100.5, 0),
      ("44", #"rowHeight="44""#, 1000, 100.5, 0), ("44", #"rowHeight="44""#, 900, 44, 0),
      // inaturalist/INaturalistIOS, whose code makes such rows automatic.
      ("44", "", 1000, 100.5, 0), ("44", "", 900, 44, 0),
    ])
  func prototypes(
    ofTable: String, own: String, priority: Int, height: Double, contradictions: Int
  ) throws {
    let rows = row("a", y: 40, attributes: own, priority: priority)
    let tree = try tree(rowHeight: ofTable, rows, arePrototypes: true)
    #expect(try frame("a", tree) == Rect(x: 0, y: 40, width: 320, height: height))
    #expect(try frame("footer", tree).minY == 200 + height - 44)
    #expect(tree.root.layoutIssues.count == contradictions)
    let canvas = try self.tree(rowHeight: ofTable, rows, onCanvas: true, arePrototypes: true)
    #expect(try frame("a", canvas).height == 44)
  }

  // ChatSecure-iOS, XMPPServerInfoCell: a picture of 512 points in a row of 90.
  @Test("A picture that a cell of its own was drawn too low for does not make it higher")
  func squeezedPicture() throws {
    let picture = """
      <imageView image="big" id="a-box" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="10" width="320" height="24"/></imageView>
      """
    func height(_ listed: Double) throws -> Double? {
      var cell = row("a", y: 0)
      let from = try #require(cell.firstRange(of: "<view id=\"a-box\""))
      let to = try #require(cell.firstRange(of: "</view>"))
      cell.replaceSubrange(from.lowerBound..<to.upperBound, with: picture)
      let text = Nib.document(
        resources: "<image name=\"big\" width=\"512\" height=\"\(listed)\"/>"
      ).replacing("<objects>", with: "<objects>" + cell)
      let document = try NibDocument(Array(text.utf8))
      var builder = NibBuilder(
        document, NibOptions(ControlEnvironment(measurer: BlockMeasurer())))
      let tree = builder.build(document.trees[0])
      let height = builder.fitRoot(of: tree, document.trees[0].root)
      let view = try #require(tree.views.first { $0.id == "a-box" }?.view)
      #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
      return height
    }
    #expect(try height(512) == nil)
    #expect(try height(24.5) == 45)
  }

  // tuya-home-ios-sdk-sample-swift, BEMatter: a section whose room is a line higher than another's.
  @Test("A section's title fills as many lines as there is room for above its rows")
  func longTitles() throws {
    func lines(_ y: Double) throws -> [Rect] {
      let title = String(repeating: "Ten chars ", count: 5)
      let section = """
        <sections><tableViewSection headerTitle="\(title)" id="s">
        <cells>\(row("a", y: y))</cells></tableViewSection></sections>
        """
      let tree = try Nib.build(
        Nib.document(
          subviews: """
            <tableView id="table" style="grouped"><rect key="frame" x="0" y="0" width="320" \
            height="480"/>\(section)</tableView>
            """))
      let table = try #require(tree.views.first { $0.id == "table" }?.view as? TableView)
      var lines: [Rect] = []
      for case .text(_, let rect, _, _) in table.content(in: table.bounds) { lines.append(rect) }
      return lines
    }
    // Two lines of 20 points end 6 above the row.
    #expect(try lines(80).map { [$0.minY, $0.height] } == [[34, 40]])
    #expect(try lines(40).map(\.height) == [20])
  }

  @Test("A cell that is a document of its own gets the height that its constraints need")
  func roots() throws {
    // The last of them were drawn a little and much higher than their content.
    for (priority, drawn, height) in [
      (1000, 44, 100.5), (900, 44, 100.5), (900, 102, 100.5), (900, 150, nil),
    ] as [(Int, Int, Double?)] {
      let cell = row("a", y: 0, priority: priority)
        .replacing("height=\"44\"", with: "height=\"\(drawn)\"")
        .replacing("height=\"43.5\"", with: "height=\"\(drawn - 1).5\"")
      let text = Nib.document().replacing("<objects>", with: "<objects>" + cell)
      let document = try NibDocument(Array(text.utf8))
      var builder = NibBuilder(
        document, NibOptions(ControlEnvironment(measurer: BlockMeasurer())))
      let tree = builder.build(document.trees[0])
      #expect(builder.fitRoot(of: tree, document.trees[0].root) == height)
      tree.root.layoutIfNeeded()
      #expect(tree.root.frame.height == height ?? Double(drawn))
      #expect(tree.root.layoutIssues.isEmpty)
    }
  }

  // Ajayavmdevs/whosin_tour_guide_iOS: 35 of 37 tables have no separators.
  @Test("A cell of its own has room for a separator and draws none")
  func loneCells() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="17506" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      \(row("a", y: 0))</objects></document>
      """
    let cell = try #require(try Nib.build(text).root as? TableCell)
    #expect(cell.showsSeparator)
    #expect(cell.content(in: cell.bounds).isEmpty)
    let table = try tree(rowHeight: "44", row("a", y: 28))
    let rows = table.views.compactMap { $0.view as? TableCell }
    #expect(rows.allSatisfy { !$0.content(in: $0.bounds).isEmpty })
  }

  // Save-a-Selfie/iOS-App, Main.storyboard: at 64 in the canvas of Xcode 7.
  @Test("An item that was recorded below a bar is at the top of what scrolls below the bar")
  func itemsBelowBars() throws {
    func top(of root: Bool) throws -> Double? {
      let collection = """
        <collectionView \(root ? "key=\"view\"" : "") id="c">
        <rect key="frame" x="0" y="0" width="320" height="568"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="l"/><cells>
        <collectionViewCell id="i">
        <rect key="frame" x="0" y="64" width="113" height="115"/>
        </collectionViewCell></cells></collectionView>
        """
      let view =
        root
        ? collection
        : """
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="568"/>
        <subviews>\(collection)</subviews></view>
        """
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="9532" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene \
        sceneID="s"><objects><viewController id="vc">\(view)</viewController></objects></scene>
        </scenes></document>
        """
      let document = try NibDocument(Array(text.utf8))
      var builder = NibBuilder(
        document, NibOptions(ControlEnvironment(measurer: BlockMeasurer())))
      let tree = builder.build(document.trees[0])
      tree.root.layoutIfNeeded()
      builder.placeItems(in: tree)
      return tree.views.first { $0.id == "i" }?.view.frame.minY
    }
    #expect(try top(of: true) == 0)
    #expect(try top(of: false) == 64)
  }
}
