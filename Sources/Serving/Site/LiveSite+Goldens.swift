import Documents
import Drawing
import Goldens
import Rendering
import Scenes
import Workspace

extension LiveSite {
  private var store: GoldenStore { GoldenStore(project: workspace.project) }

  /// What the variants of a scene are compared with.
  private func cases(
    _ scene: ServedScenes.Scene
  ) throws -> [(golden: GoldenCase, variant: Variant, tree: String?)] {
    let project = workspace.project
    let subjects = try workspace.read(scene.path)
    return subjects.flatMap { subject in
      let suffix = subjects.count > 1 ? subject.treeName.map { "#\($0)" } ?? "" : ""
      let name = SceneName.of(path: scene.path, in: project) + suffix
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
        return (golden, variant, subject.tree)
      }
    }
  }

  /// The state of the default variant's goldens: `none` where there are none.
  func goldenState(_ scene: ServedScenes.Scene) throws -> String {
    guard let first = try cases(scene).first else { return "none" }
    let path = try store.path(
      scene: first.golden.scene, variant: first.golden.variant, .layout)
    guard FileStamp(path) != nil else { return "none" }
    return verifier.check(try laidOut(scene, first.tree, first.variant), first.golden)
      .status.rawValue
  }

  private var verifier: Verifier {
    var verifier = Verifier(store: store)
    verifier.tolerance = workspace.project.tolerance
    return verifier
  }

  private func laidOut(
    _ scene: ServedScenes.Scene, _ tree: String?, _ variant: Variant
  ) throws -> LaidOutScene {
    try workspace.layOut(scene.path, tree: tree, variant)
  }

  /// Each variant with what its goldens say.
  func goldens(_ request: HTTPRequest) throws -> JSON {
    let scene = try scene(request)
    return .array(
      try cases(scene).map { golden, variant, tree in
        let check = verifier.check(try laidOut(scene, tree, variant), golden)
        return .object([
          "variant": .string(golden.variant), "status": .string(check.status.rawValue),
          "causes": .array(check.causes.map { .string($0.words) }),
          "hasPicture": .bool(golden.pixels == .picture),
          "moved": .array(
            (check.layout?.moved ?? []).map { view in
              .object([
                "view": .string(view.view), "before": .rect(view.before),
                "after": .rect(view.after),
              ])
            }),
        ])
      })
  }

  private func found(
    _ scene: ServedScenes.Scene, _ name: String?
  ) throws -> (golden: GoldenCase, variant: Variant, tree: String?) {
    guard let found = try cases(scene).first(where: { $0.golden.variant == name }) else {
      throw SiteError(404, "the scene has no such variant")
    }
    return found
  }

  /// A picture of a comparison: the one recorded, the one drawn now, or where they differ.
  func golden(_ request: HTTPRequest) throws -> HTTPResponse {
    let scene = try scene(request)
    let (golden, variant, tree) = try found(scene, request.query["variant"])
    let name = try GoldenStore.name(
      scene: golden.scene, variant: golden.variant, .picture(golden.scale))
    let part = request.query["part"]
    if part == "actual" {
      let bytes = try laidOut(scene, tree, variant).encoded(as: .png)
      return HTTPResponse(200, type: "image/png", bytes)
    }
    guard let recorded = try? store.root.read(name) else {
      throw SiteError(404, "no picture is recorded for this variant")
    }
    if part == "expected" { return HTTPResponse(200, type: "image/png", recorded) }
    let now = try laidOut(scene, tree, variant).painted().image()
    let difference = DifferencePicture.draw(
      expected: try ImageLoader.read(recorded), actual: now,
      PixelComparison(tolerance: workspace.project.tolerance))
    return HTTPResponse(200, type: "image/png", try PNGEncoder.encode(difference))
  }

  /// Makes what a variant looks like now its golden; all variants of the scene where none is named.
  func approve(_ body: JSON) throws -> JSON {
    let scene = try scene(body["path"]?.string)
    guard !drafts.contains(scene.path) else {
      throw SiteError(409, "the scene has unsaved changes; save it before its goldens are recorded")
    }
    let environment = (try? GoldenFile.read(store.path(GoldenStore.environmentName)))
      .flatMap(GoldenEnvironment.init(bytes:))?.summary
    let writer = GoldenWriter(store: store, environment: environment ?? "")
    let wanted = try body["variant"]?.string.map { [try found(scene, $0)] } ?? cases(scene)
    var written: [JSON] = []
    for (golden, variant, tree) in wanted {
      let changes = try writer.record(
        try laidOut(scene, tree, variant), golden, .failed, tolerance: workspace.project.tolerance)
      written += changes.map { .string($0.name) }
    }
    return .object(["written": .array(written)])
  }
}

extension SceneSubject {
  /// Which of its variants have pictures, where the scene says so itself.
  fileprivate var ownPictures: VariantSelection? {
    if case .scene(let loaded) = self { loaded.scene.pictures } else { nil }
  }
}
