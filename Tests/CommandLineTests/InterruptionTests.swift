import Foundation
import Testing

@Suite("Interrupted recordings")
struct InterruptionTests {
  private static func scene(_ gap: Int) -> String {
    """
    canvas: { width: 120, height: 80, scale: 1 }
    root: { subviews: { box: { background: red }, note: { type: label, text: Hello } } }
    constraints: [ "H:|-\(gap)-[box(20)]-[note]", "V:|-10-[box(20)]", note.top == box.top ]
    variants: { axes: { width: [\((120..<150).map(String.init).joined(separator: ", "))] } }
    """
  }

  /// Returns the files below `goldens` with their bytes.
  private func goldens(_ workshop: Workshop) -> [String: Data] {
    let names = workshop.names.filter { $0.hasPrefix("goldens/") && $0.contains(".") }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, workshop.read($0) ?? Data()) })
  }

  private func record(_ workshop: Workshop) throws -> [String: Data] {
    _ = try workshop.run("record", "--mode", "all", "--text", "blocks", "--pictures", "all")
    return goldens(workshop)
  }

  @Test("A recording that is killed at any moment leaves each golden old or new, never half")
  func killed() throws {
    let workshop = try Workshop()
    try workshop.write(Self.scene(10), to: "Scenes/card.yaml")
    let old = try record(workshop)
    try workshop.write(Self.scene(11), to: "Scenes/card.yaml")
    let new = try record(workshop)
    #expect(old.count > 60 && old.keys == new.keys && old != new)
    for moment in 0..<5 {
      for (name, bytes) in old { try workshop.write(bytes, to: name) }
      let process = Process()
      process.executableURL = ProgramRun.program
      process.arguments = [
        "record", "--mode", "all", "--text", "blocks", "--pictures", "all", "-j", "2",
      ]
      process.currentDirectoryURL = workshop.folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // At a time when some are new and others still old, so that the kill interrupts the
      // writing.
      let wanted = 1 + 12 * moment
      while process.isRunning, goldens(workshop).count(where: { $1 == new[$0] }) < wanted {}
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let left = goldens(workshop).filter { !$0.key.hasSuffix(".tmp") }
      #expect(left.keys == old.keys)
      for (name, bytes) in left { #expect(bytes == old[name] || bytes == new[name], "\(name)") }
    }
    #expect(try record(workshop) == new)
    // Each killed writer was followed by another of the same file.
    #expect(goldens(workshop) == new)
  }

  @Test("Remains of interrupted runs are removed by the next one; those of a running one stay")
  func leftovers() throws {
    let workshop = try Workshop()
    try workshop.write(Self.scene(10), to: "Scenes/card.yaml")
    _ = try record(workshop)
    let left = [
      ".alrender/run-999999/actual/x.png", ".alrender/old-7/report.json",
      ".alrender/regen-12-2/tree/a", ".alrender/.fingerprints.alrender.tmp",
      "goldens/card/.default.layout.txt.alrender.tmp",
    ]
    let kept = [
      ".alrender/run-for-cover/mine", ".alrender/fingerprints", "goldens/card/notes.tmp",
      "goldens/card/notes.2024.tmp",
    ]
    for name in left + kept { try workshop.write("left", to: name) }
    let held = open(workshop.folder.appending(path: ".alrender/old-7").path, O_RDONLY)
    #expect(flock(held, LOCK_EX) == 0)
    _ = try workshop.run("verify", "--text", "blocks", "--pictures", "all", "--ci")
    #expect(workshop.read(".alrender/old-7/report.json") != nil)
    close(held)
    _ = try workshop.run("verify", "--text", "blocks", "--pictures", "all", "--ci")
    for name in left { #expect(workshop.read(name) == nil, "\(name)") }
    for name in kept { #expect(workshop.read(name) != nil, "\(name)") }
    let folders = workshop.names.filter {
      $0.hasPrefix(".alrender/") && !$0.dropFirst(10).contains("/")
    }
    #expect(
      folders == [
        ".alrender/.gitignore", ".alrender/fingerprints", ".alrender/last-run",
        ".alrender/run-for-cover",
      ])
  }

  @Test("A folder that cannot be written is reported once, with the number of other checks")
  func unwritable() throws {
    let workshop = try Workshop()
    try workshop.write(Self.scene(10), to: "Scenes/card.yaml")
    try workshop.write("in the way", to: "goldens")
    let run = try workshop.run("record", "--text", "blocks")
    #expect(run.status == 2)
    #expect(run.words.split(separator: "\n").filter { $0.contains("error:") }.count == 1)
    #expect(run.words.contains("29 more checks cannot be recorded"))
    // Whatever the reporters are, an exit code of 2 has a stated reason.
    for reporter in ["list", "junit"] {
      let verify = try ProgramRun.run(
        ["verify", "--text", "blocks", "--reporter", reporter], in: workshop.folder,
        environment: ["CI": ""])
      #expect(verify.status == 2)
      #expect((verify.text + verify.words).contains("goldens in 'goldens' cannot be written"))
    }
  }
}
