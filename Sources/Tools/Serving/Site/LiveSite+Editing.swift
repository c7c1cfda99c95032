import Checking
import Documents
import Rendering
import Scenes
import Workspace

extension LiveSite {
  /// Shows a text in place of a scene's file, which stays untouched; no text, or the file's own,
  /// shows the file again.
  func draft(_ body: JSON) throws -> JSON {
    let scene = try scene(body["path"]?.string)
    // What is typed may arrive after it has been saved.
    let stated = body["text"]?.string.flatMap { isOnDisk($0, of: scene) ? nil : $0 }
    let text = stated ?? firstText(of: scene)
    drafts[scene.path] =
      try text.map { _ in
        try body["version"]?.string ?? drafts[scene.path] ?? version(of: scene)
      }
    moments = nil
    _ = workspace.setBuffer(text.map { Array($0.utf8) }, of: scene.path)
    return try describe(scene)
  }

  /// Whether a scene's file has a text, whatever its line ends are.
  private func isOnDisk(_ text: String, of scene: ServedScenes.Scene) -> Bool {
    guard let target = try? workspace.project.reach.resolved(scene.path),
      let bytes = try? FileBytes.readFromDisk(target)
    else { return false }
    return LineEnds.plain(String(decoding: bytes, as: UTF8.self)) == LineEnds.plain(text)
  }

  /// Writes a scene's file atomically, unless it has been changed elsewhere since it was read.
  func save(_ body: JSON) throws -> JSON {
    let scene = try scene(body["path"]?.string)
    guard let text = body["text"]?.string else { throw SiteError(400, "'text' is missing") }
    guard body["version"]?.string == (try version(of: scene)) else {
      throw SiteError(409, "the file has changed on disk since it was read")
    }
    try write(text, to: scene)
    moments = nil
    drafts[scene.path] = nil
    // Without a draft before, nothing would tell the workspace that the file has changed.
    _ = workspace.setBuffer(Array(text.utf8), of: scene.path)
    _ = workspace.setBuffer(nil, of: scene.path)
    saved.append(scene.path)
    return try describe(scene)
  }

  /// Writes a scene's text with the line ends of its file, which a browser's text field does not keep.
  /// A link stays; its target, which must be within reach, is written.
  private func write(_ text: String, to scene: ServedScenes.Scene) throws {
    if firstText(of: scene) != nil {
      return try scene.root.write(Array(text.utf8), to: scene.inner, isDurable: true)
    }
    let target: String
    do {
      target = try workspace.project.reach.resolved(scene.path)
    } catch {
      throw SiteError(403, "the file cannot be written: \(error.message)")
    }
    let old = (try? FileBytes.readFromDisk(target)) ?? []
    try OutputFile.write(LineEnds.kept(from: old, in: text), to: target, isDurable: true)
  }

  /// Returns the text of a scene after one of a finding's cures, without changing anything.
  func cure(_ body: JSON, _ request: HTTPRequest) throws -> JSON {
    let scene = try self.scene(request)
    let findings = try findings(try laidOut(request), request)
    guard let finding = body["finding"]?.integer, findings.indices.contains(finding),
      let number = body["cure"]?.integer, findings[finding].fixes.indices.contains(number)
    else { throw SiteError(404, "there is no such cure") }
    let fix = findings[finding].fixes[number]
    let file = SourceFile(path: scene.path, bytes: try text(of: scene))
    guard let edit = fix.edits.first, fix.files == [file.path] else {
      throw SiteError(422, "the cure cannot be written here; edit the other file by hand")
    }
    return .object([
      "text": .string(
        LineEnds.plain(String(decoding: fix.applied(to: file), as: UTF8.self))),
      "line": .int(edit.line),
    ])
  }

  /// Returns the findings about the variant that a request shows, as `check` reports them.
  func findings(_ scene: LaidOutScene, _ request: HTTPRequest) throws -> [Diagnostic] {
    let path = try self.scene(request).path
    let found =
      if let tried = try trial(request) {
        try workspace.findingsOfSpecimen(
          path, tried.example, with: tried.values, and: scene.variant)
      } else {
        try workspace.findings(path, part: request.query["part"], and: scene.variant)
      }
    return try found.shown(in: scene.variant)?.get().map(\.diagnostic) ?? []
  }
}
