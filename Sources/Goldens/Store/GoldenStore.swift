package import Documents
package import Scenes

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
  package static let environmentName: InnerPath = "environment.json"
  /// The file of times for balancing shards, in the folder itself.
  package static let timesName: InnerPath = "times.json"

  /// The folder, below which goldens are written and removed.
  package let root: RootFolder

  /// Makes a store of the goldens in a folder that the user named, which need not be there.
  package init(_ folder: String) { root = RootFolder(folder) }

  /// Makes a store of the goldens of a project, whose configuration names a folder in it.
  package init(project: ProjectConfiguration) { root = project.root.folder(project.goldens) }

  /// The folder's path as seen from the working directory.
  package var folder: String { root.path }

  /// The path below the folder of a golden of a scene and variant; throws for a scene whose name
  /// leads elsewhere.
  package static func name(
    scene: String, variant: String, _ content: Content
  ) throws(InnerPathError) -> InnerPath {
    // A device of one's own may have a slash in its name; a golden is one file.
    let stem = InnerPath.name(variant)
    let name =
      switch content {
      case .layout: "\(stem).layout.txt"
      case .picture(let scale): "\(stem)@\(scaleText(scale))x.png"
      case .hash(let scale): "\(stem)@\(scaleText(scale))x.hash"
      case .outline: "scene.txt"
      case .variantOutline: "\(stem).scene.txt"
      }
    return try InnerPath(scene).appending(try InnerPath(name))
  }

  /// The path of a golden as seen from the working directory.
  package func path(
    scene: String, variant: String, _ content: Content
  ) throws(InnerPathError) -> String {
    root.path(try Self.name(scene: scene, variant: variant, content))
  }

  /// The path of a file below the folder, for messages.
  package func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// The path of a file below the folder.
  package func path(_ name: InnerPath) -> String { root.path(name) }

  private static func scaleText(_ scale: Double) -> String {
    scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
  }

  /// The goldens in the folder and below it, sorted; files of other kinds are none's concern.
  package func goldens() -> [String] {
    root.files().map(\.description).filter(Self.isGolden)
  }

  /// Removes what writers left who did not live to finish, but not what living ones are at.
  package func removeLeftovers(_ names: [String]) {
    for name in names {
      if let path = try? InnerPath(name) { root.removeLeftover(path) }
    }
  }

  /// Whether a path below the folder is named like a golden.
  static func isGolden(_ name: String) -> Bool {
    [".layout.txt", ".png", ".hash", "/scene.txt"].contains {
      PathParts.isNamed(name, ending: $0)
    }
  }
}
