import Foundation
import Goldens
import Testing

@Suite("Mutated scenes")
struct MutationTests {
  /// The sample's goldens, recorded once for all tests, and always in the same place, so that
  /// runs leave at most one copy behind.
  private static let recorded = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "alrender-mutations")
    let store = GoldenStore(folder.path)
    try Bench(store: store).record(Mutation.sample)
    return store
  }

  @Test("Every seeded change fails and is named as the cause", arguments: Mutation.seeded)
  func seeded(_ mutation: Mutation) throws {
    #expect(mutation.scene != Mutation.sample)
    let bench = try Bench(store: try Self.recorded.get())
    let check = try bench.check(mutation.scene)
    #expect(check.status == .changed)
    let words = check.causes.map(\.words)
    #expect(words.contains { $0.contains(mutation.cause ?? "") }, "\(words)")
    #expect(check.files.actualPicture != nil)
  }

  @Test("Every harmless change passes", arguments: Mutation.harmless)
  func harmless(_ mutation: Mutation) throws {
    #expect(mutation.scene != Mutation.sample)
    let bench = try Bench(store: try Self.recorded.get())
    let check = try bench.check(mutation.scene)
    #expect(check.status == .passed, "\(check.causes.map(\.words)) \(check.layout?.others ?? [])")
  }

  @Test("There are forty of each")
  func count() {
    #expect(Mutation.seeded.count >= 40)
    #expect(Mutation.harmless.count >= 40)
  }
}
