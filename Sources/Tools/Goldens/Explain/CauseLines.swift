import Documents
import Scenes

/// Finds where a scene's own file states what a failure is about, or brings it in.
struct CauseLines {
  private let scene: Scene
  /// The scene's own file; nil if it can't be read.
  private let document: YAMLDocument?
  private let shared: [SharedStatement]

  init(_ scene: Scene) {
    self.scene = scene
    shared = scene.sharedStatements
    document = DocumentReader.read(Reporter(scene.source))
  }

  /// Returns the line, from 1, or nil for anything the file neither states nor brings in.
  func line(of cause: Cause) -> Int? {
    switch cause.kind {
    case .constraint:
      line(constraint(cause)?.place) ?? key("constraints")
    case .program:
      line(constraint(cause)?.place)
    case .setting:
      cause.key.flatMap(key)
    case .attribute:
      line(attribute(cause)) ?? line(view(cause.subject)?.place)
    case .views, .text, .frames, .accessibility, .pixels:
      line(view(cause.subject)?.place)
    case .file:
      line(view(showing: cause.subject)?.place) ?? naming(cause.subject)
    case .component:
      statement(of: cause).flatMap { $0.file.isEmpty ? $0.line : naming($0.file) }
    case .option, .missing, .problem, .token:
      nil
    }
  }

  /// Returns the cause with the place in a shared file that states it.
  ///
  /// - Parameter source: the scene's file, relative to the project's folder.
  func located(_ cause: Cause, source: String) -> Cause {
    guard cause.kind == .component || cause.kind == .token, let found = statement(of: cause) else {
      return cause
    }
    var cause = cause
    let folder = FileTree.parent(of: source)
    cause.file = found.file.isEmpty ? source : PathParts.joined(folder, found.file)
    cause.line = found.line
    return cause
  }

  private func statement(of cause: Cause) -> SharedStatement? {
    let own = shared.filter { $0.entry.subject == cause.subject }
    let exact = own.first { found in
      found.entry.value == cause.after && (cause.key ?? found.entry.key) == found.entry.key
    }
    // A view of a component that is new or has another name has keys, or nothing.
    let part = cause.key.flatMap { key in own.first { $0.entry.key.hasPrefix("\(key) ") } }
    return exact ?? part ?? own.first
  }

  /// Returns the line of a place in the scene's own file, or otherwise of what led to it there.
  private func line(_ place: Place?) -> Int? {
    guard let place else { return nil }
    var next: Place? = place
    while let current = next, scene.origins.fileNumber(of: current.origin) != 0 {
      next = scene.origins.use(of: current)
    }
    return next?.line ?? naming(scene.origins.file(of: place).path)
  }

  /// Returns the line of the innermost key on a path such as `strings.de.hello` that the file
  /// has.
  private func key(_ path: String) -> Int? {
    guard let document else { return nil }
    var (node, line) = (document.root, Int?.none)
    var rest = path[...]
    while document.shape(of: node) == .mapping {
      let found = document.entries(of: node).first { entry in
        let name = document.text(of: entry.key)
        return rest == name || rest.hasPrefix(name + ".")
      }
      guard let found else { break }
      line = document.place(of: found.key).line
      node = found.value
      rest = rest.dropFirst(document.text(of: found.key).count + 1)
    }
    return line
  }

  /// Returns the line that names a file, or that of `include` if an included file names it.
  ///
  /// - Parameter file: The file's path, or its name relative to the scene's folder.
  private func naming(_ file: String) -> Int? {
    guard let document, document.shape(of: document.root) == .mapping else { return nil }
    let names = Set([file, scene.path(of: file)].map(PathParts.normal))
    func search(_ node: NodeID) -> Int? {
      switch document.shape(of: node) {
      case .mapping: return document.entries(of: node).lazy.compactMap { search($0.value) }.first
      case .sequence: return document.items(of: node).lazy.compactMap { search($0) }.first
      default:
        let text = document.text(of: node)
        let isNamed = [text, scene.path(of: text)].contains { names.contains(PathParts.normal($0)) }
        return isNamed ? document.place(of: node).line : nil
      }
    }
    return ["include", "data", "strings"].lazy
      .compactMap { document.value($0, of: document.root).flatMap(search) }.first
      ?? key("include")
  }

  private func constraint(_ cause: Cause) -> SceneConstraint? {
    scene.constraints.first { $0.id == cause.subject }
      ?? scene.constraints.first { $0.text == cause.after }
  }

  private func view(_ id: String) -> SceneView? {
    var found: SceneView?
    scene.forEachView { if $0.id == id { found = $0 } }
    // A view that went from an instance of a component is looked for at the instance.
    guard found == nil, let slash = id.lastIndex(of: "/") else { return found }
    return view(String(id[..<slash]))
  }

  private func view(showing file: String) -> SceneView? {
    var found: SceneView?
    scene.forEachView { view in
      if found == nil, view.attributes.contains(where: { $0.value == .source(file) }) {
        found = view
      }
    }
    return found
  }

  /// Returns the place of the attribute that the cause's key names or belongs to.
  private func attribute(_ cause: Cause) -> Place? {
    guard let name = cause.key?.split(separator: ".").first else { return nil }
    return view(cause.subject)?.attributes.first { $0.key == name }?.place
  }
}
