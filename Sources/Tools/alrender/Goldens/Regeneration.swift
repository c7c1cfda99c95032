import Documents
import Drawing
import Glibc
import Goldens
import Rendering
import Scenes

/// Rebuilds the picture behind one hash-only golden.
struct Regeneration {
  let project: ProjectConfiguration
  let store: GoldenStore
  let program: String

  /// Draws the picture as it was recorded and returns its path.
  ///
  /// - Parameter name: the golden's path below the folder of goldens.
  func rebuild(_ name: InnerPath, into target: RootFolder) throws -> String {
    guard let bytes = try GoldenFile.read(store.root.path(name)),
      let recorded = PixelFingerprint(String(decoding: bytes, as: UTF8.self))
    else { throw GoldenError("is not a fingerprint") }
    let golden = project.inner(store.root.path(name)) ?? "\(project.goldens)/\(name)"
    let revision = try git("log", "-1", "--format=%H", "--", golden)
    guard !revision.isEmpty else { throw GoldenError("is not in any revision; commit it first") }
    let memory = ProjectMemory(project: project.folder)
    let scratch = try memory.root.makeLocked("regen-\(getpid())")
    defer { memory.root.removeAll(scratch) }
    // The revision's files are kept apart from ours, so that links among them lead nowhere of
    // ours.
    let folder = memory.root.folder(scratch)
    let checkout = folder.folder("tree")
    try export(revision, to: checkout, by: folder.path("archive.tar"))
    let png = try draw(name.description, in: checkout, to: "picture.png", of: folder)
    guard let drawn = try? ImageLoader.read(png) else {
      throw GoldenError("its picture was not drawn")
    }
    let fingerprint = try self.fingerprint(of: drawn, name.description, in: checkout.path)
    guard fingerprint == recorded else {
      throw GoldenError(
        "this program draws \(fingerprint) from revision \(revision.prefix(10)), "
          + "recorded as \(recorded); name the program that recorded it by '--program'")
    }
    let picture = try InnerPath("\(name.description.dropLast(".hash".count)).png")
    try target.write(png, to: picture)
    return target.path(picture)
  }

  /// Returns the fingerprint of a picture without the areas that the project of its revision
  /// masks.
  private func fingerprint(
    of drawn: ImageBuffer, _ name: String, in checkout: String
  ) throws(GoldenError) -> PixelFingerprint {
    let (scene, variant) = Self.parts(of: name)
    let then = (try? ProjectConfiguration.find(from: checkout)) ?? project
    let views = then.masks.filter { $0.selection.contains(scene: scene, variant: variant) }
      .flatMap(\.views)
    guard !views.isEmpty else { return PixelFingerprint(drawn) }
    let source = try self.source(of: scene, in: checkout)
    let result = ChildProcess.run(
      [program, "layout", source.path, "--format", "json", "--variant", variant] + source.options)
    guard let result, result.status == 0, let layout = try? JSON(parsing: result.output) else {
      throw GoldenError("its scene could not be laid out to find what is masked")
    }
    let scale = layout["canvas"]?["scale"]?.double ?? 1
    let frames = (layout["views"]?.items ?? []).filter { view in
      view["id"]?.string.map(views.contains) ?? false
    }.compactMap { $0["absoluteFrame"]?.items.compactMap(\.double) }
    return PixelFingerprint(drawn, without: frames, scale: scale)
  }

  /// Returns the scene and the variant in a golden's name.
  private static func parts(of name: String) -> (scene: String, variant: String) {
    let parts = PathParts.names(in: name)
    let last = parts.last ?? ""
    return (
      parts.dropLast().joined(separator: "/"),
      String(last[..<(last.lastIndex(of: "@") ?? last.endIndex)])
    )
  }

  /// Returns the picture of a golden's variant, drawn from a revision's scene.
  private func draw(
    _ name: String, in checkout: RootFolder, to picture: InnerPath, of folder: RootFolder
  ) throws -> [UInt8] {
    let (scene, variant) = Self.parts(of: name)
    let source = try self.source(of: scene, in: checkout.path)
    let result = ChildProcess.run(
      [program, "render", source.path, "-o", folder.path(picture), "--variant", variant]
        + source.options)
    guard result?.status == 0 else { throw GoldenError("its scene could not be drawn") }
    return try folder.read(picture)
  }

  /// Returns the file that a scene was read from, with the options that choose the tree of a
  /// document, whose id follows `#` in the scene's name.
  private func source(
    of scene: String, in checkout: String
  ) throws(GoldenError) -> (path: String, options: [String]) {
    let parts = scene.split(separator: "#", maxSplits: 1).map(String.init)
    let options = parts.count > 1 ? ["--root", parts[1]] : []
    let stem = "\(checkout)/\(project.scenesFolder)/\(parts.first ?? scene)"
    let path = Self.endings.map { stem + $0 }.first(where: FileTree.exists)
    guard let path else { throw GoldenError("its revision has no scene '\(scene)'") }
    return (path, options)
  }

  private static let endings = [".yaml", ".yml", ".json", ".xib", ".storyboard"]

  /// Extracts the project of a revision into a folder.
  private func export(_ revision: String, to folder: RootFolder, by archive: String) throws {
    try folder.make()
    _ = try git("archive", "--format=tar", "-o", Self.absolute(archive), revision)
    guard ChildProcess.run(["tar", "-xf", archive, "-C", folder.path])?.status == 0 else {
      throw GoldenError("tar cannot be run")
    }
  }

  private func git(_ arguments: String...) throws(GoldenError) -> String {
    try GitRepository(folder: project.folder).line(of: arguments)
  }

  private static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let pointer = getcwd(nil, 0) else { return path }
    defer { free(pointer) }
    return "\(String(cString: pointer))/\(path)"
  }
}
