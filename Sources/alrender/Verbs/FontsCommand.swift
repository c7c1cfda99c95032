import ArgumentParser
import Glibc
import Typesetting

/// `alrender fonts`: the files that text is set in.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List or check the font files that text is set in.",
    subcommands: [List.self, Check.self])

  /// `alrender fonts list`: a line for each file.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "Print a line for each font file: the path, a tab, its Debian package.",
      usage: "alrender fonts list")

    func run() {
      for file in FontFile.chosen { Console.put("\(file.path)\t\(file.package)\n") }
    }
  }

  /// `alrender fonts check`: whether all of them can be used.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Exit with 2 when a font file is missing, and name the Debian packages to install.",
      usage: "alrender fonts check [--font-path DIR]...")

    @Option(
      name: .customLong("font-path"),
      help: ArgumentHelp("Use the fonts of this folder too; repeatable.", valueName: "DIR"))
    var fontPaths: [String] = []

    func run() throws {
      let printer = DiagnosticPrinter(format: .human)
      let missing = FontFile.chosen.filter { access($0.path, R_OK) != 0 }
      for file in missing {
        printer.print(
          Remark(
            error: "is missing; install the Debian package '\(file.package)'", file: file.path))
      }
      guard missing.isEmpty else { throw ExitStatus.wrongInput.code }
      do {
        _ = try FontLibrary(directories: fontPaths)
      } catch {
        printer.print(Remark(error: error.description, file: "fonts"))
        throw ExitStatus.wrongInput.code
      }
    }
  }
}
