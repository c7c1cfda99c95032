import Checking
import Documents
import Testing

/// What documents state for the canvas alone, or leave to an app's code.
extension DocumentTextTests {
  private func document(_ objects: String, _ path: String = "a.xib") throws -> [Diagnostic] {
    let kind = path == "a.xib" ? "XIB" : "Storyboard.XIB"
    return try findings(
      in: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\(objects)</document>
        """, path)
  }

  private func frame(_ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private func constraints(_ lines: String...) -> String {
    let texts = lines.map { "<constraint \($0) id=\"\($0.filter(\.isLetter))\"/>" }
    return "<constraints>\(texts.joined())</constraints>"
  }

  private func edge(_ view: String, _ side: String, _ outer: String, _ constant: Double = 0)
    -> String
  {
    """
    firstItem="\(view)" firstAttribute="\(side)" secondItem="\(outer)" secondAttribute="\(side)" \
    constant="\(constant)"
    """
  }

  private func table(_ attributes: String, _ list: String, _ cell: Double, _ content: Double)
    -> String
  {
    let row = """
      <tableViewCell id="row">\(frame(0, 375, cell))
      <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
      \(frame(0, 375, content))<subviews><view id="picture" \
      translatesAutoresizingMaskIntoConstraints="NO">\(frame(11, 27, 22))
      \(constraints("firstAttribute=\"height\" constant=\"27\"", "firstAttribute=\"width\" constant=\"27\""))
      </view></subviews>
      \(constraints(edge("picture", "top", "content", 11), edge("picture", "bottom", "content", -11), edge("picture", "leading", "content")))
      </tableViewCellContentView></tableViewCell>
      """
    return """
      <scenes><scene sceneID="s"><objects><tableViewController id="vc">
      <tableView key="view" dataMode="\(list)" style="plain" alwaysBounceVertical="YES" \
      \(attributes) sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
      \(frame(0, 375, 667))\(list == "static" ? "<sections><tableViewSection id=\"part\"><cells>" : "<prototypes>")
      \(row)\(list == "static" ? "</cells></tableViewSection></sections>" : "</prototypes>")
      </tableView></tableViewController></objects></scene></scenes>
      """
  }

  // inaturalist/INaturalistIOS, MainStoryboard (49 in 44) and Projects (54 in 44), whose code states
  // UITableViewAutomaticDimension; HabitRPG/habitica-ios, Social (1 in 44).
  @Test("The height that a table states for its prototypes gives way to their constraints")
  func statedRows() throws {
    let found = try document(table("rowHeight=\"44\"", "prototypes", 44, 44), "a.storyboard")
    #expect(!found.contains { $0.code == .unsatisfiable }, "\(found)")
  }

  // AdguardTeam/AdguardForiOS, DnsSettings: content of 80 points in rows of 54.
  @Test("The content of a row recorded lower than its content is as high as the row")
  func lowRows() throws {
    let found = try document(table("rowHeight=\"-1\"", "static", 49, 80), "a.storyboard")
    #expect(!found.contains { $0.code == .outsideSuperview }, "\(found)")
  }

  // HabitRPG/habitica-ios, Main: labels 24 high in headers of 38, 8 + 4 below their tops.
  @Test("The header of a collection has no margin for the bar that it scrolls under")
  func headersUnderBars() throws {
    let found = try document(
      """
      <scenes><scene sceneID="s"><objects><collectionViewController id="vc">
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <collectionView key="view" id="list">\(frame(0, 375, 667))
      <collectionViewFlowLayout key="collectionViewLayout" id="flow">
      <size key="itemSize" width="80" height="80"/>
      <size key="headerReferenceSize" width="50" height="38"/></collectionViewFlowLayout>
      <collectionReusableView key="sectionHeaderView" id="header">\(frame(0, 375, 38))<subviews>
      <view id="line" translatesAutoresizingMaskIntoConstraints="NO">\(frame(12, 359, 24))</view>
      </subviews>
      <constraints>
      <constraint firstItem="line" firstAttribute="top" secondItem="header" \
      secondAttribute="topMargin" constant="4" id="t"/>
      <constraint firstItem="line" firstAttribute="bottom" secondItem="header" \
      secondAttribute="bottomMargin" constant="6" id="b"/>
      </constraints></collectionReusableView></collectionView></collectionViewController>
      </objects></scene></scenes>
      """, "a.storyboard")
    #expect(!found.contains { $0.code == .unsatisfiable }, "\(found)")
  }

  // inaturalist/INaturalistIOS: 6 views; mssun/passforios: 2 containers at -1.
  @Test("A point beyond the superview is a note, more is a warning", arguments: [1.0, 2])
  func hairlines(_ length: Double) throws {
    let found = try findings(
      """
      <label text="Oak" fixedFrame="YES" id="text"><rect key="frame" x="-\(length)" y="20" width="100" \
      height="20.5"/><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    ).filter { $0.code == .outsideSuperview }
    #expect(found.map(\.severity) == [length == 1 ? .note : .warning], "\(found)")
  }

  // AdguardTeam/AdguardForiOS: ContentSizedTableView; inaturalist/INaturalistIOS: GIDSignInButton.
  @Test("A length that the app's own class may give its view is open in a note")
  func ownClasses() throws {
    func severities(_ name: String) throws -> [Diagnostic.Severity] {
      try findings(
        """
        <view id="list"\(name) translatesAutoresizingMaskIntoConstraints="NO">
        \(frame(20, 320, 100))</view></subviews>
        \(constraints(edge("list", "top", "root"), edge("list", "leading", "root"), edge("list", "trailing", "root")))
        <subviews>
        """
      ).filter { $0.code == .ambiguous }.map(\.severity)
    }
    #expect(try severities("") == [.warning])
    #expect(try severities(" customClass=\"SizedList\"") == [.note])
  }

  // AdguardTeam/AdguardForiOS, SafariProtectionGroupCell; inaturalist/INaturalistIOS, Activity.
  @Test("Texts of a nib's cell that tie for the canvas's height do so in a note")
  func tiesOfCells() throws {
    func severities(_ owner: String) throws -> Set<Diagnostic.Severity> {
      func text(_ id: String, _ y: Double) -> String {
        """
        <label text="Oak" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" \
        id="\(id)">\(frame(y, 320, 100))<fontDescription key="fontDescription" type="system" \
        pointSize="17"/></label>
        """
      }
      let found = try document(
        """
        <objects>\(owner)<view id="root">\(frame(0, 320, 200))<subviews>\(text("one", 0))
        \(text("two", 100))</subviews>
        \(constraints(edge("one", "top", "root"), edge("two", "bottom", "root"), edge("one", "leading", "root"), edge("two", "leading", "root"), edge("one", "trailing", "root"), edge("two", "trailing", "root"), "firstItem=\"two\" firstAttribute=\"top\" secondItem=\"one\" secondAttribute=\"bottom\""))
        </view></objects>
        """)
      return Set(found.filter { $0.code == .ambiguous }.map(\.severity))
    }
    #expect(try severities("") == [.note])
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OakController">
      <connections><outlet property="view" destination="root" id="v"/></connections></placeholder>
      """
    #expect(try severities(owner) == [.warning])
  }

  // AdguardTeam/AdguardForiOS, Protection: four labels whose heights outlets name; HabitRPG/habitica-ios,
  // QuestProgressView: two labels in a view that is 0 high.
  @Test("A text that the document itself makes 0 high is put away on purpose")
  func putAway() throws {
    func isFound(_ height: String) throws -> Bool {
      try findings(
        """
        <view id="box" translatesAutoresizingMaskIntoConstraints="NO">\(frame(20, 320, 0))<subviews>
        <label text="Oak" translatesAutoresizingMaskIntoConstraints="NO" id="text">
        \(frame(0, 320, 0))<fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </subviews>\(constraints(edge("text", "top", "box"), edge("text", "bottom", "box"), edge("text", "leading", "box"), height))
        </view></subviews>\(constraints(edge("box", "top", "root"), edge("box", "leading", "root"), edge("box", "trailing", "root")))
        <subviews>
        """
      ).contains { $0.code == .collapsed }
    }
    #expect(try !isFound("firstAttribute=\"height\" constant=\"0\""))
    #expect(try isFound("firstAttribute=\"height\" constant=\"0.1\""))
  }

  // AdguardTeam/AdguardForiOS, ImportSettings: 'IMPORT' and 'Ok', 382 x 40.
  @Test("Views of the same frame that outlets name take turns")
  func alternatives() throws {
    func isFound(_ outlets: String) throws -> Bool {
      try document(
        """
        <objects><view id="root">\(frame(0, 320, 200))<subviews>
        \(label("Import", y: 20, height: 20.5, font: #"type="system" pointSize="17""#))
        \(label("Proceed", y: 20, height: 20.5, font: #"type="system" pointSize="17""#))
        </subviews><connections>\(outlets)</connections></view></objects>
        """
      ).contains { $0.code == .overlap }
    }
    let one = #"<outlet property="one" destination="Import" id="o"/>"#
    #expect(try isFound(one))
    #expect(try !isFound(one + #"<outlet property="other" destination="Proceed" id="p"/>"#))
  }

  // mssun/passforios: 'Helvetica Neue' in six of 34 scenes.
  @Test("A missing font is told once for all files, with a count")
  func fontsOfFiles() throws {
    var groups = FindingGroups()
    for file in ["a", "b", "c"] {
      let text = label(
        file, y: 20, height: 20.5, font: #"name="X-Bold" family="Courier" pointSize="15""#)
      let found = try findings(text).filter { $0.code == .resource }
      let moved = found.map { remark in
        CheckFinding(remark.with { $0.file = "\(file).xib" })
      }
      groups.add(moved, scene: file, variant: "default")
    }
    #expect(groups.count == 1)
    #expect(groups.worstFirst[0].message.hasSuffix("in 3 scenes"), "\(groups.worstFirst)")
  }
}
