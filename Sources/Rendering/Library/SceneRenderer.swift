public import AutoLayout
public import Geometry
import Scenes
import Typesetting

/// The fonts that text is set in: read once, shared by all renderers of a program.
public struct SceneFonts: Sendable {
  let resources: RendererResources

  /// Gets the program's own list of fonts, and those of further folders.
  ///
  /// - Parameter directories: folders that are searched, with what is below them; their fonts come
  ///   before the program's own.
  /// - Throws: `SceneError` of kind `fonts`.
  public init(directories: [String] = []) throws(SceneError) {
    do {
      resources = try RendererResources(.normal, fontDirectories: directories)
    } catch {
      throw SceneError(.fonts, error.description)
    }
  }

  private init(_ resources: RendererResources) { self.resources = resources }

  /// Text as boxes of 10 x 20 points a character, which needs no font and is the same anywhere.
  public static let blocks = SceneFonts(.blocks)
}

/// Lays out scenes and views, one after the other.
///
/// Make one for each task from fonts that all share: a renderer keeps what it measured and drew, and
/// is not `Sendable`. The same scene gives the same bytes whatever was laid out before.
///
/// ```swift
/// let renderer = SceneRenderer(fonts: try SceneFonts())
/// let card = try SceneDocument(path: "card.yaml")
/// let picture = try renderer.layOut(card.scenes[0]).png()
/// ```
public final class SceneRenderer {
  private let renderer: Renderer

  /// Gets ready with fonts.
  public init(fonts: SceneFonts) {
    renderer = Renderer(resources: fonts.resources)
  }

  /// Builds a scene's views under a variant and lays them out on its canvas.
  ///
  /// A layout that contradicts itself does not throw: as in UIKit a constraint is broken, and the
  /// layout's findings name it.
  ///
  /// - Throws: `SceneError`: `input` for what the variant shows to be wrong, `cancelled` where the
  ///   task was cancelled before.
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
  /// The tree belongs to the layout from now on: changing it changes what the layout answers.
  ///
  /// - Parameters:
  ///   - view: the root, without a superview; it is placed at the origin.
  ///   - size: its size in points; nil keeps its own, or its compressed fitting size where that is
  ///     empty.
  ///   - scale: device pixels in a point.
  ///   - name: what findings call the tree.
  public func layOut(
    _ view: View, size: Size? = nil, scale: Double = 2, name: String = "view"
  ) -> SceneLayout {
    SceneLayout(
      LaidOutScene(tree: view, size: size, scale: scale, text: renderer.text, name: name))
  }
}
