import Foundation
import Testing
import UIKit

/// A controller as `port-uikit` writes it.
class NibScreen: UIViewController {
  weak var label: UILabel!
  var note = ""
  private(set) var events: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("loaded \(label?.text ?? "nothing")")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "none")")
    (segue.destination as? NibScreen)?.note = "from \(type(of: self))"
  }
  func tell() { events.append("told") }

  override func _setFromNib(_ name: String, _ value: Any) -> _NibOutcome {
    name == "label" ? _nibSet(value) { (new: UILabel) in self.label = new } : .unknown
  }
  override func _nibAction(_ name: String) -> Selector? {
    name == "tell" ? Selector("tell", NibScreen.tell) : nil
  }
}

/// A controller with the same name as a nib.
final class NamedScreenController: NibScreen {}

@MainActor @Suite(.serialized) struct Storyboards {
  private static func scene(
    _ id: String, _ text: String, items: String = "", subviews: String = "", more: String = "",
    gestures: String = ""
  ) -> String {
    """
    <viewController storyboardIdentifier="\(id)" title="\(text)" id="\(id)" \
    customClass="NibScreen" customModule="UIKitTests" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="\(id)v">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(NibFixture.label("\(id)l", text))\(subviews)</subviews>
        <viewLayoutGuide key="safeArea" id="\(id)s"/>
        <constraints>
          <constraint firstItem="\(id)l" firstAttribute="top" secondItem="\(id)s" \
          secondAttribute="top" constant="12" id="\(id)k1"/>
          <constraint firstItem="\(id)l" firstAttribute="leading" secondItem="\(id)s" \
          secondAttribute="leading" constant="12" id="\(id)k2"/>
        </constraints>
      </view>
      \(items)
      <connections>
        <outlet property="label" destination="\(id)l" id="\(id)o"/>\(more)
      </connections>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)f"/>
    \(gestures)
    """
  }

  private static let navigation = """
    <navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" largeTitles="YES" id="bar">
        <rect key="frame" x="0.0" y="59" width="393" height="96"/>
      </navigationBar>
      <connections>
        <segue destination="one" kind="relationship" relationship="rootViewController" id="r"/>
      </connections>
    </navigationController>
    """

  @Test func `The initial controller holds its root, whose view is laid out as constrained`() throws
  {
    let fixture = try NibFixture([
      "Main.storyboard": NibFixture.storyboard(
        initial: "nav", [Self.navigation, Self.scene("one", "First")])
    ])
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let root = try #require(controller.topViewController as? NibScreen)
    #expect(root.events == ["awake"])
    #expect(root.storyboard === storyboard)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(root.events == ["awake", "loaded First"])
    #expect(root.title == "First")
    #expect(root.label.frame.minX == 12)
    #expect(root.label.frame.minY == root.view.safeAreaInsets.top + 12)
    #expect(controller.navigationBar.prefersLargeTitles, "\(fixture.folder)")
  }

  @Test func `A segue makes its destination, which the source prepares and shows`() throws {
    let fixture = try NibFixture([
      "Main.storyboard": NibFixture.storyboard(
        initial: "nav",
        [
          Self.navigation,
          Self.scene(
            "one", "First",
            more: "<segue destination=\"two\" kind=\"show\" identifier=\"next\" id=\"g\"/>"),
          Self.scene("two", "Second"),
        ])
    ])
    let controller = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        as? UINavigationController)
    let root = try #require(controller.topViewController as? NibScreen)
    root.performSegue(withIdentifier: "next", sender: nil)
    let shown = try #require(controller.topViewController as? NibScreen)
    #expect(shown.title == "Second")
    #expect(shown.note == "from NibScreen")
    #expect(root.events.last == "prepare next", "\(fixture.folder)")
  }

  @Test func `A container view embeds its controller when the view is loaded`() throws {
    let container = """
      <containerView id="box"><rect key="frame" x="10" y="100" width="200" height="80"/>
        <connections><segue destination="two" kind="embed" id="e"/></connections>
      </containerView>
      """
    let fixture = try NibFixture([
      "Main.storyboard": NibFixture.storyboard(
        initial: "one",
        [Self.scene("one", "First", subviews: container), Self.scene("two", "Second")])
    ])
    let controller = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    #expect(controller.children.isEmpty)
    controller.loadViewIfNeeded()
    let child = try #require(controller.children.first as? NibScreen)
    #expect(child.view.bounds.size == CGSize(width: 200, height: 80))
    #expect(child.events == ["awake", "loaded Second"], "\(fixture.folder)")
  }

  @Test func `Bar items and gestures send their actions to the controller`() throws {
    let items = """
      <navigationItem key="navigationItem" title="Bar" id="ni">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="bi">
          <connections><action selector="tell" destination="one" id="a1"/></connections>
        </barButtonItem>
      </navigationItem>
      """
    let gestures = """
      <tapGestureRecognizer id="tap">
        <connections><action selector="tell" destination="one" id="a2"/></connections>
      </tapGestureRecognizer>
      """
    let fixture = try NibFixture([
      "Main.storyboard": NibFixture.storyboard(
        initial: "one",
        [
          Self.scene(
            "one", "First", items: items,
            subviews: """
              <view id="pad"><rect key="frame" x="0" y="200" width="50" height="50"/>
                <connections>
                  <outletCollection property="gestureRecognizers" destination="tap" id="o9"/>
                </connections>
              </view>
              """, gestures: gestures)
        ])
    ])
    let screen = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "one")
        as? NibScreen)
    screen.loadViewIfNeeded()
    #expect(screen.navigationItem.title == "Bar")
    screen.navigationItem.rightBarButtonItem?.fire()
    screen.view.subviews.last?.gestureRecognizers?.first?.fire()
    #expect(screen.events == ["awake", "loaded First", "told", "told"])
    #expect(NibDiagnostic.take() == [], "\(fixture.folder)")
  }

  @Test func `A table of a storyboard has its static rows, or makes cells of its prototypes`()
    throws
  {
    func cell(_ id: String, _ text: String) -> String {
      """
      <tableViewCell style="IBUITableViewCellStyleSubtitle" id="\(id)" textLabel="\(id)t" \
      detailTextLabel="\(id)d" reuseIdentifier="plain" accessoryType="disclosureIndicator">
        <rect key="frame" x="0.0" y="28" width="393" height="44"/>
        <tableViewCellContentView key="contentView" id="\(id)c">
          <rect key="frame" x="0.0" y="0.0" width="360" height="44"/>
          <subviews>
            \(NibFixture.label("\(id)t", text))\(NibFixture.label("\(id)d", "detail"))
          </subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
    }
    func controller(_ id: String, _ content: String) -> String {
      """
      <tableViewController storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
        <tableView key="view" style="insetGrouped" rowHeight="-1" id="\(id)v">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          \(content)
          <connections><outlet property="dataSource" destination="\(id)" id="\(id)o"/></connections>
        </tableView>
      </tableViewController>
      """
    }
    let fixture = try NibFixture([
      "Main.storyboard": NibFixture.storyboard(
        initial: "static",
        [
          controller(
            "static",
            """
            <sections><tableViewSection headerTitle="Head" id="s1"><cells>
            \(cell("a", "One"))\(cell("b", "Two"))</cells></tableViewSection></sections>
            """),
          controller("rows", "<prototypes>\(cell("p", "Row"))</prototypes>"),
        ])
    ])
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let fixed = try #require(
      storyboard.instantiateInitialViewController() as? UITableViewController)
    fixed.view.layoutIfNeeded()
    #expect(fixed.tableView.visibleCells.map { $0.textLabel?.text } == ["One", "Two"])
    #expect(fixed.tableView.visibleCells.first?.detailTextLabel?.text == "detail")
    #expect(fixed.tableView(fixed.tableView, titleForHeaderInSection: 0) == "Head")
    let rows: UITableViewController = storyboard.instantiateViewController(identifier: "rows")
    rows.loadViewIfNeeded()
    let made = rows.tableView.dequeueReusableCell(withIdentifier: "plain")
    #expect(made?.textLabel?.text == "Row")
    #expect(made?.accessoryType == .disclosureIndicator, "\(fixture.folder)")
  }

  @Test func `A controller loads the nib that is named, or called like its class`() throws {
    let owner = """
      <connections>
        <outlet property="view" destination="r1" id="o1"/>
        <outlet property="label" destination="l1" id="o2"/>
      </connections>
      """
    let root = """
      <view id="r1"><rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews>\(NibFixture.label("l1", "in the nib"))</subviews></view>
      """
    let fixture = try NibFixture([
      "NamedScreen.xib": NibFixture.xib(root, owner: owner),
      "Other.xib": NibFixture.xib(root.replacing("in the nib", with: "other"), owner: owner),
    ])
    let own = NamedScreenController()
    own.loadViewIfNeeded()
    #expect(own.events == ["loaded in the nib"])
    #expect(own.view.bounds.size == CGSize(width: 300, height: 200))
    let other = NibScreen(nibName: "Other", bundle: nil)
    other.loadViewIfNeeded()
    #expect(other.label.text == "other")
    let plain = NibScreen()
    plain.loadViewIfNeeded()
    #expect(plain.view.bounds.size == UIScreen.main.bounds.size, "\(fixture.folder)")
  }

  @Test func `A closure may make the controller of the coder`() throws {
    let fixture = try NibFixture([
      "Main.storyboard": NibFixture.storyboard(initial: "one", [Self.scene("one", "First")])
    ])
    let screen = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
      identifier: "one"
    ) { coder -> NibScreen? in
      let made = NibScreen(coder: coder)
      made?.note = "made"
      return made
    }
    screen.loadViewIfNeeded()
    #expect(screen.note == "made")
    #expect(screen.label.text == "First", "\(fixture.folder)")
  }

  @Test func `Static rows come from the controller, which needs no outlet`() throws {
    let fixture = try NibFixture([
      "Rows.storyboard": NibFixture.storyboard(
        initial: "rows",
        [
          """
          <tableViewController id="rows" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="t">
              <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
              <sections><tableViewSection headerTitle="Head" id="s"><cells>
                <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" rowHeight="60" id="c">
                  <rect key="frame" x="0.0" y="55.5" width="320" height="60"/>
                  <tableViewCellContentView key="contentView" id="v">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                    <subviews><label text="One" id="l">
                      <rect key="frame" x="16" y="0.0" width="288" height="60"/>
                    </label></subviews>
                  </tableViewCellContentView>
                </tableViewCell>
              </cells></tableViewSection></sections>
            </tableView>
          </tableViewController>
          """
        ])
    ])
    let controller = try #require(
      UIStoryboard(name: "Rows", bundle: nil).instantiateInitialViewController()
        as? UITableViewController)
    controller.view.layoutIfNeeded()
    let cell = try #require(controller.tableView.visibleCells.first)
    #expect(cell.textLabel?.text == "One" && cell.frame.height == 60, "\(fixture.folder)")
    #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "HEAD")
    #expect(controller.tableView.dataSource === controller)
  }
}
