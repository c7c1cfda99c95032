import Checking
import Diagnosis
import Documents
import Drawing
import Geometry
import Rendering
import Scenes

extension FuzzTarget {
  /// The maximum number of pixels in a picture that is painted; larger canvases are only laid
  /// out.
  private static let paintedPixels = 400_000.0
  /// The maximum number of variants that are laid out.
  private static let variants = 3

  /// A scene: read, written, laid out in its first variants, diagnosed and painted.
  static let scene = FuzzTarget("scene", mutate: TreeMutator.yaml) { bytes throws(FuzzFailure) in
    guard bytes.count <= 1 << 16, let loaded = try? LoadedScene(bytes: bytes, path: "scene.yaml")
    else { return }
    try checkWriting(of: loaded.scene)
    try lay(out: loaded.scene.variants.list.prefix(variants)) { renderer, variant in
      try renderer.layOut(loaded, variant)
    }
  }

  /// A scene with one constraint, written and read again.
  static let equations = FuzzTarget("equations") { bytes throws(FuzzFailure) in
    let line = bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    let text = YAMLWriter.text(
      of: .mapping([
        .init("constraints", .list([.text(String(decoding: line, as: UTF8.self))]))
      ]))
    let head = """
      metrics: { gap: 12, strong: 900 }
      root: { guides: [middle], subviews: { a: {}, b: {}, list: { type: scrollView } } }

      """
    guard let loaded = try? LoadedScene(bytes: Array((head + text).utf8), path: "") else { return }
    try checkWriting(of: loaded.scene)
  }

  /// Checks that a written scene is read as the same scene.
  static func checkWriting(of scene: Scene) throws(FuzzFailure) {
    let text = scene.yaml
    let again: LoadedScene
    do {
      again = try LoadedScene(bytes: Array(text.utf8), path: scene.source.path)
    } catch {
      throw FuzzFailure("what is written of the scene cannot be read: \(error)\n\(text)")
    }
    let second = again.scene.yaml
    try FuzzFailure.unless(second == text, "the scene is written another way:\n\(text)\n\(second)")
  }

  /// Lays out and diagnoses variants.
  static func lay(
    out variants: some Sequence<Variant>,
    _ layOut: @escaping (Renderer, Variant) throws -> LaidOutScene
  ) throws(FuzzFailure) {
    guard let renderer = try? Renderer(.blocks) else { return }
    var checked: [CheckedVariant] = []
    for variant in variants {
      checked.append(CheckedVariant(variant) { try layOut(renderer, $0) })
      guard let laidOut = try? layOut(renderer, variant) else { continue }
      try judge(laidOut)
    }
    guard !checked.isEmpty else { return }
    _ = SceneCheck(checked, isComplete: false) { try layOut(renderer, $0) }.outcomes
  }

  /// Checks that every number in a layout is finite, and that its picture is painted or refused.
  private static func judge(_ laidOut: LaidOutScene) throws(FuzzFailure) {
    let result = laidOut.result()
    for view in result.views {
      let numbers = [
        view.frame.minX, view.frame.minY, view.frame.width, view.frame.height,
        view.absoluteFrame.minX, view.absoluteFrame.minY, view.firstBaseline, view.lastBaseline,
      ]
      try FuzzFailure.unless(
        numbers.allSatisfy(\.isFinite), "'\(view.id)' has a frame of no number: \(view.frame)")
    }
    _ = result.text
    let side = result.canvas.width * result.canvas.height * result.scale * result.scale
    guard side <= paintedPixels else { return }
    _ = try? laidOut.painted()
  }
}
