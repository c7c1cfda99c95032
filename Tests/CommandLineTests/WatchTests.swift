import Foundation
import Testing

/// `watch`: what it draws after saves of every kind.
@Suite("Watching")
struct WatchTests {
  /// A running program in a workshop, killed when this object is released.
  private final class Watcher {
    private let process = Process()
    private let log: URL

    init(_ workshop: Workshop, _ arguments: String...) throws {
      log = workshop.folder.appending(path: "log.txt")
      try Data().write(to: log)
      process.executableURL = ProgramRun.program
      process.arguments = ["watch"] + arguments
      process.currentDirectoryURL = workshop.folder
      let handle = try FileHandle(forWritingTo: log)
      (process.standardOutput, process.standardError) = (handle, handle)
      try process.run()
    }

    // The threads of tests block the signal that asks a process to end, and it inherits that.
    deinit { kill(process.processIdentifier, SIGKILL) }

    var text: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

    /// Waits until a condition holds, for at most half a minute.
    func wait(_ condition: () throws -> Bool) async throws -> Bool {
      for _ in 0..<3_000 {
        if try condition() { return true }
        try await Task.sleep(for: .milliseconds(10))
      }
      return false
    }
  }

  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.write(scene(0), to: "a.yaml")
  }

  private func scene(_ height: Int) -> String {
    SampleScene.square.replacingOccurrences(of: "height == 10", with: "height == \(height + 1)")
  }

  /// Returns what `render` draws for the current scene.
  private func rendered() throws -> Data? {
    _ = try workshop.run("a.yaml", "-o", "expected.png")
    return workshop.read("expected.png")
  }

  @Test(
    "After many saves in a row the last state is drawn, however the editor saves",
    arguments: [(1_000, "--jobs=1"), (50, "--poll")])
  func storm(_ count: Int, _ option: String) async throws {
    let watcher = try Watcher(workshop, "a.yaml", "-o", "out.png", option)
    #expect(try await watcher.wait { workshop.read("out.png") != nil })
    let file = workshop.folder.appending(path: "a.yaml")
    let backup = workshop.folder.appending(path: "a.yaml~")
    for number in 1...count {
      let text = Data(scene(number % 20).utf8)
      switch number % 3 {
      case 0: try text.write(to: file)
      case 1: try text.write(to: file, options: .atomic)
      default:
        try? FileManager.default.removeItem(at: backup)
        try FileManager.default.moveItem(at: file, to: backup)
        try text.write(to: file)
      }
    }
    try Data(scene(7).utf8).write(to: file)
    let expected = try rendered()
    #expect(try await watcher.wait { workshop.read("out.png") == expected })
  }

  @Test(
    "An invalid scene is reported as by render, and the last good picture stays"
  )
  func mistakes() async throws {
    let watcher = try Watcher(workshop, "a.yaml", "-o", "out.png", "--exec", "echo ran >> runs.txt")
    #expect(try await watcher.wait { workshop.read("runs.txt")?.count == 4 })
    let good = workshop.read("out.png")
    try workshop.write(scene(3).replacingOccurrences(of: "==", with: "="), to: "a.yaml")
    #expect(try await watcher.wait { watcher.text.contains("the last picture stays") })
    let words = try workshop.run("a.yaml", "-o", "other.png").words
    #expect(watcher.text.contains(words))
    #expect(workshop.read("out.png") == good)
    try workshop.write(scene(3), to: "a.yaml")
    #expect(try await watcher.wait { workshop.read("runs.txt")?.count == 8 })
    let expected = try rendered()
    #expect(workshop.read("out.png") == expected)
  }

  @Test("What was found before is said again after each save, and once in each round")
  func rounds() async throws {
    let free = """
      root: { subviews: { v: {} } }
      variants: { axes: { width: [300, 310, 320] } }
      """
    try workshop.write(free, to: "a.yaml")
    let watcher = try Watcher(
      workshop, "a.yaml", "--all-variants", "-o", "{variant}.png", "--text", "blocks")
    func rounds() -> Int { watcher.text.components(separatedBy: " pictures in ").count - 1 }
    #expect(try await watcher.wait { rounds() == 1 })
    try workshop.write(free + "\n# saved\n", to: "a.yaml")
    #expect(try await watcher.wait { rounds() == 2 })
    let found = watcher.text.components(separatedBy: "warning: the scene has no constraints")
    #expect(found.count - 1 == 2, "\(watcher.text)")
  }

  @Test("A change to strings in another folder is drawn, and one to a file nobody reads is not")
  func strings() async throws {
    try workshop.write(#""title" = "One";"#, to: "texts/en.strings")
    try workshop.write(
      """
      strings: { en: texts/en.strings }
      canvas: { width: 200, height: 30, scale: 1 }
      root: { subviews: { title: { type: label, key: title } } }
      constraints: [title.leading == root.leading, title.top == root.top]
      """, to: "a.yaml")
    let watcher = try Watcher(workshop, "a.yaml", "-o", "out.png", "--text", "blocks")
    #expect(try await watcher.wait { watcher.text.contains("no findings") })
    try workshop.write("unread", to: "texts/other.strings")
    try Data(#""title" = "Another one";"#.utf8)
      .write(to: workshop.folder.appending(path: "texts/en.strings"), options: .atomic)
    _ = try workshop.run("a.yaml", "-o", "expected.png", "--text", "blocks")
    #expect(
      try await watcher.wait { workshop.read("out.png") == workshop.read("expected.png") })
    #expect(try await watcher.wait { watcher.text.split(separator: "\n").count == 2 })
  }

  @Test("It finds what check finds, also in variants that it does not draw")
  func findings() async throws {
    try workshop.write(SameFindingsTests.scene, to: "a.yaml")
    let checked = try workshop.run("check", "a.yaml").lines
    let last = try #require(checked.firstIndex { $0.contains("1 scene in 2 variants") })
    let watcher = try Watcher(workshop, "a.yaml", "-o", "out.png")
    #expect(try await watcher.wait { watcher.text.contains("out.png in ") })
    #expect(last > 0 && watcher.text.hasPrefix(checked[..<last].joined(separator: "\n")))
    #expect(watcher.text.contains(": 1 error, 1 warning"))
  }
}
