import Testing

/// The lines under which the parts of a conflict are labeled.
@Suite("Conflict labels")
struct ConflictLabelTests {
  @Test("Parts of a conflict are under the lines of their own files, even with equal line numbers")
  func twoFiles() throws {
    let workshop = try Workshop()
    try workshop.write(
      "components:\n  card: { view: {}, constraints: [self.width == 30, self.height == 5] }\n",
      to: "cards.yaml")
    let scene = """
      include: [cards.yaml]
      constraints: [c.width == 50, c.leading == root.leading, c.top == root.top]
      root: { subviews: { c: { type: card } } }
      """
    try workshop.write(scene, to: "scene.yaml")
    let run = try workshop.run("check", "scene.yaml")
    let lines = run.words.split(separator: "\n").map(String.init)
    // Of two that differ in their constants alone the first gives way: the component's.
    let own = try #require(lines.firstIndex { $0.contains("2 |   card: {") })
    #expect(lines[own + 1].contains("broken: 'c' is 30 wide"), "\(run.words)")
    let other = try #require(
      lines.firstIndex { $0.contains("2 | constraints: [c.width == 50") })
    #expect(lines[other - 1] == " --> scene.yaml", "\(run.words)")
    #expect(lines[other + 1].contains("'c' is 50 wide"))
    #expect(run.words.contains("  line 2: self.width >= 30"), "\(run.words)")
    #expect(run.words.contains("  scene.yaml:2: drop it"), "\(run.words)")
  }

  @Test("The file of the remark comes first, and the scene's own is named when it is another")
  func componentFirst() throws {
    let workshop = try Workshop()
    try workshop.write(
      """
      components:
        card: { view: {}, constraints: [self.width == 30, self.height == 5] }
      """, to: "cards.yaml")
    try workshop.write(
      """
      include: [cards.yaml]
      constraints: [c.width >= 50, c.leading == root.leading, c.top == root.top]
      root: { subviews: { c: { type: card } } }
      """, to: "scene.yaml")
    let lines = try workshop.run("check", "scene.yaml").words.split(separator: "\n")
    #expect(lines.first?.hasPrefix("cards.yaml:2:") == true, "\(lines)")
    #expect(lines.dropFirst().first?.hasPrefix("2 |   card: {") == true, "\(lines)")
    let other = try #require(lines.firstIndex { $0.hasPrefix("2 | constraints: [") })
    #expect(lines[other - 1] == " --> scene.yaml")
  }

  @Test("Two parts of a long line are underlined where they are, and named where they are dropped")
  func longLine() throws {
    let workshop = try Workshop()
    let far = (0..<9).map { "c.width <= \(900 + $0)" }.joined(separator: ", ")
    try workshop.write(
      """
      root: { subviews: { c: {} } }
      constraints: [\(far), c.width == 20, c.width == 30, c.height == 5, c.top == root.top]
      """, to: "scene.yaml")
    let words = try workshop.run("check", "scene.yaml").words
    let lines = words.split(separator: "\n").map(String.init)
    let text = try #require(lines.first { $0.contains("c.width == 20, c.width == 30") })
    for (mark, statement) in [("^~~", "c.width == 20"), ("---", "c.width == 30")] {
      let row = try #require(lines.first { $0.contains("| ") && $0.contains(mark) })
      let start = try #require(row.firstRange(of: mark)).lowerBound
      let column = row.distance(from: row.startIndex, to: start)
      #expect(text.dropFirst(column).hasPrefix(statement), "\(row)")
    }
    #expect(words.contains("line 2: drop 'c.width == 20'"), "\(words)")
    #expect(words.contains("line 2: drop 'c.width == 30'"), "\(words)")
  }

  @Test("Parts too far apart for one excerpt have one each")
  func farApart() throws {
    let workshop = try Workshop()
    let far = (0..<20).map { "c.width <= \(900 + $0)" }.joined(separator: ", ")
    try workshop.write(
      """
      root: { subviews: { c: {} } }
      constraints: [c.width == 20, \(far), c.width == 30, c.height == 5, c.top == root.top]
      """, to: "scene.yaml")
    let lines = try workshop.run("check", "scene.yaml").words.split(separator: "\n").map(
      String.init)
    for (mark, statement) in [("^~~", "c.width == 20"), ("---", "c.width == 30")] {
      let row = try #require(lines.firstIndex { $0.contains("| ") && $0.contains(mark) })
      let start = try #require(lines[row].firstRange(of: mark)).lowerBound
      let column = lines[row].distance(from: lines[row].startIndex, to: start)
      #expect(lines[row - 1].dropFirst(column).hasPrefix(statement), "\(lines)")
    }
  }
}
