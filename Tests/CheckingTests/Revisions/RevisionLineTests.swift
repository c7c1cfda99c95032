import Checking
import Documents
import Rendering
import Scenes
import Testing

@Suite("The lines of a review")
struct RevisionLineTests {
  private func findings(_ older: String, _ newer: String) throws -> [RevisionFinding] {
    let scenes = try [older, newer].map {
      try NibScene.read(bytes: Array($0.utf8), path: "a.xib")[0]
    }
    let renderer = try Renderer(.blocks)
    return try RevisionReview(scenes[0], scenes[1]) { scene throws(SceneErrors) in
      try renderer.layOut(scene).placedViews
    }.findings
  }

  private func lines(_ older: String, _ newer: String) throws -> [String] {
    RevisionFinding.lines(try findings(older, newer))
  }

  /// A nib of labels in a column, with frames of their own.
  private func nib(_ labels: [(name: String, y: Double, extra: String)]) -> String {
    let views = labels.map { label in
      """
      <label opaque="NO" text="\(label.name)" id="\(label.name)" \(label.extra)>
      <rect key="frame" x="20" y="\(label.y)" width="200" height="20"/></label>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view id="root" userLabel="Root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>\(views.joined())</subviews></view></objects></document>
      """
  }

  // NordicSemiconductor/IOS-nRF-Mesh-Library e806a047
  @Test("Views that move alike between frames of their own are one line")
  func frames() throws {
    let names = ["Elements", "Algorithms", "Key"]
    let older = nib(names.enumerated().map { ($1, Double($0) * 40, "") })
    let newer = nib(names.enumerated().map { ($1, Double($0) * 40 + 5, "") })
    #expect(
      try lines(older, newer) == [
        "'Elements', 'Algorithms' and 'Key' moved 5 pt down because their frames did"
      ])
  }

  // keepassium/KeePassium 166c8aad
  @Test("What changed in one object alone is one line, and nothing of it is lost")
  func subjects() throws {
    let older = nib([("Pay", 0, ""), ("Total", 40, "")])
    let newer = nib([("Pay", 0, #"tag="7" alpha="0.5""#), ("Total", 48, "")])
    let found = try findings(older, newer)
    #expect(found.count == 3)
    let lines = RevisionFinding.lines(found)
    #expect(lines.count == 2)
    let pay = lines.first { $0.contains("'Pay'") } ?? ""
    #expect(pay.contains("the alpha of 'Pay' went") || pay.contains("its alpha went"), "\(pay)")
    #expect(pay.contains("tag went from 0 to 7") || pay.contains("tag of 'Pay' went"), "\(pay)")
  }

  // Automattic/simplenote-ios 93a660dd
  @Test("A constraint that an added view takes over is not there twice")
  func takenOver() throws {
    func nib(_ added: Bool) -> String {
      let spacer = """
        <view id="spacer" userLabel="Spacer" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="16" height="16"/><constraints>
        <constraint firstAttribute="width" constant="16" id="w"/>
        <constraint firstAttribute="height" constant="16" id="h"/></constraints></view>
        """
      let ties = """
        <constraint firstItem="spacer" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="s"/>
        <constraint firstItem="spacer" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
        """
      let (item, edge) = added ? ("spacer", "trailing") : ("root", "leading")
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <view id="root" userLabel="Root"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews>\(added ? spacer : "")<label text="Pay" id="Pay" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="\(added ? 22 : 0)" y="0" width="24" height="20"/></label></subviews>
        <constraints>\(added ? ties : "")
        <constraint firstItem="Pay" firstAttribute="leading" secondItem="\(item)" \
        secondAttribute="\(edge)" constant="\(added ? 6 : 0)" id="x"/>
        <constraint firstItem="Pay" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
        </constraints></view></objects></document>
        """
    }
    let lines = try lines(nib(false), nib(true))
    #expect(lines.contains { $0.contains("Spacer") && $0.contains("added to Root") }, "\(lines)")
  }

  // NYPL-Simplified/Simplified-iOS ef32eb53: the older revision with the new bar had constraints twice.
  @Test("Constraints of a view that moves into an added one are taken once, changed or new")
  func movedIntoAdded() throws {
    func nib(_ added: Bool) -> String {
      let field = """
        <view id="field" userLabel="Field" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="15" width="100" height="30"/><constraints>
        <constraint firstAttribute="height" constant="\(added ? 30 : 29)" id="h"/>
        \(added ? "<constraint firstAttribute=\"width\" constant=\"100\" id=\"w\"/>" : "")
        </constraints></view>
        """
      let bar = """
        <view id="bar" userLabel="Bar" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="320" height="60"/><subviews>\(field)</subviews>
        <constraints><constraint firstItem="field" firstAttribute="top" secondItem="bar" \
        secondAttribute="top" constant="15" id="t"/>
        <constraint firstAttribute="height" constant="60" id="b"/></constraints></view>
        """
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <view id="root" userLabel="Root"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews>\(added ? bar : field)</subviews><constraints>
        <constraint firstItem="\(added ? "bar" : "field")" firstAttribute="top" secondItem="root" \
        secondAttribute="top" id="r"/></constraints></view></objects></document>
        """
    }
    let lines = try lines(nib(false), nib(true))
    #expect(lines.contains { $0.contains("Bar was added to Root") }, "\(lines)")
    #expect(lines.contains { $0.contains("height constraint went from 29 to 30") }, "\(lines)")
  }

  // pia-foss/vpn-ios 6795deab
  @Test("A segue from what was there to what is new is a change of its own")
  func segues() throws {
    func controller(_ id: String, _ connections: String = "") -> String {
      """
      <scene sceneID="\(id)s"><objects><viewController id="\(id)" userLabel="\(id)">
      <view key="view" id="\(id)v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      \(connections)</viewController></objects></scene>
      """
    }
    func storyboard(_ scenes: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes>\(scenes)</scenes></document>
      """
    }
    let segue = """
      <connections><segue destination="More" kind="show" identifier="toMore" id="g"/></connections>
      """
    let lines = try lines(
      storyboard(controller("First")), storyboard(controller("First", segue) + controller("More")))
    let gain = "First gained the show segue 'toMore' to More"
    #expect(lines.contains { $0.contains(gain) }, "\(lines)")
    #expect(lines.contains { $0.contains("More was added") }, "\(lines)")
  }

  // owntracks/ios 0d86d26d
  @Test("What came to one place, or went from it, is one line with the number of constraints")
  func presence() throws {
    let older = nib([("Pay", 0, ""), ("Total", 40, ""), ("Tax", 80, "")])
    let newer = nib([("Pay", 0, "")])
    #expect(try lines(older, newer) == ["'Total' was removed from Root; likewise 'Tax'"])
    let bound = older.replacing(
      #"y="80.0" width="200" height="20"/>"#,
      with: """
        y="80.0" width="200" height="20"/><constraints>
        <constraint firstAttribute="width" constant="200" id="w"/></constraints>
        """)
    #expect(
      try lines(bound, newer) == ["'Total' and 'Tax' were removed from Root with 1 constraint"])
  }

  @Test("Each finding's object is named in the lines, or counted")
  func nothingLost() throws {
    let names = (0..<9).map { "Label \($0)" }
    let older = nib(names.enumerated().map { ($1, Double($0) * 40, "") })
    let newer = nib(names.enumerated().map { ($1, Double($0) * 40, #"tag="4""#) })
    let lines = try lines(older, newer)
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix("'Label 4' and 4 more") == true, "\(lines)")
  }

  // openradar-mirror 974 (21360309), 19803 (40729368)
  @Test("What Xcode writes by itself is no line: animations, insets of frames, stamps")
  func touched() throws {
    let older = nib([("Pay", 0, "")])
    let newer = older.replacing("22505", with: "23094").replacing(
      #"height="20"/>"#,
      with: #"height="20"/><animations/><rect key="frameInset" minX="20" width="200"/>"#)
    #expect(try lines(older, newer) == [])
  }
}
