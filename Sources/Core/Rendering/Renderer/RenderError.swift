package import Documents
package import Drawing
package import Typesetting

/// An error that prevents a scene from being laid out or painted.
package enum RenderError: Error, Equatable, Sendable {
  /// The scene or one of its files has errors.
  case scene(SceneErrors)
  /// The fonts aren't available.
  case fonts(FontError)
  /// The canvas can't be made or written.
  case canvas(CanvasError)
}

extension RenderError: CustomStringConvertible {
  /// The scene's diagnostics as a terminal shows them, or one lowercase clause.
  package var description: String {
    switch self {
    case .scene(let errors): errors.description
    case .fonts(let error): error.description
    case .canvas(let error): error.description
    }
  }
}
