import ArgumentParser
import Documents
import Rendering
import Scenes
import Typesetting
import Workspace

/// One run of a verb: it reads scenes, chooses variants, lays out, reports, and keeps the worst that
/// happened.
///
/// A wrong scene never stops the others. Everything is said by the thread that made the session, in
/// the order of the jobs.
final class Session {
  let choices: LayoutChoices
  /// What `alrender.yaml` says; the command line has won over it wherever it is asked.
  let project: ProjectConfiguration
  /// The files of the run: each is read once, however many scenes name it.
  let files = WorkspaceFiles()
  /// What the run says.
  let log: RunLog
  /// What could not be read at all, with the reason, in order.
  var unread: [(argument: String, failure: Failure)] = []

  private var costs = RunCosts()

  /// Begins a run; throws the exit code when the project's `alrender.yaml` is wrong.
  init(_ choices: LayoutChoices) throws {
    self.choices = choices
    log = RunLog(choices)
    do {
      var found = try ProjectConfiguration.find()
      found.statedReach = choices.confinement.map { FileReach(below: $0) }
      project = found
    } catch {
      for remark in error.diagnostics.shown(atMost: log.limit) { log.printer.print(remark) }
      throw ExitStatus.wrongInput.code
    }
  }

  /// The most threads that work at once.
  var workers: Int { choices.workers ?? OrderedWork.processorCount }

  /// Reports a failure about a file as a whole.
  func fail(_ message: String, file: String, as status: ExitStatus = .wrongInput) {
    log.fail(Failure(message, file: file, as: status))
  }

  /// Reports a failure.
  func fail(_ failure: Failure) { log.fail(failure) }

  /// Reports what a layout found.
  func report(_ result: LayoutResult) {
    for remark in log.remarks(about: result).shownOfLayout(atMost: log.limit) { log.say(remark) }
  }

  /// Remembers layouts that were made, and their time.
  func note(_ timings: Timings, layouts: Int) { costs.note(timings, layouts: layouts) }

  /// Ends the run: tells what standard output refused, and the time if asked; throws the exit code
  /// unless all went well.
  func finish() throws {
    if let failure = Console.takeLoss() { fail(failure) }
    if let format = choices.timings {
      let report = costs.report(filesRead: files.filesRead, workers: workers)
      Console.say(format == .json ? report.json.text : report.text)
    }
    if log.status != .done { throw log.status.code }
  }
}
