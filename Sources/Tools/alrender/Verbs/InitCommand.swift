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

      Nothing is written if one of the project's files already exists. Settings of editors that exist
      stay as they are, and a .gitignore gets a line.

      In a folder with an Xcode project, the configuration has that app's storyboards and nibs, on its \
      devices and in its languages, and a workflow for GitHub Actions compares them.
      """)

  @Argument(
    help: ArgumentHelp("The folder of the project, created if needed.", valueName: "DIR"),
    completion: .directory)
  var folder = "."

  func validate() throws {
    if folder.isEmpty {
      throw ValidationError("the name of the folder is empty; '.' is the current folder")
    }
  }

  func run() throws {
    let printer = DiagnosticPrinter(format: .human)
    let app = XcodeProject(in: folder)
    let all = app?.files ?? StarterProject.files
    let files = all.filter { !$0.isSetting || !exists($0) }
    let existing = files.filter { exists($0) && $0.path != StarterProject.ignored.path }
    guard existing.isEmpty else {
      for file in existing {
        printer.print(
          Diagnostic(.error, "already exists; nothing was written", file: path(of: file)))
      }
      Console.say("hint: name another folder, as in 'alrender init layouts', or remove the file")
      throw ExitStatus.wrongInput.code
    }
    do {
      for file in files { try write(file) }
    } catch let error as OutputError {
      printer.print(Diagnostic(.error, "cannot be written: \(error.reason)", file: error.path))
      throw ExitStatus.wrongInput.code
    }
    Console.put(written(files, of: all) + (app.map(words) ?? words))
  }

  private func exists(_ file: StarterProject.File) -> Bool { access(path(of: file), F_OK) == 0 }

  /// Writes a file; to a `.gitignore` that exists, adds what it lacks.
  private func write(_ file: StarterProject.File) throws {
    let root = RootFolder(folder)
    let inner = try InnerPath(file.path)
    guard file.path == StarterProject.ignored.path, exists(file) else {
      return try root.write(Array(file.text.utf8), to: inner)
    }
    let old = try FileBytes.read(path(of: file))
    let names = String(decoding: old, as: UTF8.self).split(whereSeparator: \.isNewline)
    let known = names.contains {
      [".alrender", ".alrender/", "/.alrender", "/.alrender/"].contains($0)
    }
    if known { return }
    let isCRLF = old.contains(0x0D)
    let text = (old.isEmpty || old.last == 0x0A ? "" : "\n") + file.text
    let added = isCRLF ? text.replacing("\n", with: "\r\n") : text
    try OutputFile.write(old + Array(added.utf8), to: path(of: file))
  }

  private func path(of file: StarterProject.File) -> String {
    folder == "." ? file.path : "\(folder)/\(file.path)"
  }

  /// Returns a message about what was written and what was kept.
  private func written(_ files: [StarterProject.File], of all: [StarterProject.File]) -> String {
    let kept = all.filter { file in !files.contains { $0.path == file.path } }
    return files.map { "wrote \(path(of: $0))\n" }.joined()
      + kept.map { "kept \(path(of: $0)), which was there\n" }.joined()
  }

  private var enter: String { folder == "." ? "" : "  cd \(folder)\n" }

  /// Returns what to do next with an app.
  private func words(_ app: XcodeProject) -> String {
    """

    Found \(app.name): \(app.devices.joined(separator: ", ")); \(app.languages.joined(separator: ", ")).
    Next:
    \(enter)  alrender list                                    what there is
      alrender check --locales                         what is wrong, in each language
      alrender record                                  keep the layouts as goldens
      alrender verify                                  compare with them from now on

    """
  }

  /// What to do next with the starter project.
  private var words: String {
    """

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
