import Diagnosis
package import Documents
package import Rendering
import Scenes

/// The check of one text: what `alrender check --variant default` says of it as a file.
///
/// A value that any thread may run, as it may take long.
package struct DocumentCheck: Sendable {
  /// The document.
  package let uri: String
  /// The number of the text.
  package let version: Int
  private let bytes: [UInt8]
  private let path: String
  private let project: ProjectConfiguration

  /// Gets ready to check a document as it is now.
  package init(_ document: OpenDocument) {
    uri = document.uri
    version = document.version
    bytes = document.buffer.bytes
    path = document.path
    project = document.project
  }

  /// What came of a check.
  package struct Outcome: Sendable {
    /// The document.
    package let uri: String
    /// The number of the text.
    package let version: Int
    /// The errors of a scene or its files; or what the layout shows.
    package let findings: Result<[LayoutDiagnostic], SceneErrors>
  }

  /// Lays the default variant out and judges it.
  package func run(with renderer: Renderer) -> Outcome {
    Outcome(uri: uri, version: version, findings: findings(renderer))
  }

  private func findings(_ renderer: Renderer) -> Result<[LayoutDiagnostic], SceneErrors> {
    let loaded: LoadedScene
    do throws(SceneErrors) {
      loaded = try LoadedScene(bytes: bytes, path: path, project: project)
    } catch {
      return .failure(error)
    }
    let variants = loaded.scene.variants.list
    let variant = loaded.scene.variants.variant(of: [])
    let checked = CheckedVariant(variant) { try renderer.layOut(loaded, $0) }
    let check = SceneCheck([checked], isComplete: variants.count == 1) {
      try renderer.layOut(loaded, $0)
    }
    guard let outcome = check.outcomes.first else { return .success([]) }
    switch outcome.findings {
    case .success(let findings):
      // What no variant feels can only be said of all variants.
      let told = findings.filter {
        variants.count == 1 || $0.diagnostic.remark.code != .redundant
      }
      var groups = FindingGroups()
      groups.add(told, scene: path, variant: variant.name)
      return .success(groups.worstFirst)
    case .failure(let error):
      return .failure(error as? SceneErrors ?? SceneErrors([failure("\(error)")]))
    }
  }

  private func failure(_ message: String) -> Diagnostic {
    Diagnostic(severity: .error, code: .resource, message: message, file: path)
  }
}
