import Documents
import Glibc

/// The paths by which build servers know files: as seen from the top of what they checked out.
enum RepositoryPaths {
  /// The variables in which servers name that folder: those of GitHub and of GitLab.
  private static let variables = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]

  /// Returns the path of a file as seen from the top of its repository; the path as given if there is
  /// none.
  static func path(of file: String) -> String {
    guard !file.isEmpty, file != "<stdin>", file != "<stdout>" else { return file }
    let parts = OutputFile.parts(of: file)
    guard let folder = AbsolutePath.resolved(parts.folder), let root = root(of: folder) else {
      return file
    }
    return inner(folder == "/" ? "/\(parts.name)" : "\(folder)/\(parts.name)", of: root) ?? file
  }

  /// Returns the path of a folder as seen from the top of its repository; empty for the top itself, and
  /// if there is no repository.
  static func folder(_ path: String) -> String {
    guard let folder = AbsolutePath.resolved(path), let root = root(of: folder) else { return "" }
    return inner(folder, of: root) ?? ""
  }

  /// Returns the files that scenes of a project may name: those of the repositories that hold it and
  /// what the command line names; any if one of these is in no repository.
  static func reach(of places: [String]) -> FileReach {
    var tops: [String] = []
    for place in places where place != "-" {
      let folder = FileStamp(place)?.isFolder == true ? place : OutputFile.parts(of: place).folder
      guard let folder = AbsolutePath.resolved(folder), let top = root(of: folder) else {
        return .everywhere
      }
      if !tops.contains(top) { tops.append(top) }
    }
    return tops.isEmpty ? .everywhere : FileReach(repositories: tops)
  }

  /// Returns the top of the repository that contains a folder, given without links.
  private static func root(of folder: String) -> String? {
    for name in variables {
      guard let value = getenv(name), let root = AbsolutePath.resolved(String(cString: value)),
        folder == root || inner(folder, of: root) != nil
      else { continue }
      return root
    }
    var candidate = folder
    while true {
      if access(candidate == "/" ? "/.git" : "\(candidate)/.git", F_OK) == 0 { return candidate }
      if candidate == "/" { return nil }
      candidate = OutputFile.parts(of: candidate).folder
    }
  }

  private static func inner(_ path: String, of root: String) -> String? {
    let start = root == "/" ? root : root + "/"
    guard path.utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }
}
