import AutoLayout
import Controls
import Geometry
import InterfaceBuilder
import Testing
import Typesetting

@Suite("Looks of documents")
struct NibLookTests {
  private static let circle =
    #"<image name="circle" catalog="system" width="128" height="128"/>"#

  private func view<V: View>(
    _ id: String, as type: V.Type, in text: String
  ) throws -> V {
    try #require(try Nib.build(text).views.first { $0.id == id }?.view as? V)
  }

  private func button(_ attributes: String, _ inside: String) throws -> Button {
    let text = """
      <button id="b" \(attributes)><rect key="frame" x="0" y="0" width="80" height="30"/>
      \(inside)</button>
      """
    return try view("b", as: Button.self, in: Nib.document(subviews: text))
  }

  // deltachat/deltachat-ios#3233, openradar-mirror 20991 (47966034)
  @Test("The background of a toolbar reaches from the safe area down to the screen's edge")
  func toolbar() throws {
    func bar(_ inside: String) throws -> Toolbar {
      let text = """
        <toolbar id="t"><rect key="frame" x="0" y="0" width="320" height="44"/>\(inside)</toolbar>
        """
      return try view("t", as: Toolbar.self, in: Nib.document(subviews: text))
    }
    let red = #"red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>"#
    let plain = try bar("")
    #expect(plain.ground == plain.environment.standardBarGround && plain.layer.background == nil)
    let tinted = try bar(#"<color key="barTintColor" "# + red)
    #expect(tinted.ground != plain.ground && tinted.layer.background == nil)
    // What the document states is the view's own.
    let stated = try bar(#"<color key="backgroundColor" "# + red)
    #expect(stated.ground == nil && stated.layer.background == tinted.ground)
  }

  @Test("A configuration's own colour is its background's, with its corners")
  func ground() throws {
    let red = #"<color key="baseBackgroundColor" red="1" green="0" blue="0" alpha="1"/>"#
    let filled = try button(
      "",
      #"<buttonConfiguration key="configuration" style="filled" cornerStyle="capsule">"#
        + red + "</buttonConfiguration>")
    #expect(filled.groundTint == Color(red: 1, green: 0, blue: 0))
    #expect(filled.layer.cornerRadius == 1_000)
    #expect(filled.layer.background == nil)
  }

  @Test("The picture of a configuration has the size that is stated beside it")
  func configuredSymbol() throws {
    let style = """
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" \
      configurationType="pointSize" pointSize="34"/>
      """
    func width(_ inside: String) throws -> Double {
      let configuration = """
        <buttonConfiguration key="configuration" style="plain"><imageReference key="image" \
        image="circle" catalog="system"/>\(inside)</buttonConfiguration>
        """
      let text = """
        <button id="b"><rect key="frame" x="0" y="0" width="80" height="30"/>\(configuration)
        </button>
        """
      let document = Nib.document(subviews: text, resources: Self.circle)
      return try view("b", as: Button.self, in: document).picture?.size.width ?? 0
    }
    #expect(try width("") == 20.5)
    #expect(try width(style) == 41)
  }

  @Test("A symbol follows the font that its configuration names")
  func fontSymbol() throws {
    let text = """
      <imageView id="i" image="circle" catalog="system"><rect key="frame" x="0" y="0" width="9" \
      height="9"/><preferredSymbolConfiguration key="preferredSymbolConfiguration" \
      configurationType="font"><fontDescription key="fontDescription" type="system" \
      pointSize="34"/></preferredSymbolConfiguration></imageView>
      """
    let document = Nib.document(subviews: text, resources: Self.circle)
    let symbol = try view("i", as: ImageView.self, in: document).symbol
    #expect(symbol?.size.width == 41)
  }

  @Test("A button of type 'info' is tinted; one of type 'close' is a cross on a disc of 30")
  func types() throws {
    #expect(try button(#"buttonType="infoLight""#, "").style == .system)
    let close = try button(#"buttonType="close""#, "")
    #expect(close.intrinsicContentSize == Size(width: 30, height: 30))
    #expect(close.layer.cornerRadius == 15)
  }

  @Test("A picker shows the rows of Interface Builder's canvas")
  func picker() throws {
    let text = """
      <pickerView id="p"><rect key="frame" x="0" y="0" width="320" height="216"/></pickerView>
      """
    let picker = try view("p", as: PickerView.self, in: Nib.document(subviews: text))
    #expect(picker.columns.map { $0[picker.selected[0]] } == ["Cupertino"])
  }

  @Test("A label measured by a class shows its text whole where ours is wider")
  func designedLabel() throws {
    // Blocks of 10 points: 'Label' is 50 wide.
    let label = """
      <label id="l" text="Label" customClass="OwnLabel" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="44" \
      height="18"/></label>
      """
    let place = """
      <constraint firstItem="l" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="a"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
      """
    let designed = """
      <designables><designable name="l"><size key="intrinsicContentSize" width="44" height="18"/>
      </designable></designables></document>
      """
    let text = Nib.document(subviews: label, constraints: place)
      .replacing("</document>", with: designed)
    let shown = try view("l", as: Label.self, in: text)
    #expect(shown.frame.size == Size(width: 44, height: 18))
    #expect(shown.fittedText(in: shown.frame.size)?.measure.isTruncated == false)
  }

  @Test("A label measured at an unlimited width grows where its text wraps at its frame")
  func designedWrappingLabel() throws {
    // Blocks of 10 points: 'One two three' is 130 wide in one line.
    func size(_ designed: String, trailing: Int) throws -> Size {
      let label = """
        <label id="l" text="One two three" customClass="OwnLabel" numberOfLines="0" \
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="80" \
        height="40"/></label>
        """
      let place = """
        <constraint firstItem="l" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="a"/>
        <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" \
        constant="\(trailing)" id="c"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
        """
      let size = "<size key=\"intrinsicContentSize\" \(designed)/>"
      let designables = "<designables><designable name=\"l\">\(size)</designable></designables>"
      let text = Nib.document(subviews: label, constraints: place)
        .replacing("</document>", with: designables + "</document>")
      return try view("l", as: Label.self, in: text).frame.size
    }
    let line = try size("width=\"130\" height=\"20\"", trailing: 20).height
    #expect(line == 20)
    #expect(try size("width=\"130\" height=\"20\"", trailing: 240).height > 1.5 * line)
    // A class with a larger font wraps sooner, into higher lines.
    #expect(try size("width=\"260\" height=\"40\"", trailing: 20).height == 40)
    #expect(try size("width=\"260\" height=\"40\"", trailing: 160).height == 80)
  }

  @Test("The system's fonts under their own names are the system font, in their weight")
  func systemFontByName() throws {
    func font(_ attributes: String) throws -> FontDescriptor? {
      let label = """
        <label id="l" text="A"><rect key="frame" x="0" y="0" width="44" height="18"/>
        <fontDescription key="fontDescription" \(attributes) pointSize="17"/></label>
        """
      return try view("l", as: Label.self, in: Nib.document(subviews: label)).textContent.font
    }
    for (name, weight) in [
      (".AppleSystemUIFont", 400), (".AppleSystemUIFontBold", 700), (".AppleSystemUIFontDemi", 600),
      (".SFUI-Semibold", 600),
    ] {
      let found = try #require(try font("name=\"\(name)\" family=\"\(name)\""))
      #expect(found.family == nil, "\(name)")
      #expect(found.weight == weight, "\(name)")
    }
    #expect(try font("name=\"Avenir-Heavy\" family=\"Avenir\"")?.family == "Avenir")
    // MixinNetwork/ios-app: a family that is condensed itself.
    for (name, family, expected) in [
      ("MixinCondensed-Regular", "Mixin Condensed", "Mixin Condensed"),
      ("HelveticaNeue-CondensedBold", "Helvetica Neue", "Helvetica Neue Condensed"),
    ] {
      #expect(try font("name=\"\(name)\" family=\"\(family)\"")?.family == expected)
    }
  }

  @Test(
    "A field without a border is 22 high at 14 points in documents of Xcode 16.3 and later",
    arguments: [
      (23_727, "14", 22.0), (24_765, "14", 22), (23_504, "14", 0), (23_727, "17", 0),
    ])
  func borderlessField(tools: Int, points: String, height: Double) throws {
    let field = """
      <textField id="f" contentMode="scaleToFill" text="A" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="97" \
      height="22"/><fontDescription key="fontDescription" type="system" pointSize="\(points)"/>
      </textField>
      """
    let text = Nib.document(subviews: field)
      .replacing("toolsVersion=\"17506\"", with: "toolsVersion=\"\(tools)\"")
    let view = try view("f", as: TextField.self, in: text)
    let expected = height == 0 ? view.naturalContentSize.height : height
    #expect(view.intrinsicContentSize.height == expected)
  }

  @Test("Rows of a table in editing mode have controls at both ends and content in between")
  func editing() throws {
    func document(_ editing: Bool) -> String {
      let attribute = """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
        keyPath="editing" value="YES"/></userDefinedRuntimeAttributes>
        """
      return Nib.document(
        subviews: """
          <tableView id="t" style="plain"><rect key="frame" x="0" y="0" width="320" height="200"/>
          <prototypes><tableViewCell id="c" showsReorderControl="YES" \
          accessoryType="checkmark" editingAccessoryType="detailButton" textLabel="l" \
          style="IBUITableViewCellStyleDefault">
          <rect key="frame" x="0" y="28" width="320" height="44"/>
          <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
          <rect key="frame" x="0" y="0" width="280" height="44"/><subviews>
          <label id="l" text="Row"><rect key="frame" x="16" y="0" width="256" height="44"/></label>
          </subviews></tableViewCellContentView></tableViewCell></prototypes>\(editing ? attribute : "")</tableView>
          """)
    }
    let plain = try view("c", as: TableCell.self, in: document(false))
    #expect(!plain.row.isEditing && plain.row.accessory == .checkmark)
    let edited = try Nib.build(document(true))
    let cell = try #require(edited.views.first { $0.id == "c" }?.view as? TableCell)
    #expect(cell.row.isEditing && cell.row.hasReorderGrip && cell.row.accessory == .detail)
    let content = try #require(edited.views.first { $0.id == "v" }?.view.frame)
    #expect(content.minX == 40 && content.width == 280 - 40 - 38)
    #expect(edited.views.first { $0.id == "l" }?.view.frame.maxX == content.width - 8)
    let mirrored = try Nib.build(document(true)) {
      $0.environment = ControlEnvironment(measurer: BlockMeasurer(), direction: .rightToLeft)
    }
    let frames = ["v", "l"].map { id in mirrored.views.first { $0.id == id }?.view.frame }
    #expect(frames[0]?.maxX == 280)
    #expect(frames[1]?.minX == 8)
  }
}
