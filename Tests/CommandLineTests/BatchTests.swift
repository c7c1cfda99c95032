import Foundation
import Testing

@Suite("A batch")
struct BatchTests {
  /// A project with scenes of several sizes, one of them wrong and one unsatisfiable.
  private func workshop() throws -> Workshop {
    let workshop = try Workshop()
    for index in 0..<12 {
      try workshop.write(SampleScene.label, to: "Scenes/part\(index % 3)/label\(index).yaml")
    }
    try workshop.write("root: 3\n", to: "Scenes/part1/wrong.yaml")
    try workshop.write(
      SampleScene.square + "\n  - square.width == 30\n", to: "Scenes/part2/conflict.yaml")
    try workshop.write("nobody's scene", to: "Scenes/part0/notes.txt")
    return workshop
  }

  @Test("of a folder holds the scenes in it and below it, in the order of their names")
  func folder() throws {
    let run = try workshop().run("list", "Scenes")
    let scenes = run.text.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    #expect(scenes.count == 13)
    #expect(scenes == scenes.sorted())
    #expect(run.status == 2)
    #expect(run.words.hasPrefix("Scenes/part1/wrong.yaml:1:7: error: "), "\(run.words)")
  }

  @Test("gives the same text and data in the same order whatever the number of threads")
  func order() throws {
    let workshop = try workshop()
    let alone = try workshop.run("layout", "Scenes", "--format", "json", "-j", "1")
    #expect(alone.status == 2)
    #expect(alone.text.split(separator: "\n").count == 13)
    #expect(alone.words.contains("wrong.yaml"))
    #expect(alone.words.contains("conflict.yaml"))
    for workers in ["2", "3", "16"] {
      let run = try workshop.run("layout", "Scenes", "--format", "json", "-j", workers)
      #expect(run.text == alone.text)
      #expect(run.words == alone.words)
      #expect(run.status == alone.status)
    }
  }

  @Test("writes the same pictures whatever the number of threads")
  func pictures() throws {
    let workshop = try workshop()
    for workers in ["1", "4"] {
      try workshop.write("", to: "out\(workers)/keep")
      let run = try workshop.run(
        "Scenes", "-o", "out\(workers)/{scene}.png", "--matrix", "direction=ltr,rtl",
        "--variant", "direction=rtl", "-j", workers)
      #expect(run.status == 2)
    }
    let pictures = workshop.names.filter { $0.hasPrefix("out1/") && $0.hasSuffix(".png") }
    #expect(pictures.count == 13)
    for picture in pictures {
      #expect(workshop.read(picture) == workshop.read("out4/" + picture.dropFirst(5)))
    }
  }

  @Test("judges and shows the variants of one scene alike whatever the number of threads")
  func variants() throws {
    let workshop = try workshop()
    try workshop.write(
      """
      root: { subviews: { a: { type: label, text: "Some words to cut short" }, b: {} } }
      constraints: [ "H:|-[a]-8-[b(60)]|", "V:|-[a]", "V:|[b(20)]", "a.left == b.right - 30 @ 10" ]
      expect: [ a.width >= 100, notTruncated, { mirrors: { of: ltr, is: rtl } } ]
      """, to: "Scenes/variants.yaml")
    let matrix = [
      "--matrix", "direction=ltr,rtl", "width=120,180,240,320",
    ]
    func runs(_ workers: String) throws -> [ProgramRun] {
      let check = ["check", "Scenes", "-j", workers]
      let sheet = ["Scenes", "--sheet", "sheet\(workers)-{scene}.png", "-j", workers]
      return try [check + matrix, sheet + matrix].map {
        try ProgramRun.run($0, in: workshop.folder)
      }
    }
    let alone = try runs("1")
    #expect(alone[0].words.contains("variants.yaml"))
    let sheets = workshop.names.filter { $0.hasPrefix("sheet1-") && $0.hasSuffix(".png") }
    #expect(sheets.contains("sheet1-variants.png"))
    for workers in ["2", "7"] {
      for (run, alone) in zip(try runs(workers), alone) {
        #expect(run.status == alone.status)
        #expect(run.words == alone.words)
      }
      for sheet in sheets {
        #expect(workshop.read(sheet) == workshop.read("sheet\(workers)\(sheet.dropFirst(6))"))
      }
    }
  }

  @Test("without a path is the project's folder of scenes, without excluded files")
  func project() throws {
    let workshop = try workshop()
    try workshop.write("exclude: part1\n", to: "alrender.yaml")
    let run = try workshop.run("list")
    #expect(run.status == 0, "\(run.words)")
    #expect(run.text.split(separator: "\n").count == 9)
    #expect(!run.text.contains("part1"))
  }

  @Test("uses the project's defaults and devices, which the command line overrides")
  func defaults() throws {
    let workshop = try Workshop()
    try workshop.write(
      """
      defaults: { width: 50, height: 60, scale: 3 }
      devices: { tile: { width: 70, height: 80, scale: 1 } }
      """, to: "alrender.yaml")
    try workshop.write("root: {}\n", to: "scene.yaml")
    func size(_ options: String...) throws -> PNGHeader? {
      let run = try ProgramRun.run(["scene.yaml", "-o", "out.png"] + options, in: workshop.folder)
      #expect(run.status == 0, "\(run.words)")
      return PNGHeader(workshop.read("out.png"))
    }
    #expect(try size() == PNGHeader(width: 150, height: 180))
    #expect(try size("--size", "10x20", "--scale", "2") == PNGHeader(width: 20, height: 40))
    #expect(try size("--variant", "device=tile") == PNGHeader(width: 70, height: 80))
  }

  @Test("does not start if the project's configuration is invalid")
  func wrongConfiguration() throws {
    let workshop = try workshop()
    try workshop.write("scens: Scenes\n", to: "alrender.yaml")
    let run = try workshop.run("list")
    #expect(run.status == 2)
    #expect(run.words.hasPrefix("alrender.yaml:1:1: error: "), "\(run.words)")
    #expect(run.words.contains("did you mean 'scenes'?"))
  }

  @Test("reports its time as JSON with --timings json")
  func timings() throws {
    let workshop = try workshop()
    let run = try workshop.run("layout", "Scenes/part0", "--timings", "json", "-j", "2")
    #expect(run.status == 0)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.words.utf8)) as? [String: Any])
    #expect(object["layouts"] as? Int == 4)
    #expect(object["workers"] as? Int == 2)
    let phases = try #require(object["phases"] as? [String: Double])
    #expect(phases.keys.contains("solving"))
  }
}
