import ArgumentParser
import Goldens
import Scenes

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
      return Opened(approval: approval, report: try approval.report(), pattern: pattern)
    } catch {
      session.fail(error.description, file: results.path)
      throw session.log.end()
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
