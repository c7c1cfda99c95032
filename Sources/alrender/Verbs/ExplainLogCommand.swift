import ArgumentParser
import Checking
import Diagnosis
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

      Understands the console logs of macOS and of every iOS since 6, with dates and process names
      in front, in the notation of Apple, Masonry and SnapKit.
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
      try explain(ConsoleLog(String(decoding: source.bytes, as: UTF8.self)), path: source.path)
    } catch let code as ExitCode {
      throw code
    } catch {
      let failure = Failure(error, of: file == "-" ? "<stdin>" : file)
      for remark in failure.remarks { printer.print(remark) }
      throw failure.status.code
    }
  }

  private func explain(_ log: ConsoleLog, path: String) throws {
    guard !log.conflicts.isEmpty else {
      throw Failure("contains no constraint descriptions", file: path)
    }
    let renderer = try Renderer(.blocks)
    let explained = try log.conflicts.map {
      try LogExplanation($0, file: path, lines: log.lines, with: renderer)
    }
    switch format {
    case .text: Console.put(explained.map(\.text).joined(separator: "\n\n") + "\n")
    case .json: for explanation in explained { Console.put(explanation.json.text + "\n") }
    }
    for line in log.unreadLines {
      Console.say("\(path):\(line): warning: this constraint cannot be read")
    }
    if let scene, let first = explained.first {
      try OutputWriter.write(
        Array(first.scene.text.utf8), to: scene, of: try OutputTemplate(scene))
    }
  }
}
