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
  /// Puts remarks into words; what is printed goes through `say`, which counts errors.
  let printer: DiagnosticPrinter
  /// Where the time went so far, in all threads together.
  var timings = Timings()
  /// Hears every remark that is said, before it is printed; nobody by default.
  var listener: ((Diagnostic) -> Void)?
  /// The worst result so far.
  private(set) var status = ExitStatus.done
  /// How many failures were reported.
  private(set) var failureCount = 0
  /// The files of which there is no result, by their names.
  private(set) var failedFiles: Set<String> = []
  /// What could not be read at all, with the reason, in order.
  var unread: [(argument: String, failure: Failure)] = []
  /// The number of layouts so far.
  private(set) var count = 0

  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  /// Begins a run; throws the exit code when the project's `alrender.yaml` is wrong.
  init(_ choices: LayoutChoices) throws {
    self.choices = choices
    start = clock.now
    printer = DiagnosticPrinter(format: choices.diagnostics)
    timings[.startUp] = ProcessClock.sinceStart
    do {
      var found = try ProjectConfiguration.find()
      found.statedReach = choices.confinement.map { FileReach(below: $0) }
      project = found
    } catch {
      let limit = choices.diagnostics == .json ? nil : choices.remarkLimit
      for remark in error.diagnostics.shown(atMost: limit) { printer.print(remark) }
      throw ExitStatus.wrongInput.code
    }
  }

  /// The most threads that work at once.
  var workers: Int { choices.workers ?? OrderedWork.processorCount }

  /// Reports a failure about a file as a whole.
  func fail(_ message: String, file: String, as status: ExitStatus = .wrongInput) {
    fail(Failure(message, file: file, as: status))
  }

  /// How many errors of a file, and findings of a check, are shown at most; nil for all, as in the
  /// form for machines, which do not tire of reading.
  var remarkLimit: Int? { choices.diagnostics == .json ? nil : choices.remarkLimit }

  /// Reports a failure: of many errors the first ones and the number of the others.
  func fail(_ failure: Failure) {
    for remark in failure.remarks.shown(atMost: remarkLimit) { say(remark) }
    settle(failure.status)
    failureCount += 1
    if let file = failure.remarks.first?.file { failedFiles.insert(file) }
  }

  /// Writes a remark; a run that says `error:` is one whose check failed, or worse.
  func say(_ remark: Diagnostic) {
    if remark.severity == .error { settle(.checkFailed) }
    listener?(remark)
    printer.print(remark)
  }

  /// How this run takes what UIKit would only log; `check` is stricter.
  var strictness: Strictness { choices.isStrict ? .strict : .lenient }

  /// Reports what a layout found; what UIKit would only log is a warning, an error under `--strict`.
  ///
  /// As in UIKit, a text that is cut short is not a remark: the layout says so itself. What is
  /// ambiguous is reported where it matters, under `--strict`.
  func report(_ result: LayoutResult) {
    for remark in remarks(about: result).shownOfLayout(atMost: remarkLimit) { say(remark) }
  }

  /// What `report` says of a layout.
  func remarks(about result: LayoutResult) -> [Diagnostic] {
    result.diagnostics.compactMap { diagnostic in
      switch diagnostic.code {
      case .truncated, .undrawn: nil
      case .ambiguous where !choices.isStrict: nil
      default: diagnostic.graded(strictness)
      }
    }
  }

  /// Remembers a result; a better one never hides a worse one.
  func settle(_ result: ExitStatus) { status = max(status, result) }

  /// Remembers layouts that were made, and their time.
  func note(_ timings: Timings, layouts: Int) {
    self.timings.add(timings)
    count += layouts
  }

  /// Ends the run: tells what standard output refused, and the time if asked; throws the exit code
  /// unless all went well.
  func finish() throws {
    if let failure = Console.takeLoss() { fail(failure) }
    if let format = choices.timings {
      let report = TimingsReport(
        timings: timings, elapsed: timings[.startUp] + start.duration(to: clock.now),
        layouts: count, filesRead: files.filesRead, workers: min(workers, max(count, 1)),
        peakMegabytes: ProcessClock.peakMegabytes)
      Console.say(format == .json ? report.json.text : report.text)
    }
    if status != .done { throw status.code }
  }
}
