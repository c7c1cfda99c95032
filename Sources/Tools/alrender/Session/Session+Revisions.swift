import ArgumentParser
import Checking
import Documents
import Goldens
import InterfaceBuilder
import Rendering
import Scenes
import Workspace

extension Session {
  /// Returns the pairs of files to compare, or nil if the paths name pictures, layouts or
  /// folders.
  func revisions(_ paths: [String], revision: String?) throws -> [FileRevisions]? {
    if let revision { return try revisions(of: paths, since: revision) }
    let (first, second) = (paths[0], paths[1])
    guard Self.isRevision(first) || Self.isRevision(second),
      !SceneSearch.isFolder(first), !SceneSearch.isFolder(second)
    else { return nil }
    let ends = try [first, second].map { path -> FileRevision? in
      // Git uses this name for a missing file.
      path == "/dev/null"
        ? nil : FileRevision(path: path, bytes: try read(path), project: try project(of: path))
    }
    let name = ends[1] == nil ? first : second
    return [FileRevisions(name: name, before: ends[0], after: ends[1])]
  }

  private static func isRevision(_ path: String) -> Bool {
    if FileRevisions.isKnown(path) { return true }
    guard !FileComparison.isPicture(path), !PathParts.isNamed(path, ending: ".layout.txt"),
      path != "/dev/null",
      !SceneSearch.isFolder(path), let bytes = try? SceneSource(path).bytes
    else { return false }
    return FileRevisions.isDocument(bytes)
  }

  private func read(_ path: String) throws -> [UInt8] {
    do {
      return try SceneSource(path).bytes
    } catch {
      fail(error.message, file: path)
      throw log.end()
    }
  }

  /// Returns the files that differ from a revision, or between two.
  private func revisions(of paths: [String], since text: String) throws -> [FileRevisions] {
    let ends = Self.ends(of: text)
    var pairs: [FileRevisions] = []
    var seen: Set<String> = []
    for place in paths.isEmpty ? ["."] : paths {
      let isFolder = SceneSearch.isFolder(place)
      let parts = OutputFile.parts(of: place)
      let folder = isFolder ? place : parts.folder
      let repository = GitRepository(folder: folder)
      let old = try repository.commit(ends.old)
      let new = try ends.new.map { try repository.commit($0) }
      let revisions = try RevisionFolder(folder, since: old, until: new, in: project)
      let found =
        isFolder
        ? try self.pairs(in: revisions)
        : try users(of: place, since: old, until: new) ?? [revisions.pair(parts.name)]
      for pair in found where seen.insert(pair.name).inserted {
        if pair.before == nil, pair.after == nil {
          fail("is neither in '\(text)' nor in the folder", file: pair.name)
        } else {
          pairs.append(pair)
        }
      }
    }
    return pairs
  }

  /// Returns the scenes of the project that read a file beside scenes; nil for any other file.
  private func users(
    of path: String, since old: String, until new: String?
  ) throws -> [FileRevisions]? {
    guard project.inner(AbsolutePath.of(path)) != nil else { return nil }
    let folder = try RevisionFolder(project.folder, since: old, until: new, in: project)
    let reader = reader(readsExamples: true, of: folder.after.files, in: project)
    return try folder.users(of: AbsolutePath.of(path), reader)
  }

  /// Returns what differs between two revisions of a folder.
  func pairs(in folder: RevisionFolder) throws -> [FileRevisions] {
    try folder.pairs(
      reader(readsExamples: true, of: folder.after.files, in: folder.after.project))
  }

  /// Returns the two ends of `A..B`; a single revision is compared with the current files.
  private static func ends(of text: String) -> (old: String, new: String?) {
    guard let range = text.firstRange(of: "..") else { return (text, nil) }
    let (old, new) = (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
    return (old.isEmpty ? "HEAD" : old, new.isEmpty ? "HEAD" : new)
  }

  /// Prints a document in plain words; anything else unchanged.
  func printPlainWords(of path: String) throws {
    let bytes = try read(path)
    guard FileRevisions.isDocument(bytes) else {
      Console.put(bytes)
      return
    }
    do {
      let scenes = try NibScene.read(bytes: bytes, path: path)
      guard let scene = scenes.first else { return }
      Console.put(PlainDocument(scene.document.content).text)
    } catch {
      // A damaged document, such as one with merge conflict markers, is compared by its own
      // lines.
      Console.put(bytes)
    }
  }
}
