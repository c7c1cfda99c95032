import Checking
import Documents
import Rendering
import Testing

/// A word, a sum and a time of day have no lines; where others have too little room, they take more.
@Suite("Advice on texts that can't be broken")
struct ShortTextAdviceTests {
  @Test(
    "Numbers, prices and single words get no lines, but a smaller font",
    arguments: ["'12,480.00'", "'23:59:59'", "'1 249,00 kr'", "Kraftfahrzeughaftpflicht"])
  func numbers(text: String) throws {
    let tile = try AdvisedScene(
      """
      canvas: { width: 160, height: 160 }
      root: { subviews: { p: { type: label, text: \(text), font: { size: 34 } } } }
      constraints: [p.leading == root.leading + 12, p.trailing == root.trailing - 12, \
      p.centerY == root.centerY]
      """, measuring: .normal)
    guard tile.codes.contains(.truncated) else { return }
    let edits = tile.edits(.truncated)
    #expect(!edits.contains { $0.contains("lines") }, "\(edits)")
    #expect(edits.count < 2)
    #expect(edits.allSatisfy { $0.contains("adjustsFontSizeToFitWidth") })
  }

  // Co-Epi/app-ios#35: a question that is wider than a small screen.
  @Test("A sentence that leaves a small screen takes several lines within the margins")
  func question() throws {
    let question = try AdvisedScene(
      """
      canvas: { device: iPhone SE }
      root: { subviews: { q: { type: label, font: { size: 20 }, \
      text: Which of these symptoms do you have today? } } }
      constraints: [q.leading == root.leading + 40, q.top == root.safeArea.top + 60]
      """, measuring: .normal)
    let fixed = try #require(question.fixed)
    #expect(fixed.contains("q.trailing <= root.margins.trailing"), "\(fixed)")
    #expect(fixed.contains("lines: 0"), "\(fixed)")
  }

  // gsdios/SDAutoLayout#294: a button of 50 points with a picture of 25 and two lines below it.
  @Test("What has more lines than its card has room for makes the card higher")
  func card() throws {
    let card = try AdvisedScene(
      """
      canvas: { width: 375, height: 120 }
      root: { subviews: { go: { background: white, subviews: { icon: { background: teal }, \
      word: { type: label, lines: 0, font: { size: 12 }, text: To the nearest shop } } } } }
      constraints:
        - go.trailing == root.trailing - 16
        - go.centerY == root.centerY
        - go.width == 60
        - go.height == 50
        - icon.top == go.top
        - icon.centerX == go.centerX
        - icon.size == 25
        - word.horizontalEdges == go
        - word.top == icon.bottom + 5
      """, measuring: .normal)
    #expect(card.codes == [.outsideSuperview])
    let fixed = try #require(card.fixed)
    #expect(fixed.contains("word.bottom <= go.bottom") && !fixed.contains("go.height == 50\n"))
  }

  // stripe/stripe-ios#2489: a distance of 24 points in a stack with a spacing of 16.
  @Test("A distance of its own in a stack is a custom spacing")
  func spacing() throws {
    let stack = try AdvisedScene(
      """
      canvas: { device: iPhone 15 }
      root: { subviews: { column: { type: stackView, axis: vertical, spacing: 16, subviews: { \
      links: { type: label, text: Data policy }, rule: { background: gray }, \
      note: { type: label, lines: 0, text: You can revoke this at any time } } } } }
      constraints:
        - column.horizontalEdges == root.margins
        - column.top == root.safeArea.top + 16
        - rule.height == 1
        - note.top == rule.bottom + 24
      """, measuring: .normal)
    #expect(stack.edits(.unsatisfiable).first == "customSpacing: { rule: 24 }")
  }

  // Stack Overflow 24102440: a view of 80 points in a cell whose height the table has measured otherwise.
  @Test("In a cell of another height a view in the middle gives way")
  func cell() throws {
    let cell = try AdvisedScene(
      """
      canvas: { width: 320, height: 139.5 }
      root: { subviews: { a: { type: label, text: Today }, b: { type: label, text: Ferry }, \
      c: { background: gray }, e: { type: label, text: Pier 4 } } }
      constraints:
        - a.height == 15
        - c.height == 80
        - a.top == root.top + 21
        - b.top == a.bottom + 14
        - c.top == b.bottom + 3
        - e.top == c.bottom + 8
        - e.bottom == root.bottom - 18
        - "[a, b, c, e].horizontalEdges == root.margins"
      """, measuring: .normal)
    let words = cell.found.flatMap { $0.diagnostic.advice.map(\.words) }
    #expect(!words.isEmpty && words.allSatisfy { $0.hasPrefix("line 5: ") }, "\(words)")
  }
}
