import Diagnosis
import Documents
import Foundation
import Rendering
import Scenes
import Typesetting

/// The scenes and goldens of the project.
enum Gallery {
  /// The project's folder.
  private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The sorted paths of all scenes below the scenes folder, without extensions, and without
  /// files that scenes include.
  static let scenes = names(of: "yaml", below: "Scenes").filter { name in
    guard !name.hasPrefix("broken/") else { return false }
    return ScenePart((try? FileBytes.read(path("Scenes/\(name).yaml"))) ?? []) == nil
  }

  /// One font set for all tests of the process.
  private static let fonts = Result { try FontLibrary() }

  /// Returns all variants of a scene.
  static func variants(of scene: String) throws -> [Variant] {
    let path = path("Scenes/\(scene).yaml")
    let scene = try SceneReader.read(bytes: try FileBytes.read(path), path: path)
    return Array(scene.variants.list)
  }

  /// Lays out a scene.
  static func layOut(
    _ scene: String, _ mode: RenderOptions.TextMode = .normal, _ variant: Variant = .default
  ) throws -> LaidOutScene {
    let path = path("Scenes/\(scene).yaml")
    let loaded = try LoadedScene(bytes: try FileBytes.read(path), path: path)
    let renderer = mode == .blocks ? try Renderer(.blocks) : Renderer(library: try fonts.get())
    return try renderer.layOut(loaded, variant)
  }

  /// Returns the result of a scene's layout, with its path relative to the project's folder.
  static func result(
    of scene: String, _ mode: RenderOptions.TextMode = .normal, _ variant: Variant = .default
  ) throws -> LayoutResult {
    var result = try layOut(scene, mode, variant).result()
    result.scene = "Scenes/\(scene).yaml"
    return result
  }

  /// Returns the absolute path of a file or folder in the project.
  static func path(_ path: String) -> String { folder.appending(path: path).path }

  /// Returns the text of a file in the project.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The golden pictures below the folder of goldens, without extensions, and with their sizes in
  /// bytes.
  static var pictures: [(name: String, size: Int)] {
    names(of: "png", below: "goldens").map { name in
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: path("goldens/\(name).png"))
      return (name, (attributes?[.size] as? Int) ?? 0)
    }
  }

  private static func names(of ending: String, below base: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: path(base))
    let paths = files?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix("." + ending) }
      .map { String($0.dropLast(ending.count + 1)) }
      .sorted()
  }
}
