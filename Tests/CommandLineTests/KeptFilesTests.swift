import Foundation
import Testing

/// What people have is never lost.
@Suite("Files of others")
struct KeptFilesTests {
  @Test("init refuses an empty name, keeps editors' settings, and adds its line to .gitignore")
  func initialisation() throws {
    let workshop = try Workshop()
    try workshop.write("keep", to: "alrender.yaml")
    let empty = try workshop.run("init", "")
    #expect(empty.status == 64)
    #expect(workshop.read("alrender.yaml") == Data("keep".utf8))

    for (before, after) in [
      (
        "build/",
        "build/\n# The results that 'alrender verify' keeps for review, and reports where the guide writes "
          + "them.\n.alrender/\nreport/\nout/\n"
      ),
      (
        "build/\r\n",
        "build/\r\n# The results that 'alrender verify' keeps for review, and reports where the guide "
          + "writes them.\r\n.alrender/\r\nreport/\r\nout/\r\n"
      ),
      ("/.alrender/\n", "/.alrender/\n"),
    ] {
      let workshop = try Workshop()
      try workshop.write(before, to: ".gitignore")
      try workshop.write("{}", to: ".vscode/settings.json")
      let run = try workshop.run("init")
      #expect(run.status == 0, "\(run.words)")
      #expect(run.text.contains("kept .vscode/settings.json, which was there\n"))
      #expect(workshop.read(".vscode/settings.json") == Data("{}".utf8))
      #expect(workshop.read(".gitignore") == Data(after.utf8))
      #expect(workshop.read("Scenes/welcome.yaml") != nil)
    }
  }

  @Test("prune removes nothing that no recording made, whatever it is called")
  func prune() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "Scenes/square.yaml")
    _ = try workshop.run("record", "--pictures", "all", "--goldens", "art")
    let picture = try #require(workshop.read("art/square/default@1x.png"))
    try FileManager.default.removeItem(at: workshop.folder.appending(path: "Scenes/square.yaml"))
    try workshop.write(SampleScene.square, to: "Scenes/other.yaml")
    var plain = picture
    plain.replaceSubrange(
      try #require(picture.range(of: Data("Software".utf8))), with: "Softwart".utf8)
    let others = [
      "art/icon@2x.png": Data([0x89, 0x50]), "art/notes.layout.txt": Data("mine\n".utf8),
      "art/x/scene.txt": Data("INT. KITCHEN\n".utf8), "art/a.hash": Data("abc\n".utf8),
      "art/notes.2024.tmp": Data("mine".utf8), "art/other@1x.png": plain,
    ]
    for (name, data) in others { try workshop.write(data, to: name) }
    let run = try workshop.run("prune", "--goldens", "art")
    #expect(run.status == 0)
    #expect(
      run.text == """
        art/square/default.layout.txt
        art/square/default@1x.png
        art/square/scene.txt

        """)
    for (name, data) in others { #expect(workshop.read(name) == data, "\(name)") }
  }

  @Test("A renamed scene's pictures are as if recorded under the new name")
  func rename() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "Scenes/square.yaml")
    _ = try workshop.run("record", "--pictures", "all")
    try FileManager.default.moveItem(
      at: workshop.folder.appending(path: "Scenes/square.yaml"),
      to: workshop.folder.appending(path: "Scenes/new.yaml"))
    #expect(try workshop.run("verify", "--pictures", "all", "--rename").status == 0)
    let moved = try #require(workshop.read("goldens/new/default@1x.png"))
    #expect(moved.range(of: Data("Scene\0\0\0\0\0new".utf8)) != nil)
    #expect(try workshop.run("record", "--pictures", "all").status == 0)
    #expect(workshop.read("goldens/new/default@1x.png") == moved)
  }

  @Test("With CI=true, record lists what it would write and writes nothing")
  func continuousIntegration() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "Scenes/square.yaml")
    let run = try workshop.run("record", environment: ["CI": "true"])
    #expect(run.status == 1)
    #expect(run.text == "new\tsquare/default.layout.txt\nnew\tsquare/scene.txt\n")
    #expect(run.words.contains("nothing was written, because CI is set: 2 files would be"))
    #expect(workshop.read("goldens/square/default.layout.txt") == nil)
    #expect(try workshop.run("record", environment: ["CI": "false"]).status == 1)
    #expect(try workshop.run("record", environment: ["CI": "true"]).status == 0)
  }

  @Test("Names of goldens are valid on every system")
  func portableNames() throws {
    let workshop = try Workshop()
    let device =
      "devices: { 'A: <b>? \"c\" | d*.': { width: 50, height: 50, scale: 1 }, aux: { width: 60, height: 50, scale: 1 } }\n"
    try workshop.write(device, to: "alrender.yaml")
    try workshop.write(
      SampleScene.square.replacingOccurrences(of: "width: 40, height: 30, ", with: "")
        + "\nvariants: { axes: { device: ['A: <b>? \"c\" | d*.', aux] } }\n",
      to: "Scenes/square.yaml")
    let run = try workshop.run("record", "--text", "blocks")
    #expect(run.status == 1, "\(run.words)")
    let names = workshop.names.filter { $0.hasSuffix(".layout.txt") }
    #expect(names.count == 2)
    for name in names {
      let last = name.split(separator: "/").last ?? ""
      #expect(!last.contains { "<>:\"|?*\\".contains($0) }, "\(name)")
      #expect(!last.hasPrefix("aux."), "\(name)")
    }
    #expect(try workshop.run("verify", "--ci", "--text", "blocks").status == 0)
  }

  // github/copilot-sdk#2: snapshots whose names differ in case; rattler-build#1621: names in two normal forms.
  @Test("Goldens that would be one file on another system are refused, with both names")
  func collidingNames() throws {
    let workshop = try Workshop()
    try workshop.write(
      SampleScene.square + """

        states: { Busy: { views: { square: { alpha: 0.5 } } }, busy: { views: { square: { alpha: 0.2 } } } }
        variants: { axes: { state: [base, Busy, busy] } }

        """, to: "Scenes/square.yaml")
    let cases = try workshop.run("record", "--text", "blocks")
    #expect(cases.status == 2)
    #expect(cases.words.contains("the variants 'Busy' and 'busy'"), "\(cases.words)")

    let other = try Workshop()
    for name in ["caf\u{E9}", "cafe\u{301}"] {
      // Foundation would write both in one form.
      let path = other.folder.path + "/Scenes"
      mkdir(path, 0o777)
      let file = try #require(fopen("\(path)/\(name).yaml", "w"))
      fputs(SampleScene.square, file)
      fclose(file)
    }
    let forms = try other.run("record", "--text", "blocks")
    #expect(forms.status == 2)
    #expect(forms.words.contains("shares the goldens 'goldens/caf"), "\(forms.words)")
  }

  @Test("A name that is not UTF-8 is said to be")
  func otherEncodings() throws {
    let workshop = try Workshop()
    let path =
      Array(workshop.folder.path.utf8CString.dropLast()) + [0x2F, -0x17]
      + Array(".yaml".utf8CString)
    let file = try #require(fopen(path, "w"))
    fputs(SampleScene.square, file)
    fclose(file)
    let run = try workshop.run("check", ".")
    #expect(run.status == 2)
    #expect(run.words.contains("error: its name is not UTF-8"), "\(run.words)")
  }
}
