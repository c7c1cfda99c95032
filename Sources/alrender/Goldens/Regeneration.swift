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

  /// Draws the picture as it was recorded and answers its path.
  ///
  /// - Parameter name: the golden's path below the folder of goldens.
  func rebuild(_ name: InnerPath, into target: RootFolder) throws -> String {
    guard let bytes = try GoldenFile.read(store.root.path(name)),
      let recorded = PixelFingerprint(String(decoding: bytes, as: UTF8.self))
    else { throw GoldenError("is no fingerprint") }
    let golden = project.inner(store.root.path(name)) ?? "\(project.goldens)/\(name)"
    let revision = try git("log", "-1", "--format=%H", "--", golden)
    guard !revision.isEmpty else { throw GoldenError("is in no revision; commit it first") }
    let memory = ProjectMemory(project: project.folder)
    let scratch = try memory.root.makeLocked("regen-\(getpid())")
    defer { memory.root.removeAll(scratch) }
    // The revision's own files are kept apart from ours: a link among them leads nowhere of ours.
    let folder = memory.root.folder(scratch)
    let checkout = folder.folder("tree")
    try export(revision, to: checkout, by: folder.path("archive.tar"))
    let png = try draw(name.description, in: checkout, to: "picture.png", of: folder)
    guard let drawn = try? ImageLoader.read(png) else {
      throw GoldenError("its picture was not drawn")
    }
    // What masks leave out of a fingerprint is in the picture, so that the two cannot be compared.
    guard PixelFingerprint(drawn) == recorded || isMasked(name.description) else {
      throw GoldenError(
        "this program draws \(PixelFingerprint(drawn)) from revision \(revision.prefix(10)), "
          + "recorded as \(recorded); name the program that recorded it by '--program'")
    }
    let picture = try InnerPath("\(name.description.dropLast(".hash".count)).png")
    try target.write(png, to: picture)
    return target.path(picture)
  }

  private func isMasked(_ name: String) -> Bool {
    let (scene, variant) = Self.parts(of: name)
    return project.masks.contains { $0.selection.contains(scene: scene, variant: variant) }
  }

  /// The scene and the variant of a golden's name.
  private static func parts(of name: String) -> (scene: String, variant: String) {
    let parts = name.split(separator: "/")
    let last = parts.last ?? ""
    return (
      parts.dropLast().joined(separator: "/"),
      String(last[..<(last.lastIndex(of: "@") ?? last.endIndex)])
    )
  }

  /// The picture of a golden's variant as a revision's scene has it.
  private func draw(
    _ name: String, in checkout: RootFolder, to picture: InnerPath, of folder: RootFolder
  ) throws -> [UInt8] {
    let (scene, variant) = Self.parts(of: name)
    let stem = "\(checkout.path)/\(project.scenes)/\(scene)"
    guard let path = [".yaml", ".yml", ".json"].map({ stem + $0 }).first(where: FileTree.exists)
    else { throw GoldenError("its revision has no scene '\(scene)'") }
    let result = ChildProcess.run([
      program, "render", path, "-o", folder.path(picture), "--variant", variant,
    ])
    guard result?.status == 0 else { throw GoldenError("its scene could not be drawn") }
    return try folder.read(picture)
  }

  /// Puts the project of a revision into a folder.
  private func export(_ revision: String, to folder: RootFolder, by archive: String) throws {
    try folder.make()
    _ = try git("archive", "--format=tar", "-o", Self.absolute(archive), revision)
    guard ChildProcess.run(["tar", "-xf", archive, "-C", folder.path])?.status == 0 else {
      throw GoldenError("tar cannot be run")
    }
  }

  private func git(_ arguments: String...) throws(GoldenError) -> String {
    guard let result = ChildProcess.run(["git", "-C", project.folder] + arguments) else {
      throw GoldenError("git cannot be run")
    }
    guard result.status == 0 else { throw GoldenError("git \(arguments[0]) failed") }
    return result.text.split(separator: "\n").first.map(String.init) ?? ""
  }

  private static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let pointer = getcwd(nil, 0) else { return path }
    defer { free(pointer) }
    return "\(String(cString: pointer))/\(path)"
  }
}
