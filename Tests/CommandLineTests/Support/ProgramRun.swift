import Foundation

/// The outcome of one run of the built program: its exit code and its two streams.
struct ProgramRun {
  let status: Int32
  let output: Data
  let words: String

  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The lines of standard error.
  var lines: [String] {
    words.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The program, which the package manager builds beside the tests.
  static var program: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "alrender")
  }

  /// What would change colours, languages, paths or whether goldens are written.
  private static let unwanted: Set<String> = [
    "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "LC_ALL", "CI",
    "GITHUB_WORKSPACE", "GITHUB_STEP_SUMMARY", "CI_PROJECT_DIR",
  ]

  /// Runs the program in `folder` and waits for it to exit; its streams go to files in `streams`.
  ///
  /// The environment is that of the tests, without variables that would change messages or
  /// languages.
  ///
  /// - Parameter through: a command that starts the program, such as one that changes the user.
  static func run(
    _ arguments: [String], in folder: URL, streams: URL? = nil, input: Data = Data(),
    through: [String] = [], environment: [String: String] = [:]
  ) throws -> ProgramRun {
    let process = Process()
    process.executableURL = through.first.map { URL(fileURLWithPath: $0) } ?? program
    process.arguments =
      through.isEmpty ? arguments : through.dropFirst() + [program.path] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .filter { !unwanted.contains($0.key) }
      .merging(environment) { _, ours in ours }

    let inbound = Pipe()
    let streams = streams ?? folder
    let outbound = streams.appending(path: ".standard-output")
    let errors = streams.appending(path: ".standard-error")
    for file in [outbound, errors] {
      try Data().write(to: file)
    }
    process.standardInput = inbound
    // Files, unlike pipes, never fill up.
    process.standardOutput = try FileHandle(forWritingTo: outbound)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    try inbound.fileHandleForWriting.write(contentsOf: input)
    try inbound.fileHandleForWriting.close()
    process.waitUntilExit()
    return ProgramRun(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try Data(contentsOf: outbound),
      words: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}
