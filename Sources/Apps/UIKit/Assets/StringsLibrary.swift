public import Foundation

/// The localised strings of the strings files and string catalogs below a list of folders.
///
/// The folders are those of `AssetLibrary`. Each file is read when it is first needed.
final class StringsLibrary {
  /// The library of the process.
  static var shared = StringsLibrary(folders: AssetLibrary.standardFolders)

  /// The strings files, by lowercase language and table.
  private var files: [String: [String: [URL]]] = [:]
  /// The catalogs, by table.
  private var catalogs: [String: [URL]] = [:]
  private var tables: [URL: [String: String]] = [:]
  private var contents: [URL: Catalog] = [:]

  /// Finds the files below folders.
  init(folders: [String]) {
    for folder in folders {
      FolderWalk.visit(folder) { url in
        add(url)
        return true
      }
    }
  }

  private func add(_ url: URL) {
    let table = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    switch url.pathExtension {
    case "xcstrings": catalogs[table, default: []].append(url)
    case "strings" where folder.pathExtension == "lproj":
      let language = folder.deletingPathExtension().lastPathComponent.lowercased()
      files[language, default: [:]][table, default: []].append(url)
    default: break
    }
  }

  /// Returns the string for a key in a table, in the process's language, otherwise in the parent
  /// of its region, otherwise in the development language; nil if no file has it.
  func text(_ key: String, table: String) -> String? {
    let language = KitEnvironment.current.language ?? "en"
    let parts = language.split(separator: "-")
    let wanted = (1...max(parts.count, 1)).reversed().map {
      parts.prefix($0).joined(separator: "-").lowercased()
    }
    for candidate in wanted + ["base", "en"] {
      for url in files[candidate]?[table] ?? [] {
        if let text = strings(url)[key] { return text }
      }
      for url in catalogs[table] ?? [] {
        if let text = catalog(url)?.text(key, candidate) { return text }
      }
    }
    return nil
  }

  private func strings(_ url: URL) -> [String: String] {
    if let known = tables[url] { return known }
    let data = (try? Data(contentsOf: url)) ?? Data()
    let read =
      (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil))
      as? [String: String]
    tables[url] = read ?? [:]
    return read ?? [:]
  }

  private func catalog(_ url: URL) -> Catalog? {
    if let known = contents[url] { return known }
    let read = (try? Data(contentsOf: url)).flatMap {
      try? JSONDecoder().decode(Catalog.self, from: $0)
    }
    contents[url] = read
    return read
  }

  /// The plain strings of an Xcode string catalog.
  private struct Catalog: Decodable {
    struct Entry: Decodable {
      struct Localization: Decodable {
        struct Unit: Decodable { var value: String }
        var stringUnit: Unit?
      }
      var localizations: [String: Localization]?
    }
    var strings: [String: Entry]

    func text(_ key: String, _ language: String) -> String? {
      strings[key]?.localizations?.first { $0.key.lowercased() == language }?.value.stringUnit?
        .value
    }
  }
}

/// Returns the string for a key in the project's strings files, in the language of an assertion's
/// variant, otherwise in English; the key itself if there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  StringsLibrary.shared.text(key, table: "Localizable") ?? key
}

/// Returns the string for a key in the project's strings files; all bundles count as one here.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, comment: String
) -> String {
  NSLocalizedString(key, comment: comment)
}

/// Returns the string for a key in a table of the project; the key itself if there is none.
public func NSLocalizedString(
  _ key: String, tableName: String?, comment: String
) -> String {
  StringsLibrary.shared.text(key, table: tableName ?? "Localizable") ?? key
}

/// Returns the string for a key in the project's strings files, otherwise the given value.
public func NSLocalizedString(
  _ key: String, value: String, comment: String
) -> String {
  StringsLibrary.shared.text(key, table: "Localizable") ?? (value.isEmpty ? key : value)
}
