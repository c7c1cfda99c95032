import Documents
import Workspace

/// The files of an app's folder that matter to its documents: their translations, and fonts.
struct AppFiles {
  private var names: Set<String> = []
  /// The names of translations, `Main`, by the languages of their folders; looked up, never iterated.
  private var translated: [String: Set<String>] = [:]
  /// The catalogs of strings: names and paths.
  private var catalogs: [(name: String, path: String)] = []
  /// The folders that hold fonts, relative to the app's, in the order of the walk.
  private(set) var fontFolders: [String] = []
  private var count = 0
  private let folder: String

  /// Reads the names of the files below a folder, without those of packages.
  init(below folder: String) {
    self.folder = folder
    visit("")
  }

  private mutating func visit(_ inner: String) {
    let place = inner.isEmpty ? folder : "\(folder)/\(inner)"
    for name in FolderContents.names(of: place) ?? [] where count < SceneSearch.mostFiles {
      count += 1
      let path = inner.isEmpty ? name : "\(inner)/\(name)"
      if SceneSearch.isFolder("\(folder)/\(path)") {
        let isOther = SceneSearch.packageFolders.contains(name) || name.hasPrefix(".")
        // A bundle's files are its own.
        let isBundle = name.contains(".") && !name.hasSuffix(".lproj")
        if !isOther, !isBundle, name != "build" { visit(path) }
      } else {
        note(name, path, in: inner)
      }
    }
  }

  private mutating func note(_ name: String, _ path: String, in inner: String) {
    guard let dot = name.lastIndex(of: ".") else { return }
    let (base, ending) = (String(name[..<dot]), name[dot...].lowercased())
    switch ending {
    case ".ttf", ".otf", ".ttc": if fontFolders.last != inner { fontFolders.append(inner) }
    case ".xcstrings": catalogs.append((base, path))
    case ".xib", ".storyboard", ".strings":
      if ending != ".strings" { names.insert(base) }
      let last = PathParts.lastName(of: inner)
      if last.hasSuffix(".lproj") { translated[String(last.dropLast(6)), default: []].insert(base) }
    default: break
    }
  }

  /// Returns those of some languages in which a document has texts.
  func languages(among all: [String]) -> [String] {
    let texts = catalogs.filter { names.contains($0.name) }.compactMap { catalog in
      (try? FileBytes.read("\(folder)/\(catalog.path)")).map { String(decoding: $0, as: UTF8.self) }
    }
    return all.filter { language in
      !(translated[language] ?? []).isDisjoint(with: names)
        || texts.contains { $0.contains("\"\(language)\" : {") || $0.contains("\"\(language)\":{") }
    }
  }
}
