/// The folder of goldens: which file holds what.
///
/// `<scene>/<variant>.layout.txt` always, `<variant>@2x.png` or `<variant>@2x.hash` where a picture
/// or its fingerprint is asked for, and for each scene `scene.txt`, what the scene stated.
package struct GoldenStore: Hashable, Sendable {
  /// What a file holds.
  package enum Content: Hashable, Sendable {
    /// The laid-out tree as text.
    case layout
    /// The picture at a scale.
    case picture(Double)
    /// One line with the fingerprint of the pixels at a scale.
    case hash(Double)
    /// What the scene stated when its goldens were recorded.
    case outline
    /// The same as a variant other than the first found it; only among results.
    case variantOutline
  }

  /// The file of the environment, in the folder itself.
  package static let environmentName = "environment.json"
  /// The file of times for balancing shards, in the folder itself.
  package static let timesName = "times.json"

  /// The folder.
  package let folder: String

  /// Makes a store of the goldens in a folder, which need not be there.
  package init(_ folder: String) { self.folder = folder }

  /// The path below the folder of a golden of a scene and variant.
  package static func name(scene: String, variant: String, _ content: Content) -> String {
    // A device of one's own may have a slash in its name; a golden is one file.
    let stem = String(variant.map { $0 == "/" ? "-" : $0 })
    return switch content {
    case .layout: "\(scene)/\(stem).layout.txt"
    case .picture(let scale): "\(scene)/\(stem)@\(scaleText(scale))x.png"
    case .hash(let scale): "\(scene)/\(stem)@\(scaleText(scale))x.hash"
    case .outline: "\(scene)/scene.txt"
    case .variantOutline: "\(scene)/\(stem).scene.txt"
    }
  }

  /// The path of a golden as seen from the working directory.
  package func path(scene: String, variant: String, _ content: Content) -> String {
    path(Self.name(scene: scene, variant: variant, content))
  }

  /// The path of a file in the folder.
  package func path(_ name: String) -> String { "\(folder)/\(name)" }

  private static func scaleText(_ scale: Double) -> String {
    scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
  }

  /// The goldens in the folder and below it, sorted; files of other kinds are none's concern.
  package func goldens() -> [String] {
    FileTree.files(below: folder).filter(Self.isGolden)
  }

  /// Whether a path below the folder is named like a golden.
  static func isGolden(_ name: String) -> Bool {
    name.hasSuffix(".layout.txt") || name.hasSuffix(".png") || name.hasSuffix(".hash")
      || name.hasSuffix("/scene.txt")
  }
}
