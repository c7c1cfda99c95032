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
      "Write the texts as XLIFF for translators, and the screens that show them to 'pictures' beside it.",
      valueName: "X.xliff"), completion: .file(extensions: ["xliff"]))
  var exportPath: String?

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      "Put translations of an XLIFF file into the files of strings, and then report.",
      valueName: "X.xliff"), completion: .file(extensions: ["xliff"]))
  var importPath: String?

  @Option(
    help: ArgumentHelp("Write the report as a page, with pictures.", valueName: "DIR"),
    completion: .directory)
  var report: String?

  func validate() throws {
    for locale in locales + [source].compactMap({ $0 }) where LocaleTag(locale) == nil {
      throw ValidationError("'\(locale)' is not a language such as 'de' or 'pt-BR'")
    }
  }

  func run() throws {
    var choices = LayoutChoices()
    choices.takesAllLanguages = true
    choices.passesOver = true
    var session = try Session(choices, at: paths)
    let before = session.log.failureCount
    let search = SceneSearch(project: session.project, takesLibraries: true)
    // A folder may have nothing but strings.
    let screens = paths.filter { path in
      !StringTable.isNamed(path)
        && (!FileTree.isFolder(path) || (try? search.scenes(at: path))?.isEmpty == false)
    }
    var inputs =
      paths.isEmpty || !screens.isEmpty ? try session.inputs(at: screens, examples: true) : []
    let files = files(beside: inputs, in: session.project)
    if let importPath {
      let known = StringTable.read(files, within: .everywhere).tables
      let earlier = session.log.failureCount
      try TranslationImport(
        session, known, source: source ?? StringTable.source(of: known), locales
      ).run(importPath)
      if session.log.failureCount > earlier { throw session.log.end() }
      // What has been read has the texts of before.
      session = try Session(choices, at: paths)
      if !inputs.isEmpty { inputs = try session.inputs(at: screens, examples: true) }
    }
    let (tables, errors) = StringTable.read(files, within: .everywhere)
    for error in errors { session.fail(Failure(error)) }
    var desk = LanguageDesk(
      session, keepsPictures: exportPath != nil, tables + StringTable.inline(of: inputs),
      source: source)
    desk.seesAllScreens = paths.allSatisfy { FileTree.isFolder($0) || StringTable.isNamed($0) }
    desk.changes = try changedSince.map { try TextChanges(since: $0, files, session) }
    try desk.layOut(inputs, in: locales)
    let wanted = locales.isEmpty ? desk.languages : locales
    // What could not be read may have had them.
    if wanted.isEmpty, session.log.failureCount == before {
      session.fail("no language besides the source has texts here", file: paths.first ?? ".")
    }
    let reports = wanted.map(desk.report)
    switch format {
    case .json: for report in reports { Console.put(report.json.text + "\n") }
    case .text: Console.put(reports.map(\.text).joined(separator: "\n"))
    case .html: Console.put(LanguagePage.html(reports).utf8)
    }
    if let report { try desk.write(reports, to: RootFolder(report)) }
    if let exportPath { try desk.export(wanted, to: exportPath) }
    if exportPath == nil, reports.contains(where: \.isFaulty) { session.log.settle(.checkFailed) }
    try session.finish()
  }
}

extension LocalizeCommand {
  /// Returns the files of strings that are named, in the folders that are named or hold the project's
  /// scenes, and that screens read.
  private func files(beside inputs: [Input], in project: ProjectConfiguration) -> [String] {
    let search = SceneSearch(project: project, takesLibraries: true)
    var files: [String] = []
    let isConfigured = FileStamp(project.path(ProjectConfiguration.fileName)) != nil
    let own = isConfigured ? SceneSearch.places(of: project) : [project.folder]
    for place in paths.isEmpty ? own : paths {
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
    return files + read.subtracting(known).map { RelativePath.of($0, from: AbsolutePath.of(".")) }
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

/// Lays out the screens of a project in its languages.
private struct LanguageDesk {
  private let session: Session
  /// Whether all screens are drawn, not only those with texts that are cut.
  private let keepsPictures: Bool
  private let tables: [StringTable]
  private let source: String
  /// Whether the screens are all that show the tables' texts, so that keys they don't show are unused.
  var seesAllScreens = true
  /// What has changed, which alone is reported; nil to report everything.
  var changes: TextChanges?
  private var used: Set<String>?
  private var long: [String: [LanguageReport.LongText]] = [:]
  private var pictures: [(path: String, png: [UInt8])] = []
  private var found: Set<String> = []
  /// The paths of the pictures of the screens that show a key in a language, by both; only for lookup.
  private var screens: [String: [String]] = [:]
  /// The keys that no table has, with the first scene that shows each.
  private var unknown: [String: String] = [:]

  init(_ session: Session, keepsPictures: Bool, _ tables: [StringTable], source: String?) {
    (self.session, self.tables) = (session, tables)
    self.keepsPictures = keepsPictures
    self.source = source ?? StringTable.source(of: tables)
    found = Set(tables.flatMap(\.languages))
  }

  /// The languages besides the source, in order.
  var languages: [String] { found.subtracting([source]).sorted() }

  /// Lays out all screens in some languages, besides the source, or in all if none is named.
  mutating func layOut(_ inputs: [Input], in locales: [String]) throws {
    let jobs = try session.jobs(of: inputs, all: true)
    let wanted = locales.isEmpty ? nil : Set(locales + [source])
    guard !jobs.isEmpty, let renderer = session.renderer() else { return }
    for job in jobs where wanted?.contains(job.variant.overrides.locale ?? source) ?? true {
      do {
        let own = KeyTally()
        let scene = try KeyTally.$current.withValue(own) { try job.layOut(with: renderer) }
        used = (used ?? []).union(own.keys)
        for key in scene.missingKeys where key.fault == .unknown {
          unknown[key.key] = unknown[key.key] ?? job.subject.source
        }
        guard let locale = job.variant.overrides.locale else { continue }
        found.insert(locale)
        note(scene, job, locale, own.keys)
      } catch {
        session.fail(Failure(error, of: job.subject.source))
      }
    }
  }

  private mutating func note(
    _ scene: LaidOutScene, _ job: Job, _ locale: String, _ keys: Set<String>
  ) {
    let path = LanguagePage.picture(job.subject.source, job.variant.name)
    if keepsPictures {
      for key in keys { screens["\(locale) \(key)", default: []].append(path) }
    }
    let cut = scene.recorded(findsAmbiguity: false).views.flatMap { view in
      view.texts.filter { $0.isTruncated && !view.mayTruncate }.map { (view, $0) }
    }
    guard keepsPictures || !cut.isEmpty else { return }
    for (view, text) in cut {
      let key = tables.lazy.compactMap { $0.key(of: text.text, in: locale) }.first
      let shown = text.shown.hasSuffix("…") ? text.shown.dropLast() : text.shown[...]
      long[locale, default: []].append(
        LanguageReport.LongText(
          scene: job.subject.source, view: view.id, key: key, text: text.text,
          width: view.intrinsicWidth ?? 0, available: view.frame.width, fits: shown.count,
          variant: job.variant.name))
    }
    if let png = try? scene.encoded(as: .png, pixels: 1) {
      pictures.append((path, png))
    }
  }

  func report(_ locale: String) -> LanguageReport {
    let keys = changes?.keys(of: tables, in: locale, source: source)
    let changedKeys = keys.map { $0.values.reduce(into: Set<String>()) { $0.formUnion($1) } }
    func isWanted(_ scene: String, _ key: String? = nil) -> Bool {
      changes?.includes(scene) ?? true || key.map { changedKeys?.contains($0) ?? true } ?? false
    }
    return LanguageReport(
      of: locale, in: tables, source: source, used: seesAllScreens ? used : nil,
      unknown: unknown.filter { isWanted($0.value) }.sorted { $0.key < $1.key }
        .map { ($0.key, $0.value) },
      tooLong: (long[locale] ?? []).filter { isWanted($0.scene, $0.key) }, changed: keys)
  }

  /// Writes the texts for translators, and the pictures that their notes name beside them.
  func export(_ languages: [String], to path: String) throws {
    let folder = RootFolder(OutputFile.parts(of: path).folder)
    for picture in pictures { try folder.write(picture.png, to: try InnerPath(picture.path)) }
    let text = TranslationExchange.text(
      of: tables, from: source, to: languages,
      FormedFiles { try? FileBytes.read($0, within: .everywhere) }
    ) { key, language in
      (screens["\(language) \(key)"] ?? []).prefix(3).map { "shown in \($0)" }
    }
    do throws(OutputError) {
      try OutputFile.write(Array(text.utf8), to: path, isDurable: true)
      let noun = pictures.count == 1 ? "picture" : "pictures"
      let beside =
        pictures.isEmpty ? "" : ", with \(pictures.count) \(noun) in '\(folder.path("pictures"))'"
      session.log.printer.summarise("\(path): \(languages.joined(separator: ", "))\(beside)")
    } catch {
      session.fail(Failure(error, of: path))
    }
  }

  /// Writes the page and the pictures.
  func write(_ reports: [LanguageReport], to folder: RootFolder) throws {
    for picture in pictures { try folder.write(picture.png, to: try InnerPath(picture.path)) }
    try folder.write(
      Array(LanguagePage.html(reports, hasPictures: true).utf8),
      to: try InnerPath(LanguagePage.fileName))
  }
}
