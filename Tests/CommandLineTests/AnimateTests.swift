import Foundation
import Testing

@Suite("animate")
struct AnimateTests {
  private let scene = """
    canvas: { width: 40, height: 40, scale: 1 }
    root: { subviews: { box: { background: black } } }
    constraints:
      - "V:|[box(10)]"
      - box.width == 10
      - { id: left, expr: box.left == root.left }
    states: { moved: { constraints: { left: { constant: 30 } } } }
    """

  @Test("writes a picture for each moment")
  func frames() throws {
    let shop = try Workshop()
    try shop.write(scene, to: "a.yaml")
    let run = try shop.run(
      "animate", "a.yaml", "--from", "base", "--to", "moved", "--frames", "3", "-o",
      "f-{frame}.png", "--text", "blocks")
    #expect(run.words == "")
    #expect(run.status == 0)
    let pictures = ["f-0.png", "f-1.png", "f-2.png"].map { shop.read($0) }
    #expect(Set(pictures.compactMap { $0 }).count == 3)
    #expect(shop.read("f-3.png") == nil)
  }

  @Test(
    "takes a spring by its duration and bounce or by its physics",
    arguments: [
      ("duration: 0.5, bounce: 0.3", true), ("{ mass: 1, stiffness: 100, damping: 10 }", true),
      ("bounce=0.2,velocity=3", true), ("bounce: 2", false), ("mass: 0", false),
      ("duration: 0.5, mass: 1", false), ("duration: nan", false), ("", true),
    ])
  func spring(text: String, isValid: Bool) throws {
    let shop = try Workshop()
    try shop.write(scene, to: "a.yaml")
    let run = try shop.run(
      "animate", "a.yaml", "--to", "moved", "--frames", "3", "--spring", text, "-o", "a.png",
      "--text", "blocks")
    #expect(run.status == (isValid ? 0 : 64), "\(run.words)")
    #expect(isValid != run.words.contains("is no spring: it has a 'duration'"), "\(run.words)")
  }

  @Test("writes one animated PNG and a filmstrip")
  func animated() throws {
    let shop = try Workshop()
    try shop.write(scene, to: "a.yaml")
    let run = try shop.run(
      "animate", "a.yaml", "--to", "moved", "--frames", "3", "--mode", "constants", "-o", "a.png",
      "--filmstrip", "strip.png", "--text", "blocks")
    #expect(run.status == 0)
    #expect(try #require(shop.read("a.png")).range(of: Data("acTL".utf8)) != nil)
    #expect(PNGHeader(shop.read("strip.png"))?.width == 3 * 40 + 4 * 8)
  }

  @Test("refuses unknown states, and to run without an output")
  func refuses() throws {
    let shop = try Workshop()
    try shop.write(scene, to: "a.yaml")
    let run = try shop.run("animate", "a.yaml", "--to", "mvoed", "-o", "a.png")
    #expect(run.status == 2)
    #expect(run.words == "a.yaml: error: unknown state 'mvoed'\nhint: did you mean 'moved'?\n")
    #expect(try shop.run("animate", "a.yaml", "--to", "moved").status == 64)
  }

  @Test("reports the findings of the layouts, and judges them on request")
  func findings() throws {
    let shop = try Workshop()
    try shop.write(
      scene.replacing("box.width == 10", with: "box.width == 10\n  - box.right <= root.right - 5"),
      to: "a.yaml")
    let words = ["animate", "a.yaml", "--to", "moved", "--frames", "3", "-o", "a.png"]
    let run = try ProgramRun.run(words, in: shop.folder)
    #expect(run.words.contains("cannot all hold"), "\(run.words)")
    #expect(run.words.components(separatedBy: "cannot all hold").count == 2)
    #expect(run.status == 0)
    let strict = try ProgramRun.run(words + ["--strict", "--timings=json"], in: shop.folder)
    #expect(strict.status == 1)
    #expect(strict.words.contains("\"layouts\": 5"))
  }

  @Test("distinguishes variants, and goes through the states once")
  func variants() throws {
    let shop = try Workshop()
    try shop.write(
      scene + "\nvariants: { axes: { state: [base, moved], direction: [ltr, rtl] } }\n",
      to: "a.yaml")
    let words = ["animate", "a.yaml", "--to", "moved", "--frames", "2", "--all-variants"]
    let one = try ProgramRun.run(words + ["-o", "a.png"], in: shop.folder)
    #expect(one.status == 64)
    #expect(one.words.contains("several results would be written to 'a.png'"))
    let each = try ProgramRun.run(words + ["-o", "{variant}.png"], in: shop.folder)
    #expect(each.status == 0)
    #expect(shop.names.filter { $0.hasSuffix(".png") } == ["default.png", "rtl.png"])
  }
}
