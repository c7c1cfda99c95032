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
    /// The goldens that it changed or removed, as paths below the project's folder.
    package let goldens: [String]

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

  /// Asks Git for the revisions that changed a scene's goldens.
  ///
  /// - Parameters:
  ///   - folder: the folder that the goldens' paths are relative to.
  ///   - names: the folders of the scene's goldens below it.
  /// - Throws: `GoldenError` outside a repository.
  package init(folder: String, goldens names: [String]) throws(GoldenError) {
    repository = GitRepository(folder: folder)
    revisions = try repository.log(of: names)
  }

  /// Returns the bytes of a golden as a revision left it; nil if that removed it.
  package func bytes(of golden: String, at revision: Revision) throws(GoldenError) -> [UInt8]? {
    try repository.bytes(of: golden, at: revision.name)
  }
}

extension GitRepository {
  /// Returns the commits that changed files in some folders below this one, the newest first.
  fileprivate func log(of folders: [String]) throws(GoldenError) -> [GoldenHistory.Revision] {
    // Names end with a NUL instead of being quoted; that of a golden never begins with a control
    // character, since it is in a folder.
    let text = try text(
      of: [
        "log", "-z", "--format=%x01%H%x02%cI%x02%s", "--name-only", "--no-renames", "--no-ext-diff",
        "--no-textconv", "--no-show-signature", "--relative", "--end-of-options", "HEAD", "--",
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
