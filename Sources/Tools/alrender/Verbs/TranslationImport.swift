import Documents
import Goldens
import Localization
import Scenes

/// Puts the translations of an XLIFF file into the files of strings of a project.
///
/// Only files of tables that the run knows are written, whatever paths the XLIFF file names.
struct TranslationImport {
  private let session: Session
  private let tables: [StringTable]
  /// The language that the texts are written in.
  private let source: String
  /// The languages to take; all if there are none.
  private let locales: [String]

  /// What is said of texts that a scene has in its own file.
  static let inlineWords =
    "has its texts in the scene, into which nothing is imported; keep them in files such as "
    + "'en.lproj/Localizable.strings', and name these in 'strings'"

  private typealias Unit = TranslationExchange.Unit
  /// The translations of one file.
  private typealias Translations = [(text: TranslatedText, unit: Unit)]

  init(_ session: Session, _ tables: [StringTable], source: String, _ locales: [String]) {
    (self.session, self.tables, self.source, self.locales) = (session, tables, source, locales)
  }

  /// Reads a file and writes what it translates; each file of strings is written whole. Returns whether it could
  /// be read.
  func run(_ path: String) throws -> Bool {
    let path = exchanged(path)
    let units: [Unit]
    do {
      units = try TranslationExchange.units(in: try FileBytes.read(path, within: .everywhere))
    } catch let fault as XMLFault {
      session.fail("\(fault.message) (line \(fault.line))", file: path)
      return false
    } catch let error as FileError {
      session.fail("cannot be read: \(error.message)", file: path)
      return false
    } catch {
      session.fail("cannot be read", file: path)
      return false
    }
    let wanted = wanted(of: units, path: path)
    for unit in wanted where unit.hasPlaceholders {
      session.fail(
        "a part of the translation of '\(unit.id)' is an element without text", file: path)
    }
    let earlier = session.log.failureCount
    var isNew = false
    for (file, units) in files(of: wanted.filter { !$0.hasPlaceholders }, path: path) {
      isNew = write(units, to: file) || isNew
    }
    guard !wanted.isEmpty, !isNew, session.log.failureCount == earlier else { return true }
    session.log.printer.summarise("\(path): nothing new; the project has these translations")
    return true
  }

  /// Returns the XLIFF file of a catalog that Xcode exports, or the file itself.
  private func exchanged(_ path: String) -> String {
    guard path.hasSuffix(".xcloc") || path.hasSuffix(".xcloc/"), FileTree.isFolder(path) else {
      return path
    }
    let folder = PathParts.joined(path, "Localized Contents")
    let files = FileTree.names(in: folder).filter { $0.hasSuffix(".xliff") }
    return files.first.map { PathParts.joined(folder, $0) } ?? path
  }

  /// Returns the translations to take; tells of languages that are none, or not asked for, of texts that are
  /// not to be translated, and of several translations of a text.
  private func wanted(of units: [Unit], path: String) -> [Unit] {
    var others: Set<String> = []
    var wanted: [Unit] = []
    var refused: Set<String> = []
    for unit in units where !unit.isKept {
      let tag = LocaleTag.isLanguage(unit.language) ? LocaleTag(unit.language) : nil
      if !locales.isEmpty, !locales.contains(where: { LocaleTag($0) == tag }) {
        others.insert(Escape.line(unit.language))
      } else if tag == nil {
        refused.insert("'\(Escape.line(unit.language))' is not a language such as 'de' or 'pt-BR'")
      } else if tag == LocaleTag(source) {
        refused.insert("the target-language is '\(source)', which the texts are written in")
      } else {
        wanted.append(unit)
      }
    }
    for message in refused.sorted() { session.fail(message, file: path) }
    if wanted.isEmpty, refused.isEmpty {
      let asked = NameList.either(locales.map { "'\($0)'" })
      let found = NameList.both(others.sorted().map { "'\($0)'" })
      session.log.printer.summarise(
        others.isEmpty
          ? "\(path): no translations" : "\(path): translations into \(found), none into \(asked)")
    }
    return single(wanted, path: path)
  }

  /// Returns the translations of texts that have one; tells of those that have several.
  private func single(_ units: [Unit], path: String) -> [Unit] {
    var texts: [[String]: Set<String>] = [:]
    func name(_ unit: Unit) -> [String] { [unit.original, unit.language, unit.id] }
    for unit in units { texts[name(unit), default: []].insert(unit.text) }
    let doubtful = texts.filter { $0.value.count > 1 }
    for (name, texts) in doubtful.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      session.fail(
        "'\(name[2])' has \(texts.count) translations into '\(name[1])'; none is taken", file: path)
    }
    var known: Set<[String]> = []
    return units.filter { doubtful[name($0)] == nil && known.insert(name($0)).inserted }
  }

  /// Returns the translations of each file, in the order in which they name it; what belongs to none is told,
  /// and so is what translates another text than that of now.
  private func files(of units: [Unit], path: String) -> [(file: String, units: Translations)] {
    var order: [String] = []
    var found: [String: Translations] = [:]
    var unknown: [String: [String]] = [:]
    var outdated: [String] = []
    var known: [String: [[String: TranslatedText]]] = [:]
    let files = FormedFiles(bytes)
    for unit in units {
      let texts =
        known[unit.language]
        ?? tables.map { table in
          let texts = table.texts(from: source, to: unit.language, files)
          return Dictionary(texts.map { ($0.id, $0) }) { first, _ in first }
        }
      known[unit.language] = texts
      guard let text = text(of: unit, in: texts) else {
        unknown[unit.original, default: []].append(unit.id)
        continue
      }
      if unit.isOutdated(for: text) {
        outdated.append(unit.id)
        continue
      }
      if let variable = unit.strangeVariable(for: text) {
        session.fail(
          "the translation of '\(unit.id)' names the variable '\(variable)', which the text has not",
          file: path)
        continue
      }
      if found[text.destination] == nil { order.append(text.destination) }
      found[text.destination, default: []].append((text, unit))
    }
    for (original, keys) in unknown.sorted(by: { $0.key < $1.key }) {
      session.fail(
        "'\(original)' is no file of this project whose table has the key \(Self.list(keys))",
        file: path)
    }
    if !outdated.isEmpty {
      session.fail(
        "the source of \(Self.list(outdated)) has changed since; what translates another text is not taken",
        file: path)
    }
    return order.map { ($0, found[$0] ?? []) }
  }

  private static let mostListed = 8

  private static func list(_ keys: [String]) -> String {
    let rest = keys.count - mostListed
    let names = keys.prefix(mostListed).map { "'\($0)'" }
    return NameList.both(names + (rest > 0 ? ["\(rest) more"] : []))
  }

  /// Returns what a translation translates: the text of the table that has the file which it names, or, seen
  /// from another folder, of the only one that can be meant; nil for none.
  private func text(
    of unit: Unit, in texts: [[String: TranslatedText]]
  ) -> TranslatedText? {
    let having = tables.indices.filter { texts[$0][unit.id] != nil }
    // A table without files has the name of its scene.
    let ranks = having.map { index in
      tables[index].name == unit.original ? 2 : tables[index].rank(ofPath: unit.original)
    }
    guard let best = ranks.max(), best > 0 else { return nil }
    let meant = zip(having, ranks).filter { $0.1 == best }.map(\.0)
    return best == 2 || meant.count == 1 ? texts[meant[0]][unit.id] : nil
  }

  /// Returns the folder that a file shares with its source, and its path from there, along which no link is
  /// followed: a language's folder that is a link leads to files that nobody named.
  private static func place(
    of file: String, beside source: String
  ) -> (folder: String, path: String) {
    let names = file.split(separator: "/", omittingEmptySubsequences: false)
    let others = source.split(separator: "/", omittingEmptySubsequences: false)
    let shared = zip(names.dropLast(), others).prefix { $0 == $1 }.count
    let folder = names[..<shared].joined(separator: "/")
    return (
      folder.isEmpty && file.hasPrefix("/") ? "/" : folder,
      names[shared...].joined(separator: "/")
    )
  }

  private func bytes(_ path: String) -> [UInt8]? {
    try? FileBytes.read(path, within: session.project.reach)
  }

  /// Writes the translations of a file that are not in it; of a catalog, those of each language in turn.
  /// Returns whether there are any.
  private func write(_ all: Translations, to file: String) -> Bool {
    let units = all.filter { !$0.unit.isKnown(to: $0.text) }
    guard !units.isEmpty else { return false }
    if !StringTable.isNamed(file) {
      session.fail(Self.inlineWords, file: file)
    } else if let target = Self.target(ofLink: file) {
      session.fail(
        "is a symbolic link to '\(target)', which is not replaced; import into that file",
        file: file)
    } else {
      write(units, into: file)
    }
    return true
  }

  /// Returns where a file leads that is a symbolic link itself; nil for any other.
  private static func target(ofLink file: String) -> String? {
    let parts = OutputFile.parts(of: file)
    guard let folder = AbsolutePath.resolved(parts.folder),
      let target = AbsolutePath.resolved(file), target != PathParts.joined(folder, parts.name)
    else { return nil }
    return RelativePath.of(target, from: AbsolutePath.of("."))
  }

  private func write(_ units: Translations, into file: String) {
    guard let first = units.first else { return }
    let old = bytes(file) ?? []
    var new = old
    var refused: Set<String> = []
    for language in Set(units.map(\.unit.language)).sorted() {
      let own = units.filter { $0.unit.language == language }
      let source = own.first.flatMap { bytes($0.text.original) }
      guard let edit = TranslationExchange.edited(new, file, own, source: source) else {
        return session.fail("cannot be edited: it has errors, or is a property list", file: file)
      }
      new = edit.bytes
      refused.formUnion(edit.refused)
    }
    for key in refused.sorted() {
      session.fail("the translation of '\(key)' has no form 'other'", file: file)
    }
    let count = units.count { !refused.contains($0.text.key) }
    guard new != old, count > 0 else { return }
    do {
      let (folder, name) = Self.place(of: file, beside: first.text.original)
      try RootFolder(folder).write(new, to: try InnerPath(name), isDurable: true)
      let noun = count == 1 ? "translation" : "translations"
      session.log.printer.summarise("\(file): \(count) \(noun)")
    } catch {
      session.fail(Failure(error, of: file))
    }
  }
}
