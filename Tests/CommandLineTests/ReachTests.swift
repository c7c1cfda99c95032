import Foundation
import Glibc
import Testing

/// What scenes may read, and how much.
@Suite("Reach of scenes")
struct ReachTests {
  private func scene(_ source: String) -> String {
    """
    canvas: { width: 40, height: 40 }
    root: { subviews: { it: { type: imageView, source: "\(source)", frame: [0, 0, 40, 40] } } }
    """
  }

  private func path(_ workshop: Workshop, _ name: String) -> String {
    workshop.folder.appending(path: name).path
  }

  @Test("Pipes, sockets and devices are refused at their place, and nothing waits for them")
  func special() throws {
    let workshop = try Workshop()
    #expect(mkfifo(path(workshop, "pipe"), 0o600) == 0)
    for (file, noun) in [("pipe", "a pipe"), ("/dev/zero", "a device"), ("/dev/tty", "a device")] {
      try workshop.write(scene(file), to: "scene.yaml")
      let run = try workshop.run("scene.yaml", "-o", "out.png")
      #expect(run.status == 2)
      #expect(run.words.hasPrefix("scene.yaml:2:"), "\(run.words)")
      #expect(run.words.contains("it is \(noun), not a file"), "\(run.words)")
    }
    try workshop.write("root: {}\nstrings: pipe\n", to: "scene.yaml")
    let strings = try workshop.run("layout", "scene.yaml")
    #expect(strings.status == 2 && strings.words.contains("a pipe"), "\(strings.words)")
    #expect(mkfifo(path(workshop, "Scenes.yaml"), 0o600) == 0)
    for argument in ["Scenes.yaml", "/dev/zero", "."] {
      let run = try workshop.run("layout", argument)
      #expect(run.status == 2, "\(argument)")
      #expect(run.words.contains("not a file; '-' reads standard input"), "\(run.words)")
    }
  }

  @Test("A pipe in a folder of fonts is refused by its name")
  func fonts() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "square.yaml")
    try workshop.write("fonts: Fonts\n", to: "alrender.yaml")
    try workshop.write("", to: "Fonts/inner/none.txt")
    #expect(mkfifo(path(workshop, "Fonts/inner/Broken.ttf"), 0o600) == 0)
    let run = try workshop.run("layout", "square.yaml")
    #expect(run.status != 0)
    #expect(run.words.contains("inner/Broken.ttf', in a font directory, is a device, a pipe"))
  }

  @Test("More layers than can be painted in seconds are an error at the canvas")
  func layers() throws {
    let workshop = try Workshop()
    let views = (0..<1_200).map {
      "    v\($0): { background: '#80000080', frame: [0, 0, 2000, 2000] }"
    }
    try workshop.write(
      "canvas: { width: 2000, height: 2000 }\nroot:\n  subviews:\n"
        + views.joined(separator: "\n"),
      to: "scene.yaml")
    let run = try workshop.run("scene.yaml", "-o", "out.png")
    #expect(run.status == 2)
    #expect(run.words.hasPrefix("scene.yaml:1:18: error: the picture takes too much work to paint"))
    #expect(workshop.read("out.png") == nil)
  }

  @Test("A confined scene reads no file outside, whatever its path")
  func confined() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "square.yaml")
    #expect(try workshop.run("square.yaml", "-o", "outside.png").status == 0)
    let picture = try #require(workshop.read("outside.png"))
    try workshop.write(picture, to: "project/inside.png")
    try FileManager.default.createSymbolicLink(
      atPath: path(workshop, "project/link.png"), withDestinationPath: "../outside.png")
    try FileManager.default.createSymbolicLink(
      atPath: path(workshop, "project/own.png"), withDestinationPath: "inside.png")
    let outside = ["../outside.png", "link.png", path(workshop, "outside.png")]
    for (source, isInside) in outside.map({ ($0, false) }) + [
      ("inside.png", true), ("own.png", true),
    ] {
      try workshop.write(scene(source), to: "project/scene.yaml")
      let free = try workshop.run("layout", "project/scene.yaml")
      #expect(free.status == 0, "\(free.words)")
      let run = try workshop.run("layout", "project/scene.yaml", "--confine", "project")
      #expect(run.status == (isInside ? 0 : 2), "\(source): \(run.words)")
      if !isInside {
        #expect(run.words.contains("it is outside 'project'"), "\(run.words)")
        #expect(run.words.hasPrefix("project/scene.yaml:2:"))
      }
    }
  }

  @Test("A project that says 'confine' keeps its scenes in its folder")
  func configured() throws {
    let workshop = try Workshop()
    try workshop.write("\"greeting\" = \"Hi\";", to: "en.strings")
    try workshop.write("root: {}\nstrings: ../en.strings\n", to: "project/scene.yaml")
    let folder = workshop.folder.appending(path: "project")
    let free = try ProgramRun.run(["layout", "scene.yaml"], in: folder)
    #expect(free.status == 0, "\(free.words)")
    try workshop.write("confine: true\n", to: "project/alrender.yaml")
    let confined = try ProgramRun.run(["layout", "scene.yaml"], in: folder)
    #expect(confined.status == 2 && confined.words.contains("it is outside"), "\(confined.words)")
    let wider = try ProgramRun.run(["layout", "scene.yaml", "--confine", ".."], in: folder)
    #expect(wider.status == 0, "\(wider.words)")
  }

  @Test("A scene of a repository leads to nothing outside it, unless the command line allows it")
  func repository() throws {
    let workshop = try Workshop()
    try workshop.write("PASS word=hunter2\n", to: "secret.env")
    try workshop.write("", to: "repository/.git/HEAD")
    try workshop.write("\"greeting\" = \"Hi\";", to: "repository/en.strings")
    try workshop.write("root: {}\n", to: "other/scene.yaml")
    let folder = workshop.folder.appending(path: "repository")
    #expect(symlink("../secret.env", path(workshop, "repository/link.strings")) == 0)
    for line in [
      "include: ../../secret.env", "include: \(path(workshop, "secret.env"))",
      "strings: ../link.strings",
    ] {
      try workshop.write("\(line)\nroot: {}\n", to: "repository/Scenes/scene.yaml")
      for arguments in [["Scenes/scene.yaml"], []] {
        let run = try ProgramRun.run(["check"] + arguments, in: folder)
        #expect(run.status == 2)
        #expect(run.words.contains("it is outside the repository"), "\(line): \(run.words)")
        #expect(!run.words.contains("hunter2"), "\(run.words)")
      }
      let wider = try ProgramRun.run(["check", "--confine", ".."], in: folder)
      #expect(!wider.words.contains("it is outside"), "\(wider.words)")
    }
    try workshop.write("strings: ../en.strings\nroot: {}\n", to: "repository/Scenes/scene.yaml")
    #expect(try ProgramRun.run(["layout", "Scenes/scene.yaml"], in: folder).status == 0)
    // What the command line names is read, wherever it is.
    #expect(try ProgramRun.run(["layout", "../other/scene.yaml"], in: folder).status == 0)
    try workshop.write("scenes: /\n", to: "repository/alrender.yaml")
    let disk = try ProgramRun.run(["verify"], in: folder)
    #expect(disk.status == 2)
    #expect(disk.words.contains("/: error: it is outside the repository"), "\(disk.words)")
  }

  @Test("Scenes found by a confined search do not lead outside by links, and reveal nothing")
  func links() throws {
    let workshop = try Workshop()
    try workshop.write("secret: hunter2\n", to: "out/cred.yaml")
    try workshop.write("root: {}\ncanvas: { width: 9, height: 9 }\n", to: "out/scene.yaml")
    try workshop.write("root: {}\ndata: { d: ../out/gone.csv }\n", to: "in/own.yaml")
    for (name, target) in [("cred.yaml", "../out/cred.yaml"), ("inner", "../out")] {
      #expect(symlink(target, path(workshop, "in/\(name)")) == 0)
    }
    let run = try workshop.run("check", "--confine", "in", "in")
    #expect(run.status == 2)
    #expect(!run.words.contains("hunter2") && !run.words.contains("no such file"), "\(run.words)")
    for name in ["in/cred.yaml", "in/inner/scene.yaml", "'../out/gone.csv'"] {
      #expect(run.words.contains(name), "\(run.words)")
    }
    #expect(run.words.ranges(of: "it is outside 'in'").count == 4, "\(run.words)")
    #expect(try workshop.run("layout", "in/inner/scene.yaml").status == 0)
    #expect(try workshop.run("layout", "out/scene.yaml", "--confine", "in").status == 0)
  }
}
