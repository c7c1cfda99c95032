import Testing

@Suite("--matrix")
struct MatrixTests {
  private func names(_ run: ProgramRun) -> [String] {
    run.text.split(separator: "\n").map { String($0.split(separator: "\t").last ?? "") }
  }

  private func run(_ scene: String, _ arguments: String...) throws -> ProgramRun {
    let workshop = try Workshop()
    try workshop.write(scene, to: "scene.yaml")
    return try ProgramRun.run(arguments, in: workshop.folder)
  }

  @Test("makes variants of a scene that declares none")
  func variants() throws {
    let run = try run(
      SampleScene.label, "list", "--matrix", "direction=ltr,rtl", "strings=base,doubled",
      "scene.yaml")
    #expect(run.status == 0, "\(run.words)")
    #expect(names(run) == ["default", "doubled", "rtl", "rtl+doubled"])
  }

  @Test("takes one word for several axes, and may be given again")
  func spellings() throws {
    let words = try run(
      SampleScene.label, "list", "scene.yaml", "--matrix", "direction=ltr,rtl width=40,50")
    let again = try run(
      SampleScene.label, "list", "scene.yaml", "--matrix", "direction=ltr,rtl", "--matrix",
      "width=40,50")
    #expect(names(words) == ["default", "50", "rtl", "rtl+50"])
    #expect(words.text == again.text)
  }

  @Test("values may contain blanks, in one word with other axes")
  func blanks() throws {
    let one = try run(
      SampleScene.label, "list", "scene.yaml", "--matrix", "device=iPhone 15,iPad mini")
    #expect(one.status == 0, "\(one.words)")
    #expect(names(one).count == 2)
    let two = try run(
      SampleScene.label, "list", "scene.yaml", "--matrix",
      "direction=ltr,rtl device=iPhone 15,iPad mini")
    #expect(names(two).count == 4)
  }

  @Test("is laid out completely, also for standard input")
  func standardInput() throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      "layout", "-", "--matrix", "direction=ltr,rtl", "strings=base,doubled", "--text", "blocks",
      input: SampleScene.label)
    #expect(run.status == 0, "\(run.words)")
    let heads = run.text.split(separator: "\n").filter { $0.contains("@") }
    #expect(
      heads.map { $0.split(separator: " ")[0] } == ["default", "doubled", "rtl", "rtl+doubled"])
  }

  @Test("adds its axes to those of the scene and takes the place of those of the same name")
  func declared() throws {
    let scene = """
      variants:
        axes: { direction: [ltr, rtl], width: [40, 50] }
        exclude: [{ direction: rtl, width: 50 }]
        include: [{ direction: rtl, width: 60 }]

      """ + SampleScene.label
    let added = try run(scene, "list", "scene.yaml", "--matrix", "strings=base,doubled")
    #expect(
      names(added) == ["default", "doubled", "50", "50+doubled", "rtl", "rtl+doubled", "rtl+60"])
    let replaced = try run(scene, "list", "scene.yaml", "--matrix", "width=40,60")
    #expect(names(replaced) == ["default", "60", "rtl", "rtl+60"])
  }

  @Test(
    "is incorrect usage with an unknown axis or value",
    arguments: [
      ("directon=ltr", "there is no axis 'directon'; did you mean 'direction'?"),
      ("direction=up", "'up' is not a value of 'direction': expected 'ltr' or 'rtl'"),
      ("direction=ltr,ltr", "the axis 'direction' has the value 'ltr' twice"),
    ])
  func usage(axes: String, sentence: String) throws {
    let run = try run(SampleScene.label, "list", "scene.yaml", "--matrix", axes)
    #expect(run.status == 64)
    #expect(run.words.contains(sentence), "\(run.words)")
  }
}
