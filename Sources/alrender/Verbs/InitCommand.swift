import ArgumentParser
import Documents
import Glibc
import Rendering
import Scenes

/// `alrender init`: a starter project.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract:
      "Write a starter project: scenes, components, strings, a configuration, editors' settings.",
    usage: "alrender init [DIR]",
    discussion: """
      alrender init
      alrender init layouts

      Nothing is written if one of the files already exists.
      """)

  @Argument(
    help: ArgumentHelp("The folder of the project, created if needed.", valueName: "DIR"),
    completion: .directory)
  var folder = "."

  func run() throws {
    let printer = DiagnosticPrinter(format: .human)
    let files = StarterProject.files
    let existing = files.map { path(of: $0) }.filter { access($0, F_OK) == 0 }
    guard existing.isEmpty else {
      for path in existing {
        printer.print(Diagnostic(.error, "already exists; nothing was written", file: path))
      }
      throw ExitStatus.wrongInput.code
    }
    do {
      for file in files {
        try RootFolder(folder).write(Array(file.text.utf8), to: try InnerPath(file.path))
      }
    } catch let error as OutputError {
      printer.print(Diagnostic(.error, "cannot be written: \(error.reason)", file: error.path))
      throw ExitStatus.wrongInput.code
    }
    Console.put(words(files))
  }

  private func path(of file: StarterProject.File) -> String {
    folder == "." ? file.path : "\(folder)/\(file.path)"
  }

  /// Returns a message about what was written and what to do next.
  private func words(_ files: [StarterProject.File]) -> String {
    let written = files.map { "wrote \(path(of: $0))\n" }.joined()
    let enter = folder == "." ? "" : "  cd \(folder)\n"
    return written + """

      Next:
      \(enter)  alrender Scenes/welcome.yaml -o welcome.png      draw it
        alrender Scenes/welcome.yaml -o ar.png --locale ar   in Arabic, from right to left
        alrender catalogue Scenes -o catalogue           the components on one page
        alrender check                                   check its expectations, in all variants
        alrender record                                  keep its layouts and pictures as goldens
        alrender verify                                  compare with them from now on

      """
  }
}
