import Documents
import Foundation
import Testing

/// What the reader of plain files reads must be what libyaml reads, node by node and column by
/// column; what it does not read must be left to libyaml.
@Suite("Plain files")
struct PlainReaderTests {
  private func plain(_ text: String) -> DocumentNodes? { ReadingWay.plain.read(Array(text.utf8)) }
  private func events(_ text: String) -> DocumentNodes? {
    ReadingWay.events.read(Array(text.utf8))
  }

  private static let plainFiles = [
    "root: {}\n", "root: {}", "# only a comment above\n\nroot:\n", "a: 1\nb: 2\n\n# end\n",
    "a:\n- 1\n- b: 2\n  c: 3\n-\n- - x\n  - y\nd: e\n", "a:\n  - 1\n  -\n  -   b: 2\n      c:\n",
    "a: [1, 2, [3, {b: c, d: [e]}], ]\n", "a: { b: \"c: d\", 'e': 'it''s', f: -1.5 }  # end\n",
    "{\"a\":1,\"b\":[true,null,\"x\\ny\\\"z\"],\n \"c\": {\"d\":1}}",
    "[a,\n b ,\n c]\n", "a: b#c d:e x - y\n", "key with spaces : value with  spaces   # end\n",
    "a: \"tab\\tand \\\\ and \\/\"\n", "\"quoted key\": 1\n'single': 2\n",
    "a: é\n\"ü\": [ñ, 中文, x]\n",
    "- 1\n- 2\n", "  a: 1\n  b: 2\n", "a: 1\na: 2\n", "a:\n  b:\n    c:\n      d: 1\n  e: 2\n",
    "a: H:|-[b]-(>=8)-[c]-|\n", "- { id: a-b, expr: a.b == c.d @ 999, why: it is }\n",
    "a:\n\n\n  b: 1\n   # deep comment\n  c: 2\n", "a: -x\nb: -.5\n",
    "a: 'x'\nb: \"\"\nc: ''\n",
  ]

  @Test("Plain files are read as libyaml reads them", arguments: plainFiles)
  func same(text: String) throws {
    let nodes = try #require(plain(text), "not read as plain: \(text)")
    #expect(nodes == events(text))
  }

  @Test(
    "What is not plain is left to libyaml",
    arguments: [
      "", "# nothing\n", "a\n", "a: |\n  text\n", "a: b\n  c\n", "a: \"b\n  c\"\n", "a: &x 1\n",
      "a: *x\n", "a: !!str 1\n", "---\na: 1\n", "a: 1\n...\n", "%YAML 1.2\n---\na: 1\n",
      "a:\tb\n", "a: 1\r\n", "? a\n: b\n", "a: b: c\n", "a: - b\n", "a: [b\n", "a: {b}\n",
      "a: [b: c]\n", "a: [b # c\n ]\n", "a: 'b\n", "a: \"\\u0041\"\n", "a: @b\n", "a: 1\n b: 2\n",
      "a:\n    b: 1\n  c: 2\n", "- a\nb: 1\n", "a: {b: c}d\n", "a: \"b\"c\n", "a: \u{85}\n",
      "a: b \u{2028} c\n", "\u{1}a: 1\n", "a: [?]\n", "{a: 1} b\n",
    ])
  func left(text: String) {
    #expect(plain(text) == nil)
  }

  /// A file in which small things are changed at random: mostly it stays readable.
  private static func damaged(_ text: [UInt8], _ random: inout Random) -> [UInt8] {
    var text = text
    let pieces = [
      "\n", " ", "  ", ":", ": ", "- ", "-", "[", "]", "{", "}", ", ", "#", " #", "\"", "'", "''",
      "\\", "\\n", "?", "&a", "*a", "!", "|", ">", "a", "1", ".", "---", "é", "\n\n", "\n  ", "%",
      "@", "`", "~", "\"a\":", "...",
    ]
    for _ in 0..<Int.random(in: 1...3, using: &random) where !text.isEmpty {
      let position = Int.random(in: 0..<text.count, using: &random)
      let length = Int.random(in: 0...3, using: &random)
      let end = min(text.count, position + length)
      let piece = pieces.randomElement(using: &random) ?? ""
      text.replaceSubrange(position..<end, with: Array(piece.utf8))
    }
    return text
  }

  @Test("Damaged files are read as libyaml reads them, or left to it", arguments: 0..<8)
  func damagedFiles(seed: UInt64) {
    var random = Random(seed: seed + 1)
    let samples = Self.plainFiles.map { Array($0.utf8) }
    var plainCount = 0
    for _ in 0..<2_500 {
      let text = Self.damaged(samples.randomElement(using: &random) ?? [], &random)
      guard let nodes = ReadingWay.plain.read(text) else { continue }
      plainCount += 1
      let expected = ReadingWay.events.read(text)
      #expect(
        nodes == expected,
        "seed \(seed): \(String(reflecting: String(decoding: text, as: UTF8.self)))")
    }
    // Enough of them are plain for the comparison to mean something.
    #expect(plainCount > 300)
  }

  @Test("Every scene of the gallery, whole and damaged, is read as libyaml reads it")
  func gallery() throws {
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = repository.appending(path: "Scenes")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var random = Random(seed: 5)
    var counts = (all: 0, plain: 0)
    for case let file as URL in files where ["yaml", "json"].contains(file.pathExtension) {
      let text = [UInt8](try Data(contentsOf: file))
      counts.all += 1
      if ReadingWay.plain.read(text) != nil { counts.plain += 1 }
      for version in [text] + (0..<4).map({ _ in Self.damaged(text, &random) }) {
        guard let nodes = ReadingWay.plain.read(version) else { continue }
        #expect(nodes == ReadingWay.events.read(version), "\(file.path)")
      }
    }
    #expect(counts.all > 100)
    #expect(10 * counts.plain > 7 * counts.all, "only \(counts.plain) of \(counts.all) are plain")
  }
}

/// A small generator of random numbers that gives the same ones for a seed.
private struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
