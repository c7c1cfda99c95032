import ArgumentParser
import Checking
import Diagnosis
import Documents
import Rendering
import Scenes
import Typesetting

/// `alrender explain-log`: reads console output and explains it.
struct ExplainLogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain-log",
    abstract: "Explain 'Unable to simultaneously satisfy constraints' in a console log.",
    usage: "alrender explain-log [FILE] [--scene OUT.yaml] [--format text|json]",
    discussion: """
      alrender explain-log console.txt
      pbpaste | alrender explain-log --scene conflict.yaml

      Understands the console logs of macOS and of every iOS since 6 in the notation of Apple,
      Masonry and SnapKit, however they were copied: with dates and process names in front, quoted,
      wrapped, as HTML or JSON, on a single line.
      """)

  /// How an explanation is printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case text
    /// One JSON document per line, for each conflict.
    case json
  }

  @Argument(
    help: "The file with the log; '-', the default, is standard input.", completion: .file())
  var file = "-"

  @Option(
    help: ArgumentHelp(
      "Write the smallest scene that reproduces the conflict, the first if there are several.",
      valueName: "OUT.yaml"), completion: .file())
  var scene: String?

  @Option(help: "How the explanation is printed.")
  var format = Format.text

  @Option(help: "How problems are written to standard error.")
  var diagnostics = DiagnosticsFormat.human

  func run() throws {
    let printer = DiagnosticPrinter(format: diagnostics)
    do {
      let source = try SceneSource(file)
      try explain(
        ConsoleLog(String(decoding: source.bytes, as: UTF8.self)), path: source.path, printer)
    } catch let code as ExitCode {
      throw code
    } catch {
      let failure = Failure(error, of: file == "-" ? "<stdin>" : file)
      for remark in failure.remarks { printer.print(remark) }
      throw failure.status.code
    }
  }

  private func explain(_ log: ConsoleLog, path: String, _ printer: DiagnosticPrinter) throws {
    guard !log.conflicts.isEmpty else { throw nothing(in: log, path: path) }
    let renderer = try Renderer(.blocks)
    let explained = try log.conflicts.map {
      try LogExplanation($0, file: path, lines: log.lines, with: renderer)
    }
    switch format {
    case .text: Console.put(explained.map(\.text).joined(separator: "\n\n") + "\n")
    case .json: for explanation in explained { Console.put(explanation.json.text + "\n") }
    }
    for leftover in log.leftovers { printer.print(remark(leftover, .warning, path: path)) }
    if let scene, let first = explained.first {
      try OutputWriter.write(
        Array(first.scene.text.utf8), to: scene, of: try OutputTemplate(scene))
    }
  }

  /// Returns the failure of a log without a constraint that could be read.
  private func nothing(in log: ConsoleLog, path: String) -> Failure {
    guard log.leftovers.isEmpty else {
      return Failure(
        SceneErrors(log.leftovers.map { remark($0, .error, path: path) }), of: path)
    }
    let hint =
      switch log.absence {
      case .isPrivate:
        "the system hides the constraints as '<private>': take the log from Xcode's console, or "
          + "allow private data in the logging settings of the device"
      case .isStripped:
        "the page from which it was copied has dropped all text in angle brackets: copy the log "
          + "from the console"
      case nil: Optional<String>.none
      }
    var error = Diagnostic(.error, "contains no constraint descriptions", file: path)
    error.hint = hint.map { Hint($0) }
    return Failure(error)
  }

  private func remark(
    _ leftover: ConsoleLog.Leftover, _ severity: Diagnostic.Severity, path: String
  ) -> Diagnostic {
    let message =
      leftover.text.map { "'\($0)' in this constraint has no meaning here and is left out" }
      ?? "this constraint cannot be read"
    return Diagnostic(
      severity: severity, code: .resource, message: message, file: path,
      place: Place(line: leftover.line, column: 1))
  }
}
