import Diagnosis
import Documents
import Rendering
import Scenes
import Workspace

extension LiveSite {
  /// Shows a text in place of a scene's file, which stays untouched; no text shows the file
  /// again.
  func draft(_ body: JSON) throws -> JSON {
    let scene = try scene(body["path"]?.string)
    let text = body["text"]?.string
    if text == nil { drafts.remove(scene.path) } else { drafts.insert(scene.path) }
    moments = nil
    _ = workspace.setBuffer(text.map { Array($0.utf8) }, of: scene.path)
    return try describe(scene)
  }

  /// Writes a scene's file atomically, unless it has been changed elsewhere since it was read.
  func save(_ body: JSON) throws -> JSON {
    let scene = try scene(body["path"]?.string)
    guard let text = body["text"]?.string else { throw SiteError(400, "'text' is missing") }
    guard body["version"]?.string == (try version(of: scene)) else {
      throw SiteError(409, "the file has changed on disk since it was read; reload it first")
    }
    try write(text, to: scene)
    moments = nil
    drafts.remove(scene.path)
    _ = workspace.setBuffer(nil, of: scene.path)
    saved.append(scene.path)
    return try describe(scene)
  }

  /// Writes a scene's text with the line ends of its file, which a browser's text field does not keep.
  /// A link stays; its target, which must be within reach, is written.
  private func write(_ text: String, to scene: ServedScenes.Scene) throws {
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
    let scene = try laidOut(request)
    let findings = scene.result().diagnostics
    guard let finding = body["finding"]?.integer, findings.indices.contains(finding),
      let number = body["cure"]?.integer, findings[finding].cures.indices.contains(number),
      let source = scene.subject as? Scene
    else { throw SiteError(404, "there is no such cure") }
    let text = LineEnds.plain(String(decoding: try text(of: self.scene(request)), as: UTF8.self))
    guard
      let cured = CuredText(
        text, of: source, findings[finding], findings[finding].cures[number])
    else { throw SiteError(422, "the cure cannot be written here; edit the scene by hand") }
    return .object(["text": .string(cured.text), "line": .int(cured.line)])
  }
}

/// A scene's text after a cure: with one constraint rewritten, removed or added.
struct CuredText {
  /// The whole text.
  let text: String
  /// The line that has changed, from 1.
  let line: Int

  /// Returns nil if the constraint has no line of its own in the text.
  init?(
    _ text: String, of scene: Scene, _ finding: Diagnostic, _ cure: Diagnostic.Cure
  ) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let name = cure.constraint else {
      guard let edit = cure.edit, let last = scene.constraints.map(\.place.line).max(),
        lines.indices.contains(last - 1), let dash = Self.item(lines[last - 1])
      else { return nil }
      lines.insert("\(dash)- \(edit)", at: last)
      (self.text, line) = (lines.joined(separator: "\n"), last + 1)
      return
    }
    let named = finding.constraints.first { ($0.id ?? $0.description) == name }
    let stated = scene.constraints.first {
      $0.id.map { $0 == name } ?? false || $0.place.line == named?.line
    }
    guard let stated, lines.indices.contains(stated.place.line - 1) else { return nil }
    line = stated.place.line
    let old = lines[line - 1]
    if let edit = cure.edit {
      guard let range = old.firstRange(of: stated.text) else { return nil }
      lines[line - 1] = old.replacingCharacters(in: range, with: edit)
    } else {
      guard Self.item(old) != nil, old.contains(stated.text) else { return nil }
      lines.remove(at: line - 1)
    }
    self.text = lines.joined(separator: "\n")
  }

  /// Returns the spaces before a list item's dash, or nil if the line is not an item.
  private static func item(_ line: String) -> String? {
    let blanks = line.prefix { $0 == " " }
    return line.dropFirst(blanks.count).hasPrefix("- ") ? String(blanks) : nil
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
