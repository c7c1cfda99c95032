import AutoLayout
import Controls
import Foundation
import Geometry
import InterfaceBuilder
import Testing
import Typesetting

/// Public documents with the frames that Apple's own engine computed, if they are beside the
/// checkout; they aren't part of the project.
private enum Corpus {
  static let folders = ["ib-corpus", "ib-corpus-2"].map {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../shared/\($0)").standardized
  }

  static var isPresent: Bool {
    folders.allSatisfy { FileManager.default.fileExists(atPath: index(of: $0).path) }
  }

  static func index(of folder: URL) -> URL { folder.appendingPathComponent("environment.jsonl") }

  struct Entry: Decodable {
    var repo: String
    var path: String
    var trees: [Tree]
  }

  struct Tree: Decodable {
    var clean: Bool
    /// Whether the record is stale: it satisfies less than the document's own constraints allow.
    var dominated: Bool?
    var safe: [String: Double]
    var margins: [String: Double]
    var views: [String: String]

    var counts: Bool { clean && dominated != true }
  }

  static func entries(of folder: URL) throws -> [Entry] {
    let lines = try String(contentsOf: index(of: folder), encoding: .utf8).split(separator: "\n")
    return try lines.map { try JSONDecoder().decode(Entry.self, from: Data($0.utf8)) }
  }

  static func bytes(of entry: Entry, in folder: URL) throws -> [UInt8] {
    let repository = entry.repo.replacingOccurrences(of: "/", with: "__")
    let file = folder.appendingPathComponent("files/\(repository)/\(entry.path)")
    return [UInt8](try Data(contentsOf: file))
  }
}

/// The number of views at their recorded frames.
private struct Tally {
  var views = 0
  var withinHalf = 0
  var withinOne = 0

  var halfShare: Double { Double(withinHalf) / Double(max(views, 1)) }
  var oneShare: Double { Double(withinOne) / Double(max(views, 1)) }
}

@Suite("Agreement with recorded frames", .enabled(if: Corpus.isPresent, "no corpus beside us"))
struct CorpusTests {
  @Test("With recorded sizes and insets, nearly every view is where Xcode recorded it")
  func recordedInsets() throws {
    let tally = try measure(usesInsets: true)
    #expect(tally.oneShare >= 0.999)
    #expect(tally.halfShare >= 0.988)
  }

  @Test("With our own rules for safe areas and margins, 99 % agree within a point")
  func ownRules() throws {
    #expect(try measure(usesInsets: false).oneShare >= 0.99)
  }

  @Test("With our own sizes of text and controls and recorded insets, 97 % agree")
  func ownSizes() throws {
    #expect(try measure(usesInsets: true, intrinsic: .measured).oneShare >= 0.97)
  }

  private func measure(
    usesInsets: Bool, intrinsic: NibOptions.Intrinsic = .recorded
  ) throws -> Tally {
    let typesetter = Typesetter(library: try FontLibrary())
    var tally = Tally()
    for folder in Corpus.folders {
      for entry in try Corpus.entries(of: folder) {
        let document = try NibDocument(try Corpus.bytes(of: entry, in: folder))
        var options = NibOptions(ControlEnvironment(measurer: typesetter))
        options.intrinsic = intrinsic
        if usesInsets { options.insets = insets(of: entry) }
        let wanted = Set(entry.trees.filter(\.counts).flatMap(\.views.keys))
        guard !wanted.isEmpty else { continue }
        for tree in document.trees { count(tree, of: document, options, wanted, into: &tally) }
      }
    }
    let kept = "\(tally.withinOne) of \(tally.views)"
    print("recorded insets: \(usesInsets), sizes: \(intrinsic), within 1 pt: \(kept)")
    return tally
  }

  private func count(
    _ tree: NibDocument.Tree, of document: NibDocument, _ options: NibOptions,
    _ wanted: Set<String>, into tally: inout Tally
  ) {
    var builder = NibBuilder(document, options)
    let built = builder.build(tree)
    built.root.layoutIfNeeded()
    for (id, view, element) in built.views where wanted.contains(id) {
      guard let recorded = element.recordedFrame else { continue }
      let frame = view.frame
      let distance =
        [
          frame.minX - recorded.minX, frame.minY - recorded.minY,
          frame.width - recorded.width, frame.height - recorded.height,
        ].map(abs).max() ?? 0
      tally.views += 1
      if distance <= 0.5 { tally.withinHalf += 1 }
      if distance <= 1 { tally.withinOne += 1 }
    }
  }

  private func insets(of entry: Corpus.Entry) -> NibInsets {
    var insets = NibInsets()
    insets.describesCanvas = true
    for tree in entry.trees {
      for (key, value) in tree.safe {
        guard let (id, side) = Self.side(key) else { continue }
        insets.setSafeArea(value, of: id, side)
      }
      for (key, value) in tree.margins {
        guard let (id, side) = Self.side(key) else { continue }
        insets.setMargin(value, of: id, side)
      }
    }
    return insets
  }

  private static func side(_ key: String) -> (String, NibInsets.Side)? {
    let parts = key.split(separator: ":")
    guard parts.count == 2, let side = NibInsets.Side(rawValue: String(parts[1])) else {
      return nil
    }
    return (String(parts[0]), side)
  }
}
