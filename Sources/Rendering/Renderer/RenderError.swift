package import Documents
package import Drawing
import Scenes
package import Typesetting

/// Why a scene cannot be laid out or painted.
package enum RenderError: Error, Equatable, Sendable {
  /// The scene or one of its files is wrong.
  case scene(SceneErrors)
  /// The fonts cannot be had.
  case fonts(FontError)
  /// The canvas cannot be made or written.
  case canvas(CanvasError)
}

extension RenderError: CustomStringConvertible {
  /// The scene's diagnostics as a terminal shows them, or one lower-case clause.
  package var description: String {
    switch self {
    case .scene(let errors): errors.description
    case .fonts(let error): error.description
    case .canvas(let error): error.description
    }
  }
}
