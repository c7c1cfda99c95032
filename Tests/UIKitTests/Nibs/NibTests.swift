import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct Nibs {
  private static func cell(outlets: String, attributes: String = "") -> String {
    NibFixture.xib(
      """
      <tableViewCell contentMode="scaleToFill" reuseIdentifier="row" tag="3" id="c1" \
      customClass="NibCell" customModule="UIKitTests" customModuleProvider="target">
        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" id="v1">
          <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
          <subviews>
            \(NibFixture.label("l1", "Title"))
            <button opaque="NO" buttonType="system" id="b1" \
            translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="200" y="8" width="60" height="30"/>
              <state key="normal" title="Save"/>
              <connections>
                <action selector="save:" destination="c1" eventType="touchUpInside" id="a1"/>
              </connections>
            </button>
          </subviews>
          <constraints>
            <constraint firstItem="l1" firstAttribute="leading" secondItem="v1" \
            secondAttribute="leading" constant="30" id="k1"/>
            <constraint firstItem="l1" firstAttribute="top" secondItem="v1" \
            secondAttribute="top" constant="20" id="k2"/>
            <constraint firstAttribute="bottom" secondItem="l1" secondAttribute="bottom" \
            constant="20" id="k3"/>
          </constraints>
        </tableViewCellContentView>
        <connections>\(outlets)</connections>
        <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
      </tableViewCell>
      """)
  }

  private static let outlets = """
    <outlet property="title" destination="l1" id="o1"/>
    <outlet property="button" destination="b1" id="o2"/>
    <outletCollection property="labels" destination="l1" id="o3"/>
    """

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 2
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  }

  @Test func `A registered nib makes cells of its class, connected, awake, and used again`() throws
  {
    let fixture = try NibFixture(["Row.xib": Self.cell(outlets: Self.outlets)])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let rows = Rows()
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NibCell)
    #expect(cell.events == ["init with 2 subviews", "awake with Title"])
    #expect(cell.labels == [cell.title])
    #expect(cell.title.font.pointSize == 20)
    #expect(cell.reuseIdentifier == "row")
    #expect(cell.title.frame.minX == 30)
    #expect(cell.contentView.bounds.height == cell.title.frame.height + 40)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(cell.events.last == "reuse")
    #expect(NibDiagnostic.take() == [], "\(fixture.folder)")
  }

  @Test func `What a class's own initialiser sets wins over the document`() throws {
    let fixture = try NibFixture(["Row.xib": Self.cell(outlets: Self.outlets)])
    let cell = Bundle.main.loadNibNamed("Row", owner: nil)?.first as? NibCell
    #expect(cell?.tag == 7, "\(fixture.folder)")
  }

  @Test func `An action reaches the method of its name`() throws {
    let fixture = try NibFixture(["Row.xib": Self.cell(outlets: Self.outlets)])
    let cell = try #require(Bundle.main.loadNibNamed("Row", owner: nil)?.first as? NibCell)
    cell.button.sendActions(for: .touchUpInside)
    #expect(cell.events.last == "save Save", "\(fixture.folder)")
  }

  @Test func `Runtime attributes set inspectable properties, and those of the layer`() throws {
    let attributes = """
      <userDefinedRuntimeAttribute type="number" keyPath="level">
        <integer key="value" value="4"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <real key="value" value="6.5"/>
      </userDefinedRuntimeAttribute>
      """
    let fixture = try NibFixture(
      ["Row.xib": Self.cell(outlets: Self.outlets, attributes: attributes)])
    let cell = try #require(Bundle.main.loadNibNamed("Row", owner: nil)?.first as? NibCell)
    #expect(cell.level == 4)
    #expect(cell.layer.cornerRadius == 6.5, "\(fixture.folder)")
  }

  @Test func `An outlet without a property, or of another type, is told at its place`() throws {
    let outlets = """
      <outlet property="titel" destination="l1" id="o1"/>
      <outlet property="button" destination="l1" id="o2"/>
      """
    let fixture = try NibFixture(["Row.xib": Self.cell(outlets: outlets)])
    _ = Bundle.main.loadNibNamed("Row", owner: nil)
    let found = NibDiagnostic.take()
    #expect(
      found.map(\.message) == [
        "NibCell has no property 'titel' for the outlet",
        "the outlet 'button' of NibCell has the type UIButton, but is connected to a UILabel",
      ])
    #expect(found.first?.file == "\(fixture.folder)/Row.xib")
    #expect(found.first?.line == 31)
  }

  @Test func `A class that is not there is told, and UIKit's takes its place`() throws {
    let fixture = try NibFixture([
      "Box.xib": NibFixture.xib(
        """
        <view id="r1" customClass="Missing" customModule="App">
          <rect key="frame" x="0" y="0" width="10" height="10"/>
        </view>
        """)
    ])
    let view = Bundle.main.loadNibNamed("Box", owner: nil)?.first as? UIView
    #expect(view?.frame.size == CGSize(width: 10, height: 10))
    #expect(
      NibDiagnostic.take().map(\.message)
        == ["unknown class 'Missing'; UIView is used instead"], "\(fixture.folder)")
  }

  @Test func `A file that is not there is told`() throws {
    let fixture = try NibFixture([:])
    #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil)
    #expect(NibDiagnostic.take().map(\.file) == ["Nowhere.xib"], "\(fixture.folder)")
  }

  @Test func `Objects at the top of a nib come in the file's order, and external ones take part`()
    throws
  {
    let fixture = try NibFixture([
      "Two.xib": NibFixture.xib(
        """
        <placeholder placeholderIdentifier="IBProxyObject" externalIdentifier="shared" id="p1"/>
        \(NibFixture.label("l1", "one"))
        <tableView id="t1" style="grouped">
          <rect key="frame" x="0" y="0" width="100" height="100"/>
          <connections><outlet property="dataSource" destination="p1" id="o1"/></connections>
        </tableView>
        """)
    ])
    let rows = Rows()
    let objects = UINib(nibName: "Two", bundle: nil).instantiate(
      withOwner: nil, options: [.externalObjects: ["shared": rows]])
    #expect(objects.count == 2)
    #expect((objects.first as? UILabel)?.text == "one")
    #expect((objects.last as? UITableView)?.dataSource === rows)
    #expect((objects.last as? UITableView)?.style == .grouped, "\(fixture.folder)")
  }

  @Test func `Texts are those of the language's strings file`() throws {
    let fixture = try NibFixture([
      "Base.lproj/Box.xib": NibFixture.xib(NibFixture.label("l1", "one")),
      "de.lproj/Box.strings": "\"l1.text\" = \"eins\";",
    ])
    let before = KitEnvironment.current
    defer { KitEnvironment.current = before }
    KitEnvironment.current.language = "de"
    let label = Bundle.main.loadNibNamed("Box", owner: nil)?.first as? UILabel
    #expect(label?.text == "eins", "\(fixture.folder)")
  }

  @Test func `Variations of size classes count as the screen's do`() throws {
    let fixture = try NibFixture([
      "Box.xib": NibFixture.xib(
        NibFixture.label(
          "l1", "wide",
          more: """
            <variation key="heightClass=compact">
              <fontDescription key="fontDescription" type="system" pointSize="11"/>
            </variation>
            """))
    ])
    func size() -> CGFloat? {
      (Bundle.main.loadNibNamed("Box", owner: nil)?.first as? UILabel)?.font.pointSize
    }
    #expect(size() == 20)
    let before = KitEnvironment.current
    defer { KitEnvironment.current = before }
    KitEnvironment.current.traits = UITraitCollection(traitsFrom: [
      before.traits, UITraitCollection(verticalSizeClass: .compact),
    ])
    #expect(size() == 11, "\(fixture.folder)")
  }

  @Test func `Guides, masks, words and translations are those of a drawn document`() throws {
    let fixture = try NibFixture([
      "Base.lproj/Box.xib": NibFixture.xib(
        """
        <view id="v1">
          <rect key="frame" x="0" y="0" width="300" height="200"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
          <keyboardLayoutGuide key="keyboard" id="g1"/>
          <subviews>
            \(NibFixture.label("l1", "one"))
            <button opaque="NO" buttonType="system" id="b1">
              <rect key="frame" x="0" y="60" width="90" height="30"/>
              <buttonConfiguration key="configuration" style="bordered" title="Go" \
        cornerStyle="capsule"/>
              <accessibility key="accessibilityConfiguration" label="Start">
                <accessibilityTraits key="traits" button="YES" startsMediaSession="YES"/>
              </accessibility>
            </button>
            <searchBar id="s1" showsScopeBar="YES" searchBarStyle="minimal">
              <rect key="frame" x="0" y="100" width="300" height="56"/>
              <scopeButtonTitles><string>All</string><string>Old</string></scopeButtonTitles>
            </searchBar>
          </subviews>
          <constraints>
            <constraint firstItem="l1" firstAttribute="bottom" secondItem="g1" \
        secondAttribute="top" id="k1"/>
          </constraints>
        </view>
        """),
      "de.lproj/Box.strings": """
      "b1.accessibilityLabel" = "Anfang"; "s1.scopeButtonTitles[1]" = "Alt";
      """,
    ])
    let before = KitEnvironment.current
    defer { KitEnvironment.current = before }
    KitEnvironment.current.language = "de"
    let view = try #require(Bundle.main.loadNibNamed("Box", owner: nil)?.first as? UIView)
    #expect(NibDiagnostic.take().isEmpty, "\(fixture.folder)")
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(view.constraints.contains { $0.secondItem === view.keyboardLayoutGuide })
    let button = try #require(view.subviews[1] as? UIButton)
    #expect(button.configuration?.cornerStyle == .capsule)
    #expect(button.configuration?.buttonSize == .medium)
    #expect(button.accessibilityLabel == "Anfang")
    #expect(button.accessibilityTraits == [.button, .startsMediaSession])
    let bar = try #require(view.subviews[2] as? UISearchBar)
    #expect(bar.searchBarStyle == .minimal)
    #expect(bar.scopeButtonTitles == ["All", "Alt"])
  }
}
