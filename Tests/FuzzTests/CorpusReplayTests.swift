import Foundation
import FuzzTargets
import Testing

/// Reads again every input that a fuzzer found worth keeping, or that once revealed a fault.
@Suite("Corpus of the fuzzers")
struct CorpusReplayTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fuzz/Corpus")

  @Test("Invariants for any input hold for all stored inputs", arguments: FuzzTarget.all)
  func replay(target: FuzzTarget) throws {
    let folder = Self.folder.appending(path: target.name)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty, "the corpus of '\(target.name)' is empty")
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      do {
        try target.run(bytes)
      } catch {
        Issue.record("\(target.name)/\(name): \(error)")
      }
    }
  }

  @Test("Every folder of the corpus belongs to a target")
  func folders() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(FuzzTarget.all.map(\.name)))
  }
}

extension FuzzTarget: CustomTestStringConvertible {
  /// The name in the list of tests.
  public var testDescription: String { name }
}
