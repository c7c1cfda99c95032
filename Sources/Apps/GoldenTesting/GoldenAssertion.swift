import AutoLayout
import Controls
import Documents
import Geometry
import Glibc
import Goldens
import Rendering
import Scenes
import Typesetting

/// One call of an assertion: lays out, compares, records and reports.
struct GoldenAssertion {
  let site: TestSite
  var name: String?
  var record: Record?
  let compared: ComparedContent
  var tolerance = PixelTolerance.exact
  var masks: [String] = []

  /// Compares the variants of a scene file; one failure describes all of them.
  func check(scene path: String, variants: Variants) {
    let source = resolved(path)
    do {
      let bytes = try FileBytes.read(source)
      let project = try TestProject.settings(at: source)
      let loaded = try LoadedScene(bytes: bytes, path: source, project: project)
      let renderer = try TestFonts.renderer()
      var judgement = Judgement()
      for (index, variant) in try chosen(variants, of: loaded.scene).enumerated() {
        let laidOut = try renderer.layOut(loaded, variant)
        judge(laidOut, golden(laidOut, index: index, source: path), into: &judgement)
      }
      tell(judgement)
    } catch {
      site.fail("\(error)", files: [])
    }
  }

  /// Compares a tree of views that was made in code.
  func check(view: View, size: Size?, scale: Double, text: TextSetting) {
    do {
      let laidOut = LaidOutScene(
        tree: view, size: size, scale: scale, fonts: text == .fonts ? try TestFonts.library() : nil,
        name: "\(site.file)")
      var judgement = Judgement()
      judge(laidOut, golden(laidOut, index: 0, source: "\(site.file)"), into: &judgement)
      tell(judgement)
    } catch {
      site.fail("\(error)", files: [])
    }
  }

  /// Compares trees that were laid out elsewhere, one after the other; one failure describes all
  /// of them.
  func check(_ scenes: [() throws -> LaidOutScene]) {
    var judgement = Judgement()
    do {
      for (index, layOut) in scenes.enumerated() {
        let laidOut = try layOut()
        judge(laidOut, golden(laidOut, index: index, source: "\(site.file)"), into: &judgement)
      }
      tell(judgement)
    } catch {
      site.fail("\(error)", files: [])
    }
  }

  /// Compares trees that need turns of the main queue, one after the other.
  @MainActor func check(awaiting scenes: [@MainActor () async throws -> LaidOutScene]) async {
    var judgement = Judgement()
    do {
      for (index, layOut) in scenes.enumerated() {
        let laidOut = try await layOut()
        judge(laidOut, golden(laidOut, index: index, source: "\(site.file)"), into: &judgement)
      }
      tell(judgement)
    } catch {
      site.fail("\(error)", files: [])
    }
  }

  /// The combined result of several variants.
  private struct Judgement {
    var lines: [String] = []
    /// Whether anything differs from an existing golden.
    var hasChanged = false
    var files: [String] = []
  }

  private var mode: Record { record ?? .current }

  private var store: GoldenStore { GoldenStore(site.snapshots) }

  private var results: ResultsFolder {
    let folder = getenv("SNAPSHOT_ARTIFACTS") ?? getenv("TMPDIR")
    let base = folder.map { String(cString: $0) } ?? "/tmp/alrender-goldens-\(getuid())"
    let file = site.snapshots.split(separator: "/").last.map(String.init) ?? "tests"
    return ResultsFolder("\(base)/\(file)")
  }

  private func golden(_ scene: LaidOutScene, index: Int, source: String) -> GoldenCase {
    let test = name.map { "\(site.test).\(TestSite.sanitized($0))" } ?? site.test
    return GoldenCase(
      index: index,
      subject: CheckedScene(name: test, source: source, title: scene.subject.title),
      variant: scene.variant.name, scale: scene.scale, isFirst: index == 0,
      pixels: compared == .picture ? .picture : .none,
      texts: compared == .accessibility ? .accessibility : .layout, masks: masks)
  }

  private func judge(
    _ scene: LaidOutScene, _ golden: GoldenCase, into judgement: inout Judgement
  ) {
    var verifier = Verifier(store: store)
    verifier.results = results
    verifier.tolerance = Tolerance(
      pixel: tolerance.pixel, ratio: tolerance.ratio, cluster: tolerance.cluster)
    verifier.writesMissing = mode != .never
    if mode == .all {
      judgement.lines += recorded(scene, golden, .all, verifier.tolerance)
      return
    }
    let check = verifier.check(scene, golden)
    guard check.isFailure else { return }
    if check.status == .missing {
      judgement.lines.append(
        check.isRecorded
          ? "\(golden.name): there was no golden, so one was recorded; review it, then commit it"
          : "\(golden.name): there is no golden, and none is recorded here")
    } else {
      judgement.hasChanged = true
      judgement.lines.append("\(golden.name) differs from its golden:")
      judgement.lines += FailureText(results: results.path).explanation(check).map { "  \($0)" }
    }
    judgement.files += files(of: check)
    if mode == .failed, check.status == .changed {
      judgement.lines += recorded(scene, golden, .failed, verifier.tolerance)
    }
  }

  private func recorded(
    _ scene: LaidOutScene, _ golden: GoldenCase, _ mode: GoldenWriter.Mode, _ tolerance: Tolerance
  ) -> [String] {
    do {
      let changes = try GoldenWriter(store: store, environment: "")
        .record(scene, golden, mode, tolerance: tolerance)
      if changes.isEmpty { return ["\(golden.name) is already recorded; nothing changed"] }
      return changes.map { "recorded \(store.path($0.name))" }
    } catch {
      return ["\(golden.name) cannot be recorded: \(error)"]
    }
  }

  private func files(of check: Check) -> [String] {
    let files = check.files
    return [
      files.expectedPicture ?? files.expectedLayout ?? files.expectedAccessibility,
      files.actualPicture ?? files.actualLayout ?? files.actualAccessibility,
      files.pictureDifference ?? files.layoutDifference ?? files.accessibilityDifference,
    ].compactMap { $0.map(results.path) }
  }

  private func tell(_ judgement: Judgement) {
    guard !judgement.lines.isEmpty else { return }
    var lines = judgement.lines + judgement.files.map { "  \($0)" }
    if mode == .missing || mode == .never, judgement.hasChanged {
      lines.append("to accept the change: SNAPSHOT_TESTING_RECORD=failed swift test")
    }
    site.fail(lines.joined(separator: "\n"), files: judgement.files)
  }

  /// Returns the path of a scene: beside the test file, or relative to the working directory.
  private func resolved(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    let beside = "\(site.folder)/\(path)"
    return access(beside, F_OK) == 0 ? beside : path
  }

  private func chosen(_ variants: Variants, of scene: Scene) throws(UnknownVariant) -> [Variant] {
    let list = Array(scene.variants.list)
    guard case .named(let names) = variants else { return list }
    var chosen: [Variant] = []
    for name in names {
      guard let variant = list.first(where: { $0.name == name }) else {
        throw UnknownVariant(name: name, known: list.map(\.name))
      }
      chosen.append(variant)
    }
    return chosen
  }
}

/// A variant that a scene doesn't have.
struct UnknownVariant: Error, CustomStringConvertible {
  let name: String
  let known: [String]

  var description: String {
    "the scene has no variant '\(name)'; it has \(known.map { "'\($0)'" }.joined(separator: ", "))"
  }
}

/// The project's fonts, read once for all tests in a process.
private enum TestFonts {
  private static let known = Result { try FontLibrary(directories: []) }

  static func library() throws -> FontLibrary { try known.get() }

  /// Creates a renderer for one task.
  static func renderer() throws -> Renderer { Renderer(library: try library()) }
}
