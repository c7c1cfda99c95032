import AutoLayout
import Controls
import Drawing
import Geometry
import InterfaceBuilder
import Testing
import Typesetting

/// The controls of documents as in the system version that the documents were designed for.
@Suite("Controls by era")
struct NibControlTests {
  private func document(_ element: String, tools: Int) -> String {
    Nib.document(
      subviews: element,
      constraints: """
        <constraint firstItem="c" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
        <constraint firstItem="c" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
        """
    ).replacing("17506", with: "\(tools)")
  }

  @Test(
    "The symbol of a configured button is as large as its title's usual style, unless it is configured",
    arguments: [
      ("plain", "", "", ContentSizeCategory.large, 20.5),
      ("plain", "", "", .accessibilityExtraExtraExtraLarge, 63.5),
      ("gray", #"buttonSize="small""#, "", .large, 18),
      ("plain", "", #"pointSize="17""#, .accessibilityExtraExtraExtraLarge, 20.5),
    ])
  func symbolSizes(
    style: String, size: String, stated: String, text: ContentSizeCategory, width: Double
  ) throws {
    let key = #"key="preferredSymbolConfigurationForImage""#
    let own = stated.isEmpty ? "" : "<preferredSymbolConfiguration \(key) \(stated)/>"
    let button = element(
      "button", #"buttonType="system""#,
      inside: """
        <buttonConfiguration key="configuration" style="\(style)" image="circle" catalog="system" \
        \(size)>\(own)</buttonConfiguration>
        """)
    let circle = #"<image name="circle" catalog="system" width="128" height="128"/>"#
    let tree = try Nib.build(
      document(button, tools: 22_154).replacing(
        "<resources>", with: "<resources>\(circle)")
    ) { $0.environment = ControlEnvironment(measurer: BlockMeasurer(), textSize: text) }
    let shown = (tree.views.last?.view as? Button)?.picture
    #expect(shown?.size == Size(width: width, height: width))
  }

  private func element(_ name: String, _ attributes: String = "", inside: String = "") -> String {
    """
    <\(name) opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
    \(attributes) id="c"><rect key="frame" x="0" y="0" width="90" height="90"/>\(inside)</\(name)>
    """
  }

  @Test(
    "Controls are as high as in the system of their document",
    arguments: [
      ("progressView", 16_000, 2.0), ("progressView", 17_156, 4), ("searchBar", 11_000, 44),
      ("searchBar", 17_000, 56), ("searchBar", 24_127, 64), ("slider", 17_000, 31),
      ("slider", 24_127, 34), ("switch", 17_000, 31), ("switch", 24_127, 28),
      ("switch", 32_700, 31), ("stepper", 14_460, 29), ("stepper", 17_000, 32),
    ])
  func heights(name: String, tools: Int, height: Double) throws {
    #expect(try Nib.frames(document(element(name), tools: tools))["c"]?.height == height)
  }

  @Test("A configured button's primary role makes its title semibold")
  func primaryRole() throws {
    func font(_ role: String) throws -> FontDescriptor? {
      let button = element(
        "button", #"buttonType="system" \#(role)"#,
        inside: #"<buttonConfiguration key="configuration" style="plain" title="Start"/>"#)
      let tree = try Nib.build(document(button, tools: 22_154))
      return (tree.views.last?.view as? Button)?.textContent.font
    }
    #expect(try font("role=\"primary\"")?.weight == 600)
    #expect(try font("role=\"primary\"")?.size == 17)
    #expect(try font("role=\"cancel\"") == nil)
  }

  @Test(
    "A button with the symbol of its type is larger from iOS 13, and follows the text size",
    arguments: [
      (14_490, ContentSizeCategory.large, false, Size(width: 22, height: 22)),
      (22_505, .large, false, Size(width: 26, height: 26)),
      (19_150, .xSmall, false, Size(width: 20, height: 20)),
      (24_128, .large, true, Size(width: 50, height: 34)),
    ])
  func glyphs(tools: Int, text: ContentSizeCategory, isConfigured: Bool, size: Size) throws {
    let configuration = #"<buttonConfiguration key="configuration" style="plain"/>"#
    let button = element(
      "button", #"buttonType="infoLight""#, inside: isConfigured ? configuration : "")
    let frames = try Nib.frames(document(button, tools: tools)) {
      $0.environment = ControlEnvironment(measurer: BlockMeasurer(), textSize: text)
    }
    #expect(frames["c"]?.size == size)
  }

  @Test("A switch is 63 points wide in iOS 26 and 51 before")
  func switchWidths() throws {
    #expect(try Nib.frames(document(element("switch"), tools: 24_127))["c"]?.width == 63)
    #expect(try Nib.frames(document(element("switch"), tools: 17_000))["c"]?.width == 51)
  }

  @Test("A bordered field is 30 points high before iOS 13 and 34 from then on, whatever its font")
  func fields() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="26"/>"#
    let field = element("textField", #"borderStyle="roundedRect""#, inside: font)
    #expect(try Nib.frames(document(field, tools: 10_116))["c"]?.height == 30)
    #expect(try Nib.frames(document(field, tools: 20_037))["c"]?.height == 34)
  }

  /// Recorded in public documents: 19.5 at 15 points and 2x (a line of 18), secure ones the line.
  @Test("A field without a border is 1.5 points higher than its line, a secure or old one is not")
  func borderless() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="15"/>"#
    let secure = font + #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#
    // The line of block text is 20 points high.
    for (inside, tools, height) in [
      (font, 20_037, 21.5), (font, 14_800, 21.5), (font, 14_460, 20), (secure, 20_037, 20),
    ] {
      let field = element("textField", inside: inside)
      #expect(try Nib.frames(document(field, tools: tools))["c"]?.height == height)
    }
  }

  @Test("Until Xcode 10, a field without a border leaves its clear button 19 points")
  func clearButton() throws {
    let typesetter = Typesetter(library: try FontLibrary())
    func height(_ attributes: String, _ tools: Int) throws -> Double? {
      let font = #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
      let field = element("textField", attributes, inside: font)
      return try Nib.frames(document(field, tools: tools)) {
        $0.environment = ControlEnvironment(measurer: typesetter)
      }["c"]?.height
    }
    #expect(try height(#"clearButtonMode="whileEditing""#, 12_120) == 19)
    #expect(try height(#"clearButtonMode="never""#, 12_120) == 17)
    #expect(try height(#"clearButtonMode="whileEditing""#, 17_000) == 18.5)
  }

  @Test("A segment is 19.25 points wider than its title, 14 before iOS 13; each may have its own")
  func segments() throws {
    let titles = """
      <segments><segment title="One"/><segment title="Three"/></segments>
      """
    // Blocks are 10 points wide.
    let equal = element("segmentedControl", inside: titles)
    #expect(try Nib.frames(document(equal, tools: 17_000))["c"]?.width == 2 * 69 - 1)
    #expect(try Nib.frames(document(equal, tools: 11_000))["c"]?.width == 2 * 64)
    let flag = #"apportionsSegmentWidthsByContent="YES""#
    let own = element("segmentedControl", flag, inside: titles)
    #expect(try Nib.frames(document(own, tools: 17_000))["c"]?.width == 49 + 69 - 1)
  }

  @Test("Titles of 20 to 40 points have wider letter spacing before iOS 11")
  func oldTitles() throws {
    func spacing(_ size: Int, _ tools: Int) throws -> Double {
      let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
      let title = element("label", #"text="City""#, inside: font)
      return try label(title, tools: tools).textContent.letterSpacing
    }
    #expect(try spacing(20, 11_762) == 0.3)
    #expect(try spacing(19, 11_762) == 0)
    #expect(try spacing(50, 11_762) == 0)
    #expect(try spacing(20, 13_196) == 0)
  }

  private func label(_ element: String, tools: Int = 17_000) throws -> Label {
    let views = try Nib.build(document(element, tools: tools)).views
    return try #require(views.first { $0.id == "c" }?.view as? Label)
  }

  @Test("System Bold is bold, and an attributed text's lines have the height that it states")
  func labels() throws {
    let font = #"<fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>"#
    let bold = try label(element("label", #"text="Bold""#, inside: font))
    #expect(bold.textContent.font?.weight == 700)
    let text = """
      <attributedString key="attributedText"><fragment content="Tall"><attributes>
        <font key="NSFont" metaFont="system" size="17"/>
        <paragraphStyle key="NSParagraphStyle" alignment="natural" lineHeightMultiple="1.2"/>
      </attributes></fragment></attributedString>
      """
    let tall = try label(element("label", inside: text))
    #expect(tall.textContent.shape.lineHeightMultiple == 1.2)
  }

  // The attributes that Xcode writes for `NSParagraphStyle` and `NSAttributedString`.
  @Test("Each paragraph of an attributed text has the style that it states, and runs are raised")
  func paragraphStyles() throws {
    func fragment(_ text: String, _ style: String, _ inside: String = "") -> String {
      """
      <fragment content="\(text)"><attributes>\(inside)
        <paragraphStyle key="NSParagraphStyle" \(style)</attributes></fragment>
      """
    }
    let tabs =
      "<tabStops><textTab alignment=\"right\" location=\"40\"><options/></textTab></tabStops>"
    let text =
      fragment(
        "a&#10;", #"alignment="center" minimumLineHeight="30" paragraphSpacing="10"/>"#)
      + fragment(
        "b", #"alignment="left" headIndent="12" tailIndent="-4">\#(tabs)</paragraphStyle>"#,
        #"<real key="NSBaselineOffset" value="5"/><integer key="NSSuperScript" value="1"/>"#)
    let content = try label(
      element(
        "label",
        inside: #"<attributedString key="attributedText">\#(text)</attributedString>"#)
    ).textContent
    #expect(content.shape.minimumLineHeight == 30 && content.shape.paragraphSpacing == 10)
    #expect(content.runs.first?.shape?.alignment == .center)
    let second = try #require(content.runs.last)
    #expect(second.baselineOffset == 5 && second.superscript == 1)
    #expect(second.shape?.alignment == .left && second.shape?.headIndent == 12)
    #expect(second.shape?.tailIndent == -4 && second.shape?.minimumLineHeight == 0)
    #expect(second.shape?.tabStops == [.init(location: 40, alignment: .right)])
  }

  private func control<V: View>(_ element: String, as type: V.Type) throws -> V {
    let tree = try Nib.build(document(element, tools: 22_505))
    return try #require(tree.views.first { $0.id == "c" }?.view as? V)
  }

  @Test("A slider has pictures at its ends, and colours of its own for knob and track")
  func slider() throws {
    let inside = """
      <color key="maximumTrackTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <color key="thumbTintColor" red="0" green="1" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <imageReference key="maximumValueImage" image="star" catalog="system"/>
      """
    let slider = try control(
      element("slider", #"minimumValueImage="moon""#, inside: inside), as: Slider.self)
    #expect(slider.pictures.lowest != nil && slider.pictures.highest != nil)
    #expect(slider.trackColor == Color(red: 1, green: 0, blue: 0))
    #expect(slider.knobColor == Color(red: 0, green: 1, blue: 0))
    let bounds = Rect(x: 0, y: 0, width: 200, height: 31)
    let track = slider.content(in: bounds).compactMap { item in
      if case .fill(let shape, .color(Color(red: 1, green: 0, blue: 0))) = item {
        shape.bounds
      } else {
        nil
      }
    }
    let ends = [slider.pictures.lowest, slider.pictures.highest].compactMap { $0?.size.width }
    #expect(track.map(\.minX) == [ends[0] + 16] && track.map(\.maxX) == [200 - ends[1] - 16])
  }

  @Test("A segment that is disabled is remembered as such")
  func disabledSegments() throws {
    let segments = """
      <segments><segment title="A"/><segment title="B" enabled="NO"/></segments>
      """
    let control = try control(
      element("segmentedControl", inside: segments), as: SegmentedControl.self)
    #expect(control.disabledSegments == [1])
  }

  @Test(
    "A configuration of a bordered style has the ground of its kind",
    arguments: [
      ("bordered", Button.Style.gray), ("borderedTinted", .tinted), ("borderedProminent", .filled),
      ("glass", .glass), ("prominentClearGlass", .prominentClearGlass),
      ("borderless", .plain),
    ])
  func borderedStyles(name: String, style: Button.Style) throws {
    let configuration = #"<buttonConfiguration key="configuration" style="\#(name)" title="T"/>"#
    #expect(try control(element("button", inside: configuration), as: Button.self).style == style)
  }

  @Test("A view that no constraint names keeps its recorded frame")
  func unconstrained() throws {
    let free = element("switch").replacing(
      #"x="0" y="0" width="90""#, with: #"x="12" y="34" width="51""#
    )
    .replacing(#"height="90""#, with: #"height="31""#)
    let text = Nib.document(subviews: free, constraints: "")
    #expect(try Nib.frames(text)["c"] == Rect(x: 12, y: 34, width: 51, height: 31))
  }
}
