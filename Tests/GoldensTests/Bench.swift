import Foundation
import Goldens
import Rendering
import Scenes
import Typesetting

/// A store of goldens for one test, with the means to record and check scenes in it.
final class Bench {
  let folder: String
  let store: GoldenStore
  let renderer: Renderer

  /// One font set for all tests of the process.
  private static let fonts = Result { try FontLibrary() }

  /// The folder of stores shared by several tests; runs leave at most one copy behind.
  static var sharedFolder: String { FileManager.default.temporaryDirectory.path }

  /// - Parameter store: goldens that were recorded before; by default a new, empty store.
  init(store shared: GoldenStore? = nil) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
    store = shared ?? GoldenStore("\(url.path)/goldens")
    renderer = Renderer(library: try Self.fonts.get())
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func golden(_ name: String = "card", pixels: GoldenCase.Pixels = .picture) -> GoldenCase {
    GoldenCase(
      index: 0,
      subject: CheckedScene(name: name, source: "Scenes/\(name).yaml", title: nil),
      variant: "default", scale: 2, pixels: pixels)
  }

  func layOut(_ text: String, _ variant: Variant = .default) throws -> LaidOutScene {
    try renderer.layOut(try LoadedScene(bytes: Array(text.utf8), path: "card.yaml"), variant)
  }

  @discardableResult
  func record(_ text: String, _ golden: GoldenCase? = nil) throws -> [GoldenWriter.Change] {
    try GoldenWriter(store: store, environment: "test")
      .record(try layOut(text), golden ?? self.golden(), .all)
  }

  func check(
    _ text: String, _ golden: GoldenCase? = nil, tolerance: Tolerance = .exact
  ) throws -> Check {
    var verifier = Verifier(store: store)
    verifier.tolerance = tolerance
    verifier.results = ResultsFolder("\(folder)/results")
    return verifier.check(try layOut(text), golden ?? self.golden())
  }
}
