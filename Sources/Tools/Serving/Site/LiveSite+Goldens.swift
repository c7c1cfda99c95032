import Documents
import Drawing
import Goldens
import Rendering
import Scenes
import Workspace

extension LiveSite {
  private var store: GoldenStore { GoldenStore(project: workspace.project) }

  /// Returns what the variants of a scene are compared with.
  private func cases(
    _ scene: ServedScenes.Scene
  ) throws -> [(golden: GoldenCase, variant: Variant, part: String?)] {
    let project = workspace.project
    let subjects = try workspace.read(scene.path)
    return subjects.flatMap { subject in
      let name = SceneName.of(path: scene.path, in: project) + subject.suffix
      let checked = CheckedScene(
        name: name, source: project.inner(scene.path) ?? scene.path, title: subject.title)
      let own = subject.ownPictures
      return subject.variants.list.prefix(200).enumerated().map { index, variant in
        var pixels = GoldenCase.Pixels.none
        if project.hashes.contains(scene: name, variant: variant.name) { pixels = .hash }
        if (own ?? project.pictures).contains(scene: name, variant: variant.name) {
          pixels = .picture
        }
        let masks = project.masks.filter {
          $0.selection.contains(scene: name, variant: variant.name)
        }
        let golden = GoldenCase(
          index: index, subject: checked, variant: variant.name,
          scale: subject.scale(variant.overrides), isFirst: index == 0, pixels: pixels,
          masks: masks.flatMap(\.views))
        return (golden, variant, subject.part)
      }
    }
  }

  /// Compares further variants and examples of a scene with their goldens, at least one, and returns
  /// whether these were the last.
  ///
  /// A request takes some hundredths of a second, so that no other waits for all of them.
  func compareGoldens(of scene: ServedScenes.Scene, _ kept: inout KeptSummary) throws -> Bool {
    let all = try cases(scene)
    if kept.compared == 0 {
      let recorded = try all.count { golden, _, _ in
        FileStamp(try store.path(scene: golden.scene, variant: golden.variant, .layout)) != nil
      }
      guard recorded > 0 else { return true }
      kept.golden = recorded == all.count ? .passed : .missing
    }
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(15)
    while kept.golden == .passed, kept.compared < all.count {
      let (golden, variant, part) = all[kept.compared]
      kept.golden = verifier.check(try laidOut(scene, part, variant), golden).status
      kept.compared += 1
      if clock.now > end { break }
    }
    return kept.golden != .passed || kept.compared >= all.count
  }

  private var verifier: Verifier {
    var verifier = Verifier(store: store)
    verifier.tolerance = workspace.project.tolerance
    return verifier
  }

  private func laidOut(
    _ scene: ServedScenes.Scene, _ part: String?, _ variant: Variant
  ) throws -> LaidOutScene {
    try workspace.layOut(scene.path, part: part, variant)
  }

  /// Returns the variants with the state of their goldens: only the one a request names, and only
  /// the names if the request is `brief`, so that a page can ask for one after another.
  func goldens(_ request: HTTPRequest) throws -> JSON {
    let scene = try scene(request)
    let wanted =
      try request.query["variant"].map { name in
        [try found(scene, name, part: request.query["part"])]
      } ?? cases(scene)
    let isBrief = request.query["brief"] != nil
    return .array(
      try wanted.map { golden, variant, part in
        let name: [JSON.Member] = [
          .init("variant", .string(golden.variant)), .init("part", .string(part ?? "")),
        ]
        guard !isBrief else { return .object(name) }
        let check = verifier.check(try laidOut(scene, part, variant), golden)
        return .object(
          name + [
            .init("check", check.json), .init("hasPicture", .bool(golden.pixels == .picture)),
          ])
      })
  }

  private func found(
    _ scene: ServedScenes.Scene, _ name: String?, part: String?
  ) throws -> (golden: GoldenCase, variant: Variant, part: String?) {
    let found = try cases(scene).first {
      $0.golden.variant == name && (part == nil || ($0.part ?? "") == part)
    }
    guard let found else {
      throw SiteError(404, "the scene has no such variant")
    }
    return found
  }

  /// Returns a picture of a comparison: the recorded one, the current one, or the difference.
  func golden(_ request: HTTPRequest) throws -> HTTPResponse {
    let scene = try scene(request)
    let (golden, variant, part) = try found(
      scene, request.query["variant"], part: request.query["part"])
    let name = try GoldenStore.name(
      scene: golden.scene, variant: golden.variant, .picture(golden.scale))
    let side = request.query["side"]
    if side == "actual" {
      let bytes = try laidOut(scene, part, variant).encoded(as: .png)
      return HTTPResponse(200, type: "image/png", bytes)
    }
    guard let recorded = try? store.root.read(name) else {
      throw SiteError(404, "no picture is recorded for this variant")
    }
    if side == "expected" { return HTTPResponse(200, type: "image/png", recorded) }
    let now = try laidOut(scene, part, variant).painted().image()
    let difference = try DifferencePicture.png(
      expected: try ImageLoader.read(recorded), actual: now,
      PixelComparison(tolerance: workspace.project.tolerance))
    return HTTPResponse(200, type: "image/png", difference)
  }

  /// Makes the current result of a variant its golden, or that of all the scene's variants if
  /// none is named.
  func approve(_ body: JSON) throws -> JSON {
    let scene = try scene(body["path"]?.string)
    guard drafts[scene.path] == nil else {
      throw SiteError(409, "the scene has unsaved changes; save it before recording its goldens")
    }
    let environment = (try? GoldenFile.read(store.path(GoldenStore.environmentName)))
      .flatMap(GoldenEnvironment.init(bytes:))?.summary
    let writer = GoldenWriter(store: store, environment: environment ?? "")
    let wanted =
      try body["variant"]?.string.map { name in
        [try found(scene, name, part: body["part"]?.string)]
      } ?? cases(scene)
    var written: [GoldenWriter.Change] = []
    let tolerance = workspace.project.tolerance
    for (golden, variant, part) in wanted {
      written += try writer.record(
        try laidOut(scene, part, variant), golden, .failed, tolerance: tolerance,
        outline: .missing)
    }
    // What the scene stated explains the variants that still fail: it stays as long as there are any.
    let names = Set(wanted.map(\.golden.scene))
    for (golden, variant, part) in try cases(scene)
    where golden.isFirst && names.contains(golden.scene) {
      guard try isRecorded(golden.scene, scene) else { continue }
      written += try writer.record(
        try laidOut(scene, part, variant), golden, .failed, tolerance: tolerance)
    }
    return .object(["written": .array(written.map { .string($0.name) })])
  }

  /// Whether all variants of a scene or an example are as recorded; the last ones are compared first, since
  /// whoever approves all begins with the first.
  private func isRecorded(_ name: String, _ scene: ServedScenes.Scene) throws -> Bool {
    try cases(scene).reversed().allSatisfy { golden, variant, part in
      try golden.scene != name
        || verifier.check(laidOut(scene, part, variant), golden).status == .passed
    }
  }
}

extension SceneSubject {
  /// The variants that have pictures, if the scene says so itself.
  fileprivate var ownPictures: VariantSelection? {
    if case .scene(let loaded) = self { loaded.scene.pictures } else { nil }
  }
}
