import ArgumentParser
import Diagnosis
import Documents
import Goldens
import Rendering
import Scenes

/// `alrender record`: turns the current results into goldens.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write goldens and list what changed.",
    usage: "alrender record [PATH...] [--mode missing|failed|all] [options]",
    discussion: """
      alrender record
      alrender record Scenes/text --mode missing

      Recording is never a pass: the exit code is 1 if a golden was written, 0 if all were current.
      With CI=true nothing is written, only listed; 'CI= alrender record' writes.
      """)

  @Argument(help: .projectScenes, completion: .file())
  var paths: [String] = []

  @Option(help: "Which goldens are written: those that are missing, those that fail, or all.")
  var mode = GoldenWriter.Mode.all

  @Flag(help: "Also write what is read aloud; once written, 'verify' compares it.")
  var accessibility = false

  @Flag(help: "Write the times of the last run beside the goldens, for balancing shards.")
  var times = false

  @Option(help: .checks)
  var filter: String?

  @OptionGroup(title: "Golden options")
  var golden: GoldenOptions

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func run() throws {
    var run = try GoldenSession(layout.choices, golden, at: paths)
    if accessibility { run.texts.insert(.accessibility) }
    let cases = try run.cases(at: paths, passesOver: true)
    let isDry = VerifyCommand.isContinuousIntegration
    let pattern = try NameFilter(filter)
    let environment = run.needsEnvironment ? run.environment() : nil
    // The goldens in a folder come from one machine: only all of them together may move to
    // another.
    let isWhole = mode == .all && paths.isEmpty && filter == nil
    if let environment, !isWhole { _ = try run.checkEnvironment(environment) }
    var writer = GoldenWriter(
      store: run.store, environment: environment?.summary ?? "blocks")
    writer.isDry = isDry
    let wanted = cases.indices.filter { filter == nil || pattern.matches(cases.name(at: $0)) }
    if let filter, wanted.isEmpty, !cases.isEmpty {
      run.session.fail("no check matches '\(filter)'", file: "--filter")
      throw run.session.log.end()
    }
    let (mode, tolerance, isStrict) = (mode, run.tolerance, run.session.choices.isStrict)
    var changes: [GoldenWriter.Change] = []
    var failures = WriteFailures()
    run.session.forEach(wanted, of: cases) {
      [writer] golden, layOut -> (Result<[GoldenWriter.Change], any Error>, LayoutResult?) in
      let scene = try layOut()
      let result = isStrict ? scene.result() : nil
      return (Result { try writer.record(scene, golden, mode, tolerance: tolerance) }, result)
    } then: { position, outcome in
      if let result = outcome.1 { run.session.report(result) }
      switch outcome.0 {
      case .success(let written): changes += written
      case .failure(let error as OutputError): failures.add(error, to: run.session)
      case .failure(let error):
        run.session.fail("\(error)", file: cases[wanted[position]].source)
      }
    }
    failures.end(in: run.session)
    sayUnportable(cases.jobs, in: run)
    if isDry { return try finish(changes, of: wanted.count, in: run, isDry: true) }
    if paths.isEmpty, run.session.unread.isEmpty {
      run.store.removeLeftovers(Claims(cases.claims(of:)).unclaimed(in: run.store).leftovers)
    }
    if let environment, !changes.isEmpty || run.session.log.status == .done {
      changes += try keep(environment, run, replaces: isWhole)
    }
    if times { changes += try keepTimes(run) }
    try finish(changes, of: wanted.count, in: run)
  }

  /// Warns of goldens that a checkout on Windows, or an upload of artifacts, refuses.
  private func sayUnportable(_ jobs: JobList, in run: GoldenSession) {
    for (group, name) in jobs.unportable {
      run.session.log.say(
        Diagnostic(
          severity: .warning, code: .resource,
          message: "Windows refuses the name of its goldens, '\(run.store.folder)/\(group.scene)'",
          file: group.argument, hint: Hint("call it '\(name)'")))
    }
  }

  /// Lists what was written, or would have been.
  private func finish(
    _ changes: [GoldenWriter.Change], of checks: Int, in run: GoldenSession, isDry: Bool = false
  ) throws {
    for change in changes { Console.put(fields: change.isNew ? "new" : "changed", change.name) }
    let count = changes.count
    let files = "\(count) file\(count == 1 ? "" : "s")"
    if isDry, count > 0 {
      Console.say(
        "nothing was written, because CI is set: \(files) would be\n"
          + "hint: 'CI= alrender record' writes goldens here; record them where they were made")
    } else if count > 0 {
      Console.say("\(files) written; review them before you commit them")
    } else if run.session.log.status == .done {
      Console.say("\(checks) check\(checks == 1 ? "" : "s"): every golden is up to date")
    }
    if count > 0 { run.session.log.settle(.checkFailed) }
    try run.session.finish()
  }

  private func keep(
    _ environment: GoldenEnvironment, _ run: GoldenSession, replaces: Bool
  ) throws -> [GoldenWriter.Change] {
    let path = run.store.path(GoldenStore.environmentName)
    let isNew = !run.store.root.contains(GoldenStore.environmentName)
    let text = Array(environment.fileText.utf8)
    guard isNew || (replaces && run.session.log.status == .done),
      (try? FileBytes.read(path)) != text,
      !run.options.allowEnvironment || isNew
    else { return [] }
    return write(text, GoldenStore.environmentName, isNew: isNew, run)
  }

  private func keepTimes(_ run: GoldenSession) throws -> [GoldenWriter.Change] {
    let last = RecordedTimes(path: run.memory.lastRun.path("times.json"))
    if last.isEmpty {
      run.session.fail(
        "the last run recorded no times; run 'alrender verify' first",
        file: run.memory.lastRun.path("times.json"))
      return []
    }
    let path = run.store.path(GoldenStore.timesName)
    let isNew = !run.store.root.contains(GoldenStore.timesName)
    // A run of some scenes, such as a shard, says nothing about the others.
    var times = RecordedTimes(path: path)
    let jobs = try run.session.jobList(of: run.session.inputs(at: [], examples: true), all: true)
    times.update(from: last, scenes: Set(jobs.groups.map(\.scene)))
    return write(Array(times.fileText.utf8), GoldenStore.timesName, isNew: isNew, run)
  }

  private func write(
    _ bytes: [UInt8], _ name: InnerPath, isNew: Bool, _ run: GoldenSession
  ) -> [GoldenWriter.Change] {
    do {
      try run.store.root.write(bytes, to: name, isDurable: true)
      return [GoldenWriter.Change(name: name.description, isNew: isNew)]
    } catch {
      run.session.fail("cannot be written: \(error.reason)", file: error.path)
      return []
    }
  }
}
