import Documents
import Scenes

/// Finds where a scene states what a failure is about.
struct CauseLines {
  let scene: Scene

  /// Returns the line, from 1, or nil for anything the file does not state.
  func line(of cause: Cause) -> Int? {
    switch cause.kind {
    case .constraint, .program:
      constraint(cause)?.place.line
    case .setting:
      scene.metrics.first { $0.name == cause.subject }?.place.line
        ?? (cause.key?.split(separator: ".").first == "canvas" ? scene.canvas.place?.line : nil)
    case .attribute:
      attribute(cause) ?? view(cause.subject)?.place.line
    case .views, .text, .frames, .pixels:
      view(cause.subject)?.place.line
    case .file:
      view(showing: cause.subject)?.place.line
    case .missing, .problem:
      nil
    }
  }

  private func constraint(_ cause: Cause) -> SceneConstraint? {
    scene.constraints.first { $0.id == cause.subject }
      ?? scene.constraints.first { $0.text == cause.after }
  }

  private func view(_ id: String) -> SceneView? {
    var found: SceneView?
    scene.forEachView { if $0.id == id { found = $0 } }
    return found
  }

  private func view(showing file: String) -> SceneView? {
    var found: SceneView?
    scene.forEachView { view in
      if found == nil, view.attributes.contains(where: { $0.value == .source(file) }) {
        found = view
      }
    }
    return found
  }

  /// Returns the line of the attribute that the cause's key names or belongs to.
  private func attribute(_ cause: Cause) -> Int? {
    guard let name = cause.key?.split(separator: ".").first else { return nil }
    return view(cause.subject)?.attributes.first { $0.key == name }?.place.line
  }
}
