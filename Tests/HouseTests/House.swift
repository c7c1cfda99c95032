import Foundation
import Testing

/// The sources of the project, its package manifest, and the documents about them.
struct House {
  /// The Swift files of the rooms, ordered by path, without the modules for apps' code.
  let sources: [SwiftSource]
  /// The Swift files of the modules for apps' code, ordered by path.
  let modulesForApps: [SwiftSource]
  /// The rows of the table of rooms: name and imports, from bottom to top.
  let rooms: [(name: String, imports: [String])]
  /// `Documentation/Architecture.md` without line breaks inside paragraphs.
  let architecture: String
  /// `Package.swift`.
  let manifest: String
  /// `CHANGELOG.md`.
  let changeLog: String

  private static let shared = Result { try House() }

  /// The folders of the modules beside the rooms, for apps' code.
  private static let aside = [
    "Combine/", "SwiftUI/", "UIKit/", "UIKitGoldens/", "UIKitSnapshotTesting/", "WebKit/",
    "OSLog/", "_Testing_", "port-uikit/",
  ]

  /// Returns the current state of the house, which is read once.
  static func read() throws -> House { try shared.get() }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the text of a file, given its path in the project.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Whether a file or folder exists in the project.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// Whether a file or folder exists in a wing of the sources.
  static func existsInSources(_ path: String) -> Bool {
    wings.contains { exists("Sources/\($0)/\(path)") }
  }

  /// The wings: the folders of `Sources`.
  static let wings = ["Core", "Tools", "Apps"]

  /// Returns the sorted paths below a folder of the project.
  static func paths(in folder: String) throws -> [String] {
    let files = try #require(
      FileManager.default.enumerator(atPath: root.appending(path: folder).path))
    return files.compactMap { $0 as? String }.sorted()
  }

  private init() throws {
    let text = Self.text
    let paths = try Self.paths(in: "Sources").filter { $0.hasSuffix(".swift") }
    let all = try paths.map { path in
      let wing = path.prefix { $0 != "/" }
      return SwiftSource(
        wing: String(wing), path: String(path.dropFirst(wing.count + 1)),
        text: try text("Sources/\(path)"))
    }.sorted { $0.path < $1.path }
    func isAside(_ source: SwiftSource) -> Bool {
      Self.aside.contains { source.path.hasPrefix($0) }
    }
    sources = all.filter { !isAside($0) }
    modulesForApps = all.filter(isAside)
    manifest = try text("Package.swift")
    changeLog = try text("CHANGELOG.md")
    let page = try text("Documentation/Architecture.md")
    architecture = page.replacing("\n", with: " ")
    rooms = page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count >= 5 else { return nil }
      let names = Self.quoted(cells[1])
      guard names.count == 1, names[0].first?.isUppercase == true || names[0] == "alrender" else {
        return nil
      }
      return (names[0], Self.quoted(cells[2]))
    }
  }

  /// Returns the words between backticks.
  static func quoted(_ text: some StringProtocol) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// Returns the names in backticks from the sentence in `Architecture.md` that contains some
  /// words.
  func names(inSentence words: String) throws -> Set<String> {
    let sentence = architecture.replacing(". ", with: ".\n").split(separator: "\n")
      .first { $0.contains(words) }
    return Set(Self.quoted(try #require(sentence, "no sentence says '\(words)'")))
  }

  /// Returns the rooms of the files whose code contains one of some words.
  func rooms(using words: Set<Substring>) -> Set<String> {
    Set(sources.lazy.filter { !$0.words.isDisjoint(with: words) }.map(\.room))
  }
}
