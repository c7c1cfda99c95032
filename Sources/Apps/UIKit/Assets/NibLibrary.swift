import Documents
import Foundation
import InterfaceBuilder

/// The Interface Builder documents that code refers to: `.xib` and `.storyboard` files below a
/// list of folders.
///
/// The folders are those of `AssetLibrary`. Each file is read once, when it is first needed.
final class NibLibrary {
  /// The library of the process.
  static var shared = NibLibrary(folders: AssetLibrary.standardFolders)

  /// The files by name, in the order of their paths.
  private var paths: [String: [String]] = [:]
  private var read: [String: NibFile] = [:]

  /// Finds the files below folders.
  init(folders: [String]) {
    for folder in folders { look(below: folder) }
  }

  private func look(below folder: String) {
    var found: [String] = []
    FolderWalk.visit(folder) { url in
      switch url.pathExtension {
      case "xib", "storyboard": found.append(url.standardizedFileURL.path)
      case "build", "framework", "xcassets": return false
      default: break
      }
      return true
    }
    // The order of a folder's entries depends on the disk; that of sorted paths does not.
    for path in found.sorted() where !(paths[Self.name(of: path)] ?? []).contains(path) {
      paths[Self.name(of: path), default: []].append(path)
    }
  }

  private static func name(of path: String) -> String {
    String(path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...])
  }

  /// Returns whether there is a nib with a name.
  func hasNib(_ name: String) -> Bool { paths["\(name).xib"] != nil }

  /// Returns the nib with a name; nil, with a diagnostic, if there is none or it cannot be read.
  func nib(_ name: String, _ bundle: Bundle?) -> NibFile? { file("\(name).xib", bundle) }

  /// Returns the storyboard with a name; nil, with a diagnostic, if there is none or it cannot be
  /// read.
  func storyboard(_ name: String, _ bundle: Bundle?) -> NibFile? {
    file("\(name).storyboard", bundle)
  }

  private func file(_ name: String, _ bundle: Bundle?) -> NibFile? {
    let known = paths[name] ?? []
    // A bundle's own files come first, then the language's, then the base ones.
    let own = bundle.map { bundle in known.filter { $0.hasPrefix(bundle.bundlePath + "/") } } ?? []
    guard let path = Self.best(of: own.isEmpty ? known : own) else {
      NibDiagnostic.report(
        .resource, "no such file in the working directory or the bundle's resources",
        file: name,
        hint: "run the tests in the package's folder, or list the file's folder in ALRENDER_ASSETS")
      return nil
    }
    if let file = read[path] { return file }
    let file = NibFile(path: path)
    read[path] = file
    return file
  }

  private static func best(of paths: [String]) -> String? {
    let language = KitEnvironment.current.language ?? "en"
    let folders = ["\(language).lproj", "Base.lproj"]
    for folder in folders {
      if let path = paths.first(where: { $0.contains("/\(folder)/") }) { return path }
    }
    return paths.first { !$0.contains(".lproj/") } ?? paths.first
  }
}

/// An Interface Builder document in a file.
final class NibFile {
  /// The path of the file.
  let path: String
  private let content: NibContent
  private var resolved: [String: XMLElement] = [:]

  /// The name of the file without its extension, which its strings files share.
  var name: String {
    String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
  }

  /// Reads a file; nil, with a diagnostic, if it cannot be read.
  init?(path: String) {
    self.path = path
    guard let data = FileManager.default.contents(atPath: path) else {
      NibDiagnostic.report(.resource, "the file cannot be read", file: path)
      return nil
    }
    do {
      content = try NibContent([UInt8](data))
    } catch {
      NibDiagnostic.report(
        error.clause.code, error.message, file: path, at: error.place, hint: error.clause.hint)
      return nil
    }
  }

  /// Returns the document as it is under traits.
  func document(for traits: UITraitCollection) -> XMLElement {
    let isWide = traits.horizontalSizeClass == .regular
    let isTall = traits.verticalSizeClass != .compact
    let key = "\(isWide) \(isTall)"
    if let known = resolved[key] { return known }
    let document = content.resolved(isWide: isWide, isTall: isTall)
    resolved[key] = document
    return document
  }

  /// The assets that the document names.
  var resources: NibResources { content.resources }
}
