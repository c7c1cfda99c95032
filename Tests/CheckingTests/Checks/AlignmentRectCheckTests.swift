import Documents
import Rendering
import Testing

/// The frames of switches and segmented controls have extra space on one side only; layouts place
/// their alignment rects.
@Suite("A check of views whose frames are not their alignment rects")
struct AlignmentRectCheckTests {
  private static let row = """
    canvas: { width: 320, height: 60 }
    root:
      subviews:
        row:
          type: stack
          alignment: center
          subviews: { name: { type: label, text: Wi-Fi }, on: { type: switch } }
    constraints:
      - "H:|-[row]-|"
      - "V:|-[row]"
    variants: { axes: { direction: [ltr, rtl] } }
    """

  @Test("accepts a switch at the end of a row as its own mirror image")
  func mirrored() throws {
    #expect(try CheckedScene(Self.row + "\nexpect: [ mirrors ]").messages == [])
  }

  @Test("gives the alignment rect of a view that is not mirrored")
  func unmirrored() throws {
    let text = """
      canvas: { width: 320, height: 60 }
      root: { subviews: { on: { type: switch } } }
      constraints:
        - on.left == root.left + 20
        - on.top == root.top + 10
      variants: { axes: { direction: [ltr, rtl] } }
      expect: [ mirrors ]
      """
    let found = try CheckedScene(text).found.filter { $0.code == .expectation }
    #expect(
      found.map(\.message) == [
        "'on' at (20 10; 49 31) is not the mirror image of 'default', expected (251 10; 49 31)"
      ])
  }

  @Test("finds no overlap where a switch stands right of its label")
  func row() throws {
    #expect(try CheckedScene(Self.row + "\nexpect: [ noOverlap ]").messages == [])
    #expect(try CheckedScene(Self.row + "\nexpect: [ { noOverlap: [name, on] } ]").messages == [])
  }

  @Test("finds no overlap where a view stands below a segmented control")
  func below() throws {
    let text = """
      canvas: { width: 320, height: 160 }
      root:
        subviews:
          choice: { type: segmentedControl, segments: [One, Two] }
          page: { background: red }
      constraints:
        - "H:|-[choice]-|"
        - "H:|-[page]-|"
        - "V:|[choice][page(40)]"
      expect: [ noOverlap, { noOverlap: [choice, page] } ]
      """
    #expect(try CheckedScene(text).messages == [])
    let overlapping = text.replacing("[choice][page(40)]", with: "[choice]-(-4)-[page(40)]")
    #expect(
      try CheckedScene(overlapping).messages == [
        "'choice' and 'page' overlap by 288 x 4 points",
        "'choice' and 'page' overlap by 288 x 4 points",
      ])
  }
}
