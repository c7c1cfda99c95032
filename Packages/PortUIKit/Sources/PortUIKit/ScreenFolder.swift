import Foundation

/// Collects the files of a screen, and declarations that stand in for what is left out.
public struct ScreenFolder {
  private let source: String
  private let links: String
  private let stubs: String
  private let say: (String) -> Void
  private let files = FileManager.default

  /// - Parameters:
  ///   - source: the folder of the app's files.
  ///   - links: the folder for links to those that the screen needs.
  ///   - stubs: the file of declarations that stand in for the rest.
  ///   - say: tells what was done, line by line.
  public init(source: String, links: String, stubs: String, say: @escaping (String) -> Void) {
    (self.source, self.links, self.stubs, self.say) = (source, links, stubs, say)
  }

  /// Links the files and writes the declarations; returns whether every name was found.
  public func collect(_ names: [String]) throws -> Bool {
    let texts = try sources()
    let input = try input(texts)
    let screen = Screen(of: names, in: input)
    for missing in screen.missing {
      let hint = missing.near.map { "; did you mean '\($0)'?" } ?? ""
      let files =
        texts.count == 1 ? "the only Swift file" : "none of the \(texts.count) Swift files"
      say("port-uikit: error: \(files) in \(source) declares '\(missing.name)'\(hint)")
    }
    guard screen.missing.count < names.count else { return false }
    try link(screen, linked: input.linked)
    try write(screen, isNew: input.existing.isEmpty)
    tellStandIns(screen)
    for module in screen.modules { say("give the module '\(module)' a target") }
    for product in screen.products {
      say("give the target alrender's product '\(product)'")
    }
    let target = URL(fileURLWithPath: links).lastPathComponent
    for (path, modules) in screen.documents where path.hasSuffix(".storyboard") {
      for module in modules.sorted() where module != target {
        say(
          "if a test opens \(path), give the target the name '\(module)', which it has for its classes"
        )
      }
    }
    tellOuter(screen)
    return screen.missing.isEmpty
  }

  /// Returns the app's files, without those that this program wrote beside them.
  private func sources() throws -> [SourceText] {
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: source, isDirectory: &isFolder), isFolder.boolValue else {
      throw ScreenError(description: "there is no folder \(source)")
    }
    let texts = texts(below: source, [".swift"])
    guard !texts.isEmpty else { throw ScreenError(description: "no Swift file is in \(source)") }
    return texts
  }

  /// Returns the texts of files below a folder that have some endings, but not of those that this program wrote.
  private func texts(below folder: String, _ endings: [String]) -> [SourceText] {
    let start = Self.path(folder)
    let own = [links, stubFolder].map { Self.path($0) + "/" }.filter { $0 != start + "/" }
    return OuterFiles.files(in: folder, endings: endings).compactMap { path in
      guard !own.contains(where: "\(start)/\(path)".hasPrefix) else { return nil }
      // Texts in other encodings are not Swift's.
      return (try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8))
        .map { SourceText(path: path, text: $0) }
    }
  }

  private var stubFolder: String {
    let folder = (stubs as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// Returns a path from the root, without links to the folder above.
  private static func path(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Returns what the screen is chosen from: the app's files, and what is in the package already.
  private func input(_ sources: [SourceText]) throws -> Screen.Input {
    var input = Screen.Input(sources: sources)
    input.documents = texts(below: source, [".storyboard", ".xib"])
    input.existing = (try? String(contentsOfFile: stubs, encoding: .utf8)) ?? ""
    let start = Self.path(source) + "/"
    for name in OuterFiles.files(in: links, endings: [".swift"]) {
      let place = "\(links)/\(name)"
      if let target = target(of: place) {
        if target.hasPrefix(start) { input.linked[String(target.dropFirst(start.count))] = name }
      } else {
        input.beside += (try? String(contentsOfFile: place, encoding: .utf8)) ?? ""
      }
    }
    for name in OuterFiles.files(in: stubFolder, endings: [".swift"]) {
      let place = "\(stubFolder)/\(name)"
      guard Self.path(place) != Self.path(stubs), !place.hasPrefix(links + "/") else { continue }
      input.beside += "\n" + ((try? String(contentsOfFile: place, encoding: .utf8)) ?? "")
    }
    return input
  }

  /// Returns the file that a link leads to; nil for a file of its own.
  private func target(of link: String) -> String? {
    guard let target = try? files.destinationOfSymbolicLink(atPath: link) else { return nil }
    let folder = URL(fileURLWithPath: link).deletingLastPathComponent()
    return URL(fileURLWithPath: target, relativeTo: folder).standardizedFileURL.path
  }

  private func link(_ screen: Screen, linked: [String: String]) throws {
    try files.createDirectory(atPath: links, withIntermediateDirectories: true)
    let documents = screen.documents.map(\.path)
    let names = documents.map { ($0 as NSString).lastPathComponent }
    var isNew = false
    for (path, name) in zip(screen.files + documents, screen.names + names)
    where linked[path] == nil {
      let link = "\(links)/\(name)"
      let target = Self.path("\(source)/\(path)")
      guard self.target(of: link) == nil, !files.fileExists(atPath: link) else { continue }
      try files.createSymbolicLink(atPath: link, withDestinationPath: target)
      say("\(link) -> \(target)")
      isNew = true
    }
    // The package manager looks for files that its plugins name only when the manifest is newer.
    let manifest = URL(fileURLWithPath: links).deletingLastPathComponent()
      .appendingPathComponent("Package.swift").path
    guard isNew, files.fileExists(atPath: manifest) else { return }
    try files.setAttributes([.modificationDate: Date()], ofItemAtPath: manifest)
  }

  private func write(_ screen: Screen, isNew: Bool) throws {
    if !screen.dropped.isEmpty {
      say("\(stubs): left out \(screen.dropped.joined(separator: ", ")), whose files are taken now")
    }
    for (type, members) in screen.gains {
      say("\(stubs): \(type) gains \(members.joined(separator: ", "))")
    }
    let isChanged = !screen.dropped.isEmpty || !screen.gains.isEmpty || !screen.stubs.isEmpty
    guard isChanged else { return }
    try files.createDirectory(atPath: stubFolder, withIntermediateDirectories: true)
    var text = isNew ? "import UIKit\n" : screen.kept
    if !screen.stubs.isEmpty { text += "\n\(screen.stubs)\n" }
    try Data(text.utf8).write(to: URL(fileURLWithPath: stubs))
    guard !screen.stubs.isEmpty else { return }
    say("\(stubs): \(screen.stubs.utf8.count { $0 == 0x0A } + 1) lines")
  }

  /// Tells which types stand in, first those that the picture may miss.
  private func tellStandIns(_ screen: Screen) {
    let (pictured, others) = screen.standIns
    if !pictured.isEmpty {
      say("empty in the picture, unless you name them to take their files: \(Self.list(pictured))")
    }
    if !others.isEmpty { say("stand in, name them to take their files: \(Self.list(others))") }
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(40).joined(separator: ", ")
      + (names.count > 40 ? " and \(names.count - 40) more" : "")
  }

  /// Tells which types that the screen names are declared elsewhere in the repository.
  private func tellOuter(_ screen: Screen) {
    guard let outer = OuterFiles(around: source) else { return }
    let homes = outer.homes(of: screen.unknown, besides: Set(screen.modules))
    guard !homes.isEmpty else { return }
    let names = homes.sorted { $0.key < $1.key }.prefix(8).map { "\($0.key) (\($0.value))" }
    let more = homes.count > 8 ? " and \(homes.count - 8) more" : ""
    say(
      "port-uikit: warning: left out, since they are not in \(source): "
        + "\(names.joined(separator: ", "))\(more); give \(outer.root) instead")
  }
}

/// Why a screen cannot be collected.
struct ScreenError: LocalizedError, CustomStringConvertible {
  let description: String
  var errorDescription: String? { description }
}
