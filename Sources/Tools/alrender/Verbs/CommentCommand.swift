import ArgumentParser
import Documents
import Goldens
import Scenes

/// `alrender comment`: a report as a Markdown comment on a pull or merge request.
struct CommentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "comment",
    abstract: "Write a report as Markdown for a comment on a pull request.",
    usage: "alrender comment [REPORT] [-o FILE] [--pictures URL] [--attach DIR] [--name NAME]",
    discussion: """
      alrender comment report > comment.md
      alrender comment report --pictures https://ci.your.server/1234/report/ -o comment.md
      alrender comment report --attach comment-files -o comment.md
      alrender comment report --pictures none

      Changes are grouped by cause, with pictures and the command that approves them. Equal reports
      give equal bytes, and the first line is a marker by which a script can find the comment of an
      earlier run and update it. Exits with 0 whether or not the report has failures.
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder that 'verify --report' wrote, or its report.json; default the last run's.",
      valueName: "report"),
    completion: .directory)
  var report: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Where the Markdown goes; '-' is standard output.", valueName: "file"),
    completion: .file())
  var output = "-"

  @Option(
    help: ArgumentHelp(
      "The URL or relative path of the report's folder, or of the --attach folder; "
        + "'none' leaves out pictures. Default: the folder as given.",
      valueName: "url"))
  var pictures: String?

  @Option(
    help: ArgumentHelp(
      "Copy the comment's pictures to this folder, without subfolders, and link to them there.",
      valueName: "dir"),
    completion: .directory)
  var attach: String?

  @Option(
    help: ArgumentHelp(
      "Distinguishes several comments on one pull request: the name of a project or platform.",
      valueName: "name"))
  var name = "alrender"

  @Option(help: ArgumentHelp("The maximum size of the comment.", valueName: "bytes"))
  var limit = 65_000

  func validate() throws {
    if limit < 1000 { throw ValidationError("'--limit' must be at least 1000 bytes") }
    if name.isEmpty { throw ValidationError("'--name' must not be empty") }
  }

  func run() throws {
    let session = Session.lenient()
    let results = folder(in: session)
    let value: Report
    do {
      value = try results.report()
    } catch {
      session.fail(error.description, file: results.path)
      throw session.log.end()
    }
    let place = attach ?? (report == nil ? results.path : report.map(Self.folder) ?? "")
    var comment = PullRequestComment(name: name, pictures: base(place), limit: limit)
    if attach != nil { comment.link = Self.flatName }
    comment.takesReplies = Self.takesReplies(session.project.folder)
    if let attach { copy(comment.shownPictures(value), of: results, to: attach, in: session) }
    put(comment.text(value), in: session)
    try session.finish()
  }

  /// Whether a workflow of the repository around a folder approves by replies.
  private static func takesReplies(_ folder: String) -> Bool {
    var path = AbsolutePath.of(folder)
    while true {
      let workflows = path + "/.github/workflows"
      let found = FileTree.names(in: workflows).contains { name in
        guard name.hasSuffix(".yml") || name.hasSuffix(".yaml"),
          let bytes = try? FileBytes.read("\(workflows)/\(name)", within: .everywhere)
        else { return false }
        return String(decoding: bytes, as: UTF8.self).contains("'/alrender approve'")
      }
      if found { return true }
      let parent = FileTree.parent(of: path)
      guard parent != path, path.count > 1, !FileTree.exists(path + "/.git") else { return false }
      path = parent
    }
  }

  private func folder(in session: Session) -> ResultsFolder {
    report.map { ResultsFolder(Self.folder($0)) }
      ?? ProjectMemory(project: session.project.folder).lastRun
  }

  /// Returns the folder of a report given by the folder itself or by its `report.json`.
  private static func folder(_ path: String) -> String {
    guard PathParts.lastName(of: path) == "report.json" else { return path }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folder.isEmpty ? "." : folder.joined(separator: "/")
  }

  /// Returns the prefix of the pictures' paths, or nil for no pictures.
  private func base(_ folder: String) -> String? {
    if pictures == "none" { return nil }
    let base = pictures ?? Escape.urlPath(folder)
    return base.isEmpty || base.hasSuffix("/") ? base : base + "/"
  }

  /// Returns the name of a picture in a flat folder, the same in every run.
  @Sendable private static func flatName(_ path: String) -> String {
    let name = PathParts.lastName(of: path)
    return "\(SHA256.digits(of: path).prefix(12))-\(name)"
  }

  private func copy(
    _ paths: [String], of results: ResultsFolder, to folder: String, in session: Session
  ) {
    let root = RootFolder(folder)
    for path in paths {
      do {
        try root.write(try results.read(path), to: try InnerPath(Self.flatName(path)))
      } catch let error as OutputError {
        return session.fail("cannot be written: \(error.reason)", file: error.path)
      } catch {
        session.fail("cannot be copied: \(error)", file: results.path(path))
      }
    }
  }

  private func put(_ text: String, in session: Session) {
    guard output != "-" else { return Console.put(text) }
    do {
      try OutputFile.write(Array(text.utf8), to: output)
    } catch {
      session.fail("cannot be written: \(error.reason)", file: error.path)
    }
  }
}
