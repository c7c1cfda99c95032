import Checking
import Documents
import Testing

/// What six apps' documents state that is no fault.
extension DocumentTextTests {
  private func constraint(_ attributes: String, _ id: String) -> String {
    "<constraint \(attributes) id=\"\(id)\"/>"
  }

  // Gongmanse/gongmanse_ios_bak: five views that the default variation leaves out.
  @Test("The constraints of a view that a variation leaves out are dropped without a word")
  func leftOut() throws {
    func faults(_ variation: String) throws -> Int {
      try findings(
        """
        <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="20" width="100" height="50"/><subviews>
        <view id="in" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews></view>
        </subviews><constraints>
        \(constraint("firstItem=\"box\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"", "t"))
        \(constraint("firstItem=\"in\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"", "u"))
        \(constraint("firstItem=\"gone\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"", "v"))
        </constraints>\(variation)<subviews>
        """
      ).filter { $0.code == .invalidConstraint }.count
    }
    let mask = #"<mask key="subviews"><exclude reference="box"/></mask>"#
    #expect(try faults("<variation key=\"default\">\(mask)</variation>") == 1)
    #expect(try faults("") == 1)
  }

  // MixinNetwork/ios-app, OverlayTipView: placeTip(at:) sets a constant, the guard keeps the tip inside.
  @Test("What limits a view that code moves by an outlet is not redundant")
  func guardsBesideOutlets() throws {
    func redundant(_ outlet: String) throws -> Int {
      try findings(
        in: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
          toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
          <view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
          <view id="tip" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="20" y="20" width="100" height="50"/><constraints>
          \(constraint("firstAttribute=\"width\" constant=\"100\"", "w"))
          \(constraint("firstAttribute=\"height\" constant=\"50\"", "h"))</constraints></view>
          </subviews><constraints>
          \(constraint("firstItem=\"tip\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\"", "l"))
          \(constraint("firstItem=\"tip\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" priority=\"750\"", "t"))
          \(constraint("firstAttribute=\"bottom\" relation=\"greaterThanOrEqual\" secondItem=\"tip\" secondAttribute=\"bottom\"", "g"))
          </constraints><connections>\(outlet)</connections></view></objects></document>
          """, "a.xib"
      ).filter { $0.code == .redundant }.count
    }
    #expect(try redundant("") == 1)
    #expect(try redundant(#"<outlet property="tipTop" destination="t" id="o"/>"#) == 0)
    #expect(try redundant(#"<outlet property="least" destination="g" id="o"/>"#) == 0)
    #expect(try redundant(#"<outlet property="tipLeft" destination="l" id="o"/>"#) == 1)
  }

  // Zinley-dev/ios-app: 100 points for 3 lines of 53.
  @Test("A height in which the most lines fit, in a font that doesn't scale, is none to mention")
  func mostLines() throws {
    func isFound(_ height: Int, _ font: String = #"type="system" pointSize="15""#) throws -> Bool {
      try findings(
        """
        <label text="A line, or three" numberOfLines="3" lineBreakMode="tailTruncation" id="text" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="20" width="100" height="\(height)"/>
        <fontDescription key="fontDescription" \(font)/><constraints>
        \(constraint("firstAttribute=\"height\" constant=\"\(height)\"", "h"))</constraints></label>
        """
      ).contains { $0.code == .fixedHeight }
    }
    #expect(try !isFound(100))
    #expect(try isFound(40))
    #expect(try isFound(100, #"style="UICTFontTextStyleBody""#))
  }

  // SsgSag/SsgSag_iOS, newCalendarStoryboard: VAMonthHeaderView, recorded 0 x 0.
  @Test("A bar item's own view recorded without a size has the size that it asks for")
  func barItemViews() throws {
    let found = try findings(
      in: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="15505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>
        <scene sceneID="s"><objects><viewController id="vc"><navigationItem key="navigationItem" \
        id="n"><barButtonItem key="leftBarButtonItem" id="i"><view key="customView" id="month">
        <rect key="frame" x="87" y="22" width="0.0" height="0.0"/><constraints>
        \(constraint("firstAttribute=\"height\" constant=\"33\"", "h"))</constraints></view>
        </barButtonItem></navigationItem></viewController></objects></scene></scenes></document>
        """, "a.storyboard")
    #expect(!found.contains { $0.code == .unsatisfiable }, "\(found)")
  }

  // MixinNetwork/ios-app: 60 findings of 192.
  @Test("A required resistance in a document is a note, unless a length leaves its text no room")
  func requiredResistance() throws {
    func severity(_ constraints: String) throws -> Diagnostic.Severity? {
      try findings(
        """
        <label text="Ada" horizontalCompressionResistancePriority="1000" id="text" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="20" width="70" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <constraints>\(constraints)</constraints></label>
        """
      ).first { $0.code == .requiredContentSize }?.severity
    }
    #expect(try severity("") == .note)
    #expect(try severity(constraint("firstAttribute=\"width\" constant=\"70\"", "w")) == .warning)
    #expect(try severity(constraint("firstAttribute=\"height\" constant=\"21\"", "h")) == .note)
  }

  // ives9999/bm_iOS: 57 times 'Apple SD Gothic Neo'.
  @Test("A font that iOS has and this machine lacks is a note", arguments: [true, false])
  func fontsOfIOS(_ isOfIOS: Bool) throws {
    let family = isOfIOS ? "Apple SD Gothic Neo" : "Mixin"
    let found = try findings(
      label(
        "Ada", y: 20, height: 20, font: "name=\"X-Regular\" family=\"\(family)\" pointSize=\"15\""))
    let severities = found.filter { $0.code == .resource }.map(\.severity)
    #expect(severities == [isOfIOS ? .note : .warning], "\(found)")
  }
}
