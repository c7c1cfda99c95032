import ArgumentParser
import Documents
import Goldens
import Scenes
import Workspace

/// The results of a verify that a command works on.
struct ResultsOptions: ParsableArguments {
  @Option(help: .checks)
  var filter: String?

  @Option(
    help: ArgumentHelp("The results to use; default those of the last run.", valueName: "DIR"),
    completion: .directory)
  var from: String?

  @Option(help: ArgumentHelp("The folder of goldens.", valueName: "DIR"), completion: .directory)
  var goldens: String?

  @Option(
    help: ArgumentHelp("The project's folder, with its alrender.yaml.", valueName: "DIR"),
    completion: .directory)
  var project: String?

  /// Begins a run in the project.
  func session() throws -> Session {
    var choices = LayoutChoices()
    choices.project = project
    return try Session(choices)
  }

  /// What a command works on: the report, and the means to promote its results.
  struct Opened {
    let approval: Approval
    let report: Report
    let pattern: NameFilter
  }

  /// Reads the report. If that fails, reports the reason and throws the exit code.
  func open(in session: Session) throws -> Opened {
    let project = session.project
    let results =
      from.map { ResultsFolder($0) } ?? ProjectMemory(project: project.folder).lastRun
    let approval = Approval(
      results: results, store: goldens.map { GoldenStore($0) } ?? GoldenStore(project: project))
    let pattern = try NameFilter(filter)
    do {
      let opened = Opened(approval: approval, report: try approval.report(), pattern: pattern)
      sayStale(opened, in: session)
      return opened
    } catch {
      session.fail(error.description, file: results.path)
      throw session.log.end()
    }
  }

  /// Warns of scenes that have changed since the run, whose results are the older state's.
  private func sayStale(_ opened: Opened, in session: Session) {
    guard let run = FileStamp(opened.approval.results.path("report.json")) else { return }
    let reader = session.reader(readsExamples: false)
    var known: Set<String> = []
    for check in opened.report.failures
    where check.status != .failed && opened.pattern.matches(check.name) {
      guard known.insert(check.source).inserted else { continue }
      let path = session.project.path(check.source)
      let files = [path] + reader.read(path).dependencies.files.sorted()
      guard let file = files.first(where: { FileStamp($0)?.isNewer(than: run) == true }) else {
        continue
      }
      let words = file == path ? "" : ": '\(session.project.inner(file) ?? file)'"
      session.log.say(
        Diagnostic(
          .warning,
          "has changed since this run\(words); what is approved is what the run found, "
            + "'alrender verify' looks again", file: path))
    }
  }
}

/// The argument of `--filter`: a regular expression to search for in `scene/variant`.
struct NameFilter {
  private let regex: Regex<AnyRegexOutput>?

  init(_ pattern: String?) throws {
    do {
      // Scalar by scalar, like the suggested commands.
      regex = try pattern.map { try Regex($0).matchingSemantics(.unicodeScalar) }
    } catch {
      throw ValidationError("'\(pattern ?? "")' is not a regular expression")
    }
  }

  func matches(_ name: String) -> Bool {
    guard let regex else { return true }
    return name.contains(regex)
  }
}
