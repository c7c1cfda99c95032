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
    let existing = (try? String(contentsOfFile: stubs, encoding: .utf8)) ?? ""
    let screen = Screen(of: names, in: texts, existing: existing)
    for missing in screen.missing {
      let hint = missing.near.map { "; did you mean '\($0)'?" } ?? ""
      let files =
        texts.count == 1 ? "the only Swift file" : "none of the \(texts.count) Swift files"
      say("port-uikit: error: \(files) in \(source) declares '\(missing.name)'\(hint)")
    }
    guard screen.missing.count < names.count else { return false }
    try link(screen)
    try write(screen, existing: existing)
    for module in screen.modules { say("give the module '\(module)' a target") }
    for product in screen.products {
      say("give the target alrender's product '\(product)'")
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
    let own = [links, (stubs as NSString).deletingLastPathComponent].map { place in
      URL(fileURLWithPath: place.isEmpty ? "." : place).standardizedFileURL.path + "/"
    }
    let start = URL(fileURLWithPath: source).standardizedFileURL.path
    // Texts in other encodings are not Swift's.
    let texts = OuterFiles.swiftFiles(in: source).compactMap { path -> SourceText? in
      guard !own.contains(where: { "\(start)/\(path)".hasPrefix($0) && $0 != "\(start)/" }) else {
        return nil
      }
      return (try? String(contentsOfFile: "\(source)/\(path)", encoding: .utf8))
        .map { SourceText(path: path, text: $0) }
    }
    guard !texts.isEmpty else { throw ScreenError(description: "no Swift file is in \(source)") }
    return texts
  }

  private func link(_ screen: Screen) throws {
    try files.createDirectory(atPath: links, withIntermediateDirectories: true)
    var isNew = false
    for (path, name) in zip(screen.files, screen.names) {
      let link = "\(links)/\(name)"
      let target = URL(fileURLWithPath: "\(source)/\(path)").path
      guard (try? files.destinationOfSymbolicLink(atPath: link)) != target else { continue }
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

  private func write(_ screen: Screen, existing: String) throws {
    if !screen.dropped.isEmpty {
      try Data(screen.kept.utf8).write(to: URL(fileURLWithPath: stubs))
      say("\(stubs): left out \(screen.dropped.joined(separator: ", ")), whose files are taken now")
    }
    guard !screen.stubs.isEmpty else { return }
    let folder = (stubs as NSString).deletingLastPathComponent
    if !folder.isEmpty {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let start = existing.isEmpty ? "import UIKit\n\n" : screen.kept + "\n"
    try Data((start + screen.stubs + "\n").utf8).write(to: URL(fileURLWithPath: stubs))
    say("\(stubs): \(screen.stubs.utf8.count { $0 == 0x0A } + 1) lines")
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
