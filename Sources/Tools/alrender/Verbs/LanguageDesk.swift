import Documents
import Geometry
import Goldens
import Localization
import Rendering
import Reports
import Scenes
import Workspace

/// Lays out the screens of a project in its languages.
struct LanguageDesk {
  private let session: Session
  /// Whether all screens are drawn, not only those with texts that are cut.
  private let keepsPictures: Bool
  /// The texts, those of documents included that have been laid out.
  private(set) var tables: [StringTable]
  /// The language that they are written in.
  let source: String
  /// Whether the screens are all that show the tables' texts, so that keys they don't show are unused.
  var seesAllScreens = true
  /// What has changed, which alone is reported; nil to report everything.
  var changes: TextChanges?
  private var used: Set<String>?
  private var long = LongTexts()
  private var outside = OutsideTexts()
  private var pictures: [(path: String, bytes: [UInt8])] = []
  private var found: Set<String> = []
  /// The paths of the pictures of the screens that show a key in a language, by both; only for lookup.
  private var screens: [String: [String]] = [:]
  /// The keys that no table has, with the first scene that shows each.
  private var unknown: [String: String] = [:]
  /// The files of strings that scenes read.
  private var read: Set<String> = []

  init(_ session: Session, keepsPictures: Bool, _ tables: [StringTable], source: String?) {
    (self.session, self.tables) = (session, tables)
    self.keepsPictures = keepsPictures
    self.source = source ?? StringTable.source(of: tables)
    found = Set(tables.flatMap(\.languages))
  }

  /// The languages besides the source, in order.
  var languages: [String] { found.subtracting([source]).sorted() }

  /// Returns the language of the project that a tag means, or one that serves it; nil if there is none.
  func language(for tag: String) -> String? {
    let names = [LocaleTag(tag)?.name ?? tag] + (LocaleTag(tag)?.localizations ?? [])
    return names.first(where: found.union([source]).contains)
  }

  /// Lays out all screens in some languages, besides the source, or in all if none is named.
  mutating func layOut(_ inputs: [Input], in locales: [String]) throws {
    let jobs = try session.jobs(of: inputs, all: true)
    let wanted = locales.isEmpty ? nil : Set(locales + [source])
    let named = Set(
      inputs.filter(\.isScene).flatMap(\.dependencies.files).map { AbsolutePath.of($0) })
    read = Set(tables.flatMap(\.allFiles)).filter { named.contains(AbsolutePath.of($0)) }
    guard !jobs.isEmpty, let renderer = session.renderer() else { return }
    var documents: [String: [String: String]] = [:]
    for job in jobs where wanted?.contains(job.variant.overrides.locale ?? source) ?? true {
      do {
        let own = KeyTally()
        let scene = try KeyTally.$current.withValue(own) { try job.layOut(with: renderer) }
        used = (used ?? []).union(own.keys)
        if case .nib = job.subject {
          documents[job.subject.source, default: [:]].merge(own.texts) { first, _ in first }
        }
        for key in scene.missingKeys where key.fault == .unknown {
          unknown[key.key] = unknown[key.key] ?? job.subject.source
        }
        guard let locale = job.variant.overrides.locale else {
          outside.noteSource(scene, job)
          continue
        }
        if locale == source { outside.noteSource(scene, job) }
        found.insert(locale)
        note(scene, job, locale, own)
      } catch {
        session.fail(Failure(error, of: job.subject.source))
      }
    }
    for (path, texts) in documents.sorted(by: { $0.key < $1.key }) { add(texts, of: path) }
    long.measure(with: renderer, tables)
  }

  /// Adds the texts of a document that is translated by a table, or is to be; not those of one that has its
  /// texts in a catalog, or that is itself a translation.
  private mutating func add(_ texts: [String: String], of path: String) {
    guard let name = StringTable.name(ofDocument: path) else { return }
    let language = StringFiles.language(ofPath: path)
    let index = tables.firstIndex { $0.name == name }
    let isLocalized = index != nil || FileTree.parent(of: path).hasSuffix(".lproj")
    let keys = Set(texts.keys)
    guard isLocalized, language == nil || language == source,
      !tables.contains(where: {
        $0.name.hasSuffix(".xcstrings") && !keys.isDisjoint(with: $0.catalog.keys)
      })
    else { return }
    var table = index.map { tables[$0] } ?? StringTable(name: name, StringCatalog())
    table.add(texts, of: path, in: source)
    if let index { tables[index] = table } else { tables.append(table) }
  }

  private mutating func note(_ scene: LaidOutScene, _ job: Job, _ locale: String, _ tally: KeyTally)
  {
    long.note(scene, job, locale, tally)
    outside.note(scene, job, locale, tally)
    guard keepsPictures else { return }
    long.noteRoom(scene, job, locale, tally)
    let path = LanguagePage.picture(job.subject.source, job.subject.screen, job.variant.name)
    for key in tally.keys { screens["\(locale) \(key)", default: []].append(path) }
    if let png = try? scene.encoded(as: .png, pixels: 1) { pictures.append((path, png)) }
  }

  /// Returns what there is to do in some languages, and about the source if all are reported on.
  func report(_ locales: [String], withSource: Bool) -> LocalizationReport {
    let translated = unknown.keys.filter { key in tables.contains { $0.anyText(of: key) != nil } }
    let keys = withSource ? changes?.keys(of: tables, in: source, source: source) : nil
    let lacking = translated.sorted().map { (key: $0, scene: unknown[$0] ?? "") }
    let own = LanguageReport(
      ofSource: source, in: tables,
      unknown: lacking.filter { isWanted($0.scene, $0.key, in: keys) }, changed: keys)
    let others = unknown.filter { !translated.contains($0.key) }
    return LocalizationReport(
      source: withSource ? own : nil,
      locales.map { locale in
        let base = StringCatalog.base(of: locale, among: languages, source: source)
        return report(locale, besides: base, unknown: base == nil ? others : [:])
      })
  }

  private func isWanted(_ scene: String, _ key: String?, in keys: [String: Set<String>]?) -> Bool {
    changes?.includes(scene) ?? true
      || key.map { key in keys?.values.contains { $0.contains(key) } ?? true } ?? false
  }

  private func report(
    _ locale: String, besides base: String?, unknown: [String: String]
  ) -> LanguageReport {
    var findings = LanguageReport.Findings()
    findings.base = base
    let keys = changes?.keys(of: tables, in: locale, source: source)
    findings.changed = keys
    findings.outdated = changes?.outdated(of: tables, in: locale, source: source) ?? [:]
    findings.used = seesAllScreens ? used : nil
    if locale != source {
      findings.unknown = unknown.filter { isWanted($0.value, nil, in: keys) }
        .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    let known = base.map { Set(long.texts(in: $0).map(\.subject)) } ?? []
    findings.tooLong = long.texts(in: locale).filter {
      isWanted($0.scene, $0.key, in: keys) && !known.contains($0.subject)
    }
    findings.outside = outside.texts(in: locale).filter { text in
      changes == nil
        || text.key.map { key in keys?.values.contains { $0.contains(key) } ?? true } ?? false
    }
    findings.read = read
    return LanguageReport(of: locale, in: tables, source: source, findings)
  }

  /// Writes the texts for translators, and the pictures that their notes name beside them; to standard output
  /// without these.
  func export(_ languages: [String], to path: String) throws {
    let inline = tables.filter { !StringTable.isNamed($0.file(of: source)) && $0.document == nil }
    for table in inline {
      session.log.say(
        Diagnostic(
          severity: .note, code: .summary,
          message: TranslationImport.inlineWords, file: table.name))
    }
    let isPiped = path == "-"
    let text = TranslationExchange.text(
      of: tables, from: source, to: languages,
      FormedFiles { try? FileBytes.read($0, within: session.project.reach) }
    ) { key, language in
      let shown = (screens["\(language) \(key)"] ?? []).prefix(3).map { "shown in \($0)" }
      return long.notes(on: key, in: language) + (isPiped ? [] : shown)
    }
    guard !isPiped else { return Console.put(text.utf8) }
    let folder = RootFolder(OutputFile.parts(of: path).folder)
    guard write(pictures, to: folder) else { return }
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
  func write(_ report: LocalizationReport, to path: String) {
    let folder = RootFolder(path)
    let page = Array(LanguagePage.html(report, hasPictures: true).utf8)
    _ =
      write(long.pictures(in: report.languages.map(\.locale)), to: folder)
      && write([(LanguagePage.fileName, page)], to: folder)
  }

  /// Writes files into a folder; returns whether all were written.
  private func write(_ files: [(path: String, bytes: [UInt8])], to folder: RootFolder) -> Bool {
    for file in files {
      guard let path = try? InnerPath(file.path) else { continue }
      do {
        try folder.write(file.bytes, to: path)
      } catch {
        session.fail(Failure.reason(of: error), file: folder.path(path))
        return false
      }
    }
    return true
  }
}

extension Job.Subject {
  /// The name of one of several screens of its file, or of an example; nil for the only one.
  var screen: String? { suffix.isEmpty ? nil : String(suffix.dropFirst()) }
}

extension Input {
  /// Whether it is a scene, which names its files of strings.
  fileprivate var isScene: Bool {
    if case .scene = subject { true } else { false }
  }
}
