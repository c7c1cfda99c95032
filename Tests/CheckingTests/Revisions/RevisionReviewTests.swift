import Checking
import Diagnosis
import Documents
import Rendering
import Scenes
import Testing
import Typesetting

@Suite("Reviews of documents")
struct RevisionReviewTests {
  /// Returns the findings between the storyboard and a revision of it.
  private func findings(
    _ change: (inout DocumentMutator) -> Void
  ) throws -> [RevisionFinding] {
    try review(change).findings
  }

  private func review(_ change: (inout DocumentMutator) -> Void) throws -> RevisionReview {
    let before = try DocumentMutator()
    var after = before
    change(&after)
    let older = try NibScene.read(bytes: before.bytes, path: "shop.storyboard")
    let newer = try NibScene.read(bytes: after.bytes, path: "shop.storyboard")
    let renderer = try Renderer(.blocks)
    return try RevisionReview(older[0], newer[0]) { scene throws(SceneErrors) in
      try renderer.layOut(scene).placedViews
    }
  }

  @Test(
    "Each change is one finding, in a sentence that names it",
    arguments: DocumentMutator.semantic)
  func semantic(mutation: DocumentMutator.Mutation) throws {
    let found = try findings(mutation.change)
    let words = found.map(\.words)
    #expect(mutation.words.allSatisfy { words.contains(where: mutation.isSaid($0)) }, "\(words)")
    #expect(found.count == 1, "\(words)")
  }

  @Test("A change of a flag names its view once")
  func flag() throws {
    let words = try findings { $0.set("chk-00-006", "hidden", "YES") }.map(\.words)
    #expect(words.count == 1)
    #expect(words.allSatisfy { $0.hasPrefix("giftSwitch is now hidden") }, "\(words)")
    #expect(words.allSatisfy { !$0.contains("of giftSwitch") }, "\(words)")
  }

  @Test("What a review compares of views is what a layout records of them")
  func places() throws {
    let renderer = try Renderer(.blocks)
    var count = 0
    for scene in try NibScene.read(bytes: DocumentMutator().bytes, path: "shop.storyboard") {
      let laidOut = try renderer.layOut(scene)
      let (places, views) = (laidOut.placedViews, laidOut.recorded().views)
      count += views.count
      for view in views {
        let place = try #require(places[view.id])
        #expect(place.frame == view.frame && place.path == view.path)
        #expect(place.isCut == view.texts.contains(where: \.isTruncated), "\(view.id)")
      }
    }
    #expect(count >= 17)
  }

  @Test("A meaningless change is not a finding", arguments: DocumentMutator.meaningless)
  func meaningless(mutation: DocumentMutator.Mutation) throws {
    #expect(try findings(mutation.change).map(\.words) == [])
  }

  @Test(
    "A change is found in a file that was rewritten with new ids throughout",
    arguments: DocumentMutator.semantic)
  func rewritten(mutation: DocumentMutator.Mutation) throws {
    let found = try findings { mutator in
      mutation.change(&mutator)
      mutator.rewrite()
    }
    let words = found.map(\.words)
    #expect(words.count == 1, "\(words)")
  }

  @Test("There are sixty pairs of revisions")
  func count() {
    #expect(DocumentMutator.semantic.count + DocumentMutator.meaningless.count >= 60)
  }

  @Test("Views that move into a stack are one sentence, with the number of their constraints")
  func embedding() throws {
    let words = try findings { mutator in
      let labels = ["chk-00-003", "chk-00-004"].map { mutator.take($0) }
      mutator.put(
        DocumentMutator.element(
          "stackView", ["translatesAutoresizingMaskIntoConstraints": "NO", "id": "new-00-020"]),
        into: "chk-00-002", "subviews")
      for label in labels { mutator.put(label, into: "new-00-020", "subviews") }
      for number in 21...28 { mutator.take("cns-00-0\(number)") }
    }.map(\.words)
    #expect(words.count == 1)
    let start = "'Total' and totalLabel moved from the root view into the stack view; "
    #expect(words.allSatisfy { $0.hasPrefix(start) }, "\(words)")
    #expect(words.allSatisfy { $0.contains("constraints of ") }, "\(words)")
    #expect(words.allSatisfy { $0.contains(" were removed") }, "\(words)")
    #expect(words.allSatisfy { !$0.contains(" lost a ") }, "\(words)")
  }

  @Test("A cause counts what it moves")
  func consequences() throws {
    let found = try findings { $0.set("cns-00-009", "constant", "24") }
    #expect(found.map { $0.moves.map(\.name) } == [["headlineLabel", "Offers", "checkOutButton"]])
  }

  @Test("Two changes are two findings with effects of their own")
  func two() throws {
    let found = try findings { mutator in
      mutator.set("cns-00-009", "constant", "24")
      mutator.set("chk-00-003", "text", "Sum")
    }
    #expect(found.map(\.scene) == ["Catalog", "Checkout"])
  }

  @Test("Changes of constants and texts cost only their own trees, not the whole document")
  func cost() throws {
    let review = try review { mutator in
      mutator.each { element in
        if element.name == "constraint", let constant = element["constant"].flatMap(Double.init) {
          element.set("constant", to: "\(constant + 4)")
        }
        if let text = element["text"] { element.set("text", to: text + "!") }
      }
    }
    #expect(review.findings.count > 10)
    #expect(Set(review.findings.map(\.scene)).count > 1)
    #expect(review.findings.contains { !$0.moves.isEmpty })
    #expect(review.wholeDocuments == 0)
  }

  /// Adds a twin of a constraint; of both one is installed in compact widths and one in others.
  private func addTwin(_ id: String, to mutator: inout DocumentMutator, others: Bool) {
    var twin: XMLElement?
    mutator.each { if $0["id"] == "cns-00-009" { twin = $0 } }
    twin?.set("id", to: id)
    mutator.put(twin, into: "cat-00-002", "constraints")
    mutator.at("cat-00-002") {
      $0.children.append(
        DocumentMutator.variation("default", excluding: others ? "cns-00-009" : id))
      $0.children.append(
        DocumentMutator.variation("widthClass=regular", excluding: others ? id : "cns-00-009"))
    }
  }

  @Test("Of twin constraints it does not matter which is installed where, nor what their ids are")
  func twins() throws {
    var older = try DocumentMutator()
    addTwin("twn-00-001", to: &older, others: false)
    for id in ["twn-00-001", "twn-00-002"] {
      for others in [false, true] {
        var newer = try DocumentMutator()
        addTwin(id, to: &newer, others: others)
        #expect(try words(older, newer) == [], "\(id) \(others)")
        newer.rewrite()
        let rewritten = try words(older, newer)
        #expect(rewritten == [], "\(id) \(others), with new ids")
      }
    }
    var gone = older
    gone.at("cat-00-002") {
      $0.children.append(
        DocumentMutator.variation("heightClass=compact", excluding: "cns-00-009"))
    }
    let words = try words(older, gone)
    #expect(words.count == 1)
    #expect(
      words.first?.contains("no longer installs a top constraint, 16 from") == true, "\(words)")
    #expect(words.allSatisfy { !$0.contains("cns-00") }, "\(words)")
  }

  private func words(_ older: DocumentMutator, _ newer: DocumentMutator) throws -> [String] {
    let revisions = try [older, newer].map {
      try NibScene.read(bytes: $0.bytes, path: "shop.storyboard")[0]
    }
    let renderer = try Renderer(.blocks)
    return try RevisionReview(revisions[0], revisions[1]) { scene throws(SceneErrors) in
      try renderer.layOut(scene).placedViews
    }.findings.map(\.words)
  }

  @Test("Of long texts the part that differs is shown")
  func longTexts() throws {
    let long = String(repeating: "nothing of this is new ", count: 6) + "and the last word is "
    var (older, newer) = (try DocumentMutator(), try DocumentMutator())
    older.set("cat-00-003", "text", long + "one")
    newer.set("cat-00-003", "text", long + "two")
    let words = try words(older, newer)
    #expect(words.count == 1)
    #expect(words.first?.contains("last word is one' to '\u{2026}") == true, "\(words)")
    #expect(words.first?.contains("last word is two'") == true, "\(words)")
  }

  @Test("Equal changes are one sentence that names what else changed")
  func equal() throws {
    let found = try findings { mutator in
      mutator.set("cat-00-005", "tag", "7")
      mutator.set("cat-00-003", "tag", "7")
      mutator.set("chk-00-003", "tag", "7")
    }
    let catalog = found.filter { $0.scene == "Catalog" }
    #expect(catalog.count == 2)
    #expect(
      RevisionFinding.lines(catalog) == [
        "the tag of headlineLabel went from 0 to 7; likewise Bread Card"
      ])
  }

  @Test("Values are in the words of Xcode's inspectors")
  func inspectors() throws {
    let found = try findings { mutator in
      mutator.set("cat-00-003", "lineBreakMode", "characterWrap")
      mutator.set("cat-00-005", "style", "IBUITableViewCellStyleValue1")
    }.map(\.words)
    #expect(found.contains { $0.contains("to character wrap") }, "\(found)")
    #expect(found.contains { $0.contains("to Right Detail") }, "\(found)")
  }

  /// A screen of a list above a button, with what else is between them.
  private func screen(_ views: String, _ constraints: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <view id="list" userLabel="list" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="320" height="383"/></view>
    <view id="agree" userLabel="agree" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="399" width="320" height="49"/><constraints>
    <constraint firstAttribute="height" constant="49" id="h"/></constraints></view>\(views)
    </subviews><constraints>
    <constraint firstItem="list" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
    <constraint firstAttribute="bottom" secondItem="agree" secondAttribute="bottom" constant="32" \
    id="b"/>\(constraints)</constraints></view></objects></document>
    """
  }

  /// AU-COVIDSafe/mobile-ios cab6cb15: without the new button, the old one was said to move by the
  /// height of the list.
  @Test("What comes in place of something else is told with what both do")
  func substitutes() throws {
    let older = screen(
      "",
      """
      <constraint firstItem="agree" firstAttribute="top" secondItem="list" \
      secondAttribute="bottom" constant="16" id="a"/>
      """)
    let newer = screen(
      """
      <view id="refuse" userLabel="refuse" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="320" width="320" height="49"/><constraints>
      <constraint firstAttribute="height" constant="49" id="i"/></constraints></view>
      """,
      """
      <constraint firstItem="refuse" firstAttribute="top" secondItem="list" \
      secondAttribute="bottom" constant="8" id="c"/>
      <constraint firstItem="agree" firstAttribute="top" secondItem="refuse" \
      secondAttribute="bottom" constant="30" id="d"/>
      """)
    func scene(_ text: String) throws -> NibScene {
      try NibScene.read(bytes: Array(text.utf8), path: "a.xib")[0]
    }
    let renderer = try Renderer(.blocks)
    let review = try RevisionReview(scene(older), scene(newer)) { scene throws(SceneErrors) in
      try renderer.layOut(scene).placedViews
    }
    let words = review.findings.map(\.words)
    let told = words.first { $0.hasPrefix("agree lost") } ?? ""
    #expect(told.hasSuffix("; with the other changes list became 71 pt shorter"), "\(words)")
    #expect(words.contains { $0.hasPrefix("refuse was added") }, "\(words)")
  }

  /// AU-COVIDSafe/mobile-ios b2e0c5b3: a break was all that was new.
  @Test("Texts that differ in their breaks alone show these")
  func breaks() {
    let parts = DifferingPart.of("Active. No action.", "Active.\nNo action.")
    #expect(parts == ("Active. No action.", "Active.\u{21B5}No action."))
  }
}
