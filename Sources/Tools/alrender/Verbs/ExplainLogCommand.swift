import ArgumentParser
import Checking
import Diagnosis
import Documents
import Localization
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

  @Option(
    help:
      "How the explanation is printed: for people, or one JSON document a line for each conflict.")
  var format = Format.text

  @Option(help: .diagnostics)
  var diagnostics = DiagnosticsFormat.human

  func run() throws {
    let printer = DiagnosticPrinter(format: diagnostics)
    if let scene, let log = FileIdentity(file), FileIdentity(scene) == log {
      throw ValidationError("'--scene \(scene)' would overwrite the log")
    }
    do {
      let source = try SceneSource(file)
      // PowerShell's `>` writes UTF-16.
      let bytes = StringFiles.utf8(source.bytes) ?? source.bytes
      try explain(ConsoleLog(String(decoding: bytes, as: UTF8.self)), path: source.path, printer)
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
    if format == .text, let kin = log.kin, kin.isCulprit {
      Console.put("likely culprit: \(kin.words)\n")
    }
    // Apps repeat a report for every row and every pass; data has them all.
    let groups = groups(of: log)
    // The first report that is a conflict, not the tail of one that the log has lost.
    var first: LogExplanation?
    var failed: ExitStatus?
    for (index, group) in groups.enumerated() {
      do throws(SceneErrors) {
        let explanation = try LogExplanation(
          group[0], file: path, lines: log.lines, with: renderer)
        if first?.findings.isEmpty != false, first == nil || !explanation.findings.isEmpty {
          first = explanation
        }
        switch format {
        case .text:
          Console.put((index > 0 ? "\n" : "") + explanation.text + repeated(group) + "\n")
        case .json: Console.put(explanation.json.text + "\n")
        }
        if diagnostics != .human { for finding in explanation.findings { printer.print(finding) } }
      } catch {
        let reason = error.diagnostics.first?.message ?? "it cannot be laid out"
        let failure = Failure(
          Diagnostic(
            severity: .error, code: .resource, message: "this report is not explained: \(reason)",
            file: path, place: Place(line: group[0].line, column: 1)))
        for remark in failure.remarks { printer.print(remark) }
        failed = failure.status
      }
    }
    for remark in remarks(on: log.leftovers, .warning, path: path) { printer.print(remark) }
    if let scene, let first {
      try OutputWriter.write(
        Array(first.scene.text.utf8), to: scene, of: try OutputTemplate(scene))
    }
    if let failed { throw failed.code }
  }

  /// Returns what is explained: each conflict as data, each report as text; in a log with very many one
  /// of each kind.
  private func groups(of log: ConsoleLog) -> [[LogConflict]] {
    guard format == .text else { return log.conflicts.map { [$0] } }
    let reports = log.reports
    guard reports.count > Self.mostReports else { return reports }
    let kinds = log.kinds
    Console.put(
      "\(log.conflicts.count) conflicts of \(kinds.count) \(kinds.count == 1 ? "kind" : "kinds"); "
        + "one of each is explained\n\n")
    return kinds
  }

  private static let mostReports = 40

  /// Returns a line about the other places of a report; empty for a report that is there once.
  private func repeated(_ group: [LogConflict]) -> String {
    guard group.count > 1 else { return "" }
    let lines = group.dropFirst().prefix(5).map { "\($0.line)" }.joined(separator: ", ")
    let more = group.count > 6 ? ", ..." : ""
    let isSame = group.allSatisfy { $0.constraints.map(\.text) == group[0].constraints.map(\.text) }
    return "\nthe log has this report \(group.count) times, "
      + (isSame ? "" : "with other addresses or numbers ") + "also at "
      + "\(group.count == 2 ? "line" : "lines") \(lines)\(more)"
  }

  private static let mostLeftovers = 20

  private func remarks(
    on leftovers: [ConsoleLog.Leftover], _ severity: Diagnostic.Severity, path: String
  ) -> [Diagnostic] {
    var remarks = leftovers.prefix(Self.mostLeftovers).map { remark($0, severity, path: path) }
    let rest = leftovers.count - remarks.count
    if rest > 0 {
      remarks.append(
        Diagnostic(.note, "\(rest) more descriptions cannot be read whole", file: path))
    }
    return remarks
  }

  /// Returns the failure of a log without a constraint that could be read.
  private func nothing(in log: ConsoleLog, path: String) -> Failure {
    guard log.leftovers.isEmpty else {
      return Failure(
        SceneErrors(remarks(on: log.leftovers, .error, path: path)), of: path)
    }
    let hint =
      switch log.absence {
      case .isPrivate:
        "the system hides the constraints as '<private>': take the log from Xcode's console, or "
          + "allow private data in the logging settings of the device"
      case .isStripped:
        "the page from which it was copied has dropped all text in angle brackets: copy the log "
          + "from the console"
      case .isAnonymous:
        "the addresses that tell the views apart are missing: copy the log with them"
      case nil: log.kin?.words
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
