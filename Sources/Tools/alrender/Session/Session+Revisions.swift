import ArgumentParser
import Checking
import Diagnosis
import Documents
import Goldens
import InterfaceBuilder
import Rendering
import Scenes
import Workspace

/// Two revisions of one file.
struct FileRevisions {
  /// The file's name: the newer path, else the older one.
  let name: String
  /// The bytes of the older revision; nil if there was no such file.
  let before: [UInt8]?
  /// The bytes of the newer revision; nil if the file is gone.
  let after: [UInt8]?
  /// The files of both revisions; nil if each is read beside what is on disk.
  var files: RevisionFiles?

  /// Whether it is an Interface Builder document rather than a scene.
  var isDocument: Bool {
    if NibScene.isNib(path: name) { return true }
    let bytes = after ?? before ?? []
    return Self.isDocument(bytes)
  }

  /// Whether bytes begin like a document, whatever the name of their file.
  static func isDocument(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(2048), as: UTF8.self)
    return head.contains("<document ") && head.contains("com.apple.InterfaceBuilder")
  }

  /// Whether a path has the extension of a file of strings.
  static func isStrings(_ path: String) -> Bool {
    [".strings", ".stringsdict", ".xcstrings"].contains(where: path.hasSuffix)
  }

  /// Whether a path has the extension of a scene.
  static func isScene(_ path: String) -> Bool {
    [".yaml", ".yml", ".json"].contains(where: path.hasSuffix)
  }
}

extension Session {
  /// Returns the pairs of files to compare, or nil if the paths name pictures, layouts or
  /// folders.
  func revisions(_ paths: [String], revision: String?) throws -> [FileRevisions]? {
    if let revision { return try revisions(of: paths, since: revision) }
    let (first, second) = (paths[0], paths[1])
    guard Self.isRevision(first) || Self.isRevision(second),
      !SceneSearch.isFolder(first), !SceneSearch.isFolder(second)
    else { return nil }
    let bytes = try [first, second].map { path -> [UInt8]? in
      // Git uses this name for a missing file.
      path == "/dev/null" ? nil : try read(path)
    }
    let name = bytes[1] == nil ? first : second
    return [FileRevisions(name: name, before: bytes[0], after: bytes[1])]
  }

  private static func isRevision(_ path: String) -> Bool {
    if NibScene.isNib(path: path) || FileRevisions.isScene(path) || FileRevisions.isStrings(path) {
      return true
    }
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
      let revisions = try RevisionFolder(folder, since: old, until: new)
      let found =
        isFolder
        ? try revisions.pairs(
          SceneSearch(project: project), reader(readsExamples: true, of: revisions.files.after))
        : [try revisions.pair(parts.name)]
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
