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

  // kwingerden/ecodatum-ios-client: 12 of its 19 findings.
  @Test("What holds only with, or only without, the constraints that Xcode removes is no finding")
  func placeholders() throws {
    func codes(_ height: String, _ placeholder: String) throws -> Set<Diagnostic.Code> {
      let held = constraint("firstAttribute=\"height\" constant=\"60\" \(placeholder)", "p")
      let found = try findings(
        """
        <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="20" width="100" height="50"/><constraints>
        \(constraint("firstAttribute=\"width\" constant=\"100\"", "w"))\(height)\(held)
        </constraints></view></subviews><constraints>
        \(constraint("firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\"", "l"))
        \(constraint("firstItem=\"box\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"", "t"))
        </constraints><subviews>
        """)
      return Set(found.map(\.code))
    }
    let height = constraint("firstAttribute=\"height\" constant=\"50\"", "h")
    #expect(try codes(height, "").contains(.unsatisfiable))
    #expect(try !codes(height, #"placeholder="YES""#).contains(.unsatisfiable))
    #expect(try !codes("", #"placeholder="YES""#).contains(.ambiguous))
    #expect(try codes("", "").isDisjoint(with: [.ambiguous, .unsatisfiable]))
    // The two real heights still cannot both hold.
    let other = constraint("firstAttribute=\"height\" constant=\"40\"", "i")
    #expect(try codes(height + other, #"placeholder="YES""#).contains(.unsatisfiable))
  }

  // wakmusic/wakmusic-iOS: ArtistDetailHeaderViewController, BottomTabBarViewController.
  @Test("A controller of a free size lower than the screen has no safe area of the screen")
  func partsOfScreens() throws {
    func isFound(_ height: Int) throws -> Bool {
      try findings(
        in: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          toolsVersion="23727" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
          useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/><scenes>
          <scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
          <rect key="frame" x="0" y="0" width="393" height="\(height)"/><subviews>
          \(label("Artist", y: 8, height: 20.5, font: #"type="system" pointSize="17""#))
          </subviews></view><size key="freeformSize" width="393" height="\(height)"/>
          </viewController></objects></scene></scenes></document>
          """, "a.storyboard"
      ).contains { $0.code == .outsideSafeArea }
    }
    #expect(try isFound(852))
    #expect(try !isFound(230) && !isFound(56))
  }

  // nomanarshad20/Towy-IOS-Client, Maps.storyboard: "Next" in 384 x 40 points.
  @Test("A height for a title that fits on one line when doubled is none to mention")
  func shortTitles() throws {
    func isFound(_ title: String, _ font: String) throws -> Bool {
      try findings(
        """
        <button buttonType="system" id="next" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="15" y="50" width="290" height="40"/><constraints>
        \(constraint("firstAttribute=\"height\" constant=\"40\"", "h"))
        \(constraint("firstAttribute=\"width\" constant=\"290\"", "w"))</constraints>
        <buttonConfiguration key="configuration" style="plain" title="\(title)">\(font)
        </buttonConfiguration></button>
        """
      ).contains { $0.code == .fixedHeight }
    }
    let font = #"<fontDescription key="titleFontDescription" type="system" pointSize="17"/>"#
    #expect(try !isFound("Next", font))
    #expect(try isFound("Confirm the whole booking", font))
    #expect(try isFound("Next", ""))
  }

  // Digitaler-Impfnachweis/covpass-ios, ReissueStartViewController.
  @Test("Of a blank text, or where a placeholder's size is 0, nothing is not seen")
  func blankTexts() throws {
    func isFound(_ text: String, _ size: String) throws -> Bool {
      try findings(
        """
        <label text="\(text)" \(size) id="text" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="20" width="100" height="0"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/><constraints>
        \(constraint("firstAttribute=\"height\" constant=\"0.25\"", "h"))</constraints></label>
        """
      ).contains { $0.code == .collapsed }
    }
    #expect(try isFound("Reissue", ""))
    #expect(try !isFound(" ", ""))
    #expect(try !isFound("Reissue", #"placeholderIntrinsicHeight="0.0""#))
  }

  // Ajayavmdevs/whosin_tour_guide_iOS, DeclaimerBottomSheet: code sets isScrollEnabled to false.
  @Test("A text view of a document without a height is a note, for code may let it grow")
  func flatTextViews() throws {
    func severity(_ kind: String) throws -> [Diagnostic.Severity] {
      try findings(
        """
        <\(kind) text="Lorem ipsum" id="text" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="20" width="100" height="0"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/><constraints>
        \(constraint("firstAttribute=\"height\" constant=\"0.25\"", "h"))</constraints></\(kind)>
        """
      ).filter { $0.code == .collapsed }.map(\.severity)
    }
    #expect(try severity("textView") == [.note])
    #expect(try severity("label") == [.warning])
  }

  // rubenroques/goma-sportsbook-ios, OverUnderMarketDetailTableViewCell: leftColumnsStackView.
  @Test("What gives way to an empty stack that code fills is not redundant")
  func emptyOutlets() throws {
    func redundant(_ outlet: String) throws -> Int {
      try findings(
        """
        <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
        <stackView axis="vertical" id="odds" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="100" height="0"/><constraints>
        \(constraint("firstAttribute=\"height\" priority=\"250\"", "h"))</constraints></stackView>
        </subviews><constraints>
        \(constraint("firstAttribute=\"bottom\" relation=\"greaterThanOrEqual\" secondItem=\"odds\" secondAttribute=\"bottom\"", "g"))
        \(constraint("firstAttribute=\"trailing\" secondItem=\"odds\" secondAttribute=\"trailing\"", "r"))
        \(constraint("firstItem=\"odds\" firstAttribute=\"top\" secondItem=\"box\" secondAttribute=\"top\"", "t"))
        \(constraint("firstItem=\"odds\" firstAttribute=\"leading\" secondItem=\"box\" secondAttribute=\"leading\"", "l"))
        \(constraint("firstAttribute=\"width\" constant=\"100\"", "w"))
        \(constraint("firstAttribute=\"height\" constant=\"50\"", "b"))
        </constraints></view></subviews><constraints>
        \(constraint("firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\"", "x"))
        \(constraint("firstItem=\"box\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"", "y"))
        </constraints><connections>\(outlet)</connections><subviews>
        """
      ).filter { $0.code == .redundant }.count
    }
    #expect(try redundant("") > 0)
    #expect(try redundant(#"<outlet property="columns" destination="odds" id="o"/>"#) == 0)
  }
}
