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
  func rebuild(_ name: String, into folder: String) throws(GoldenError) -> String {
    guard let bytes = try GoldenFile.read(store.path(name)),
      let recorded = PixelFingerprint(String(decoding: bytes, as: UTF8.self))
    else { throw GoldenError("is no fingerprint") }
    let golden = project.inner(store.path(name)) ?? "\(project.goldens)/\(name)"
    let revision = try git("log", "-1", "--format=%H", "--", golden)
    guard !revision.isEmpty else { throw GoldenError("is in no revision; commit it first") }
    let checkout = "\(ProjectMemory(project: project.folder).path)/regen-\(getpid())"
    defer { FileTree.removeFolder(checkout) }
    try export(revision, to: checkout)
    let picture = "\(folder)/\(name.dropLast(5)).png"
    try draw(name, in: checkout, to: picture)
    guard let drawn = try? ImageLoader.read(FileBytes.read(picture)) else {
      throw GoldenError("'\(picture)' was not drawn")
    }
    // What masks leave out of a fingerprint is in the picture, so that the two cannot be compared.
    guard PixelFingerprint(drawn) == recorded || isMasked(name) else {
      throw GoldenError(
        "this program draws \(PixelFingerprint(drawn)) from revision \(revision.prefix(10)), "
          + "recorded as \(recorded); name the program that recorded it by '--program'")
    }
    return picture
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

  private func draw(_ name: String, in checkout: String, to picture: String) throws(GoldenError) {
    let (scene, variant) = Self.parts(of: name)
    let stem = "\(checkout)/\(project.scenes)/\(scene)"
    guard let path = [".yaml", ".yml", ".json"].map({ stem + $0 }).first(where: FileTree.exists)
    else { throw GoldenError("its revision has no scene '\(scene)'") }
    do {
      try FileTree.makeFolder(FileTree.parent(of: picture))
    } catch {
      throw GoldenError("'\(error.path)' cannot be made: \(error.reason)")
    }
    let result = ChildProcess.run([
      program, "render", path, "-o", picture, "--variant", variant,
    ])
    guard result?.status == 0 else { throw GoldenError("its scene could not be drawn") }
  }

  /// Puts the project of a revision into a folder.
  private func export(_ revision: String, to folder: String) throws(GoldenError) {
    do {
      try FileTree.makeFolder(folder)
      let archive = "\(folder)/archive.tar"
      _ = try git("archive", "--format=tar", "-o", Self.absolute(archive), revision)
      guard ChildProcess.run(["tar", "-xf", archive, "-C", folder])?.status == 0 else {
        throw GoldenError("tar cannot be run")
      }
    } catch let error as OutputError {
      throw GoldenError("'\(error.path)' cannot be made: \(error.reason)")
    } catch let error as GoldenError {
      throw error
    } catch {
      throw GoldenError("\(error)")
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
