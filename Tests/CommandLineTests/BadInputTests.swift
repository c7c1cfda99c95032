import Foundation
import Glibc
import Testing

/// A wrong scene: its content, the place of its first error, and its message.
struct WrongScene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let head: String
}

@Suite("Invalid input")
struct BadInputTests {
  /// Renders over an existing output file, and always makes the same checks on what the run left.
  private func refuse(
    _ workshop: Workshop, _ arguments: [String], location: SourceLocation = #_sourceLocation
  ) throws -> ProgramRun {
    let names = workshop.names
    let fresh = try ProgramRun.run(arguments + ["-o", "out.png"], in: workshop.folder)
    #expect(fresh.status == 2, "\(fresh.words)", sourceLocation: location)
    #expect(fresh.output.isEmpty, sourceLocation: location)
    #expect(workshop.names == names, "nothing new", sourceLocation: location)

    try workshop.write("an older picture", to: "out.png")
    let again = try ProgramRun.run(arguments + ["-o", "out.png"], in: workshop.folder)
    #expect(again.status == 2, sourceLocation: location)
    #expect(again.words == fresh.words, sourceLocation: location)
    #expect(
      workshop.read("out.png") == Data("an older picture".utf8), sourceLocation: location)
    return fresh
  }

  @Test("is refused with its place, its line and a caret", arguments: WrongScenes.all)
  func wrongScene(_ scene: WrongScene) throws {
    let workshop = try Workshop()
    try workshop.write(scene.text, to: "scene.yaml")
    let run = try refuse(workshop, ["scene.yaml"])
    #expect(run.lines.first == scene.head)
    // Of an empty file there is no line to show.
    let shows = run.lines.count > 2 && run.lines[2].contains("^")
    #expect(shows || scene.text.isEmpty, "\(run.words)")
  }

  @Test("slips of YAML and of names come with what to write", arguments: WrongScenes.hinted)
  func slips(_ slip: WrongScenes.Slip) throws {
    let workshop = try Workshop()
    try workshop.write(slip.text, to: slip.name)
    if !slip.strings.isEmpty { try workshop.write(slip.strings, to: "L.strings") }
    let run = try workshop.run("check", slip.name)
    #expect(run.status == 2)
    #expect(run.lines.contains("hint: \(slip.hint)"), "\(run.words)")
  }

  @Test(
    "a file or folder that an option names and that is none is refused, also where nothing reads it"
  )
  func namedFiles() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "scene.yaml")
    #expect(mkfifo(workshop.folder.appending(path: "pipe").path, 0o600) == 0)
    for (option, path, words) in [
      ("--insets", "pipe", "is a pipe, not a file"), ("--insets", "none", "no such file"),
      ("--confine", "none", "there is no such folder"), ("--confine", "pipe", "is not a folder"),
    ] {
      let run = try workshop.run("check", "scene.yaml", option, path)
      #expect(run.status == 2)
      #expect(run.words.hasPrefix("\(path): error: \(words)"), "\(run.words)")
    }
    let cache = try workshop.run("verify", "scene.yaml", "--cache", "pipe", "--text", "blocks")
    #expect(
      cache.status == 2 && cache.words.hasPrefix("pipe: error: is not a folder"), "\(cache.words)")
  }

  @Test("a missing file is named")
  func missingFile() throws {
    let run = try refuse(Workshop(), ["nowhere.yaml"])
    #expect(run.words == "nowhere.yaml: error: no such file\n")
  }

  @Test("a folder without scenes has nothing to render")
  func folder() throws {
    let workshop = try Workshop()
    try workshop.write("", to: "scene.yaml/keep")
    let run = try refuse(workshop, ["scene.yaml"])
    #expect(run.words == "scene.yaml: error: contains no scenes\n")
  }

  @Test("a missing image is an error at the place that names it")
  func missingImage() throws {
    let workshop = try Workshop()
    try workshop.write(WrongScenes.image, to: "scene.yaml")
    let run = try refuse(workshop, ["scene.yaml"])
    #expect(run.words.hasPrefix("scene.yaml:3:"), "\(run.words)")
    #expect(run.words.contains("error: "))
  }

  @Test("an image that is not an image is an error at the place that names it")
  func noImage() throws {
    let workshop = try Workshop()
    try workshop.write(WrongScenes.image, to: "scene.yaml")
    try workshop.write("plainly a text", to: "badge.png")
    let run = try refuse(workshop, ["scene.yaml"])
    #expect(run.words.hasPrefix("scene.yaml:3:"), "\(run.words)")
  }

  @Test("an alias bomb is refused quickly and in little memory")
  func aliasBomb() throws {
    let workshop = try Workshop()
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...10 {
      let members = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(members)]\n"
    }
    try workshop.write(bomb + "root: *a10\n", to: "scene.yaml")
    let run = try refuse(workshop, ["scene.yaml"])
    #expect(run.words.hasPrefix("scene.yaml:"))
  }

  @Test("a missing output folder is created if its own folder exists")
  func missingOutputFolder() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "scene.yaml")
    let run = try workshop.run("scene.yaml", "-o", "no/where/out.png")
    #expect(run.status == 2)
    #expect(run.words == "no/where/out.png: error: no such folder 'no/where'; create it first\n")
    #expect(workshop.names == ["scene.yaml"])
    #expect(try workshop.run("scene.yaml", "-o", "somewhere/out.png").status == 0)
    #expect(workshop.read("somewhere/out.png") != nil)
  }

  @Test("a missing folder for many outputs is reported once, before any layout")
  func missingTemplateFolder() throws {
    let workshop = try Workshop()
    for name in ["one", "two"] { try workshop.write(SampleScene.square, to: "\(name).yaml") }
    let run = try workshop.run("one.yaml", "two.yaml", "-o", "no/where/{scene}/{variant}.png")
    #expect(run.status == 2)
    let reason = "no such folder 'no/where'; create it first"
    #expect(run.words == "no/where/{scene}/{variant}.png: error: \(reason)\n")
    #expect(workshop.names == ["one.yaml", "two.yaml"])
  }

  @Test("an output that is a folder is refused")
  func folderAsOutput() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "scene.yaml")
    try workshop.write("", to: "out.png/keep")
    let run = try workshop.run("scene.yaml", "-o", "out.png")
    #expect(run.status == 2)
    #expect(run.words == "out.png: error: is a directory\n")
    #expect(workshop.names == ["out.png", "out.png/keep", "scene.yaml"])
  }

  @Test("an output that cannot be written is refused")
  func unwritableOutput() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "scene.yaml")
    // Nobody, not even root, can create files in /proc.
    let run = try workshop.run("scene.yaml", "-o", "/proc/out.png")
    #expect(run.status == 2)
    #expect(run.words.hasPrefix("/proc/out.png: error: "), "\(run.words)")
  }

  @Test("one invalid scene does not stop the others")
  func others() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "good.yaml")
    try workshop.write("root: [", to: "bad.yaml")
    let run = try workshop.run("bad.yaml", "good.yaml", "-o", "{scene}.png")
    #expect(run.status == 2)
    #expect(workshop.names == ["bad.yaml", "good.png", "good.yaml"])
  }
}
