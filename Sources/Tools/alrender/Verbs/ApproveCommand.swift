import ArgumentParser
import Documents
import Goldens

/// `alrender approve`: turns the results of the last run into the new goldens.
struct ApproveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve",
    abstract: "Make the layouts and pictures of the last verify the new goldens.",
    usage: "alrender approve [--filter REGEX] [--from DIR]",
    discussion: """
      alrender approve
      alrender approve --filter '^showcase/login-card/'
      alrender approve --from report        the results of a run in CI
      """)

  @OptionGroup var results: ResultsOptions

  func run() throws {
    let session = try results.session()
    let opened = try results.open(in: session)
    let failures = opened.report.failures.filter { $0.status != .failed && !$0.isRecorded }
    let wanted = failures.filter { opened.pattern.matches($0.name) }
    if wanted.isEmpty {
      Console.say(
        failures.isEmpty
          ? "there is nothing to approve"
          : "none of the \(failures.count) failures matches '\(results.filter ?? "")'")
      if !failures.isEmpty { session.log.settle(.checkFailed) }
    }
    for check in wanted {
      do {
        for name in try opened.approval.promote(check, of: opened.report) {
          Console.put(fields: "approved", name)
        }
      } catch let error as OutputError {
        session.fail("cannot be written: \(error.reason)", file: error.path)
      } catch {
        session.fail("\(error)", file: check.name)
      }
    }
    try session.finish()
  }
}
