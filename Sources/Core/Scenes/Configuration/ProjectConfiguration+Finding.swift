package import Documents
import Glibc

extension ProjectConfiguration {
  /// Reads the `alrender.yaml` of the project that a folder belongs to: the folder's own,
  /// otherwise that of the nearest enclosing folder, up to the top of a Git repository.
  ///
  /// If there is none, the project is the folder itself, with all defaults.
  package static func find(from folder: String = ".") throws(SceneErrors) -> ProjectConfiguration {
    if let path = nearest(from: folder) { return try ProjectConfiguration(at: path) }
    var configuration = ProjectConfiguration()
    configuration.folder = folder
    return configuration
  }

  /// Reads the `alrender.yaml` of the project that scenes and folders on the command line belong to,
  /// otherwise that of the working directory.
  ///
  /// If nothing is named, and the working directory belongs to no project and has no scenes, a
  /// project below it is used if there is only one.
  ///
  /// - Throws: errors in the file, or an error that names the candidates if there are several.
  package static func find(of paths: [String]) throws(SceneErrors) -> ProjectConfiguration {
    let here = nearest(from: ".")
    var found: [(path: String, configuration: String)] = []
    for path in paths where path != "-" {
      let folder = FileStamp(path)?.isFolder == true ? path : OutputFile.parts(of: path).folder
      guard folder != ".", let configuration = nearest(from: folder) else { continue }
      let identity = FileIdentity(configuration)
      // In messages, the project of the working directory is called as it is from there.
      if let here, FileIdentity(here) == identity {
        found.append((path, here))
      } else if !found.contains(where: { FileIdentity($0.configuration) == identity }) {
        found.append((path, configuration))
      }
    }
    let first = found.first.map { FileIdentity($0.configuration) }
    if let other = found.first(where: { FileIdentity($0.configuration) != first }) {
      throw SceneErrors([
        Diagnostic(
          severity: .error, code: .resource,
          message:
            "belongs to the project of '\(found[0].configuration)', and '\(other.path)' to that "
            + "of '\(other.configuration)'",
          file: found[0].path,
          hint: "name the scenes of one project, or choose with '--project DIR'")
      ])
    }
    if let first = found.first { return try ProjectConfiguration(at: first.configuration) }
    if let here { return try ProjectConfiguration(at: here) }
    guard paths.isEmpty, FileStamp(ProjectConfiguration().scenes[0]) == nil else {
      return ProjectConfiguration()
    }
    let below = candidates(below: ".")
    guard below.count > 1 else {
      return try below.first.map { path throws(SceneErrors) in try ProjectConfiguration(at: path) }
        ?? ProjectConfiguration()
    }
    let names = below.prefix(5).map { "'\(OutputFile.parts(of: $0).folder)'" }
    throw SceneErrors([
      Diagnostic(
        severity: .error, code: .resource,
        message: "there are \(below.count) projects below this folder: "
          + names.joined(separator: ", ") + (below.count > names.count ? ", ..." : ""),
        file: fileName, hint: "choose with '--project DIR' or 'alrender -C DIR'")
    ])
  }

  /// Reads an `alrender.yaml`.
  package init(at path: String) throws(SceneErrors) {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path)
    } catch {
      throw SceneErrors([
        Diagnostic(
          severity: .error, code: .resource, message: "cannot be read: \(error.message)", file: path
        )
      ])
    }
    try self.init(bytes: bytes, path: path)
  }

  /// Returns the path of the nearest configuration at or above a folder, or nil if there is none up to
  /// the top of a Git repository.
  private static func nearest(from folder: String) -> String? {
    var candidate = folder
    // Each step up uses the file system's own `..`, so that links and mount points are respected.
    while true {
      let path = candidate == "." ? fileName : "\(candidate)/\(fileName)"
      // A link that leads nowhere is a mistake, not the absence of a project.
      var status = stat()
      if lstat(path, &status) == 0 { return PathParts.shortest(path) }
      if access("\(candidate)/.git", F_OK) == 0 || isTop(candidate) { return nil }
      candidate = candidate == "." ? ".." : "\(candidate)/.."
    }
  }

  /// The deepest folder in which a project is looked for, and the number of folders that are opened.
  private static let (deepest, mostFolders) = (4, 2_000)

  /// Returns the configurations below a folder, the shallowest first.
  private static func candidates(below folder: String) -> [String] {
    var level = [folder]
    var found: [String] = []
    // Links may form cycles.
    var opened: Set<FileIdentity> = []
    for _ in 0..<deepest {
      var next: [String] = []
      for folder in level {
        guard let identity = FileIdentity(folder), opened.insert(identity).inserted else {
          continue
        }
        guard opened.count <= mostFolders else { return found }
        // A project's own folders, and those of packages that were installed, are not searched.
        for name in FolderContents.names(of: folder) ?? [] where name != "node_modules" {
          let path = folder == "." ? name : "\(folder)/\(name)"
          guard FileStamp(path)?.isFolder == true else { continue }
          if access("\(path)/\(fileName)", F_OK) == 0 {
            found.append("\(path)/\(fileName)")
          } else {
            next.append(path)
          }
        }
      }
      level = next
    }
    return found
  }

  private static func isTop(_ folder: String) -> Bool {
    guard let here = FileIdentity(folder), let above = FileIdentity("\(folder)/..") else {
      return true
    }
    return here == above
  }
}
