import Documents

/// The files of an app's folder that matter to its documents: their translations, and fonts.
package struct AppFiles {
  private var names: Set<String> = []
  /// The names of translations, `Main`, by the languages of their folders; looked up, never iterated.
  private var translated: [String: Set<String>] = [:]
  /// The catalogs of strings: names and paths.
  private var catalogs: [(name: String, path: String)] = []
  /// The folders that hold fonts, relative to the app's, in the order of the walk.
  package private(set) var fontFolders: [String] = []
  /// The paths of the fonts, relative to the app's folder.
  private var fonts: [String] = []
  /// The paths of its property lists, of its documents, and of its pictures outside of catalogs.
  private var lists: [String] = []
  private var documents: [String] = []
  private var pictureFiles: [String] = []
  /// The paths of its asset catalogs.
  private var assetFolders: [String] = []
  private var count = 0
  private let folder: String

  /// Reads the names of the files below a folder, without those of packages.
  package init(below folder: String) {
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
        if name.hasSuffix(".xcassets") { assetFolders.append(path) }
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
    case ".ttf", ".otf", ".ttc":
      fonts.append(path)
      if fontFolders.last != inner { fontFolders.append(inner) }
    case ".plist": lists.append(path)
    case ".png", ".jpg", ".jpeg": pictureFiles.append(path)
    case ".xcstrings": catalogs.append((base, path))
    case ".xib", ".storyboard", ".strings":
      if ending != ".strings" {
        names.insert(base)
        documents.append(path)
      }
      let last = PathParts.lastName(of: inner)
      if last.hasSuffix(".lproj") { translated[String(last.dropLast(6)), default: []].insert(base) }
    default: break
    }
  }

  /// Returns those of some languages in which a document has texts.
  package func languages(among all: [String]) -> [String] {
    let texts = catalogs.filter { names.contains($0.name) }.compactMap { catalog in
      (try? FileBytes.read("\(folder)/\(catalog.path)")).map { String(decoding: $0, as: UTF8.self) }
    }
    return all.filter { language in
      !(translated[language] ?? []).isDisjoint(with: names)
        || texts.contains { $0.contains("\"\(language)\" : {") || $0.contains("\"\(language)\":{") }
    }
  }

  /// The paths of the storyboards.
  var storyboards: [String] {
    documents.filter { PathParts.isNamed($0, ending: ".storyboard") }.map(inFolder)
  }

  /// The paths of the pictures outside of catalogs.
  var pictures: [String] { pictureFiles.map(inFolder) }

  /// The paths of the asset catalogs.
  var assetCatalogs: [String] { assetFolders.map(inFolder) }

  private func inFolder(_ path: String) -> String { folder == "." ? path : "\(folder)/\(path)" }

  /// The paths of the fonts that the app loads: those that one of its property lists names
  /// (`UIAppFonts`), or a document, whose fonts Xcode adds to that list.
  func loadedFonts(within reach: FileReach) -> [String] {
    guard !fonts.isEmpty else { return [] }
    func texts(_ paths: [String], _ marker: String) -> [String] {
      paths.compactMap { path in
        guard let bytes = try? FileBytes.read("\(folder)/\(path)", within: reach),
          bytes.firstOffset(of: marker) != nil
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    var named = texts(lists, "UIAppFonts").flatMap {
      PropertyText.strings(of: "UIAppFonts", in: $0)
    }
    if fonts.contains(where: { !named.map(PathParts.lastName).contains(PathParts.lastName(of: $0)) }
    ) {
      named += texts(documents, "<customFonts").flatMap(Self.customFonts)
    }
    let wanted = Set(named.map(PathParts.lastName))
    var known: Set<String> = []
    return fonts.filter { path in
      let name = PathParts.lastName(of: path)
      return wanted.contains(name) && known.insert(name).inserted
    }.map { "\(folder)/\($0)" }
  }

  /// Returns the files of a document's `<customFonts>`, the keys of its arrays.
  private static func customFonts(in document: String) -> [String] {
    guard let start = document.firstRange(of: "<customFonts")?.upperBound,
      let end = document[start...].firstRange(of: "</customFonts>")?.lowerBound
    else { return [] }
    return document[start..<end].split(separator: "rray key=\"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
  }
}
