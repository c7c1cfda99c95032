import Documents
import Drawing
package import Rendering
package import Scenes

/// Compares laid-out scenes with their goldens and keeps what is needed to judge a failure.
///
/// A value without mutable state: any number of workers may use copies at the same time. A
/// passing check encodes nothing, and writes nothing but what its scene states otherwise than recorded.
package struct Verifier: Sendable {
  /// The goldens.
  package var store: GoldenStore
  /// Where failures leave their files; nil leaves none.
  package var results: ResultsFolder?
  /// How much pixels may differ.
  package var tolerance = Tolerance.exact
  /// The description of the machine for the metadata of pictures.
  package var environment = ""
  /// Whether missing goldens are written.
  package var writesMissing = false
  /// The scenes whose goldens are stored under their former names.
  package var renames: Renames?
  /// The name of the program in the commands that a failure suggests.
  package var program = "alrender"

  /// Compares with the goldens in a store.
  package init(store: GoldenStore) { self.store = store }

  /// Compares one laid-out variant with its goldens.
  package func check(_ scene: LaidOutScene, _ golden: GoldenCase) -> Check {
    do {
      return try compare(scene, golden)
    } catch let error as OutputError {
      // Reported per folder, so that a full disk is one finding, however many goldens it affects.
      let isGolden = error.path == store.folder || error.path.hasPrefix(store.folder + "/")
      let place = isGolden ? "goldens in '\(store.folder)'" : "results in '\(results?.path ?? "")'"
      return golden.failed("the \(place) cannot be written: \(error.reason)", subject: "")
    } catch {
      return golden.failed("\(error)")
    }
  }

  private func compare(_ scene: LaidOutScene, _ golden: GoldenCase) throws -> Check {
    let current = try CurrentResult(scene, golden)
    let masks = try current.masks(golden.masks)
    let texts = try TextGolden.all(of: golden, current, in: store)
    var check = golden.check
    for text in texts {
      let difference = try text.difference(path: path(golden, text.content))
      check.layout = check.layout?.adding(difference) ?? difference
    }
    let pixels = try PixelCheck(golden: golden, current: current, store: store)
      .compare(PixelComparison(tolerance: tolerance, masks: masks))
    check.picture = pixels.difference
    check.isTolerated = pixels.isTolerated
    let missing = texts.filter { $0.recorded == nil }
    let isMissing = !missing.isEmpty || pixels.isMissing
    if check.layout == nil, check.picture == nil, !isMissing {
      try keepStatements(golden, current)
      return check
    }
    check.status = check.layout != nil || check.picture != nil ? .changed : .missing
    let oldName = renames?.oldName(of: golden.scene)
    if isMissing, writesMissing, oldName == nil {
      try GoldenWriter(store: store, environment: environment)
        .write(
          current, golden, texts: missing, pixels: pixels.isMissing, outline: .missing)
      check.isRecorded = true
    }
    let layout = texts.first { $0.content == .layout }
    var fingerprints = FileFingerprints()
    let outline = RecordedOutline(of: current.scene, fingerprints: &fingerprints)
    try explain(&check, golden, current, outline, recorded: layout?.recorded)
    try keep(&check, golden, current, texts, pixels: pixels)
    try keep(outline, golden, current)
    return check
  }

  private func path(
    _ golden: GoldenCase, _ content: GoldenStore.Content
  ) throws(InnerPathError) -> String {
    try store.path(scene: golden.scene, variant: golden.variant, content)
  }

  /// Finds the causes of a failure.
  private func explain(
    _ check: inout Check, _ golden: GoldenCase, _ current: CurrentResult, _ now: RecordedOutline,
    recorded: String?
  ) throws {
    check.views = current.shownViews.compared(recorded: recorded)
    guard check.status == .changed else {
      check.causes = [
        .missing(recordedAs: renames?.oldName(of: golden.scene), isRecorded: check.isRecorded)
      ]
      return
    }
    // A damaged outline explains nothing, but the comparison does not depend on it.
    let content = golden.outlineContent(of: current.scene)
    let outline = (try? GoldenFile.read(try path(golden, content))).flatMap(\.self)
    check.causes =
      DifferenceExplanation(
        before: outline.map { RecordedOutline(String(decoding: $0, as: UTF8.self)).entries },
        after: now.entries, layout: check.layout, picture: check.picture,
        isOwnOutline: golden.isFirst || content == .variantOutline,
        language: current.scene.variant.overrides.locale
          ?? (current.scene.subject as? Scene)?.canvas.locale,
        names: ViewNames(recorded: recorded, now: current.layout)
      ).causes
    if let scene = current.scene.subject as? Scene {
      let lines = CauseLines(scene)
      check.causeLines = check.causes.map(lines.line)
      check.causes = check.causes.map { lines.located($0, source: golden.source) }
    }
  }

  /// Keeps the files that a person needs to judge the failure and that `approve` promotes.
  private func keep(
    _ check: inout Check, _ golden: GoldenCase, _ current: CurrentResult, _ texts: [TextGolden],
    pixels: PixelCheck.Result
  ) throws {
    guard let results else { return }
    for text in texts where text.recorded != text.actual {
      let name = try GoldenStore.name(scene: golden.scene, variant: golden.variant, text.content)
      func keep(_ words: String?, _ part: ResultsFolder.Part) throws -> String? {
        try words.map { try results.write(Array($0.utf8), part, name) }
      }
      let lines = text.recorded.map { LineDifference.text(expected: $0, actual: text.actual) }
      check.files.add(
        text.content, expected: try keep(text.recorded, .expected),
        actual: try keep(text.actual, .actual), difference: try keep(lines, .difference))
    }
    try keepPixels(&check, golden, current, pixels, in: results)
  }

  /// Keeps what a scene states now that is not as recorded, though its first variant has passed: once all of
  /// them have, it is recorded.
  private func keepStatements(_ golden: GoldenCase, _ current: CurrentResult) throws {
    guard writesMissing, let results, golden.isFirst, current.scene.subject is Scene,
      let recorded = try GoldenFile.read(try path(golden, .outline))
    else { return }
    var fingerprints = FileFingerprints()
    let now = Array(RecordedOutline(of: current.scene, fingerprints: &fingerprints).fileText.utf8)
    guard now != recorded else { return }
    let name = try GoldenStore.name(scene: golden.scene, variant: golden.variant, .outline)
    _ = try results.write(now, .actual, name)
  }

  /// Keeps what the scene states now, for approving the failure.
  private func keep(
    _ outline: RecordedOutline, _ golden: GoldenCase, _ current: CurrentResult
  ) throws {
    guard let results else { return }
    var outline = outline
    var content = golden.outlineContent(of: current.scene)
    if content == .outline, !golden.isFirst {
      // The recorded constraints are those made for the first variant.
      content = .statedOutline
      let recorded = (try? GoldenFile.read(try path(golden, .outline))).flatMap(\.self) ?? []
      let made = RecordedOutline(String(decoding: recorded, as: UTF8.self)).entries
      outline = RecordedOutline(
        entries: outline.entries.filter { $0.kind != .laid } + made.filter { $0.kind == .laid })
    }
    let name = try GoldenStore.name(scene: golden.scene, variant: golden.variant, content)
    _ = try results.write(Array(outline.fileText.utf8), .actual, name)
  }

  private func keepPixels(
    _ check: inout Check, _ golden: GoldenCase, _ current: CurrentResult,
    _ pixels: PixelCheck.Result, in results: ResultsFolder
  ) throws {
    guard golden.pixels != .none else { return }
    let name = try GoldenStore.name(
      scene: golden.scene, variant: golden.variant, .picture(golden.scale))
    guard let bytes = try current.picture(golden, environment: environment) else { return }
    check.files.actualPicture = try results.write(bytes, .actual, name)
    if golden.pixels == .hash {
      let line = try GoldenStore.name(
        scene: golden.scene, variant: golden.variant, .hash(golden.scale))
      let text = current.hashLine(environment: environment) ?? ""
      _ = try results.write(Array(text.utf8), .actual, line)
      return
    }
    guard let expected = pixels.bytes else { return }
    check.files.expectedPicture = try results.write(expected, .expected, name)
    guard check.picture != nil, let image = pixels.image, let canvas = current.canvas,
      let fingerprint = current.fingerprint, let recorded = pixels.fingerprint
    else { return }
    let difference = try image.withComparedPixels(recorded) { expected in
      try canvas.withComparedPixels(fingerprint) {
        try DifferencePicture.png(expected, $0, pixels.runs)
      }
    }
    check.files.pictureDifference = try results.write(difference, .difference, name)
  }
}
