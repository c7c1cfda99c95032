import ArgumentParser
import Documents
import Goldens
import Scenes

/// `alrender diff`: how two pictures, layouts, scenes or Interface Builder documents differ.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two storyboards, scenes, pictures, layouts or folders.",
    usage: """
      alrender diff A B [options]
      alrender diff --rev REVISION -- FILE...
      alrender diff EXPECTED.png ACTUAL.png DIFF.png
      alrender diff ACTUAL-DIR EXPECTED-DIR DIFF-DIR
      """,
    discussion: """
      alrender diff Old.storyboard New.storyboard
      alrender diff --rev main -- Main.storyboard
      alrender diff --rev main..feature --report report
      alrender diff expected.png actual.png -o difference.png
      alrender diff goldens actual
      alrender diff Before/Scenes Scenes --all-variants
      alrender diff before.layout.txt after.layout.txt

      A is the older, B the newer. With a third argument, folders are given as to reg-cli, actual \
      before expected, and pictures as to odiff and pixelmatch.

      For two revisions of a document or scene, a sentence describes each change with what it \
      moves. A different order of constraints, new object ids, version stamps and recorded frames \
      that follow from constraints are not differences. '--rev' reads the older revision, or with \
      A..B both, from the files' Git repository.

      Exit codes: 0 equal, or equal within the tolerance; 1 different; 2 something cannot be read.
      """)

  /// How differences of documents and scenes are printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// Sentences on standard output.
    case text
    /// One JSON document per file on standard output.
    case json
  }

  @Argument(
    help: ArgumentHelp(
      "The older and the newer file or folder, then the output for differences; with --rev, the "
        + "files and folders to compare."), completion: .file())
  var paths: [String] = []

  @Option(
    name: .customLong("rev"),
    help: ArgumentHelp(
      "Compare with this revision, or two revisions A..B, from the files' Git repository.",
      valueName: "REVISION"))
  var revision: String?

  @Flag(help: "Print one document as plain text that other tools can compare, for Git's textconv.")
  var textconv = false

  @Option(help: "How changes to documents and scenes are reported: 'text' or 'json'.")
  var format = Format.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The same as the third argument; for documents, a folder for pictures before and after.",
      valueName: "PATH"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "For documents and scenes: a folder for a page with the pictures before and after.",
      valueName: "DIR"), completion: .directory)
  var report: String?

  @OptionGroup(title: "Tolerance")
  var tolerance: ToleranceOptions

  @OptionGroup(title: "Layout of documents and scenes")
  var layout: LayoutOptions

  func validate() throws {
    if textconv {
      guard paths.count == 1 else { throw ValidationError("'--textconv' takes one file") }
    } else if revision == nil, !(2...3).contains(paths.count) {
      throw ValidationError("'diff' takes two files or folders, or '--rev' and files")
    }
  }

  func run() throws {
    let session = try Session(layout.choices, at: [subject].compactMap(\.self))
    do {
      if textconv {
        try session.printPlainWords(of: paths[0])
      } else if let pairs = try session.revisions(paths, revision: revision) {
        try review(session).run(pairs)
      } else {
        try compareFiles(session)
      }
    } catch let error as OutputError {
      session.fail("cannot be written: \(error.reason)", file: error.path)
    } catch let error as GoldenError {
      session.fail(error.description, file: "diff")
    }
    try session.finish()
  }

  /// The path whose project's settings hold: that of the newer revision.
  private var subject: String? {
    guard revision == nil, paths.count > 1, drawing == nil else { return paths.first }
    return paths[1] == "/dev/null" ? paths[0] : paths[1]
  }

  private func review(_ session: Session) throws -> SessionReview {
    try SessionReview(
      session: session, tolerance: tolerance.applied(), folder: output ?? drawing,
      report: report, isJSON: format == .json)
  }

  /// The third argument.
  private var drawing: String? { paths.count == 3 && revision == nil ? paths[2] : nil }

  private func compareFiles(_ session: Session) throws {
    let (first, second) = (paths[0], paths[1])
    let comparison = FileComparison(tolerance: tolerance.applied())
    for path in [first, second] where !FileTree.exists(path) {
      session.fail("no such file or folder", file: path)
    }
    if session.log.status != .done { return }
    if FileTree.isFolder(first) != FileTree.isFolder(second) {
      throw ValidationError("'\(first)' and '\(second)' are different kinds of files")
    }
    if FileTree.isFolder(first) {
      let isReg = drawing != nil
      try compareFolders(isReg ? second : first, isReg ? first : second, comparison, session)
    } else {
      try report(
        second, try comparison.compare(first, second), (first, second), comparison, session
      ) { bytes in
        guard let target = drawing ?? output else { return }
        try OutputFile.makeFolder(OutputFile.parts(of: target).folder)
        try OutputFile.write(bytes, to: target)
      }
    }
  }

  private func compareFolders(
    _ expected: String, _ actual: String, _ comparison: FileComparison, _ session: Session
  ) throws {
    let outcomes = try comparison.compareFolders(expected, actual)
    let revisions = try RevisionFolder(
      expected, actual, in: (session.project(of: expected), session.project(of: actual)))
    guard !outcomes.isEmpty || revisions.count > 0 else {
      let remark = Diagnostic(
        severity: .error, code: .resource,
        message:
          "neither this folder nor '\(actual)' holds a scene, a document, strings, a picture "
          + "or a layout", file: expected)
      return session.fail(Failure(remark))
    }
    for (name, outcome) in outcomes {
      let folder = (drawing ?? output).map { RootFolder($0) }
      try report(
        name, outcome, ("\(expected)/\(name)", "\(actual)/\(name)"), comparison, session
      ) { bytes in
        try folder?.write(bytes, to: try InnerPath(name))
      }
    }
    var different = outcomes.count { $0.outcome != .equal }
    if revisions.count > 0 {
      let review = try review(session)
      try review.run(session.pairs(in: revisions))
      different += review.differing
    }
    let count = outcomes.count + revisions.count
    Console.say("\(count) file\(count == 1 ? "" : "s") compared, \(different) different")
  }

  /// Prints one difference and, if a picture of it is requested, passes its bytes to `draw`.
  private func report(
    _ name: String, _ outcome: FileComparison.Outcome, _ paths: (String, String),
    _ comparison: FileComparison, _ session: Session, draw: ([UInt8]) throws -> Void
  ) throws {
    if outcome == .equal { return }
    session.log.settle(.checkFailed)
    var check = Check(index: 0, scene: name, source: name, variant: "", scale: 1)
    switch outcome {
    case .equal: return
    case .removed: Console.put(fields: "removed", name)
    case .added: Console.put(fields: "added", name)
    case .bytes: Console.put(fields: "changed", name)
    case .layout(let difference):
      check.layout = difference
      Console.put(fields: "changed", name)
      Console.put(Self.lines(check))
    case .picture(let difference):
      check.picture = difference
      Console.put(fields: "changed", name)
      Console.put(Self.lines(check))
      if drawing ?? output != nil {
        try draw(try comparison.differencePicture(paths.0, paths.1))
      }
    }
  }

  private static func lines(_ check: Check) -> String {
    FailureText(results: "", older: .former).lines(check).map { "  \(Escape.line($0))\n" }.joined()
  }
}
