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
      try renderer.layOut(scene).recorded(findsAmbiguity: false)
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
}
