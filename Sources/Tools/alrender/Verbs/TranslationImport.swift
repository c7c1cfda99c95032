import Documents
import Localization

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

  /// The translations of one file.
  private typealias Translations = [(text: TranslatedText, unit: TranslationExchange.Unit)]

  init(_ session: Session, _ tables: [StringTable], source: String, _ locales: [String]) {
    (self.session, self.tables, self.source, self.locales) = (session, tables, source, locales)
  }

  /// Reads a file and writes what it translates; each file of strings is written whole.
  func run(_ path: String) throws {
    let units: [TranslationExchange.Unit]
    do {
      units = try TranslationExchange.units(in: try FileBytes.read(path, within: .everywhere))
    } catch let fault as XMLFault {
      return session.fail("\(fault.message) (line \(fault.line))", file: path)
    } catch {
      return session.fail("cannot be read", file: path)
    }
    let wanted = units.filter { unit in
      LocaleTag(unit.language) != nil && (locales.isEmpty || locales.contains(unit.language))
    }
    if wanted.isEmpty { session.log.printer.summarise("\(path): no translations") }
    for unit in wanted where unit.hasPlaceholders {
      session.fail(
        "a part of the translation of '\(unit.id)' is an element without text", file: path)
    }
    for (file, units) in files(of: wanted.filter { !$0.hasPlaceholders }, path: path) {
      write(units, to: file)
    }
  }

  /// Returns the translations of each file, in the order in which they name it; what belongs to none is told.
  ///
  /// A text belongs to the table with the file that it names, or, where Xcode names a document, to the only
  /// one that has it.
  private func files(
    of units: [TranslationExchange.Unit], path: String
  ) -> [(file: String, units: Translations)] {
    var order: [String] = []
    var found: [String: Translations] = [:]
    var unknown: [String: [String]] = [:]
    var known: [String: [[String: TranslatedText]]] = [:]
    let files = FormedFiles(Self.bytes)
    for unit in units {
      let texts =
        known[unit.language]
        ?? tables.map { table in
          let texts = table.texts(from: source, to: unit.language, files)
          return Dictionary(texts.map { ($0.id, $0) }) { first, _ in first }
        }
      known[unit.language] = texts
      let having = tables.indices.filter { texts[$0][unit.id] != nil }
      guard
        let table = having.first(where: { tables[$0].hasFile(unit.original) })
          ?? (having.count == 1 ? having[0] : nil), let text = texts[table][unit.id]
      else {
        unknown[unit.original, default: []].append(unit.id)
        continue
      }
      if found[text.destination] == nil { order.append(text.destination) }
      found[text.destination, default: []].append((text, unit))
    }
    for (original, keys) in unknown.sorted(by: { $0.key < $1.key }) {
      let others = keys.count > 1 ? " and \(keys.count - 1) more" : ""
      session.fail(
        "'\(original)' is no file of this project whose table has the key '\(keys[0])'\(others)",
        file: path)
    }
    return order.map { ($0, found[$0] ?? []) }
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

  private static func bytes(_ path: String) -> [UInt8]? {
    try? FileBytes.read(path, within: .everywhere)
  }

  /// Writes the translations of a file; of a catalog, those of each language in turn.
  private func write(_ units: Translations, to file: String) {
    guard StringTable.isNamed(file) else {
      return session.fail("translations are put into files of strings only", file: file)
    }
    let old = Self.bytes(file) ?? []
    var new = old
    var refused: Set<String> = []
    for language in Set(units.map(\.unit.language)).sorted() {
      let own = units.filter { $0.unit.language == language }
      let source = own.first.flatMap { Self.bytes($0.text.original) }
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
      let (folder, name) = Self.place(of: file, beside: units[0].text.original)
      try RootFolder(folder).write(new, to: try InnerPath(name), isDurable: true)
      let noun = count == 1 ? "translation" : "translations"
      session.log.printer.summarise("\(file): \(count) \(noun)")
    } catch {
      session.fail(Failure(error, of: file))
    }
  }
}
