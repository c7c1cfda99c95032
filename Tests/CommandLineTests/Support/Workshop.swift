import Foundation
import Testing

/// A folder for one test, removed together with this object.
final class Workshop {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "alrender-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file, creating its folders.
  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file, creating its folders.
  func write(_ data: Data, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Makes a repository from the current files.
  func commit() throws {
    for words in [
      ["init", "-q"], ["add", "."],
      [
        "-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false", "commit",
        "-qm",
        "Start",
      ],
    ] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git"] + words
      git.currentDirectoryURL = folder
      try git.run()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0)
    }
  }

  /// Returns the bytes of a file, or nil if there is none.
  func read(_ name: String) -> Data? {
    try? Data(contentsOf: folder.appending(path: name))
  }

  /// The sorted names of everything in the folder, except the streams of the last run.
  var names: [String] {
    let all = FileManager.default.subpaths(atPath: folder.path) ?? []
    return all.filter { !$0.hasPrefix(".standard-") }.sorted()
  }

  /// Runs the program in this folder.
  func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun.run(
      arguments, in: folder, input: Data(input.utf8), environment: environment)
  }
}

/// Scenes used by several suites.
enum SampleScene {
  /// A red square in a canvas of 40 x 30 points.
  static let square = """
    canvas: { width: 40, height: 30, scale: 1, background: white }
    root:
      subviews:
        square: { background: "#FF0000" }
    constraints:
      - square.leading == root.leading + 4
      - square.top == root.top + 5
      - square.width == 20
      - square.height == 10
    """

  /// A label at the leading edge.
  static let label = """
    canvas: { width: 200, height: 60, scale: 1, background: white }
    root:
      subviews:
        title: { type: label, text: "Hello" }
    constraints:
      - title.leading == root.leading + 10
      - title.top == root.top + 10
    """
}
