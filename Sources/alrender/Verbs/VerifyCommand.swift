import ArgumentParser
import Documents
import Glibc
import Goldens
import Rendering
import Scenes

/// `alrender verify`: whether everything still looks as recorded.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare layouts and pictures with their goldens and say why they differ.",
    usage: "alrender verify [PATH...] [options]",
    discussion: """
      alrender verify
      alrender verify Scenes/showcase --reporter list,junit --report out
      alrender verify --ci --shard 2/10 --report shard-2 --reporter json

      Results are kept in .alrender/last-run: actual, expected, diff. A golden that is not there is \
      written, unless --ci is given or CI=true, and fails all the same.

      Exit codes: 0 everything is as recorded; 1 something differs or had no golden; 2 a scene is \
      wrong; 3 the goldens were made in another environment.
      """)

  @Argument(
    help: "Scenes and folders of scenes; without any the project's own.", completion: .file())
  var paths: [String] = []

  @Flag(help: "Write no golden; the default where CI=true.")
  var ci = false

  @Option(
    name: .customLong("reporter"),
    help: ArgumentHelp(
      "The reports, separated by commas: list, html, junit, github, json.", valueName: "names"))
  var reporters: [ReporterList] = []

  @Option(
    help: ArgumentHelp("Keep the results and all reports here too.", valueName: "DIR"),
    completion: .directory)
  var report: String?

  @Option(help: ArgumentHelp("Check only this part of the scenes.", valueName: "i/n"))
  var shard: ShardArgument?

  @Option(
    help: ArgumentHelp(
      "Times for balancing shards; default times.json of the goldens.", valueName: "FILE"),
    completion: .file())
  var times: String?

  @Option(
    help: ArgumentHelp("Remember here what passed, and do not check it again.", valueName: "DIR"),
    completion: .directory)
  var cache: String?

  @OptionGroup(title: "Golden options")
  var golden: GoldenOptions

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func run() throws {
    let run = try GoldenSession(layout.choices, golden)
    let bazel = BazelTest()
    bazel.touchStatusFile()
    let cases = try run.cases(at: paths)
    let environment = run.needsEnvironment ? run.environment() : nil
    let differences = try environment.map(run.checkEnvironment) ?? []
    let isContinuous = ci || Self.isContinuousIntegration
    let scratch = run.memory.begin()
    let results = scratch ?? report.map { ResultsFolder($0) }
    if results == nil {
      Console.say("\(run.memory.path): note: cannot be written; no results are kept")
    }
    var verify = VerifyRun(
      run, cases, shard: shard?.shard ?? bazel.shard, timesPath: times)
    verify.cache = cache
    verify.writesMissing = !isContinuous
    var outcome = verify.run(
      environment: environment, differences: differences, results: results)
    if let environment, !isContinuous, differences.isEmpty,
      outcome.report.checks.contains(where: \.isRecorded)
    {
      try keep(environment, run)
    }
    if paths.isEmpty {
      let unclaimed = Claims(cases.cases(of:)).unclaimed(in: run.store)
      outcome.report.unclaimed = unclaimed.names
      run.store.removeLeftovers(unclaimed.leftovers)
    }
    let names = reporters.isEmpty ? run.session.project.reporters : reporters.flatMap(\.names)
    let output = ReportOutput(names: names, session: run.session)
    output.write(
      outcome.report, times: outcome.times, scratch: scratch, memory: run.memory, folder: report)
    if let path = bazel.outputFile { output.writeJUnit(outcome.report, to: path) }
    for check in outcome.report.checks where check.isFailure {
      run.session.settle(check.status == .failed ? .wrongInput : .checkFailed)
    }
    try run.session.finish()
  }

  /// Whether this is a server's run, by the variable that all of them set.
  static var isContinuousIntegration: Bool {
    guard let value = getenv("CI").map({ String(cString: $0) }) else { return false }
    return !value.isEmpty && !["0", "false", "no"].contains(value.lowercased())
  }

  /// Writes the environment beside the first goldens.
  private func keep(_ environment: GoldenEnvironment, _ run: GoldenSession) throws {
    let (root, name) = (run.store.root, GoldenStore.environmentName)
    guard !root.contains(name) else { return }
    do {
      try root.write(Array(environment.fileText.utf8), to: name, isDurable: true)
    } catch {
      run.session.fail("cannot be written: \(error.reason)", file: root.path(name))
    }
  }
}
