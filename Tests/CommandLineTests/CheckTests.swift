import Testing

@Suite("alrender check")
struct CheckTests {
  private static let scene = """
    strings: { en: { hello: Hello } }
    variants: { axes: { direction: [ltr, rtl] } }
    root:
      subviews:
        a: { type: label, key: hello }
        b: { type: label, key: missing.key }
    constraints:
      - a.leading == root.leading + 10
      - a.top == root.top
      - b.leading == a.leading
      - b.top == a.bottom
    expect:
      - satisfiable
      - a.width <= 40
    """

  private func check(_ scene: String, _ arguments: String...) throws -> ProgramRun {
    let workshop = try Workshop()
    try workshop.write(scene, to: "scene.yaml")
    return try ProgramRun.run(
      ["check", "scene.yaml", "--text", "blocks"] + arguments, in: workshop.folder)
  }

  @Test("tells what failed in which variant, and the keys without a text, and exits with 1")
  func failures() throws {
    let run = try check(Self.scene)
    #expect(run.status == 1)
    #expect(run.text.isEmpty)
    #expect(
      run.words == """
        scene.yaml:14:5: error: a.width is 50, expected at most 40, in 'default'
          - a.width <= 40
            ^~~~~~~~~~~~~
        scene.yaml:6:28: warning: no strings hold the key 'missing.key' of 'b'
            b: { type: label, key: missing.key }
                                   ^~~~~~~~~~~
        hint: write 'missing.key: "..."'
        scene.yaml:14:5: error: a.width is 50, expected at most 40, in 'rtl'
          - a.width <= 40
            ^~~~~~~~~~~~~
        scene.yaml:6:28: warning: no strings hold the key 'missing.key' of 'b', in 'rtl'
            b: { type: label, key: missing.key }
                                   ^~~~~~~~~~~
        hint: write 'missing.key: "..."'

        """)
  }

  @Test("is done when all holds")
  func passes() throws {
    let scene = Self.scene.replacing("a.width <= 40", with: "a.width <= 50")
    #expect(try check(scene).status == 0)
  }

  @Test("exits with 1 for an unsatisfiable layout only when it is strict")
  func strict() throws {
    let scene = """
      root: { subviews: { a: {} } }
      constraints: [a.width == 5, a.width == 6, a.height == 5, a.top == root.top, a.leading == root.leading]
      """
    #expect(try check(scene).status == 0)
    #expect(try check(scene, "--strict").status == 1)
  }

  @Test("prints a document a line for each variant")
  func json() throws {
    let run = try check(Self.scene, "--format", "json")
    #expect(run.status == 1)
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains(#""name": "default""#))
    #expect(lines[0].contains(#""code": "missingKey""#))
    #expect(lines[1].contains(#""name": "rtl""#))
    #expect(lines[1].contains(#""code": "expectation""#))
  }

  @Test("goes on after a file that cannot be read, and exits with 2")
  func unreadable() throws {
    let workshop = try Workshop()
    try workshop.write("root: {", to: "broken.yaml")
    try workshop.write(Self.scene, to: "scene.yaml")
    let run = try workshop.run("check", "broken.yaml", "scene.yaml", "--text", "blocks")
    #expect(run.status == 2)
    #expect(run.words.contains("broken.yaml:1:8: error: the file is not YAML"))
    #expect(run.words.contains("scene.yaml:14:5: error: a.width is 50"))
  }
}
