import ArgumentParser
import Documents
import Geometry
import Goldens
import Localization
import Rendering
import Reports
import Scenes
import Workspace

/// `alrender localize`: what a localiser has to do, language by language.
struct LocalizeCommand: ParsableCommand {
  /// How the report is printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, html
  }

  static let configuration = CommandConfiguration(
    commandName: "localize",
    abstract: "Say what is missing, wrong or too long in each language.",
    usage: "alrender localize [PATH...] [--locale L]... [--format text|json|html] [--report DIR]",
    discussion: """
      alrender localize                           all languages of a project
      alrender localize App --locale de           one language of an app's folder
      alrender localize --locale de --changed-since origin/main
      alrender localize --report out/languages    a page with a picture of each text that is cut

      Files of strings are compared with the source language, and scenes and documents are laid out in \
      each language. It fails (1) if a language lacks texts or plural forms, if a translation takes other \
      arguments, or if a text has too little room; with --export, which hands this work on, it does not. \
      Which keys no screen shows is said when folders, not single screens, are given.
      """)

  @Argument(help: "Folders, scenes, documents and files of strings.", completion: .file())
  var paths: [String] = []

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp("A language to report on; repeatable; default all.", valueName: "L"))
  var locales: [String] = []

  @Option(
    help: ArgumentHelp(
      "The language that texts are written in; default that of the catalogs, otherwise en.",
      valueName: "L"))
  var source: String?

  @Option(
    name: .customLong("changed-since"),
    help: ArgumentHelp(
      "Report only on texts and screens that have changed since this revision in Git.",
      valueName: "REV"))
  var changedSince: String?

  @Option(help: "How the report is printed.")
  var format = Format.text

  @Option(
    name: .customLong("export"),
    help: ArgumentHelp(
      "Write the texts as XLIFF for translators, and the screens that show them to 'pictures' beside it; "
        + "'-' is standard output, in place of the report.",
      valueName: "X.xliff"), completion: .file(extensions: ["xliff"]))
  var exportPath: String?

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      "Put translations of an XLIFF file, or of Xcode's .xcloc, into the files of strings, and then report.",
      valueName: "X.xliff"), completion: .file(extensions: ["xliff"]))
  var importPath: String?

  @Option(
    help: ArgumentHelp(
      "The folder outside which no files of strings are read; default the project's repository.",
      valueName: "DIR"), completion: .directory)
  var confine: String?

  @Option(
    help: ArgumentHelp("Write the report as a page, with pictures.", valueName: "DIR"),
    completion: .directory)
  var report: String?

  func validate() throws {
    for locale in locales + [source].compactMap({ $0 })
    where !LocaleTag.isLanguage(locale) {
      throw ValidationError("'\(locale)' is not a language such as 'de' or 'pt-BR'")
    }
    if let path = exportPath, path.hasSuffix(".xcloc") {
      throw ValidationError("'--export' writes XLIFF, not '.xcloc'; name a file such as 'de.xliff'")
    }
  }

  func run() throws {
    var choices = LayoutChoices()
    choices.takesAllLanguages = true
    choices.passesOver = true
    choices.notesLanguages = false
    choices.confinement = confine
    var session = try Session(choices, at: paths)
    let paths = places(in: session.project)
    let before = session.log.failureCount
    let screens = screens(at: paths, in: session.project)
    let hasScreens = paths.isEmpty || !screens.isEmpty
    var inputs = hasScreens ? try session.inputs(at: screens, examples: true) : []
    var files = files(at: paths, beside: inputs, in: session.project)
    if let importPath {
      let isWhole = try take(importPath, into: files, of: inputs, session)
      // What has been read has the texts of before.
      session = try Session(choices, at: paths)
      if !isWhole { session.log.settle(.wrongInput) }
      if !inputs.isEmpty { inputs = try session.inputs(at: screens, examples: true) }
      files = self.files(at: paths, beside: inputs, in: session.project)
    }
    let (tables, errors) = StringTable.read(files, within: session.project.reach)
    for error in errors { session.fail(Failure(error)) }
    var desk = LanguageDesk(
      session, keepsPictures: exportPath.map { $0 != "-" } ?? false,
      tables + StringTable.inline(of: inputs), source: source)
    desk.changes = try changedSince.map { try TextChanges(since: $0, files, session) }
    // Who asks for the texts of a region wants a file of its own.
    let named = locales.map { locale in
      let tag = LocaleTag(locale)?.name ?? locale
      return exportPath == nil ? desk.language(for: locale) ?? tag : tag
    }
    try desk.layOut(inputs, in: named)
    // What could not be laid out may show them, too.
    desk.seesAllScreens =
      session.log.failureCount == before
      && paths.allSatisfy { FileTree.isFolder($0) || StringTable.isNamed($0) }
    try finish(
      desk, named.isEmpty ? desk.languages : named, session,
      hasFailed: session.log.failureCount > before)
  }

  /// Writes what was asked for.
  private func finish(
    _ desk: LanguageDesk, _ languages: [String], _ session: Session, hasFailed: Bool
  ) throws {
    // What could not be read may have had them.
    if languages.isEmpty, !hasFailed {
      session.fail("no language besides the source has texts here", file: paths.first ?? ".")
    }
    for locale in languages where exportPath == nil && desk.language(for: locale) == nil {
      let known = NameList.both(desk.languages.map { "'\($0)'" })
      session.log.say(
        Diagnostic(
          severity: .note, code: .summary,
          message: "nothing here has texts in '\(locale)'; the languages are \(known)",
          file: paths.first ?? "."))
    }
    let withSource = locales.isEmpty || languages.contains(desk.source)
    let report = desk.report(languages, withSource: withSource)
    if exportPath != "-" {
      switch format {
      case .json: Console.put(report.jsonLines)
      case .text: Console.put(report.text)
      case .html: Console.put(LanguagePage.html(report).utf8)
      }
    }
    if let path = self.report { desk.write(report, to: path) }
    if let exportPath { try desk.export(languages, to: exportPath) }
    if exportPath == nil, report.isFaulty { session.log.settle(.checkFailed) }
    try session.finish()
  }
}

extension LocalizeCommand {
  /// Puts the translations of an XLIFF file into files of strings, and returns whether all could be taken; what
  /// has been written is reported on either way. Ends the run if the file can't be read.
  private func take(
    _ path: String, into files: [String], of inputs: [Input], _ session: Session
  ) throws -> Bool {
    let earlier = session.log.failureCount
    let known = StringTable.read(files, within: session.project.reach).tables
    var desk = LanguageDesk(
      session, keepsPictures: false, known + StringTable.inline(of: inputs), source: source)
    // Documents have texts of their own.
    try desk.layOut(inputs.filter(\.isDocument), in: [desk.source])
    let isRead = try TranslationImport(session, desk.tables, source: desk.source, locales).run(path)
    guard isRead else { throw session.log.end() }
    return session.log.failureCount == earlier
  }

  /// Returns what is named, or the whole folder of an app that has no configuration.
  private func places(in project: ProjectConfiguration) -> [String] {
    let isConfigured = FileStamp(project.path(ProjectConfiguration.fileName)) != nil
    return paths.isEmpty && !isConfigured ? ["."] : paths
  }

  /// Returns the paths that scenes or documents are at: a folder may have nothing but strings.
  private func screens(at paths: [String], in project: ProjectConfiguration) -> [String] {
    let search = SceneSearch(project: project, takesLibraries: true)
    return paths.filter { path in
      !StringTable.isNamed(path)
        && (!FileTree.isFolder(path) || (try? search.scenes(at: path))?.isEmpty == false)
    }
  }

  /// Returns the files of strings that are named, in the folders that are named or hold the project's
  /// scenes, and that screens read.
  private func files(
    at paths: [String], beside inputs: [Input], in project: ProjectConfiguration
  ) -> [String] {
    let search = SceneSearch(project: project, takesLibraries: true)
    var files: [String] = []
    for place in paths.isEmpty ? SceneSearch.places(of: project) : paths {
      guard FileTree.isFolder(place) else {
        if StringTable.isNamed(place) { files.append(place) }
        continue
      }
      files += FileTree.files(below: place).filter { name in
        StringTable.isNamed(name) && !PathParts.names(in: name).contains { $0.hasPrefix(".") }
      }.map { PathParts.joined(place, $0) }.filter { !search.excludes($0) }
    }
    let known = Set(files.map { AbsolutePath.of($0) })
    let read = Set(inputs.flatMap(\.dependencies.files)).filter(StringTable.isNamed)
    files += read.subtracting(known).map { RelativePath.of($0, from: AbsolutePath.of(".")) }
    // A link to a folder leads to the same file of a language by several paths; that without one is its name.
    var places: [[String]: String] = [:]
    for file in files {
      let path = AbsolutePath.resolved(file) ?? AbsolutePath.of(file)
      let place = [path, StringFiles.language(ofPath: file) ?? "", PathParts.lastName(of: file)]
      if places[place] == nil || AbsolutePath.of(file) == path { places[place] = file }
    }
    return places.values.sorted()
  }
}

extension Input {
  /// Whether it is a document of Interface Builder.
  fileprivate var isDocument: Bool {
    if case .nib = subject { true } else { false }
  }
}

extension StringTable {
  /// Returns the tables that scenes have in their own files, each once.
  fileprivate static func inline(of inputs: [Input]) -> [StringTable] {
    var known: [StringCatalog] = []
    return inputs.compactMap { input in
      guard case .scene(let loaded) = input.subject, loaded.strings.languages.count > 1,
        !input.dependencies.files.contains(where: isNamed), !known.contains(loaded.strings)
      else { return nil }
      known.append(loaded.strings)
      return StringTable(name: input.subject.source, loaded.strings)
    }
  }
}
