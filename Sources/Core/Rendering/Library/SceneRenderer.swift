public import AutoLayout
public import Geometry
import Scenes
import Typesetting

/// The fonts for text: read once, shared by all renderers of a program.
public struct SceneFonts: Sendable {
  let resources: RendererResources

  /// Loads the program's own list of fonts, and those in additional folders.
  ///
  /// - Parameter directories: folders to search, including their subfolders; their fonts precede
  ///   the program's own.
  /// - Throws: `SceneError` of kind `fonts`.
  public init(directories: [String] = []) throws(SceneError) {
    do {
      resources = try RendererResources(.normal, fontDirectories: directories)
    } catch {
      throw SceneError(.fonts, error.description)
    }
  }

  private init(_ resources: RendererResources) { self.resources = resources }

  /// Text as boxes of 10 x 20 points per character, which needs no font and is the same
  /// everywhere.
  public static let blocks = SceneFonts(.blocks)
}

/// Lays out scenes and views, one after the other.
///
/// Create one for each task, with shared fonts: a renderer caches what it measured and drew, and
/// isn't `Sendable`. The same scene gives the same bytes whatever was laid out before.
///
/// ```swift
/// let renderer = SceneRenderer(fonts: try SceneFonts())
/// let card = try SceneDocument(path: "card.yaml")
/// let picture = try renderer.layOut(card.scenes[0]).png()
/// ```
public final class SceneRenderer {
  private let renderer: Renderer

  /// Creates a renderer with fonts.
  public init(fonts: SceneFonts) {
    renderer = Renderer(resources: fonts.resources)
  }

  /// Builds a scene's views under a variant and lays them out on its canvas.
  ///
  /// An unsatisfiable layout doesn't throw: as in UIKit, a constraint is broken, and the layout's
  /// findings name it.
  ///
  /// - Throws: `SceneError`: `input` for errors found in the variant, `cancelled` if the task was
  ///   already cancelled.
  public func layOut(
    _ scene: DocumentScene, as variant: SceneVariant = .default
  ) throws(SceneError) -> SceneLayout {
    try SceneError.checkCancellation()
    do {
      switch scene.content {
      case .scene(let loaded):
        return SceneLayout(try renderer.layOut(loaded, variant.variant))
      case .nib(let nib): return SceneLayout(try renderer.layOut(nib, variant.variant))
      }
    } catch {
      throw SceneError(error)
    }
  }

  /// Lays out a tree of views made in code.
  ///
  /// The tree belongs to the layout from then on: changing it changes the layout's results.
  ///
  /// - Parameters:
  ///   - view: the root, which has no superview and is placed at the origin.
  ///   - size: its size in points; nil keeps its own size, or uses its compressed fitting size if
  ///     that is empty.
  ///   - scale: device pixels per point.
  ///   - name: the tree's name in findings.
  public func layOut(
    _ view: View, size: Size? = nil, scale: Double = 2, name: String = "view"
  ) -> SceneLayout {
    SceneLayout(
      LaidOutScene(tree: view, size: size, scale: scale, text: renderer.text, name: name))
  }
}
