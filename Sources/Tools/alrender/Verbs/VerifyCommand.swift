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
      alrender verify --rename       goldens follow renamed scenes

      Results are kept in .alrender/last-run: actual, expected, diff. A missing golden is written, \
      unless --ci is given or CI=true, and still fails. A renamed scene is recognised by its \
      layout: its goldens stay under the old name until --rename moves them. A run that ends before \
      it has compared anything writes a report that says why.

      Exit codes: 0 everything is as recorded; 1 something differs or had no golden; 2 a scene is \
      invalid; 3 the goldens were made in a different environment.
      """)

  @Argument(help: .projectScenes, completion: .file())
  var paths: [String] = []

  @Flag(help: "Write no goldens; the default if CI=true.")
  var ci = false

  @Flag(help: "Move the goldens of renamed scenes to their new names before comparing.")
  var rename = false

  @Option(name: .customLong("reporter"), help: .reporters)
  var reporters: [ReporterList] = []

  @Option(
    help: ArgumentHelp("Also keep the results and all reports here.", valueName: "DIR"),
    completion: .directory)
  var report: String?

  @Option(help: ArgumentHelp("Check only this part of the scenes.", valueName: "i/n"))
  var shard: ShardArgument?

  @Option(
    help: ArgumentHelp(
      "Times for balancing shards; default times.json in the goldens.", valueName: "FILE"),
    completion: .file())
  var times: String?

  @Option(
    help: ArgumentHelp("Remember here what passed, to avoid checking it again.", valueName: "DIR"),
    completion: .directory)
  var cache: String?

  @Option(help: .checks)
  var filter: String?

  @OptionGroup(title: "Golden options")
  var golden: GoldenOptions

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func run() throws {
    let progress = VerifyProgress(shard: shard?.shard ?? BazelTest().shard)
    do {
      try verify(progress)
    } catch let code as ExitCode where !progress.isReported {
      // A server shows the report, not the log: it says why nothing was compared.
      progress.write(to: report)
      throw code
    }
  }

  private func verify(_ progress: VerifyProgress) throws {
    // Before anything can fail: Bazel would complain about the missing file, not about the failure.
    let bazel = BazelTest()
    bazel.touchStatusFile()
    let run = try GoldenSession(layout.choices, golden, at: paths) { progress.hear($0) }
    progress.session = run.session
    progress.names =
      reporters.isEmpty ? run.session.project.reporters : reporters.flatMap(\.names)
    let isContinuous = ci || Self.isContinuousIntegration
    try checkOptions(in: run, isContinuous, progress)
    let cases = try run.cases(
      at: paths, passesOver: true, of: progress.shard, timesPath: times)
    var verify = VerifyRun(golden: run, cases: cases)
    verify.shard = run.session.split?.shard
    verify.pattern = try filter.map { try NameFilter($0) }
    if verify.isFilteredOut {
      run.session.fail("no check matches '\(filter ?? "")'", file: "--filter")
      throw run.session.log.end()
    }
    verify.plan = verify.plan(filter: filter)
    (progress.plan, progress.shard) = (verify.plan, verify.shard)
    let environment = run.needsEnvironment ? run.environment() : nil
    let differences = try environment.map(run.checkEnvironment) ?? []
    let scratch = run.memory.begin()
    let results = scratch ?? report.map { ResultsFolder($0) }
    if results == nil {
      Console.say("\(run.memory.path): note: cannot be written; no results are kept")
    }
    if let cache, FileStamp(cache)?.isFolder == false {
      run.session.fail("is not a folder, and nothing can be kept there", file: cache)
      throw run.session.log.end()
    }
    verify.cache = cache
    verify.writesMissing = !isContinuous
    verify.renames = try renames(of: cases, in: run, carriesOut: rename && !isContinuous)
    var outcome = verify.run(
      environment: environment, differences: differences, results: results)
    if let environment, !isContinuous, differences.isEmpty,
      outcome.report.checks.contains(where: \.isRecorded)
    {
      try keep(environment, run)
    }
    complete(&outcome.report, of: verify)
    progress.isReported = true
    write(outcome, of: run, as: progress.names, scratch, bazel)
    try finish(run, outcome.report, progress.names)
  }

  /// Warns of an option without an effect, and refuses a folder for the report in which its files would be taken
  /// for goldens, or lie among scenes.
  private func checkOptions(
    in run: GoldenSession, _ isContinuous: Bool, _ progress: VerifyProgress
  ) throws {
    if rename, isContinuous {
      run.session.log.say(
        Diagnostic(
          .warning,
          "moves nothing in continuous integration; run it where the goldens can be committed",
          file: "--rename"))
    }
    guard let report else { return }
    let folder = AbsolutePath.of(report)
    func holds(_ outer: String, _ inner: String) -> Bool {
      inner == outer || inner.hasPrefix(outer.hasSuffix("/") ? outer : outer + "/")
    }
    let project = run.session.project
    let goldens = AbsolutePath.of(run.store.folder)
    let scenes = project.scenes.map { AbsolutePath.of(project.path($0)) }
    let words =
      holds(folder, goldens)
      ? "goldens are there" : scenes.contains(folder) ? "scenes are there" : nil
    guard let words else { return }
    // Not even why nothing was compared is written there.
    progress.isReported = true
    run.session.fail("is no place for a report: \(words)", file: report)
    throw run.session.log.end()
  }

  /// Adds what could not be read, numbers the checks, and finds the goldens that belong to nothing.
  private func complete(_ report: inout Report, of verify: VerifyRun) {
    let (run, cases) = (verify.golden, verify.cases)
    report.checks += run.unreadChecks(after: cases.count)
    run.number(&report, cases)
    if knowsClaims(of: run) {
      let claims = Claims(cases.claims(of:))
      // A part knows only what is beside the goldens of its own scenes.
      var unclaimed =
        verify.shard == nil
        ? claims.unclaimed(in: run.store) : claims.unclaimed(in: run.store, of: cases.sceneNames)
      unclaimed.names = run.unclaimed(unclaimed.names)
      // Goldens that a rename moves must not be pruned.
      report.unclaimed = verify.renames?.unmoved(unclaimed.names) ?? unclaimed.names
      report.shard?.isWhole = true
      report.shard?.renamed = verify.renames?.candidates ?? []
      run.store.removeLeftovers(unclaimed.leftovers)
    }
  }

  /// Writes the reports that were asked for, and the one that Bazel expects.
  private func write(
    _ outcome: VerifyRun.Outcome, of run: GoldenSession,
    as names: [ProjectConfiguration.ReporterName],
    _ scratch: ResultsFolder?, _ bazel: BazelTest
  ) {
    let output = ReportOutput(names: names, session: run.session)
    var timings = Timings()
    timings.measure(.writing) {
      output.write(
        outcome.report, times: outcome.times, scratch: scratch, memory: run.memory, folder: report)
      if let path = bazel.outputFile { output.writeJUnit(outcome.report, to: path) }
    }
    run.session.note(timings, layouts: 0)
  }

  /// Settles the exit code, and says what no report on a stream does.
  private func finish(
    _ run: GoldenSession, _ report: Report, _ names: [ProjectConfiguration.ReporterName]
  ) throws {
    for check in report.checks where check.isFailure {
      run.session.log.settle(check.status == .failed ? .wrongInput : .checkFailed)
    }
    if !names.contains(.list), !names.contains(.github) { tellUnwritten(report, in: run) }
    tell(report, in: run)
    try run.session.finish()
  }

  /// Whether everything in the project is verified, so that other goldens belong to nothing.
  private var isWhole: Bool { paths.isEmpty && filter == nil }

  /// Whether it is known which goldens belong to nothing: a part does not know whose goldens are those that a
  /// scene of another part would take if it could be read.
  private func knowsClaims(of run: GoldenSession) -> Bool {
    isWhole && (run.session.unread.isEmpty || (shard?.shard ?? BazelTest().shard) == nil)
  }

  /// Returns the scenes renamed since their goldens were recorded; with `--rename` none is left.
  private func renames(
    of cases: CaseList, in run: GoldenSession, carriesOut: Bool
  ) throws -> Renames? {
    guard knowsClaims(of: run) else { return nil }
    let fresh = cases.jobs.groups.compactMap(\.jobs.first).filter {
      run.store.lacksGolden(cases[$0])
    }
    // The folder of goldens is searched only if there is a scene that may have been renamed.
    guard !fresh.isEmpty else { return nil }
    let orphans = run.unclaimed(Claims(cases.claims(of:)).unclaimed(in: run.store).names)
    let (own, split) = (Set(cases.sceneNames), run.session.split)
    // The only controller of a document had goldens under the document's name.
    let documents = Set(
      cases.sceneNames.filter { $0.contains("#") }
        .compactMap { $0.split(separator: "#").first.map(String.init) })
    let isAnyFile = split?.isFile ?? { _ in false }
    let isFile = { (name: String) in isAnyFile(name) && !documents.contains(name) }
    var renames = Renames(
      orphans, in: run.store, isScene: { own.contains($0) || isFile($0) },
      mayBeScene: split?.mayBeOthers ?? { _ in false })
    guard renames.isPossible else { return nil }
    run.session.forEach(fresh, of: cases) { golden, layOut in
      (text: try layOut().recorded().text, golden: golden)
    } then: { _, laidOut in
      renames.take(laidOut.text, of: laidOut.golden)
    }
    guard carriesOut else { return renames }
    do {
      try renames.carryOut()
    } catch {
      run.session.fail("cannot be written: \(error.reason)", file: error.path)
      throw run.session.log.end()
    }
    for rename in renames.all { Console.put("renamed\t\(rename.old)\t\(rename.new)\n") }
    return nil
  }

  /// Reports the folders that could not be written to, if no report on a stream does; each once,
  /// because no scene's file is to blame.
  private func tellUnwritten(_ report: Report, in run: GoldenSession) {
    var told: Set<String> = []
    for check in report.checks where check.status == .failed {
      for cause in check.causes where cause.subject.isEmpty && told.insert(cause.words).inserted {
        run.session.fail(cause.words, file: "verify")
      }
    }
  }

  /// Reports which goldens a run wrote because there were none.
  private func tell(_ report: Report, in run: GoldenSession) {
    let written = report.checks.filter(\.isRecorded).map(\.name)
    guard !written.isEmpty else { return }
    let shown = written.prefix(10).map { "\n  \($0)" }.joined()
    let rest = written.count > 10 ? "\n  and \(written.count - 10) more" : ""
    Console.say(
      "goldens written below '\(run.store.folder)'; review them before you commit them:"
        + shown + rest)
  }

  /// Whether this is a run on a continuous integration server, according to the variable that all
  /// of them set.
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
