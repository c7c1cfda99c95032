package import Documents
package import Scenes

/// The folder of goldens: which file holds what.
///
/// `<scene>/<variant>.layout.txt`; `<variant>.accessibility.txt`, `<variant>@2x.png` or
/// `<variant>@2x.hash` if what is read, a picture or its fingerprint is requested; and for each scene
/// `scene.txt`, which records what the scene stated. Documents and views made in code state nothing, so
/// that what their views look like is recorded for each further variant: `<variant>.scene.txt`.
package struct GoldenStore: Hashable, Sendable {
  /// What a file holds.
  package enum Content: Hashable, Sendable {
    /// The laid-out tree as text.
    case layout
    /// What assistive technology reads, as text.
    case accessibility
    /// The picture at a scale.
    case picture(Double)
    /// One line with the fingerprint of the pixels at a scale.
    case hash(Double)
    /// What the scene stated when its goldens were recorded.
    case outline
    /// What the views of a variant other than the first looked like, where no scene states it.
    case variantOutline
    /// What a scene stated in a variant other than the first; only among results.
    case statedOutline
  }

  /// The name of the environment file, directly in the folder.
  package static let environmentName: InnerPath = "environment.json"
  /// The name of the file of times for balancing shards, directly in the folder.
  package static let timesName: InnerPath = "times.json"

  /// The folder, below which goldens are written and removed.
  package let root: RootFolder

  /// Makes a store of the goldens in a folder named by the user, which need not exist.
  package init(_ folder: String) { root = RootFolder(folder) }

  /// Makes a store of the goldens of a project, in the folder that its configuration names.
  package init(project: ProjectConfiguration) { root = project.root.folder(project.goldens) }

  /// The folder's path relative to the working directory.
  package var folder: String { root.path }

  /// Returns the path of a golden below the folder. Throws for a scene whose name leads outside
  /// it.
  package static func name(
    scene: String, variant: String, _ content: Content
  ) throws(InnerPathError) -> InnerPath {
    // The name of a custom device may contain a slash, but a golden is one file.
    let name = fileName(stem: InnerPath.name(variant), content)
    return try InnerPath(scene).appending(try InnerPath(name))
  }

  /// Returns the name of a golden in the folder of its scene.
  ///
  /// - Parameter stem: the variant's name as that of a file.
  static func fileName(stem: String, _ content: Content) -> String {
    switch content {
    case .layout: "\(stem).layout.txt"
    case .accessibility: "\(stem).accessibility.txt"
    case .picture(let scale): "\(stem)@\(scaleText(scale))x.png"
    case .hash(let scale): "\(stem)@\(scaleText(scale))x.hash"
    case .outline: "scene.txt"
    case .variantOutline: "\(stem).scene.txt"
    case .statedOutline: "\(stem).stated.txt"
    }
  }

  /// Returns the path of a golden relative to the working directory.
  package func path(
    scene: String, variant: String, _ content: Content
  ) throws(InnerPathError) -> String {
    root.path(try Self.name(scene: scene, variant: variant, content))
  }

  /// Returns the path of a file in the folder, for messages.
  package func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Returns the path of a file in the folder.
  package func path(_ name: InnerPath) -> String { root.path(name) }

  private static func scaleText(_ scale: Double) -> String {
    scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
  }

  /// Returns the goldens in and below the folder, sorted; other files are ignored.
  package func goldens() -> [String] {
    root.files().map(\.description).filter(Self.isGolden)
  }

  /// Removes temporary files of writers that died, but not those of running ones.
  package func removeLeftovers(_ names: [String]) {
    for name in names {
      if let path = try? InnerPath(name) { root.removeLeftover(path) }
    }
  }

  /// Whether a path in the folder is named like a golden.
  static func isGolden(_ name: String) -> Bool {
    [".layout.txt", ".accessibility.txt", ".png", ".hash", "/scene.txt", ".scene.txt"].contains {
      PathParts.isNamed(name, ending: $0)
    }
  }
}
