import AutoLayout
import Controls
import Drawing
import Geometry
import InterfaceBuilder
import Testing
import Typesetting

@Suite("Tables of documents")
struct NibTableTests {
  private func cell(
    _ id: String, y: Double, height: Double = 44, attributes: String = "", labels: String = ""
  ) -> String {
    """
    <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0" y="\(y)" width="320" \
    height="\(height)"/><tableViewCellContentView key="contentView" id="\(id)-content">
    <rect key="frame" x="0" y="0" width="320" height="\(height)"/>
    <subviews>\(labels)</subviews></tableViewCellContentView></tableViewCell>
    """
  }

  private func label(_ id: String, x: Double, width: Double, text: String) -> String {
    """
    <label id="\(id)" text="\(text)" lineBreakMode="tailTruncation"><rect key="frame" x="\(x)" \
    y="12" width="\(width)" height="20"/></label>
    """
  }

  private func table(_ style: String, _ inside: String) -> String {
    Nib.document(
      subviews: """
        <tableView id="table" style="\(style)"><rect key="frame" x="0" y="0" width="320" \
        height="480"/>\(inside)</tableView>
        """)
  }

  private func view<V: View>(_ id: String, as type: V.Type, in tree: NibTree) throws -> V {
    try #require(tree.views.first { $0.id == id }?.view as? V)
  }

  @Test("A section's title is above its first row, its footer below its last one")
  func words() throws {
    let rows = cell("a", y: 40) + cell("b", y: 84)
    let tree = try Nib.build(
      table(
        "grouped",
        """
        <sections><tableViewSection headerTitle="Above" footerTitle="Below" id="s">
        <cells>\(rows)</cells></tableViewSection></sections>
        """))
    let table = try view("table", as: TableView.self, in: tree)
    #expect(table.strips.map(\.text) == ["Above", "Below"])
    #expect(table.strips[0].rect == Rect(x: 0, y: 0, width: 320, height: 40))
    #expect(table.strips[1].rect.minY == 128)
    #expect(try view("a", as: TableCell.self, in: tree).row.place == .first)
    #expect(try view("b", as: TableCell.self, in: tree).row.place == .last)
  }

  // `insetsContentViewsToSafeArea`: the contents of rows, titles and cards are beside the notch.
  @Test(
    "What a static table shows is beside the notch of a phone in landscape",
    arguments: TableView.Style.allCases)
  func besideNotch(style: TableView.Style) throws {
    let tree = try Nib.build(
      table(
        style.rawValue,
        """
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <sections><tableViewSection headerTitle="Above" footerTitle="Below" id="s">
        <cells>\(cell("a", y: 40))</cells></tableViewSection></sections>
        """)
    ) { $0.size = Size(width: 844, height: 390) }
    let isCard = style == .insetGrouped
    for sides in [0.0, 47] {
      tree.root.layoutEnvironment.safeAreaInsets = EdgeInsets(
        top: 0, left: sides, bottom: 21, right: sides)
      tree.root.layoutIfNeeded()
      let row = try view("a", as: TableCell.self, in: tree).frame
      let inner = try view("a-content", as: View.self, in: tree).frame
      // Cards and texts have 4 points more at a width of 844 than at 320.
      let (side, inset) = isCard ? (sides + 4, 0) : (0, sides)
      #expect(row.minX == side && row.width == 844 - 2 * side)
      #expect(inner.minX == inset && inner.width == row.width - 2 * inset)
      let table = try view("table", as: TableView.self, in: tree)
      var starts: [Double] = []
      for case .text(_, let rect, _, _) in table.content(in: table.bounds) {
        starts.append(rect.minX)
      }
      #expect(starts == Array(repeating: sides + (isCard ? 40 : 20), count: 2))
    }
  }

  @Test(
    "What a table overhangs is measured in the root, however deep the table is",
    arguments: [(-20.0, 0.0, 20.0), (20, -20, 0), (-30, 10, 20)])
  func overhang(outer: Double, inner: Double, expected: Double) throws {
    let tree = try Nib.build(
      Nib.document(
        subviews: """
          <view id="outer"><rect key="frame" x="\(outer)" y="0" width="320" height="480"/><subviews>
          <tableView id="table" style="plain"><rect key="frame" x="\(inner)" y="0" width="320" \
          height="480"/></tableView></subviews></view>
          """))
    let sides = try view("table", as: TableView.self, in: tree).designSides
    #expect(sides.left == expected && sides.right == 0)
  }

  @Test("Only the ends of a card have rounded corners")
  func cards() throws {
    let rows = cell("a", y: 40) + cell("b", y: 84) + cell("c", y: 128)
    let tree = try Nib.build(
      table(
        "insetGrouped",
        "<sections><tableViewSection id=\"s\"><cells>\(rows)</cells></tableViewSection></sections>"
      ))
    let outlines = try ["a", "b", "c"].map {
      try view($0, as: TableCell.self, in: tree).layer.outline
    }
    #expect(outlines.map { $0 != nil } == [true, false, true])
  }

  @Test("Prototypes are marked, and repeated down to the end of their table")
  func prototypes() throws {
    let tree = try Nib.build(
      table("plain", "<prototypes>\(cell("a", y: 28, height: 100))</prototypes>"))
    let table = try view("table", as: TableView.self, in: tree)
    #expect(table.strips.map(\.kind) == [.prototypes])
    let cell = try view("a", as: TableCell.self, in: tree)
    #expect(tree.echoes[ObjectIdentifier(cell)]?.map(\.y) == [100, 200, 300])
  }

  @Test("An accessory has its symbol, and a picture moves the separator to the text")
  func accessory() throws {
    let attributes = """
      accessoryType="disclosureIndicator" textLabel="t" imageView="i" \
      style="IBUITableViewCellStyleDefault"
      """
    let rows = cell(
      "a", y: 28, attributes: attributes, labels: label("t", x: 61, width: 100, text: "T"))
    let tree = try Nib.build(table("plain", "<prototypes>\(rows)</prototypes>"))
    let row = try view("a", as: TableCell.self, in: tree).row
    #expect(row.accessory == .disclosure)
    #expect(row.separatorLeading == 61)
  }

  // StackOverflow 18746929: the height of a row is that of its content and a pixel for the line.
  @Test("A row that follows its content has a pixel for its line", arguments: [true, false])
  func line(hasSeparator: Bool) throws {
    let separator = hasSeparator ? "" : "separatorStyle=\"none\""
    let tree = try Nib.build(
      Nib.document(
        subviews: """
          <tableView id="table" rowHeight="-1" \(separator) style="plain">\
          <rect key="frame" x="0" y="0" width="320" height="480"/>\
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
          <sections><tableViewSection id="s"><cells><tableViewCell id="a" rowHeight="-1">\
          <rect key="frame" x="0" y="0" width="320" height="44"/>\
          <tableViewCellContentView key="contentView" id="a-content">\
          <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>\
          <view id="inner" translatesAutoresizingMaskIntoConstraints="NO">\
          <rect key="frame" x="0" y="0" width="320" height="44"/><constraints>\
          <constraint firstAttribute="height" constant="70" id="k"/></constraints></view></subviews>\
          <constraints>\
          <constraint firstItem="inner" firstAttribute="top" secondItem="a-content" \
          secondAttribute="top" id="k1"/>\
          <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" id="k2"/>\
          <constraint firstItem="inner" firstAttribute="leading" secondItem="a-content" \
          secondAttribute="leading" id="k3"/></constraints>\
          </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
          """))
    tree.root.layoutIfNeeded()
    let row = try view("a", as: TableCell.self, in: tree)
    let content = try view("a-content", as: View.self, in: tree).frame
    #expect(content.height == 70)
    let pixel = 1 / row.environment.grid.scale
    #expect(row.frame.height == 70 + (hasSeparator ? pixel : 0))
  }

  @Test(
    "A cell's label whose text is wider than recorded takes the space beside it", arguments: [0, 1])
  func spareText(lines: Int) throws {
    // Blocks are 10 points wide: eight letters don't fit the recorded 60.
    let attributes = #"textLabel="t" style="IBUITableViewCellStyleDefault""#
    let text = label("t", x: 16, width: 60, text: "Eightlet")
      .replacing("lineBreakMode", with: "numberOfLines=\"\(lines)\" lineBreakMode")
    let rows = cell("a", y: 28, attributes: attributes, labels: text)
    let tree = try Nib.build(table("plain", "<prototypes>\(rows)</prototypes>"))
    let label = try view("t", as: Label.self, in: tree)
    #expect(label.frame == Rect(x: 16, y: 12, width: 80, height: 20))
    #expect(label.fittedText(in: label.frame.size)?.measure.isTruncated == false)
  }

  private func rightDetail(
    _ title: String, _ value: String, width: Double = 320, direction: LayoutDirection = .leftToRight
  ) throws -> (title: Rect, value: Rect) {
    let attributes = """
      textLabel="t" detailTextLabel="d" style="IBUITableViewCellStyleValue1"
      """
    let labels =
      label("t", x: 16, width: 60, text: title) + label("d", x: 244, width: 60, text: value)
    let rows = cell("a", y: 28, attributes: attributes, labels: labels)
    let sections =
      "<sections><tableViewSection id=\"s\"><cells>\(rows)</cells></tableViewSection></sections>"
    let tree = try Nib.build(
      table("plain", sections).replacing(
        #"height="480"/>"#,
        with: #"height="480"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/>"#)
    ) {
      $0.size = Size(width: width, height: 480)
      $0.environment = ControlEnvironment(measurer: BlockMeasurer(), direction: direction)
    }
    return (
      try view("t", as: Label.self, in: tree).frame, try view("d", as: Label.self, in: tree).frame
    )
  }

  @Test("A title and the value at its right share the row according to their texts")
  func rightDetails() throws {
    // Blocks are 10 points wide; 280 remain beside a gap of 8.
    let both = try rightDetail("Title", "Value")
    #expect(both.title == Rect(x: 16, y: 12, width: 60, height: 20))
    #expect(both.value == Rect(x: 244, y: 12, width: 60, height: 20))
    let long = try rightDetail("Twelve chars", "Value")
    #expect(long.title.width == 120 && long.value.maxX == 304)
    let value = try rightDetail("Title", "Twelve chars")
    #expect(value.value == Rect(x: 184, y: 12, width: 120, height: 20))
    let tooLong = try rightDetail("Thirty characters, or so it was", "Value")
    #expect(tooLong.title.width == 280 - 50 && tooLong.value.width == 50)
    let fair = try rightDetail("Thirty characters, or so it was", "Thirty characters, or so it was")
    #expect(fair.title.width == 140 && fair.value == Rect(x: 164, y: 12, width: 140, height: 20))
  }

  @Test("The labels of a cell follow the width of the table", arguments: [240.0, 480])
  func otherWidths(width: Double) throws {
    let found = try rightDetail("Title", "Value", width: width)
    let margin = width < 400 ? 16.0 : 20
    #expect(found.title.minX == margin && found.value.maxX == width - margin)
    let mirrored = try rightDetail("Title", "Value", width: width, direction: .rightToLeft)
    #expect(mirrored.title.maxX == width - margin && mirrored.value.minX == margin)
  }

  @Test("Prototypes are as wide as their table, and are repeated down to its end")
  func prototypesOfOtherSizes() throws {
    let text = table("plain", "<prototypes>\(cell("a", y: 28))</prototypes>").replacing(
      #"height="480"/>"#,
      with: #"height="480"/><autoresizingMask key="autoresizingMask" widthSizable="YES" "#
        + #"heightSizable="YES"/>"#)
    let tree = try Nib.build(text) { $0.size = Size(width: 400, height: 172) }
    let cell = try view("a", as: TableCell.self, in: tree)
    #expect(cell.frame == Rect(x: 0, y: 28, width: 400, height: 44))
    #expect(tree.echoes[ObjectIdentifier(cell)]?.map(\.y) == [44, 88])
  }

  @Test("An item of a collection keeps its size on every screen")
  func itemsOfOtherSizes() throws {
    let text = Nib.document(
      subviews: """
        <collectionView id="c"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
        minimumInteritemSpacing="10" id="l"/><cells><collectionViewCell id="i">
        <rect key="frame" x="0" y="0" width="100" height="50"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        </collectionViewCell></cells></collectionView>
        """)
    let tree = try Nib.build(text) { $0.size = Size(width: 450, height: 100) }
    let item = try view("i", as: View.self, in: tree)
    #expect(item.frame == Rect(x: 0, y: 0, width: 100, height: 50))
    let places = tree.echoes[ObjectIdentifier(item)] ?? []
    // A flow layout spreads what a line of four leaves, 50 points, over its three gaps.
    #expect(places.map { $0.x.rounded() } == [117, 233, 350, 0, 117, 233, 350])
    #expect(places.map(\.y) == [0, 0, 0, 60, 60, 60, 60])
    let narrow = try Nib.build(text) { $0.size = Size(width: 180, height: 100) }
    let alone = try view("i", as: View.self, in: narrow)
    let builder = NibBuilder(
      try NibDocument(Array(text.utf8)),
      NibOptions(ControlEnvironment(measurer: BlockMeasurer())))
    builder.placeItems(in: narrow)
    #expect(alone.frame.minX == 40)
  }

  @Test(
    "A cell shows the view that its outlet names at the trailing margin", arguments: [false, true])
  func accessoryViews(isMirrored: Bool) throws {
    let outlet = """
      <connections><outlet property="accessoryView" destination="s" id="o"/></connections>
      </tableViewCell>
      """
    let row = cell("a", y: 28).replacing("</tableViewCell>", with: outlet)
    let text = table("plain", "<prototypes>\(row)</prototypes>").replacing(
      "</objects>",
      with: """
        <switch id="s"><rect key="frame" x="0" y="0" width="51" height="31"/></switch></objects>
        """)
    let tree = try Nib.build(text) {
      $0.environment = ControlEnvironment(
        measurer: BlockMeasurer(), direction: isMirrored ? .rightToLeft : .leftToRight)
    }
    let cell = try view("a", as: TableCell.self, in: tree)
    let shown = try #require(cell.subviews.compactMap { $0 as? Switch }.first)
    #expect(shown.frame == Rect(x: isMirrored ? 16 : 253, y: 6.5, width: 51, height: 31))
    #expect(try view("a-content", as: View.self, in: tree).frame.width == 245)
  }

  // iOS-Slide-Menu#25: 'Illegal Configuration: Two view controllers have the same storyboard identifier'.
  @Test("Two controllers with one storyboard identifier are told at the second")
  func identifiers() throws {
    func scene(_ id: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController storyboardIdentifier="Home" id="\(id)">
      <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
      </viewController></objects></scene>
      """
    }
    let document = try NibDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="17506" targetRuntime="iOS.CocoaTouch"><scenes>
        \(scene("a"))\(scene("b"))</scenes></document>
        """.utf8))
    let faults = document.trees.map { tree in
      var builder = NibBuilder(
        document, NibOptions(ControlEnvironment(measurer: BlockMeasurer())))
      return builder.build(tree).warnings.map(\.message)
    }
    #expect(
      faults == [[], ["two view controllers have the same storyboard identifier 'Home'"]])
  }

  @Test("A footer that takes more lines than recorded moves the rows below it")
  func footers() throws {
    func second(_ footer: String) throws -> Rect {
      let (first, second) = (cell("a", y: 40), cell("b", y: 150))
      let tree = try Nib.build(
        table(
          "grouped",
          """
          <sections><tableViewSection headerTitle="Above" footerTitle="\(footer)" id="s">
          <cells>\(first)</cells></tableViewSection><tableViewSection headerTitle="B" id="u">
          <cells>\(second)</cells></tableViewSection></sections>
          """))
      let table = try view("table", as: TableView.self, in: tree)
      let row = try view("b", as: View.self, in: tree).frame
      #expect(table.rect(of: table.strips[2]).maxY == row.minY)
      #expect(table.rect(of: table.strips[1]).minY == 84)
      return row
    }
    #expect(try second("One line").minY == 150)
    // Four lines of 20 points below 8, and 30 for the header, in a room of 66.
    let long = String(repeating: "Ten chars ", count: 8)
    #expect(try second(long).minY == 84 + 8 + 80 + 30)
  }

  @Test("A label of a cell's style, which UIKit makes as wide as its text, has a point to spare")
  func spareRoom() throws {
    let attributes = #"textLabel="t" style="IBUITableViewCellStyleDefault""#
    let rows = cell(
      "a", y: 28, attributes: attributes, labels: label("t", x: 16, width: 60, text: "T"))
    let tree = try Nib.build(table("plain", "<prototypes>\(rows)</prototypes>"))
    let room = try view("t", as: Label.self, in: tree).spareRoom
    #expect(room == EdgeInsets(top: 2, left: 0, bottom: 2, right: 1))
  }

  @Test("From right to left, the labels of a cell are on the other side")
  func mirrored() throws {
    let attributes = #"textLabel="t" style="IBUITableViewCellStyleDefault""#
    let rows = cell(
      "a", y: 28, attributes: attributes, labels: label("t", x: 16, width: 60, text: "T"))
    let tree = try Nib.build(table("plain", "<prototypes>\(rows)</prototypes>")) {
      $0.environment = ControlEnvironment(measurer: BlockMeasurer(), direction: .rightToLeft)
    }
    #expect(try view("t", as: Label.self, in: tree).frame.minX == 320 - 16 - 60)
  }

  @Test("From right to left, the content keeps the small margin beside the accessory")
  func mirroredMargins() throws {
    let rows = cell("a", y: 28, attributes: #"accessoryType="disclosureIndicator""#)
    func margins(_ direction: LayoutDirection) throws -> EdgeInsets {
      let tree = try Nib.build(table("plain", "<prototypes>\(rows)</prototypes>")) {
        $0.environment = ControlEnvironment(measurer: BlockMeasurer(), direction: direction)
      }
      return try view("a-content", as: View.self, in: tree).layoutMargins
    }
    let (ltr, rtl) = (try margins(.leftToRight), try margins(.rightToLeft))
    #expect(ltr.right == 8 && ltr.left == 16)
    #expect(rtl.left == ltr.right && rtl.right == ltr.left)
  }

  /// MengTo/DesignerNewsApp, saved by Xcode 6.
  @Test("Cells without recorded frames fill their table's width, one below the other")
  func cellsWithoutFrames() throws {
    func cell(_ id: String, _ attributes: String) -> String {
      """
      <tableViewCell id="\(id)" \(attributes)>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
          <autoresizingMask key="autoresizingMask"/>
          <subviews>\(Nib.view("\(id)-box"))</subviews>
          <constraints>
            <constraint firstItem="\(id)-box" firstAttribute="leading" secondItem="\(id)-content" secondAttribute="leading" constant="10" id="\(id)-l"/>
            <constraint firstAttribute="trailing" secondItem="\(id)-box" secondAttribute="trailing" constant="10" id="\(id)-r"/>
            <constraint firstItem="\(id)-box" firstAttribute="top" secondItem="\(id)-content" secondAttribute="top" constant="5" id="\(id)-t"/>
            <constraint firstAttribute="bottom" secondItem="\(id)-box" secondAttribute="bottom" constant="5" id="\(id)-b"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """
    }
    let table = """
      <tableView fixedFrame="YES" rowHeight="60" id="table">
        <rect key="frame" x="0" y="0" width="300" height="400"/>
        <prototypes>\(cell("one", "rowHeight=\"100\""))\(cell("two", ""))</prototypes>
      </tableView>
      """
    // A frame that is not that of the row counts as none.
    let stale = table.replacing(
      "rowHeight=\"100\">",
      with: "rowHeight=\"100\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"600\" height=\"44\"/>")
    #expect(stale != table)
    #expect(
      try Nib.frames(Nib.document(subviews: stale)) == Nib.frames(Nib.document(subviews: table)))
    let frames = try Nib.frames(Nib.document(subviews: table, constraints: ""))
    #expect(frames["one"] == Rect(x: 0, y: 22, width: 300, height: 100))
    #expect(frames["two"] == Rect(x: 0, y: 122, width: 300, height: 60))
    #expect(frames["one-content"] == Rect(x: 0, y: 0, width: 300, height: 100))
    #expect(frames["one-box"] == Rect(x: 10, y: 5, width: 280, height: 90))
    #expect(frames["two-box"]?.height == 50)
  }
}
