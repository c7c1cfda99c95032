import CSystem
import Glibc

/// The repository that contains a file, accessed through Git.
///
/// Git is started without a shell, without any environment variables that would lead it to
/// another repository, and so that it runs no filter, hook or monitor that the repository
/// configures; a folder that is itself a bare repository, which may be part of another one's
/// content, is not used. Arguments from the command line are never placed where Git would read them as options.
package struct GitRepository: Sendable {
  /// The folder that names are relative to.
  private let folder: String

  /// Uses the repository of a folder.
  package init(folder: String) { self.folder = folder.isEmpty ? "." : folder }

  /// Returns the full name of the commit that a revision refers to. Throws if there is none.
  package func commit(_ revision: String) throws(GoldenError) -> String {
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.utf8.contains(0) else {
      throw GoldenError("'\(revision)' is not a valid name of a revision")
    }
    let result = try run(
      ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], isQuiet: true)
    let name = result.text.filter { !$0.isWhitespace }
    guard result.status == 0, name.count >= 40, name.allSatisfy(\.isHexDigit) else {
      if let absence = try absence() { throw GoldenError(absence) }
      let isShallow =
        try run(["rev-parse", "--is-shallow-repository"], isQuiet: true).text.hasPrefix("true")
      throw GoldenError(
        "this Git repository has no revision '\(revision)'"
          + (isShallow
            ? "; the clone is shallow: fetch more of it, with 'fetch-depth: 0' in GitHub Actions"
            : ""))
    }
    return name
  }

  /// Returns the paths below the folder whose content differs from a commit, including untracked
  /// files.
  ///
  /// Unlike `changes`, it leaves out files that differ only in date, which makes Git read them.
  package func changedContent(since commit: String) throws(GoldenError) -> Set<String> {
    let options = ["--name-only", "-z", "--relative", "--no-ext-diff", "--no-textconv"]
    return try paths(of: [
      ["diff"] + options + [commit, "--"], ["ls-files", "--others", "--exclude-standard", "-z"],
    ])
  }

  /// Returns the bytes of a file at a commit, or nil if the commit has no such file.
  ///
  /// - Parameters:
  ///   - name: the path below the folder.
  ///   - commit: the full name of a commit.
  package func bytes(of name: String, at commit: String) throws(GoldenError) -> [UInt8]? {
    let object = "\(commit):./\(name)"
    let kind = try run(["cat-file", "-t", object], isQuiet: true)
    guard kind.status == 0, kind.text.hasPrefix("blob") else { return nil }
    let content = try run(["cat-file", "blob", object])
    guard content.status == 0 else { throw GoldenError("git cannot read '\(name)'") }
    return content.output
  }

  /// Returns the sorted paths below the folder that differ between two commits, or between a
  /// commit and the working tree, including untracked files.
  ///
  /// - Parameter names: files or folders below the folder; everything if empty.
  package func changes(
    since old: String, until new: String?, in names: [String]
  ) throws(GoldenError) -> [String] {
    let places = names.isEmpty ? ["."] : names
    let options = ["--name-only", "-z", "--relative", "--no-renames", "--no-ext-diff"]
    var commands: [[String]] = []
    if let new {
      commands.append(["diff-tree", "-r"] + options + [old, new, "--"] + places)
    } else {
      commands.append(["diff-index"] + options + [old, "--"] + places)
      commands.append(["ls-files", "--others", "--exclude-standard", "-z", "--"] + places)
    }
    return try paths(of: commands).sorted()
  }

  /// Returns the former paths of renamed files below the folder, by their new ones; only for lookup.
  ///
  /// - Parameters:
  ///   - old: the full name of the older commit.
  ///   - new: that of the newer one; nil for the files that Git knows now.
  package func renames(
    since old: String, until new: String?
  ) throws(GoldenError) -> [String: String] {
    let options = [
      "--find-renames", "--diff-filter=R", "--name-status", "-z", "--relative", "--no-ext-diff",
    ]
    let result = try run(["diff"] + options + [old] + (new.map { [$0] } ?? []) + ["--"])
    guard result.status == 0 else { throw GoldenError("git cannot compare the files here") }
    let fields = result.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    var renames: [String: String] = [:]
    // Each is its likeness, its old path and its new one.
    for index in stride(from: 0, to: fields.count - 2, by: 3) {
      renames[fields[index + 2]] = fields[index + 1]
    }
    return renames
  }

  /// Returns the paths that commands print, each once.
  private func paths(of commands: [[String]]) throws(GoldenError) -> Set<String> {
    var paths: Set<String> = []
    for command in commands {
      let result = try run(command)
      guard result.status == 0 else { throw GoldenError("git cannot compare the files here") }
      for path in result.output.split(separator: 0) {
        paths.insert(String(decoding: path, as: UTF8.self))
      }
    }
    return paths
  }

  /// Returns the first line that a command prints. Throws if it fails.
  package func line(of arguments: [String]) throws(GoldenError) -> String {
    let result = try run(arguments)
    guard result.status == 0 else { throw GoldenError("git \(arguments.first ?? "") failed") }
    return result.text.split(separator: "\n").first.map(String.init) ?? ""
  }

  /// Returns what a command prints. Throws if it fails.
  func text(of arguments: [String]) throws(GoldenError) -> String {
    let result = try run(arguments, isQuiet: true)
    guard result.status == 0 else {
      throw GoldenError(try absence() ?? "'\(folder)' is not in a Git repository with commits")
    }
    return result.text
  }

  /// Returns why Git finds no repository: there is none, or it is another user's; nil if it finds one.
  private func absence() throws(GoldenError) -> String? {
    guard try run(["rev-parse", "--git-dir"], isQuiet: true).status != 0 else { return nil }
    let trusting = ["-c", "safe.directory=*", "rev-parse", "--show-toplevel"]
    let top = try run(trusting, isQuiet: true)
    guard top.status == 0 else { return "'\(folder)' is not in a Git repository" }
    let place = top.text.split(separator: "\n").first.map { "'\($0)'" } ?? ""
    return "Git reads no repository of another user, as \(place) is; allow it with "
      + "git config --global --add safe.directory \(place)"
  }

  private func run(
    _ arguments: [String], isQuiet: Bool = false
  ) throws(GoldenError) -> ChildProcess.Result {
    let reads = arguments.first.map { ["diff", "diff-index", "archive"].contains($0) } ?? false
    return try start(arguments, without: reads ? try filterKeys() : [], isQuiet: isQuiet)
  }

  /// Runs a command of Git with some keys of its configuration empty.
  private func start(
    _ arguments: [String], without keys: [String] = [], isQuiet: Bool
  ) throws(GoldenError) -> ChildProcess.Result {
    let command =
      ["git", "--literal-pathspecs", "--no-pager", "-C", folder] + Self.care + arguments
    guard
      let result = ChildProcess.run(
        command, environment: Self.environment + Self.emptying(keys), isQuiet: isQuiet)
    else { throw GoldenError("git cannot be run; comparing with a revision requires it") }
    return result
  }

  /// Options under which Git runs no program that a repository names, apart from filters.
  private static let care = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "safe.bareRepository=explicit",
    "core.quotePath=false",
  ].flatMap { ["-c", $0] }

  /// Returns the keys of the configuration that name filters of file contents; Git has no option
  /// that turns off all of them.
  private func filterKeys() throws(GoldenError) -> [String] {
    let found = try start(
      ["config", "-z", "--name-only", "--get-regexp", #"^filter\."#], isQuiet: true)
    return Set(found.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
      .sorted()
  }

  /// Returns the variables that make keys empty, whatever characters are in them; an empty filter
  /// does nothing, and an empty `required` is false.
  private static func emptying(_ keys: [String]) -> [String] {
    guard !keys.isEmpty else { return [] }
    return ["GIT_CONFIG_COUNT=\(keys.count)"]
      + keys.enumerated().flatMap { index, key in
        ["GIT_CONFIG_KEY_\(index)=\(key)", "GIT_CONFIG_VALUE_\(index)="]
      }
  }

  /// Variables that would lead Git to another repository, or make it run or write something.
  private static let misleading: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_NAMESPACE", "GIT_PREFIX",
    "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS",
    "GIT_ICASE_PATHSPECS", "GIT_LITERAL_PATHSPECS", "GIT_CONFIG", "GIT_CONFIG_PARAMETERS",
    "GIT_CONFIG_COUNT", "GIT_GRAFT_FILE", "GIT_SHALLOW_FILE", "GIT_REPLACE_REF_BASE",
  ]

  /// The environment without those variables, with messages in English and without locks that
  /// another Git would wait for.
  private static var environment: [String] {
    var entries: [String] = []
    var entry = cs_environment()
    while let text = entry?.pointee {
      let line = String(cString: text)
      let name = String(line.prefix { $0 != "=" })
      let isMisleading =
        misleading.contains(name)
        || ["GIT_TRACE", "GIT_CONFIG_KEY_", "GIT_CONFIG_VALUE_"].contains { name.hasPrefix($0) }
      if !isMisleading { entries.append(line) }
      entry = entry?.successor()
    }
    return entries + ["GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1"]
  }
}
