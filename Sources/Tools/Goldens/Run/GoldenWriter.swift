import Documents
import Drawing
package import Rendering
package import Scenes

/// Writes goldens; each file is written completely or not at all.
package struct GoldenWriter: Sendable {
  /// Which goldens are written.
  package enum Mode: String, CaseIterable, Hashable, Sendable {
    /// Those that don't exist.
    case missing
    /// Those that don't exist, and those that differ by more than the tolerance.
    case failed
    /// All that are not exactly what they would be.
    case all
  }

  /// A file that was written.
  package struct Change: Hashable, Sendable {
    /// The path below the folder of goldens.
    package var name: String
    /// Whether the file is new.
    package var isNew: Bool

    /// Names a file.
    package init(name: String, isNew: Bool) { (self.name, self.isNew) = (name, isNew) }
  }

  /// The goldens.
  package var store: GoldenStore
  /// The description of the machine for the metadata of pictures.
  package var environment: String
  /// Whether nothing is written; the changes are those that would be made.
  package var isDry = false

  /// Writes to a store.
  package init(store: GoldenStore, environment: String) {
    (self.store, self.environment) = (store, environment)
  }

  /// Records one laid-out variant and returns the files it wrote.
  ///
  /// - Parameter outline: when what the scene states is written; nil as the other files are.
  package func record(
    _ scene: LaidOutScene, _ golden: GoldenCase, _ mode: Mode, tolerance: Tolerance = .exact,
    outline: Mode? = nil
  ) throws -> [Change] {
    let current = try CurrentResult(scene, golden)
    // A golden that cannot be used counts as missing, unless only missing ones are requested.
    let texts = try TextGolden.all(of: golden, current, in: store, ignoresDamage: mode != .missing)
      .filter { $0.recorded == nil || (mode != .missing && $0.isChanged) }
    let pixels = try writesPixels(current, golden, mode, tolerance)
    return try write(current, golden, texts: texts, pixels: pixels, outline: outline ?? mode)
  }

  private func writesPixels(
    _ current: CurrentResult, _ golden: GoldenCase, _ mode: Mode, _ tolerance: Tolerance
  ) throws -> Bool {
    guard golden.pixels != .none else { return false }
    let comparison = PixelComparison(
      tolerance: mode == .all ? .exact : tolerance, masks: try current.masks(golden.masks))
    let result: PixelCheck.Result
    do {
      result = try PixelCheck(golden: golden, current: current, store: store).compare(comparison)
    } catch let error as GoldenError {
      if mode == .missing { throw error }
      return true
    }
    if result.isMissing { return true }
    if mode == .missing { return false }
    if result.difference != nil { return true }
    guard mode == .all, let bytes = result.bytes else { return false }
    // Equal pixels are written again only under another scene's name, or to gain a fingerprint
    // (whose comparison spares the decoding); they are as true of another machine as of their own.
    let file = try PNGFile(bytes)
    return PixelFingerprint(of: file) == nil || file["Scene"] != golden.scene
      || file["Variant"] != golden.variant
  }

  /// Writes what is requested.
  @discardableResult
  func write(
    _ current: CurrentResult, _ golden: GoldenCase, texts: [TextGolden], pixels: Bool,
    outline: Mode
  ) throws -> [Change] {
    var changes: [Change] = []
    for text in texts {
      changes += try put(Array(text.actual.utf8), golden, text.content)
    }
    if pixels, golden.pixels == .picture,
      let bytes = try current.picture(golden, environment: environment)
    {
      changes += try put(bytes, golden, .picture(golden.scale))
    }
    if pixels, golden.pixels == .hash, let line = current.hashLine(environment: environment) {
      changes += try put(Array(line.utf8), golden, .hash(golden.scale))
    }
    let content = golden.outlineContent(of: current.scene)
    if golden.isFirst || content == .variantOutline {
      changes += try writeOutline(current, golden, content, outline)
    }
    return changes
  }

  private func writeOutline(
    _ current: CurrentResult, _ golden: GoldenCase, _ content: GoldenStore.Content, _ mode: Mode
  ) throws -> [Change] {
    let name = try GoldenStore.name(scene: golden.scene, variant: golden.variant, content)
    // As long as other variants may fail, the statements they were recorded from must stay.
    if mode == .missing, store.root.contains(name) { return [] }
    var fingerprints = FileFingerprints()
    let text = RecordedOutline(of: current.scene, fingerprints: &fingerprints).fileText
    let bytes = Array(text.utf8)
    if (try? FileBytes.read(store.root.path(name))) == bytes { return [] }
    return try put(bytes, golden, content)
  }

  private func put(
    _ bytes: [UInt8], _ golden: GoldenCase, _ content: GoldenStore.Content
  ) throws -> [Change] {
    let name = try GoldenStore.name(scene: golden.scene, variant: golden.variant, content)
    let isNew = !store.root.contains(name)
    if !isDry { try store.root.write(bytes, to: name, isDurable: true) }
    return [Change(name: name.description, isNew: isNew)]
  }
}
