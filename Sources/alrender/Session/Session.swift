import ArgumentParser
import Documents
import Rendering
import Scenes
import Typesetting
import Workspace

/// One run of a command: it reads scenes, chooses variants, lays out, reports, and records the
/// worst result.
///
/// A scene with errors never stops the others. All output comes from the thread that made the
/// session, in the order of the jobs.
final class Session {
  let choices: LayoutChoices
  /// The settings in `alrender.yaml`; the command line overrides them wherever they are used.
  let project: ProjectConfiguration
  /// The files of the run: each is read once, however many scenes name it.
  let files = WorkspaceFiles()
  /// The messages of the run.
  let log: RunLog
  /// The arguments that could not be read at all, with the reasons, in order.
  var unread: [(argument: String, failure: Failure)] = []

  private var costs = RunCosts()

  /// Begins a run. Throws the exit code if the project's `alrender.yaml` has errors.
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

  /// The maximum number of threads that work at once.
  var workers: Int { choices.workers ?? OrderedWork.processorCount }

  /// Reports a failure that concerns a whole file.
  func fail(_ message: String, file: String, as status: ExitStatus = .wrongInput) {
    log.fail(Failure(message, file: file, as: status))
  }

  /// Reports a failure.
  func fail(_ failure: Failure) { log.fail(failure) }

  /// Reports the result of a layout.
  func report(_ result: LayoutResult) {
    log.say(layout: log.remarks(about: result))
  }

  /// Records layouts that were made, and their time.
  func note(_ timings: Timings, layouts: Int) { costs.note(timings, layouts: layouts) }

  /// Ends the run: reports errors of standard output and, if requested, the time. Throws the exit
  /// code unless everything went well.
  func finish() throws {
    if let failure = Console.takeLoss() { fail(failure) }
    log.endRound()
    if let format = choices.timings {
      let report = costs.report(filesRead: files.filesRead, workers: workers)
      Console.say(format == .json ? report.json.text : report.text)
    }
    if log.status != .done { throw log.status.code }
  }
}
