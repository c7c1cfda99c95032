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
      devices and in its languages, a workflow for GitHub Actions compares them, and their layouts
      are recorded as goldens.
      """)

  @Argument(
    help: ArgumentHelp("The folder of the project, created if needed.", valueName: "DIR"),
    completion: .directory)
  var folder = "."

  @Flag(
    inversion: .prefixedNo, help: "Record the layouts of an app's storyboards and nibs at once.")
  var record = true

  func validate() throws {
    if folder.isEmpty {
      throw ValidationError("the name of the folder is empty; '.' is the current folder")
    }
  }

  func run() throws {
    let printer = DiagnosticPrinter(format: .human)
    let app = XcodeProject(in: folder)
    try refuseOthers(app, printer)
    let isTop = !isInsideRepository
    let all = app?.files(isTop: isTop) ?? StarterProject.files
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
    if app != nil, !isTop {
      Console.say(
        "hint: GitHub reads workflows at the top of the repository alone; "
          + "Documentation/CI/github-actions.yml is one, with 'working-directory' for this folder")
    } else if app == nil, let inner = XcodeProject.below(folder) {
      Console.say(
        "hint: an Xcode project is in '\(inner)'; 'alrender init' there verifies its documents")
    }
    if app != nil, record { try recordLayouts() }
  }

  /// Records the goldens of an app; that they are new is no failure here.
  private func recordLayouts() throws {
    do {
      try RecordCommand.parse(["--project", folder]).run()
    } catch let code as ExitCode where code == ExitStatus.checkFailed.code {
      return
    }
  }

  /// Refuses an app whose documents can't be laid out.
  private func refuseOthers(_ app: XcodeProject?, _ printer: DiagnosticPrinter) throws {
    guard let app, let platform = app.otherPlatform else { return }
    printer.print(
      Diagnostic(
        .error, "the app is for \(platform); documents of iOS alone are laid out",
        file: folder == "." ? app.name : "\(folder)/\(app.name)"))
    throw ExitStatus.wrongInput.code
  }

  /// Whether the folder lies below the top of a Git repository.
  private var isInsideRepository: Bool {
    var place = folder
    for _ in 0..<32 {
      if access("\(place)/.git", F_OK) == 0 { return place != folder }
      place += "/.."
    }
    return false
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
    let check =
      app.languages.count > 1
      ? "alrender check --locales                         what is wrong, in each language"
      : "alrender check                                   what is wrong"
    return """

      Found \(app.name): \((app.devices + app.languages).joined(separator: ", ")).\(fonts(app))
      Next:
      \(enter)  alrender list                                    what there is
        \(check)
        alrender verify                                  compare with the goldens from now on
        alrender record                                  keep new layouts as goldens

      """
  }

  private func fonts(_ app: XcodeProject) -> String {
    app.fonts.isEmpty ? "" : "\nFonts of its own: \(app.fonts.joined(separator: ", "))."
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
