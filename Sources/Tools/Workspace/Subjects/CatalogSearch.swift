package import Documents
import InterfaceBuilder
package import Scenes

/// Finds the asset catalogs of the app to which a document belongs.
package enum CatalogSearch {
  /// Returns the folders with `Localizable` tables beside a document and around it, each with its last
  /// slash; the nearest comes last.
  package static func stringFolders(around path: String, within reach: FileReach) -> [String] {
    let tables = found(around: path, within: reach) { name in
      name == "Localizable.xcstrings" || PathParts.isNamed(name, ending: ".lproj")
    }
    return tables.reduce(into: []) { folders, table in
      let isFolder = PathParts.isNamed(table, ending: ".lproj")
      guard !isFolder || FileStamp("\(table)/Localizable.strings") != nil else { return }
      let folder = table.lastIndex(of: "/").map { String(table[...$0]) } ?? ""
      if !folders.contains(folder) { folders.append(folder) }
    }
  }

  /// Returns the `.xcassets` folders beside a document and around it, up to the folder of the Xcode
  /// project, the package, the repository or the `alrender.yaml`; of sets with the same name the
  /// nearest is used, so that it comes last.
  ///
  /// Catalogs are also found one folder below those around the document, as in `App/Resources`. A
  /// document that belongs to no project has only those beside it.
  package static func folders(around path: String, within reach: FileReach) -> [String] {
    found(around: path, within: reach) { PathParts.isNamed($0, ending: ".xcassets") }
  }

  /// Returns all `.xcassets` folders of the app to which a document belongs; the nearest comes last, and
  /// of those as near, what is in the folder with the project's name, as Xcode names an app's own.
  package static func appFolders(around path: String, within reach: FileReach) -> [String] {
    guard let top = app(around: path) else { return [] }
    let prefix = top == "." ? "" : "\(top)/"
    let own = (FolderContents.names(of: top) ?? []).compactMap { name in
      PathParts.isNamed(name, ending: ".xcodeproj") ? "\(prefix)\(name.dropLast(10))/" : nil
    }
    let all = AppFiles(below: top).assetCatalogs
    let isOwn = { (folder: String) in own.contains { folder.hasPrefix($0) } }
    return nearestLast(all.filter { !isOwn($0) } + all.filter(isOwn), to: path, within: reach)
  }

  /// Returns the storyboards of the app to which a document belongs, or beside one without an app, if
  /// the document refers to others; of those with the same name the nearest comes last.
  package static func storyboards(
    around path: String, namedIn bytes: [UInt8], within reach: FileReach
  ) -> [String] {
    guard bytes.firstOffset(of: "<viewControllerPlaceholder") != nil else { return [] }
    if let top = app(around: path) {
      return nearestLast(AppFiles(below: top).storyboards, to: path, within: reach)
    }
    let entries = found(around: path, within: reach) { name in
      PathParts.isNamed(name, ending: ".storyboard") || name == "Base.lproj"
    }
    return entries.flatMap { entry in
      guard PathParts.isNamed(entry, ending: ".lproj") else { return [entry] }
      return (FolderContents.names(of: entry) ?? [])
        .filter { PathParts.isNamed($0, ending: ".storyboard") }.map { "\(entry)/\($0)" }
    }
  }

  /// Returns the pictures outside of catalogs that have some names, anywhere in the app to which a
  /// document belongs, or beside one without an app; the nearest comes first.
  package static func pictures(
    around path: String, named names: Set<String>, within reach: FileReach
  ) -> [String] {
    let folder = OutputFile.parts(of: path).folder
    let all =
      app(around: path).map { AppFiles(below: $0).pictures }
      ?? (FolderContents.names(of: folder) ?? []).map { folder == "." ? $0 : "\(folder)/\($0)" }
    let named = all.filter { AssetCatalog.isLoosePicture($0, namedBy: names) }
    return nearestLast(named, to: path, within: reach).reversed()
  }

  /// Returns those of some files that may be read; the nearest to a document last.
  private static func nearestLast(
    _ files: [String], to path: String, within reach: FileReach
  ) -> [String] {
    let own = PathParts.names(in: path)
    let nearness = { (other: String) in
      zip(own, PathParts.names(in: other)).prefix { $0 == $1 }.count
    }
    return files.filter { (try? reach.resolved($0)) != nil }.enumerated()
      .sorted { (nearness($0.element), $0.offset) < (nearness($1.element), $1.offset) }
      .map(\.element)
  }

  /// Returns the folder of the Xcode project around a document or a folder; nil if there is none.
  package static func app(around path: String) -> String? {
    var folder: String? = SceneSearch.isFolder(path) ? path : OutputFile.parts(of: path).folder
    for _ in 0..<deepest {
      guard let here = folder else { return nil }
      let names = FolderContents.names(of: here) ?? []
      if names.contains(where: { PathParts.isNamed($0, ending: ".xcodeproj") }) { return here }
      // Another's folder ends here, as do all disks.
      if FileStamp("\(here)/.git") != nil { return nil }
      folder = parent(of: here)
    }
    return nil
  }

  /// Returns the folders of the Xcode projects up to three levels below a folder, without those of
  /// packages; none for a document.
  package static func apps(below folder: String) -> [String] {
    var (found, level, count): ([String], [String], Int) = ([], [folder], 0)
    for _ in 0...3 {
      var next: [String] = []
      for place in level where count < SceneSearch.mostFiles {
        let names = FolderContents.names(of: place) ?? []
        count += names.count
        if names.contains(where: { PathParts.isNamed($0, ending: ".xcodeproj") }) {
          found.append(place)
          continue
        }
        next += names.filter {
          !$0.contains(".") && !SceneSearch.packageFolders.contains($0)
            && SceneSearch.isFolder("\(place)/\($0)")
        }.map { "\(place)/\($0)" }
      }
      level = next
    }
    return found
  }

  /// Returns what an app has around a document, by its name.
  private static func found(
    around path: String, within reach: FileReach, _ isWanted: (String) -> Bool
  ) -> [String] {
    var folder = OutputFile.parts(of: path).folder
    // Each folder with the one from which the search went up.
    var around: [(folder: String, names: [String], inner: String)] = []
    var inner = ""
    var hasTop = false
    let isLocalized = PathParts.isNamed(folder, ending: ".lproj")
    for _ in 0..<deepest {
      let names = FolderContents.names(of: folder) ?? []
      around.append((folder, names, inner))
      hasTop = isTop(folder, names)
      guard !hasTop, let above = parent(of: folder) else { break }
      inner = PathParts.lastName(of: folder)
      folder = above
    }
    // Only now is it known which of them belong to the app: elsewhere, nothing below is listed.
    let last = around.count - 1
    let levels = around.prefix(hasTop ? around.count : isLocalized ? 2 : 1).enumerated().map {
      index, level in
      let isBetween = index > 0 && !(hasTop && index == last)
      let below = isBetween ? level.names.filter { $0 != level.inner } : []
      return wanted(in: level.folder, level.names, below: below, isWanted)
    }
    return levels.reversed().joined().filter { (try? reach.resolved($0)) != nil }
  }

  /// How many folders around a document are looked at.
  private static let deepest = 16

  /// What the top of an app has in it.
  private static let topEndings = [".xcodeproj", ".xcworkspace"]
  private static let topNames = ["Package.swift", ProjectConfiguration.fileName]

  private static func isTop(_ folder: String, _ names: [String]) -> Bool {
    names.contains { name in
      topNames.contains(name) || topEndings.contains { PathParts.isNamed(name, ending: $0) }
    } || FileStamp("\(folder)/.git") != nil
  }

  /// Returns what is wanted in a folder; what is below it first.
  private static func wanted(
    in folder: String, _ names: [String], below: [String], _ isWanted: (String) -> Bool
  ) -> [String] {
    let prefix = folder == "." ? "" : PathParts.isNamed(folder, ending: "/") ? folder : folder + "/"
    var found: [String] = []
    for name in below where !isPart(name) {
      let inner = FolderContents.names(of: prefix + name) ?? []
      found += inner.filter(isWanted).map { "\(prefix)\(name)/\($0)" }
    }
    return found + names.filter(isWanted).map { prefix + $0 }
  }

  /// Whether a folder has a purpose of its own, and no catalogs.
  private static func isPart(_ name: String) -> Bool {
    name.contains(".") || SceneSearch.packageFolders.contains(name)
  }

  /// Returns the folder around another, by its name as long as it has one; nil for the top.
  private static func parent(of folder: String) -> String? {
    if folder == "/" { return nil }
    if folder == "." { return ".." }
    if PathParts.lastName(of: folder) == ".." { return folder + "/.." }
    return OutputFile.parts(of: folder).folder
  }
}
