import Foundation
import Testing

@Suite("layout")
struct LayoutTests {
  private func run(_ scene: String, _ arguments: String...) throws -> ProgramRun {
    let workshop = try Workshop()
    try workshop.write(scene, to: "scene.yaml")
    return try ProgramRun.run(["layout", "scene.yaml"] + arguments, in: workshop.folder)
  }

  @Test("prints the tree as text")
  func text() throws {
    let run = try run(SampleScene.square)
    #expect(run.status == 0, "\(run.words)")
    #expect(
      run.text == """
        scene.yaml default 40x30@1x
        root view (0 0; 40 30)
          square view (4 5; 20 10)

        """ || run.text.contains("square view (4 5; 20 10)"), "\(run.text)")
  }

  @Test("lays out canvases that are too large for a picture, whose drawing is refused")
  func tall() throws {
    let workshop = try Workshop()
    try workshop.write(
      """
      canvas: { width: 40, height: fit }
      root: { subviews: { tall: { background: red } } }
      constraints: ["H:|[tall]|", "V:|[tall(20000)]|"]
      """, to: "scene.yaml")
    let layout = try workshop.run("layout", "scene.yaml")
    #expect(layout.status == 0)
    #expect(layout.text.contains("tall view (0 0; 40 20000)"), "\(layout.text)")
    let picture = try workshop.run("scene.yaml", "-o", "out.png")
    #expect(picture.status == 2)
    #expect(
      picture.words == """
        scene.yaml:1:18: error: a canvas of 40 x 20000 points at 2x cannot be drawn; each side must \
        have 1 to 32767 pixels, and the whole canvas at most 64 million
        canvas: { width: 40, height: fit }
                         ^~
        hint: a smaller --scale makes fewer pixels; PDF and SVG count points

        """)
    #expect(workshop.names == ["scene.yaml"])
    #expect(try workshop.run("scene.yaml", "-o", "out.svg").status == 0)
    #expect(try workshop.run("scene.yaml", "-o", "out.png", "--scale", "1").status == 0)
  }

  @Test("prints one JSON document a line, with every key")
  func json() throws {
    let run = try run(SampleScene.label, "--format", "json", "--text", "blocks")
    #expect(run.status == 0, "\(run.words)")
    #expect(run.text.last == "\n")
    #expect(run.text.split(separator: "\n").count == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "canvas", "diagnostics", "guides", "name", "scene", "variant", "views",
      ])
    let views = try #require(object["views"] as? [[String: Any]])
    #expect(views.map { $0["id"] as? String } == ["root", "title"])
    #expect(views[1]["frame"] as? [Double] == [10, 10, 50, 20])
    #expect(
      views[1].keys.sorted() == [
        "absoluteFrame", "alignmentRect", "ambiguous", "firstBaseline", "frame", "hidden", "id",
        "intrinsicContentSize", "lastBaseline", "path", "ranges", "text", "texts", "type",
      ])
  }

  @Test("with --strict fails on a layout that contradicts itself, and says so without it too")
  func strict() throws {
    let scene = SampleScene.square + "\n  - square.width == 30\n"
    let mild = try run(scene)
    #expect(mild.status == 0)
    #expect(mild.words.contains("scene.yaml:"), "\(mild.words)")
    let strict = try run(scene, "--strict")
    #expect(strict.status == 1)
    #expect(strict.text == mild.text)
  }

  @Test("with --strict fails on an ambiguous layout")
  func ambiguous() throws {
    let scene = SampleScene.square.replacingOccurrences(of: "  - square.width == 20\n", with: "")
    #expect(try run(scene).status == 0)
    #expect(try run(scene, "--strict").status == 1)
  }

  @Test("writes diagnostics as JSON lines, GitHub annotations or UIKit's console text")
  func formats() throws {
    let scene = SampleScene.square + "\n  - square.width == 30\n"
    let json = try run(scene, "--diagnostics", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.words.utf8)) as? [String: Any])
    #expect(object["code"] as? String == "unsatisfiable")
    let github = try run(scene, "--diagnostics", "github")
    #expect(github.words.hasPrefix("::"), "\(github.words)")
    #expect(github.words.contains("file=scene.yaml,line="), "\(github.words)")
    let uikit = try run(scene, "--diagnostics", "uikit")
    #expect(
      uikit.words.hasPrefix(
        "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n\tProbably"),
      "\(uikit.words)")
  }
}
