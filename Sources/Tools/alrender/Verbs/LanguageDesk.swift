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
        guard let locale = job.variant.overrides.locale else { continue }
        found.insert(locale)
        note(scene, job, locale, own.keys)
      } catch {
        session.fail(Failure(error, of: job.subject.source))
      }
    }
    for (path, texts) in documents.sorted(by: { $0.key < $1.key }) { add(texts, of: path) }
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
