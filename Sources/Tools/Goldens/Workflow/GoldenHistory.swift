import Documents
package import Rendering

/// The revisions of a Git repository that changed a scene's goldens.
package struct GoldenHistory: Sendable {
  /// A commit that changed goldens.
  package struct Revision: Hashable, Sendable {
    /// The full name of the commit.
    package let name: String
    /// When it was committed, in the form `2026-11-27T09:30:00+01:00`.
    package let date: String
    /// The first line of its message.
    package let subject: String
    /// The goldens that it changed or removed, as paths below the project's folder, under their names of now.
    package internal(set) var goldens: [String]
    /// The folders that goldens were in before they were moved, by those of now; only for lookup.
    fileprivate var former: [String: String] = [:]

    /// Whether it changed a layout.
    package var changesLayout: Bool {
      goldens.contains { PathParts.isNamed($0, ending: ".layout.txt") }
    }

    /// Whether it changed a picture or the fingerprint of one.
    package var changesPicture: Bool {
      goldens.contains {
        PathParts.isNamed($0, ending: ".png") || PathParts.isNamed($0, ending: ".hash")
      }
    }

    /// The names of what it changed, for people: `layout and picture`.
    package var words: String {
      let words = [changesLayout ? "layout" : nil, changesPicture ? "picture" : nil]
        .compactMap { $0 }
      return words.isEmpty ? "other" : words.joined(separator: " and ")
    }

    /// The revision in the form of `alrender history --format json`.
    package var json: JSON {
      .object([
        "revision": .string(name), "date": .string(date), "subject": .string(subject),
        "layout": .bool(changesLayout), "picture": .bool(changesPicture),
      ])
    }
  }

  /// The revisions, the newest first.
  package let revisions: [Revision]
  let repository: GitRepository

  /// A scene is followed through so many names.
  private static let mostNames = 32

  /// Asks Git for the revisions that changed a scene's goldens, also under earlier names of the scene.
  ///
  /// - Parameters:
  ///   - folder: the folder that the goldens' paths are relative to.
  ///   - names: the folders of the scene's goldens below it.
  /// - Throws: `GoldenError` outside a repository.
  package init(folder: String, goldens names: [String]) throws(GoldenError) {
    repository = GitRepository(folder: folder)
    var (found, start) = ([Revision](), "HEAD")
    // The folders at the revisions that are being read, with those of now.
    var folders = names.map { (then: $0, now: $0) }
    for _ in 0..<Self.mostNames {
      let revisions = try repository.log(of: folders.map(\.then), from: start)
      found += revisions.map { $0.renamed(folders) }
      guard let oldest = revisions.last, let before = try? repository.commit("\(oldest.name)^")
      else { break }
      folders = try repository.origins(of: folders, since: before, until: oldest.name)
      guard !folders.isEmpty else { break }
      start = before
    }
    revisions = found
  }

  /// Returns the bytes of a golden as a revision left it; nil if that removed it.
  package func bytes(of golden: String, at revision: Revision) throws(GoldenError) -> [UInt8]? {
    let parts = OutputFile.parts(of: golden)
    let folder = revision.former[parts.folder] ?? parts.folder
    return try repository.bytes(
      of: PathParts.joined(folder, PathParts.lastName(of: golden)), at: revision.name)
  }
}

extension GoldenHistory.Revision {
  /// Returns the revision with its goldens in the folders of now.
  fileprivate func renamed(_ folders: [(then: String, now: String)]) -> Self {
    var revision = self
    for (then, now) in folders where then != now {
      revision.former[now] = then
      revision.goldens = revision.goldens.map { golden in
        OutputFile.parts(of: golden).folder == then
          ? PathParts.joined(now, PathParts.lastName(of: golden)) : golden
      }
    }
    return revision
  }
}

extension GitRepository {
  /// Returns the folders from which a commit moved goldens into some others, with the names of now.
  fileprivate func origins(
    of folders: [(then: String, now: String)], since old: String, until new: String
  ) throws(GoldenError) -> [(then: String, now: String)] {
    let renames = try renames(since: old, until: new)
    return folders.compactMap { folder in
      let origins = renames.filter { OutputFile.parts(of: $0.key).folder == folder.then }
        .map { OutputFile.parts(of: $0.value).folder }
      // A golden alone may be a copy of another scene's: the first name is that of most.
      let counts = Dictionary(grouping: origins.filter { $0 != folder.then }) { $0 }
      let most = counts.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
      return most.map { (then: $0.key, now: folder.now) }
    }
  }

  /// Returns the commits up to one that changed files in some folders below this one, the newest first.
  fileprivate func log(
    of folders: [String], from start: String
  ) throws(GoldenError) -> [GoldenHistory.Revision] {
    // Names end with a NUL instead of being quoted; that of a golden never begins with a control
    // character, since it is in a folder.
    let text = try text(
      of: [
        "log", "-z", "--format=%x01%H%x02%cI%x02%s", "--name-only", "--no-renames", "--no-ext-diff",
        "--no-textconv", "--no-show-signature", "--relative", "--end-of-options", start, "--",
      ] + folders)
    var found: [GoldenHistory.Revision] = []
    var (head, names): ([Substring], [String]) = ([], [])
    func close() {
      guard head.count == 3 else { return }
      found.append(
        .init(
          name: String(head[0]), date: String(head[1]), subject: String(head[2]), goldens: names))
    }
    for line in text.split(separator: "\0") {
      guard line.first == "\u{1}" else {
        // A line end is between a commit and its names.
        names.append(String(names.isEmpty && line.first == "\n" ? line.dropFirst() : line))
        continue
      }
      close()
      head = line.dropFirst().split(
        separator: "\u{2}", maxSplits: 2, omittingEmptySubsequences: false)
      names = []
    }
    close()
    return found
  }
}
