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

  private static let stateful = """
    states: { typing: {}, failed: {} }
    variants: { axes: { focus: [none, typing], validation: [ok, failed] } }

    """ + SampleScene.label

  @Test("takes the axes of states that a scene declares, also to choose one variant")
  func states() throws {
    let chosen = try run(
      Self.stateful, "list", "scene.yaml", "--matrix", "focus=typing", "width=40,50")
    #expect(chosen.status == 0, "\(chosen.words)")
    #expect(names(chosen) == ["default", "50", "failed", "failed+50"])
    let turned = try run(
      Self.stateful, "list", "scene.yaml", "--matrix", "focus=typing,none validation=ok")
    #expect(names(turned) == ["default", "none"])
    let one = try run(
      Self.stateful, "layout", "scene.yaml", "--variant", "focus=typing,validation=failed")
    #expect(one.status == 0, "\(one.words)")
    #expect(one.text.hasPrefix("typing+failed "), "\(one.text)")
  }

  @Test("passes over scenes without such an axis, if one has it")
  func statesOfOne() throws {
    let workshop = try Workshop()
    try workshop.write(Self.stateful, to: "Scenes/a.yaml")
    try workshop.write(SampleScene.label, to: "Scenes/b.yaml")
    let run = try workshop.run("list", "Scenes", "--matrix", "focus=none,typing")
    #expect(run.status == 0, "\(run.words)")
    #expect(names(run) == ["default", "failed", "typing", "typing+failed", "default"])
  }

  @Test(
    "is incorrect usage with a value that a scene's own axis lacks",
    arguments: [
      ("focus=none,tpying", "'tpying' is not a value of 'focus': expected 'none' or 'typing'"),
      ("focus=none,none", "the axis 'focus' has the value 'none' twice"),
      ("focsu=none", "there is no axis 'focsu'; did you mean 'focus'?"),
    ])
  func statefulUsage(axes: String, sentence: String) throws {
    let run = try run(Self.stateful, "list", "scene.yaml", "--matrix", axes)
    #expect(run.status == 64)
    #expect(run.words.contains(sentence), "\(run.words)")
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
