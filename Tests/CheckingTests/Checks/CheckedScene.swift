import Checking
import Diagnosis
import Documents
import Rendering
import Scenes

/// The findings of `check` in a scene given as text, with text of blocks.
struct CheckedScene {
  /// A finding, and its variant.
  struct Found: Equatable {
    let variant: String
    let finding: CheckFinding

    var code: Diagnostic.Code { finding.diagnostic.code }
    var view: String? { finding.diagnostic.view }
    var message: String { finding.diagnostic.message }
    var line: Int? { finding.diagnostic.line }
  }

  let found: [Found]

  init(
    _ text: String, audits: Bool = false, measuring mode: RenderOptions.TextMode = .blocks
  ) throws {
    let renderer = try Renderer(mode)
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    let layOut = { (variant: Variant) in try renderer.layOut(loaded, variant) }
    let check = SceneCheck(
      loaded.scene.variants.list.map { CheckedVariant($0, audits: audits, layOut: layOut) },
      isComplete: true, audits: audits, layOut: layOut)
    found = try check.outcomes.flatMap { outcome in
      try outcome.findings.get().map { Found(variant: outcome.variant.name, finding: $0) }
    }
  }

  var codes: [Diagnostic.Code] { found.map(\.code) }
  var messages: [String] { found.map(\.message) }
}
