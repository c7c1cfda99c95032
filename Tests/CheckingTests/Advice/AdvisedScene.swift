import Checking
import Documents
import Rendering
import Scenes

/// The findings of `check` in a scene given as text, with the advice that passes its trial.
struct AdvisedScene {
  let found: [CheckFinding]
  /// The number of times that the scene was checked again.
  let trials: Int
  let file: SourceFile

  /// How often the scene was laid out for trials, and how many pieces of advice were left untried.
  let (layouts, leftOut): (Int, Int)

  init(
    _ text: String, mostWork: Double = AdviceTrial.mostWorkOfCheck, layoutWork: Double = 0,
    audits: Bool = false, measuring mode: RenderOptions.TextMode = .blocks,
    path: String = "scene.yaml"
  ) throws {
    let renderer = try Renderer(mode)
    file = SourceFile(path: path, bytes: Array(text.utf8))
    func layOut(_ bytes: [UInt8]) throws -> (Variant) throws -> LaidOutScene {
      let loaded = try LoadedScene(bytes: bytes, path: path)
      return { try renderer.layOut(loaded, $0) }
    }
    let variants = Array(
      try LoadedScene(bytes: file.bytes, path: path).scene.variants.list)
    let asRead = try layOut(file.bytes)
    var layouts = 0
    var trial = AdviceTrial(
      TrialScene(
        layOut: {
          layouts += 1
          return try asRead($0)
        }, edited: { [file] in try layOut($0.applied(to: file)) }),
      variants: variants, mostWork: mostWork, audits: audits, layoutWork: layoutWork)
    let check = SceneCheck(
      variants.map { CheckedVariant($0, audits: audits, layOut: asRead) }, isComplete: true,
      audits: audits, layOut: asRead)
    found = try check.advised(by: &trial).flatMap { try $0.findings.get() }
    trials = trial.trials
    (self.layouts, leftOut) = (layouts, trial.leftOut)
  }

  /// Makes the advised scene of some views on a device; `root` is what its root states besides.
  init(
    _ device: String, _ views: String, _ constraints: [String], root: String = "", more: String = ""
  ) throws {
    let list = constraints.map { "  - \($0)" }.joined(separator: "\n")
    try self.init(
      """
      canvas: { device: \(device), background: systemBackground }
      root: { \(root)subviews: { \(views) } }
      constraints:
      \(list)
      \(more)
      """)
  }

  /// The words of all advice.
  var words: [String] { found.flatMap(\.diagnostic.advice).map(\.words) }

  /// The edits that the findings with a code suggest.
  func edits(_ code: Diagnostic.Code) -> [String] {
    found.filter { $0.diagnostic.code == code }.flatMap { finding in
      finding.diagnostic.advice.map { $0.edit ?? $0.words }
    }
  }

  /// The codes of the findings.
  var codes: [Diagnostic.Code] { found.map(\.diagnostic.code) }

  /// The text after the first fix.
  var fixed: String? {
    found.lazy.compactMap { $0.diagnostic.fixes.first }.first.map {
      String(decoding: $0.applied(to: file), as: UTF8.self)
    }
  }
}
