import Checking
import Diagnosis
import Documents
import Rendering
import Testing

@Suite("A check without expectations")
struct SeededFaultTests {
  @Test("finds nothing in a correct scene", arguments: SeededFault.all)
  func correct(fault: SeededFault) throws {
    #expect(try CheckedScene(fault.scene).found.map(\.message) == [])
  }

  @Test("finds the one fault of a scene, at its line, with an edit", arguments: SeededFault.all)
  func faulty(fault: SeededFault) throws {
    let text = fault.scene.replacing(fault.right, with: fault.wrong)
    try #require(text != fault.scene)
    let found = try CheckedScene(text).found
    let faults = found.filter { $0.code == fault.code }
    #expect(!faults.isEmpty, "\(found.map(\.message))")
    #expect(faults.allSatisfy { $0.finding.diagnostic.severity == .warning })
    #expect(faults.allSatisfy { $0.finding.edit?.isEmpty == false })
    #expect(faults.allSatisfy { $0.line != nil })
  }

  /// A title with space to spare, and the limits that a translation will need.
  private static let guarded = """
    canvas: { width: 375, height: 300 }
    variants: { axes: { strings: [base, doubled] } }
    root:
      subviews:
        heading: { type: label, text: Title }
        body: { type: label, text: A few words., lines: 0 }
        send: { type: button, text: Send }
    constraints:
      - heading.leading == root.margins.leading
      - heading.trailing <= root.margins.trailing
      - "V:|-20-[heading]-[body]-(>=8)-[send]-20-|"
      - "H:|-[body]-|"
      - send.centerX == root.centerX
      - send.leading >= root.margins.leading
    """

  @Test("accepts a limit that a longer text would reach")
  func guards() throws {
    #expect(try CheckedScene(Self.guarded).messages == [])
    let doubtful = Self.guarded + "\n  - body.trailing <= root.trailing + 40"
    #expect(
      try CheckedScene(doubtful).messages == [
        "'body.trailing <= root.trailing + 40' is redundant: removing it changes nothing in any variant"
      ])
  }

  @Test("accepts a limit that only verbatim text would reach, since it can be any text")
  func verbatim() throws {
    let text = """
      canvas: { width: 375, height: 300 }
      variants: { axes: { strings: [base, doubled] } }
      root:
        subviews:
          name: { type: label, verbatim: Anna Schmidt }
          time: { type: label, verbatim: "9:41", compression: { horizontal: 751 } }
      constraints:
        - name.leading == root.margins.leading
        - name.top == root.top + 8
        - time.trailing == root.margins.trailing
        - time.firstBaseline == name.firstBaseline
        - time.leading >= name.trailing + 8
      """
    #expect(try CheckedScene(text).messages == [])
  }

  @Test("suggests more height for text that may have as many lines as it needs")
  func heights() throws {
    let found = try CheckedScene(
      Self.guarded.replacing("[body]-(>=8)-", with: "[body(20)]-(>=8)-")
        .replacing("A few words.", with: "A few words that want room.")
    ).found
    #expect(
      found.first { $0.code == .truncated }?.finding.edit
        == "V:|-20-[heading]-[body(>=20)]-(>=8)-[send]-20-|")
  }
}
