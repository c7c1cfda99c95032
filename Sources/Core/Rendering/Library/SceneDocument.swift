import Documents
import InterfaceBuilder
import Scenes

/// A file with all the files that it names: a scene in YAML or JSON, a storyboard or a nib.
///
/// A document is a value; several tasks may lay it out at once.
public struct SceneDocument: Sendable {
  /// The path as it was given.
  public let path: String
  /// The scenes that can be laid out: the one of a scene file, or each controller or view of an
  /// Interface Builder document.
  public let scenes: [DocumentScene]

  /// Reads a file and those that it names, relative to its folder.
  ///
  /// A project's `alrender.yaml` in or above the current folder applies, as on the command line.
  ///
  /// - Throws: `SceneError` of kind `input` with all errors of the file, not only the first.
  public init(path: String) throws(SceneError) {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path)
    } catch {
      throw SceneError(.input, "cannot be read: \(error.message)", file: path)
    }
    try self.init(bytes: bytes, path: path)
  }

  /// Reads a document from memory.
  ///
  /// - Parameters:
  ///   - bytes: the file's bytes, in UTF-8.
  ///   - path: the document's name in remarks; files that it names are looked up beside it, and
  ///     the extension `.storyboard` or `.xib` marks it as such a document.
  /// - Throws: `SceneError` of kind `input` with all errors, not only the first.
  public init(bytes: [UInt8], path: String) throws(SceneError) {
    self.path = path
    do {
      guard !NibScene.isNib(path: path) else {
        scenes = try NibScene.read(bytes: bytes, path: path).map { DocumentScene(.nib($0)) }
        return
      }
      let project = try ProjectConfiguration.find()
      scenes = [
        DocumentScene(.scene(try LoadedScene(bytes: bytes, path: path, project: project)))
      ]
    } catch {
      throw SceneError(error)
    }
  }
}

/// Something that can be laid out: a scene, or a controller or view of an Interface Builder document.
public struct DocumentScene: Sendable, Identifiable {
  enum Content: Sendable {
    case scene(LoadedScene)
    case nib(NibScene)
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  /// The object id of a document's controller or view; the path of a scene file.
  public var id: String {
    switch content {
    case .scene(let loaded): loaded.scene.source.path
    case .nib(let scene): scene.tree.id
    }
  }

  /// The name for people: the scene's title, or the controller's title or name; nil for none.
  public var title: String? {
    switch content {
    case .scene(let loaded): loaded.scene.title
    case .nib(let scene): scene.title
    }
  }

  /// The variants that the scene declares, `default` first; a document has no others.
  public var variants: [SceneVariant] { declared.list.map(SceneVariant.init) }

  /// Finds a variant by its name, or creates one from values of axes.
  ///
  /// - Parameter text: a name such as `rtl+doubled`, or values such as
  ///   `direction=rtl,strings=doubled`, as `--variant` accepts. Axes are `direction`, `locale`,
  ///   `strings`, `textSize`, `appearance`, `width`, `height`, `device`, `scale` and `state`;
  ///   lengths are in points.
  /// - Throws: `SceneError` of kind `unknownName`.
  public func variant(_ text: String) throws(SceneError) -> SceneVariant {
    guard text.contains("=") else {
      if let known = declared.list.first(where: { $0.name == text }) { return SceneVariant(known) }
      let names = declared.list.prefix(20).map { "'\($0.name)'" }.joined(separator: ", ")
      throw SceneError(.unknownName, "there is no variant '\(text)'; there are \(names)")
    }
    var values: [AxisValue] = []
    for pair in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(sides[0])
      guard sides.count == 2, let axis = VariantAxis(rawValue: name) else {
        let axes = VariantAxis.allCases.map(\.rawValue).joined(separator: ", ")
        throw SceneError(.unknownName, "there is no axis '\(name)'; the axes are \(axes)")
      }
      guard let value = axis.value(String(sides[1])) else {
        throw SceneError(
          .unknownName, "'\(sides[1])' is not a value of '\(name)': expected \(axis.expected)")
      }
      values.append(value)
    }
    return SceneVariant(declared.variant(of: values))
  }

  private var declared: SceneVariants {
    switch content {
    case .scene(let loaded): loaded.scene.variants
    case .nib: SceneVariants()
    }
  }
}

/// A choice of direction, language, size, appearance and so on under which a scene is laid out.
public struct SceneVariant: Hashable, Sendable, CustomStringConvertible {
  let variant: Variant

  init(_ variant: Variant) { self.variant = variant }

  /// `default`, or the values that aren't defaults, joined by `+`.
  public var name: String { variant.name }
  /// The name.
  public var description: String { name }

  /// The variant with all defaults.
  public static let `default` = SceneVariant(.default)
}
