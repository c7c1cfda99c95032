import ArgumentParser
import CSystem
import Glibc
import Typesetting

/// The program: its commands, with `render` as the default command.
@main
struct Alrender: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "alrender",
    abstract: "Apple's Auto Layout off the Mac: scene files become pictures.",
    usage: """
      alrender SCENE... -o OUT [options]
      alrender VERB ...
      """,
    discussion: """
      alrender card.yaml -o card.png           a picture
      alrender card.yaml -o card.png --rtl     the same, from right to left
      alrender layout card.yaml                the frames as text
      alrender - -o - < card.yaml > card.png   from and to a pipe
      alrender help keys label                 the keys of a label, of 'canvas', 'scene' and so on
      alrender -C apps/phone verify            the same as in that folder

      Apple's launch arguments are equivalent to these options:
        -NSDoubleLocalizedStrings YES            --double-strings
        -NSAccentuateLocalizedStrings YES        --strings accented
        -NSSurroundLocalizedStrings YES          --strings bounded
        -NSForceRightToLeftLocalizedStrings YES  --strings rtl
        -NSShowNonLocalizedStrings YES           --strings nonLocalized
        -AppleTextDirection YES                  --rtl
        -NSForceRightToLeftWritingDirection YES  --rtl
        -UIViewShowAlignmentRects YES            --show-alignment-rects
        -AppleLanguages "(ar)"                   --locale ar

      Environment variables:
        NO_COLOR, FORCE_COLOR, CLICOLOR, CLICOLOR_FORCE   whether messages are coloured
        CI                                  true: 'verify' and 'record' write no goldens
        GITHUB_WORKSPACE, CI_PROJECT_DIR    the folder that paths in reports start from
        GITHUB_STEP_SUMMARY                 the file to which '--reporter github' adds a summary
        TEST_SHARD_INDEX, TEST_TOTAL_SHARDS, XML_OUTPUT_FILE   as Bazel sets them

      Exit codes: 0 success; 1 a check failed; 2 an input is invalid or an output cannot be written;
      3 the goldens are from another environment; 64 incorrect usage; 70 an internal error.
      """,
    version: versions,
    subcommands: [
      RenderCommand.self, LayoutCommand.self, CheckCommand.self, ListCommand.self,
      ConvertCommand.self, FontsCommand.self, SchemaCommand.self, VerifyCommand.self,
      RecordCommand.self,
      ApproveCommand.self, PruneCommand.self, DiffCommand.self, CompareCommand.self,
      ReviewCommand.self,
      RegenCommand.self, MergeReportsCommand.self, CommentCommand.self,
      ExplainCommand.self, ExplainLogCommand.self, TraceCommand.self, AccessibilityCommand.self,
      HistoryCommand.self, LocalizeCommand.self,
      InitCommand.self, AnimateCommand.self, WatchCommand.self,
      ServeCommand.self, LspCommand.self, CatalogueCommand.self,
    ],
    defaultSubcommand: RenderCommand.self)

  /// The version of this program and those of the libraries that decide what a picture looks
  /// like.
  private static var versions: String {
    (["alrender \(Version.number)"] + LibraryVersions.all.map { "\($0.name) \($0.version)" })
      .joined(separator: "\n")
  }

  static func main() {
    cs_end_on_signals()
    cs_keep_memory()
    Console.holdStreams()
    var code = ExitCode.success
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      code = say(error)
    }
    if let failure = Console.takeLoss() {
      let printer = DiagnosticPrinter(format: .human)
      for remark in failure.remarks { printer.print(remark) }
      code = failure.status.code(over: code)
    }
    // Everything is written; the process takes the libraries' cleanup with it.
    _exit(code.rawValue)
  }

  /// Runs a command line: directly if it is a common one, else through the parser.
  private static func run(_ words: [String]) throws {
    let words = try WorkingFolder.entered(by: words)
    if let request = ShortCommandLine.request(of: words) {
      cs_gather_memory()
      return try request.run()
    }
    if words == ["--version"] { return Console.put(versions + "\n") }
    let translated = try AppleArguments.translate(words)
    if let help = try KeyHelp(translated) { return Console.put(help.text) }
    var command = try UsageError.parse(TimingsFormat.join(MatrixArguments.spread(translated)))
    try command.run()
  }

  /// Writes an error's message, or the requested help or version. Returns the exit code it stands
  /// for.
  private static func say(_ error: any Error) -> ExitCode {
    if let error = error as? UsageError {
      Console.say(lowercased(error.text))
      return .validationFailure
    }
    let code = exitCode(for: error)
    let text = ShellCompletion.extended(fullMessage(for: error))
    if !text.isEmpty { code.isSuccess ? Console.put(text + "\n") : Console.say(lowercased(text)) }
    return code
  }

  /// Returns the parser's message as all others begin: `error:` and a lower-case clause.
  private static func lowercased(_ text: String) -> String {
    let label = "Error: "
    guard text.hasPrefix(label) else { return text }
    let clause = text.dropFirst(label.count)
    return "error: \(clause.prefix(1).lowercased())\(clause.dropFirst())"
  }
}
