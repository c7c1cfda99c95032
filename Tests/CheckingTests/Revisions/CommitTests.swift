import Checking
import Documents
import Rendering
import Scenes
import Testing

/// What public commits changed, in small: each is told, and nothing that is not so.
@Suite("Commits of public apps")
struct CommitTests {
  /// Two revisions of a nib with a label in a root, beside what else is in it.
  private func lines(_ older: Nib, _ newer: Nib) throws -> [String] {
    let scenes = try [older, newer].map {
      try NibScene.read(bytes: Array($0.text.utf8), path: "a.xib")[0]
    }
    let renderer = try Renderer(.blocks)
    return RevisionFinding.lines(
      try RevisionReview(scenes[0], scenes[1]) { scene throws(SceneErrors) in
        try renderer.layOut(scene).placedViews
      }.findings)
  }

  private struct Nib {
    var label = #"adjustsFontSizeToFit="NO""#
    /// What the views are besides the label.
    var views = ""
    var leading = 16
    var constraints = ""
    var connections = ""
    var resources = ""
    var color =
      #"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#

    var text: String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view id="root" userLabel="Root" customClass="Card"><rect key="frame" x="0" y="0" width="320" \
      height="480"/><subviews>
      <label text="Pay" id="pay" userLabel="Pay" translatesAutoresizingMaskIntoConstraints="NO" \
      \(label)><rect key="frame" x="16" y="20" width="100" height="40"/><constraints>
      <constraint firstAttribute="height" constant="40" id="h"/></constraints></label>\(views)
      </subviews><color key="backgroundColor" \(color)/><constraints>
      <constraint firstItem="pay" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="\(leading)" id="l"/>
      <constraint firstItem="pay" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="20" id="t"/>\(constraints)</constraints><connections>\(connections)</connections>
      </view></objects><resources>\(resources)</resources></document>
      """
    }

    func with(_ change: (inout Nib) -> Void) -> Nib {
      var copy = self
      change(&copy)
      return copy
    }
  }

  private static func outlet(to id: String) -> String {
    "<outlet property=\"room\" destination=\"\(id)\" id=\"o\"/>"
  }

  @Test(
    "An outlet to a constraint comes, goes or leads elsewhere (BookPlayer 54327a70, semomun f338cc29)"
  )
  func outlets() throws {
    let (none, height) = (Nib(), Nib(connections: Self.outlet(to: "h")))
    #expect(
      try lines(none, height) == ["Card gained the outlet 'room' to the height constraint of Pay"])
    #expect(
      try lines(height, none) == ["Card lost the outlet 'room' to the height constraint of Pay"])
    #expect(
      try lines(height, Nib(connections: Self.outlet(to: "t"))) == [
        "Card has the outlet 'room' to the top constraint of Pay in place of the outlet 'room' to the "
          + "height constraint of Pay"
      ])
  }

  @Test("A label that shrinks its font states nothing for it (IGListKit 1d3e58b9)")
  func shrinking() throws {
    #expect(try lines(Nib(), Nib(label: "")) == ["Pay now shrinks its font to fit"])
  }

  @Test("A constant that reaches beyond an edge keeps its sign (Save-a-Selfie be6186d0)")
  func beyond() throws {
    let found = try lines(Nib(leading: -16), Nib(leading: 0))
    #expect(
      found == ["Pay moved 16 pt right because its leading constraint went from -16 to 0"])
  }

  @Test("Colours that Xcode 11 wrote for both systems are those of the newer (Anilibria 088c7d9d)")
  func colors() throws {
    let both = """
      xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"
      """
    #expect(
      try lines(Nib(color: both), Nib(color: #"systemColor="systemBackgroundColor""#)) == [])
  }

  @Test("A view that another one takes in is where it was (wheelmap 141d83e7)")
  func taken() throws {
    let older = Nib(
      views: """
        <view id="box" userLabel="Box"><rect key="frame" x="20" y="248" width="50" height="50"/></view>
        """)
    let newer = Nib(
      views: """
        <view id="outer" userLabel="Outer"><rect key="frame" x="0" y="48" width="320" height="300"/>
        <subviews><view id="box" userLabel="Box"><rect key="frame" x="20" y="200" width="50" height="50"/>
        </view></subviews></view>
        """)
    let found = try lines(older, newer)
    #expect(found.contains { $0.contains("Box moved from Card into Outer") }, "\(found)")
    #expect(!found.contains { $0.contains(" pt ") }, "\(found)")
  }

  @Test("A picture takes its size along (klock-ios 326b77cd)")
  func pictures() throws {
    func nib(_ name: String, _ width: Int) -> Nib {
      Nib(
        views: """
          <imageView image="\(name)" id="logo" userLabel="Logo" \
          translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="100" width="\(width)" height="20"/></imageView>
          """,
        constraints: """
          <constraint firstItem="logo" firstAttribute="leading" secondItem="root" \
          secondAttribute="leading" id="a"/><constraint firstItem="logo" firstAttribute="top" \
          secondItem="root" secondAttribute="top" constant="100" id="b"/>
          """, resources: "<image name=\"\(name)\" width=\"\(width)\" height=\"20\"/>")
    }
    let found = try lines(nib("old", 97), nib("new", 217))
    #expect(found == ["Logo became 120 pt wider because its picture went from 'old' to 'new'"])
  }

  @Test("A constraint between two views that came is counted once (habitica 0a75c1bc)")
  func counts() throws {
    let newer = Nib(
      views: """
        <view id="a" userLabel="A" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="100" width="50" height="50"/></view>
        <view id="b" userLabel="B" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="60" y="100" width="50" height="50"/><subviews>
        <label text="Tax" id="x"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
        </subviews></view>
        """,
      constraints: """
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" \
        secondAttribute="trailing" constant="10" id="c"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="100" id="d"/>
        """)
    let found = try lines(Nib(), newer)
    #expect(found.contains { $0.contains("B was added to Card with 1 constraint, holding 'Tax'") })
    #expect(found.contains { $0.contains("A was added to Card with 1 constraint") }, "\(found)")
  }

  @Test(
    "What a table or a cell places is no change of anybody's (ooni 3dd12e3f, iNaturalist 05128614)")
  func placed() throws {
    func document(_ height: Int, _ y: Double, _ width: Double) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>
      <scene sceneID="s"><objects><tableViewController id="c"><tableView key="view" id="v" style="plain" \
      dataMode="prototypes"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
      <view key="tableFooterView" id="f"><rect key="frame" x="0" y="\(y)" width="375" height="96"/></view>
      <prototypes><tableViewCell id="cell" style="IBUITableViewCellStyleDefault" textLabel="w">
      <rect key="frame" x="0" y="28" width="375" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="cc">
      <rect key="frame" x="0" y="0" width="375" height="60"/><subviews>
      <label text="Title" id="w"><rect key="frame" x="16" y="0" width="\(width)" height="60"/></label>
      </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene></scenes></document>
      """
    }
    let scenes = try [document(568, 133.5, 324), document(519, 127.5, 325.5)].map {
      try NibScene.read(bytes: Array($0.utf8), path: "a.storyboard")[0]
    }
    let renderer = try Renderer(.blocks)
    let review = try RevisionReview(scenes[0], scenes[1]) { scene throws(SceneErrors) in
      try renderer.layOut(scene).placedViews
    }
    #expect(review.findings.map(\.words) == [])
  }
}
