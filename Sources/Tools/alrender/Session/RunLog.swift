import ArgumentParser
import Diagnosis
import Documents
import Rendering

/// The messages of a run, and its worst result.
final class RunLog {
  /// Formats diagnostics; printing goes through `say`, which counts errors.
  let printer: DiagnosticPrinter
  /// The maximum number of a file's errors, and of a check's findings, that are shown; nil for
  /// all, as in the form for machines, which do not tire of reading.
  let limit: Int?
  /// How this run treats what UIKit would only log; `check` is stricter.
  let strictness: Strictness
  /// Called with every diagnostic before it is printed; nil by default.
  var listener: ((Diagnostic) -> Void)?
  /// What people have read so far.
  private var tally = RemarkTally()
  /// The worst result so far.
  private(set) var status = ExitStatus.done
  /// The number of failures reported.
  private(set) var failureCount = 0
  /// The names of the files that have no result.
  private(set) var failedFiles: Set<String> = []

  /// Makes a log according to the command line.
  init(_ choices: LayoutChoices) {
    printer = DiagnosticPrinter(format: choices.diagnostics)
    limit = choices.diagnostics == .json ? nil : choices.remarkLimit
    strictness = choices.isStrict ? .strict : .lenient
  }

  /// Writes a diagnostic; a run that says `error:` has failed its check, or worse.
  func say(_ remark: Diagnostic) { say([remark]) { $0 } }

  /// Writes the diagnostics of one layout or file, of which `some` returns those to show.
  ///
  /// What people have read about one variant is neither repeated word for word for each of the
  /// others, nor more than `limit` times with other numbers.
  private func say(_ remarks: [Diagnostic], some: ([Diagnostic]) -> [Diagnostic]) {
    if remarks.contains(where: { $0.severity == .error }) { settle(.checkFailed) }
    if let listener { some(remarks).forEach(listener) }
    let new =
      printer.format == .human ? tally.taking(remarks, atMost: limit) : remarks
    for remark in some(new) { printer.print(remark) }
  }

  /// Writes the diagnostics of a layout: the first ones and the number of the others.
  func say(layout remarks: [Diagnostic]) {
    say(remarks) { $0.shownOfLayout(atMost: limit) }
  }

  /// Counts the diagnostics that were left out because those before them were many of their kind.
  func endRound() {
    for remark in tally.rest(atMost: limit) { printer.print(remark) }
    // What never ends says in its next round again what it said in the last.
    tally = RemarkTally()
  }

  /// Ends the run and returns its exit code.
  func end() -> ExitCode {
    endRound()
    return status.code
  }

  /// Reports a failure; if it has many errors, the first ones and the number of the others.
  func fail(_ failure: Failure) {
    say(failure.remarks) { $0.shown(atMost: limit) }
    settle(failure.status)
    failureCount += 1
    if let file = failure.remarks.first?.file { failedFiles.insert(file) }
  }

  /// Returns the diagnostics of a layout; what UIKit would only log is a warning, or an error
  /// under `--strict`.
  ///
  /// As in UIKit, a truncated text has no diagnostic, because the layout itself shows it, and neither
  /// has what a state of the scene makes so small that it is gone. Ambiguity is reported where it
  /// matters: under `--strict`, and where a view may be anywhere.
  func remarks(about result: LayoutResult) -> [Diagnostic] {
    let isOfState = result.variant.contains { $0.axis == "state" }
    let isUnconstrained = result.diagnostics.contains { $0.code == .unconstrained }
    return result.diagnostics.compactMap { diagnostic in
      switch diagnostic.code {
      case .truncated, .undrawn: nil
      case .collapsed where isOfState, .squeezed where isOfState: nil
      case .ambiguous where strictness != .strict:
        isUnconstrained ? nil : result.unplaced(diagnostic)
      default: diagnostic.graded(strictness)
      }
    }
  }

  /// Records a result; a better one never hides a worse one.
  func settle(_ result: ExitStatus) { status = max(status, result) }
}
