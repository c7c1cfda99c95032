import Documents
import Localization

/// Puts the translations of an XLIFF file into the files of strings of a project.
///
/// Only files of tables that the run knows are written, whatever paths the XLIFF file names.
struct TranslationImport {
  private let session: Session
  private let tables: [StringTable]
  /// The languages to take; all if there are none.
  private let locales: [String]

  init(_ session: Session, _ tables: [StringTable], _ locales: [String]) {
    (self.session, self.tables, self.locales) = (session, tables, locales)
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
    for (file, units) in files(of: wanted, path: path) { write(units, to: file) }
  }

  /// Returns the table whose text a unit translates: that of the file it names, or, where Xcode names a
  /// document, the only one that has the key; nil if there is none, or several.
  private func table(of unit: TranslationExchange.Unit) -> StringTable? {
    let having = tables.filter { $0.catalog.keys.contains(unit.key) }
    return having.first { $0.hasFile(unit.original) } ?? (having.count == 1 ? having[0] : nil)
  }

  /// Returns the translations of each file, in the order in which they name it; what belongs to none is told.
  private func files(
    of units: [TranslationExchange.Unit], path: String
  ) -> [(file: String, units: [TranslationExchange.Unit])] {
    var order: [String] = []
    var found: [String: [TranslationExchange.Unit]] = [:]
    var unknown: [String: [String]] = [:]
    for unit in units {
      guard let table = table(of: unit) else {
        unknown[unit.original, default: []].append(unit.key)
        continue
      }
      let file = table.file(of: unit.language)
      if found[file] == nil { order.append(file) }
      found[file, default: []].append(unit)
    }
    for (original, keys) in unknown.sorted(by: { $0.key < $1.key }) {
      let others = keys.count > 1 ? " and \(keys.count - 1) more" : ""
      session.fail(
        "'\(original)' is no file of this project whose table has the key '\(keys[0])'\(others)",
        file: path)
    }
    return order.map { ($0, found[$0] ?? []) }
  }

  private func write(_ units: [TranslationExchange.Unit], to file: String) {
    guard PathParts.isNamed(file, ending: ".strings") else {
      return session.fail(
        "translations are put into '.strings' files only; Xcode imports those of others", file: file
      )
    }
    let old = (try? FileBytes.read(file, within: .everywhere)) ?? []
    guard let new = TranslationExchange.edited(old, units) else {
      return session.fail("cannot be edited: it has errors, or is a property list", file: file)
    }
    guard new != old else { return }
    do {
      let parts = OutputFile.parts(of: file)
      try RootFolder(parts.folder).write(new, to: try InnerPath(parts.name), isDurable: true)
      let noun = units.count == 1 ? "translation" : "translations"
      session.log.printer.summarise("\(file): \(units.count) \(noun)")
    } catch {
      session.fail(Failure(error, of: file))
    }
  }
}
