import ArgumentParser
import Goldens
import Rendering
import Scenes

/// `alrender approve`: makes what the last run found the new goldens.
struct ApproveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve",
    abstract: "Make the layouts and pictures of the last verify the new goldens.",
    usage: "alrender approve [--filter REGEX] [--from DIR]",
    discussion: """
      alrender approve
      alrender approve --filter '^showcase/login-card/'
      alrender approve --from report        the results of a server's run
      """)

  @Option(help: ArgumentHelp("Only what matches in scene/variant.", valueName: "REGEX"))
  var filter: String?

  @Option(
    help: ArgumentHelp("The results to promote; default those of the last run.", valueName: "DIR"))
  var from: String?

  @Option(help: ArgumentHelp("The folder of goldens.", valueName: "DIR"))
  var goldens: String?

  func run() throws {
    let session = try Session(LayoutChoices())
    let project = session.project
    let results =
      from.map(ResultsFolder.init) ?? ProjectMemory(project: project.folder).lastRun
    let approval = Approval(
      results: results, store: GoldenStore(goldens ?? project.path(project.goldens)))
    let report: Report
    do {
      report = try approval.report()
    } catch {
      session.fail(error.description, file: results.path)
      throw session.status.code
    }
    let pattern = try NameFilter(filter)
    let failures = report.failures.filter { $0.status != .failed && !$0.isRecorded }
    let wanted = failures.filter { pattern.matches($0.name) }
    if wanted.isEmpty {
      Console.say(
        failures.isEmpty
          ? "there is nothing to approve"
          : "none of \(failures.count) failures matches '\(filter ?? "")'")
      if !failures.isEmpty { session.settle(.checkFailed) }
    }
    for check in wanted {
      do {
        for name in try approval.promote(check) { Console.put("approved\t\(name)\n") }
      } catch let error as OutputError {
        session.fail("cannot be written: \(error.reason)", file: error.path)
      } catch {
        session.fail("\(error)", file: check.name)
      }
    }
    try session.finish()
  }
}

/// The argument of `--filter`: a regular expression that is searched in `scene/variant`.
struct NameFilter {
  private let regex: Regex<AnyRegexOutput>?

  init(_ pattern: String?) throws {
    do {
      regex = try pattern.map { try Regex($0) }
    } catch {
      throw ValidationError("'\(pattern ?? "")' is no regular expression")
    }
  }

  func matches(_ name: String) -> Bool {
    guard let regex else { return true }
    return name.contains(regex)
  }
}
