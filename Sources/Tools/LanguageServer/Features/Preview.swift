import Documents
import Geometry
package import Rendering
import Scenes
import Workspace

/// A request for the picture of a text under a variant; any thread may draw it, because it can
/// take long.
package struct PreviewRequest: Sendable {
  /// The id of the request.
  package let id: JSON
  /// The last text that was a scene, if the current text isn't.
  private let good: [UInt8]?
  private let path: String
  private let project: ProjectConfiguration
  private let variant: String?
  private let scale: Double?

  /// Prepares to draw a document in its current state, or the last text that was a scene if the
  /// current one isn't.
  ///
  /// - Parameters:
  ///   - variant: the variant's name; nil for the default one.
  ///   - scale: the number of device pixels per point; nil for the scene's own.
  package init(_ id: JSON, of document: OpenDocument, variant: String?, scale: Double?) {
    self.id = id
    if case .failure = document.reading, let good = document.lastGood {
      self.good = good.scene.source.bytes
    } else {
      good = nil
    }
    path = document.path
    project = document.project
    self.variant = variant
    self.scale = scale
  }

  /// Returns the answer: the picture in base64, with its size in points.
  package func answer(in workspaces: ProjectWorkspaces) -> JSON {
    do {
      let workspace = workspaces.workspace(of: project)
      let laidOut = try good.map { try layOut($0, in: workspace) } ?? layOut(in: workspace)
      let png = try laidOut.encoded(as: .png)
      return Reply.result(
        id,
        .object([
          "mimeType": .string("image/png"), "data": .string(Base64.text(of: png)),
          "width": .number(laidOut.size.width), "height": .number(laidOut.size.height),
          "scale": .number(laidOut.scale), "variant": .string(laidOut.variant.name),
        ]))
    } catch let failure as RequestFailure {
      return Reply.failure(id, failure)
    } catch {
      return Reply.failure(id, RequestFailure(.requestFailed, "\(error)"))
    }
  }

  /// Lays out the document as it is; a library is represented by the first example of its
  /// components.
  private func layOut(in workspace: Workspace) throws -> LaidOutScene {
    guard let subject = try workspace.read(path).first else {
      throw RequestFailure(.requestFailed, "there is nothing to draw")
    }
    return try workspace.layOut(path, part: subject.part, try chosen(in: subject.variants))
  }

  private func layOut(_ bytes: [UInt8], in workspace: Workspace) throws -> LaidOutScene {
    let loaded = try LoadedScene(bytes: bytes, path: path, project: project)
    return try workspace.renderer().layOut(loaded, try chosen(in: loaded.scene.variants))
  }

  private func chosen(in variants: SceneVariants) throws(RequestFailure) -> Variant {
    let standard = variants.variant(of: [])
    let wanted = variant ?? standard.name
    let list = variants.list
    guard wanted == standard.name || list.contains(where: { $0.name == wanted }) else {
      let near = NearestName.like(wanted, among: list.map(\.name))
      throw RequestFailure(
        .invalidParams,
        "there is no variant '\(wanted)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    let variant = list.first { $0.name == wanted } ?? standard
    guard let scale else { return variant }
    guard scale > 0, scale <= 16 else {
      throw RequestFailure(.invalidParams, "the scale must be greater than 0 and at most 16")
    }
    return Variant(
      name: variant.name,
      values: variant.values.filter { $0.axis != .scale } + [.scale(scale)])
  }
}
