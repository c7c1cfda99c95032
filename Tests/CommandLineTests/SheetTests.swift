import Testing

@Suite("--sheet")
struct SheetTests {
  @Test("draws all variants of a scene in one picture, with no other output")
  func sheet() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.label, to: "scene.yaml")
    let run = try workshop.run(
      "scene.yaml", "--sheet", "sheet.png", "--matrix", "direction=ltr,rtl")
    #expect(run.status == 0, "\(run.words)")
    #expect(workshop.names == ["scene.yaml", "sheet.png"])
    #expect(PNGHeader(workshop.read("sheet.png")) != nil)
  }

  @Test("goes with -o, which draws the default variant")
  func withOutput() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "Scenes/a.yaml")
    try workshop.write(SampleScene.label, to: "Scenes/b.yaml")
    let run = try workshop.run(
      "render", "Scenes", "--sheet", "{scene}-sheet.png", "-o", "{scene}.png")
    #expect(run.status == 0, "\(run.words)")
    let pictures = workshop.names.filter { $0.hasSuffix(".png") }
    #expect(pictures == ["a-sheet.png", "a.png", "b-sheet.png", "b.png"])
  }

  @Test(
    "is incorrect usage for several scenes with one name, with {variant}, or without a format",
    arguments: [
      (["a.yaml", "b.yaml", "--sheet", "sheet.png"], "{scene}"),
      (["a.yaml", "--sheet", "{variant}.png"], "{scene}"),
      (["a.yaml", "--sheet", "sheet.bmp"], "sheet.bmp"),
    ])
  func usage(arguments: [String], word: String) throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "a.yaml")
    try workshop.write(SampleScene.square, to: "b.yaml")
    let run = try ProgramRun.run(arguments, in: workshop.folder)
    #expect(run.status == 64)
    #expect(run.words.contains(word), "\(run.words)")
    #expect(workshop.names == ["a.yaml", "b.yaml"])
  }

  @Test("shows the variants that can be laid out and reports the others")
  func failure() throws {
    let workshop = try Workshop()
    try workshop.write(
      """
      canvas: { width: 40, height: fit }
      root: { subviews: { tall: { background: red } } }
      constraints: ["H:|[tall]|", "V:|[tall]|", tall.height == 100 * tall.width]
      """, to: "scene.yaml")
    let run = try workshop.run(
      "scene.yaml", "--sheet", "sheet.png", "--matrix", "width=4,30000")
    #expect(run.status == 2)
    #expect(
      run.words == """
        scene.yaml:1:18: error: a canvas of 30000 x 3000000 points is too large
        canvas: { width: 40, height: fit }
                         ^~
        hint: it grows with its content; a side can be at most a million points

        """)
    #expect(PNGHeader(workshop.read("sheet.png")) != nil)
  }
}
