import Documents
import Rendering

/// What a run says, and the worst that has happened.
final class RunLog {
  /// Puts remarks into words; what is printed goes through `say`, which counts errors.
  let printer: DiagnosticPrinter
  /// How many errors of a file, and findings of a check, are shown at most; nil for all, as in the
  /// form for machines, which do not tire of reading.
  let limit: Int?
  /// How this run takes what UIKit would only log; `check` is stricter.
  let strictness: Strictness
  /// Hears every remark that is said, before it is printed; nobody by default.
  var listener: ((Diagnostic) -> Void)?
  /// The worst result so far.
  private(set) var status = ExitStatus.done
  /// How many failures were reported.
  private(set) var failureCount = 0
  /// The files of which there is no result, by their names.
  private(set) var failedFiles: Set<String> = []

  /// Begins a log as the command line asks for it.
  init(_ choices: LayoutChoices) {
    printer = DiagnosticPrinter(format: choices.diagnostics)
    limit = choices.diagnostics == .json ? nil : choices.remarkLimit
    strictness = choices.isStrict ? .strict : .lenient
  }

  /// Writes a remark; a run that says `error:` is one whose check failed, or worse.
  func say(_ remark: Diagnostic) {
    if remark.severity == .error { settle(.checkFailed) }
    listener?(remark)
    printer.print(remark)
  }

  /// Reports a failure: of many errors the first ones and the number of the others.
  func fail(_ failure: Failure) {
    for remark in failure.remarks.shown(atMost: limit) { say(remark) }
    settle(failure.status)
    failureCount += 1
    if let file = failure.remarks.first?.file { failedFiles.insert(file) }
  }

  /// What a layout found; what UIKit would only log is a warning, an error under `--strict`.
  ///
  /// As in UIKit, a text that is truncated is not a remark: the layout says so itself. What is
  /// ambiguous is reported where it matters, under `--strict`.
  func remarks(about result: LayoutResult) -> [Diagnostic] {
    result.diagnostics.compactMap { diagnostic in
      switch diagnostic.code {
      case .truncated, .undrawn: nil
      case .ambiguous where strictness != .strict: nil
      default: diagnostic.graded(strictness)
      }
    }
  }

  /// Remembers a result; a better one never hides a worse one.
  func settle(_ result: ExitStatus) { status = max(status, result) }
}
