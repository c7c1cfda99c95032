import ArgumentParser
import Documents
import Goldens
import Rendering
import Scenes

/// `alrender diff`: how two pictures, layouts or folders of them differ.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two pictures, layouts or folders.",
    usage: """
      alrender diff A B [options]
      alrender diff EXPECTED.png ACTUAL.png DIFF.png
      alrender diff ACTUAL-DIR EXPECTED-DIR DIFF-DIR
      """,
    discussion: """
      alrender diff expected.png actual.png -o difference.png
      alrender diff goldens actual
      alrender diff before.layout.txt after.layout.txt

      A is what was, B what is. With a third argument folders come in the order of reg-cli, actual \
      before expected; pictures in that of odiff and pixelmatch.

      Exit codes: 0 equal within the tolerance; 1 different; 2 something cannot be read.
      """)

  @Argument(help: "The first picture, layout or folder.", completion: .file())
  var first: String

  @Argument(help: "The second.", completion: .file())
  var second: String

  @Argument(
    help: "Where the differences are drawn: a PNG, or a folder of them.", completion: .file())
  var drawing: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The same as the third argument.", valueName: "PATH"),
    completion: .file())
  var output: String?

  @OptionGroup(title: "Tolerance")
  var tolerance: ToleranceOptions

  func run() throws {
    let session = try Session(LayoutChoices())
    let comparison = FileComparison(tolerance: tolerance.applied())
    for path in [first, second] where !FileTree.exists(path) {
      session.fail("no such file or folder", file: path)
    }
    if session.status != .done { throw session.status.code }
    if FileTree.isFolder(first) != FileTree.isFolder(second) {
      throw ValidationError("'\(first)' and '\(second)' are not of one kind")
    }
    do {
      if FileTree.isFolder(first) {
        let isReg = drawing != nil
        try compareFolders(
          isReg ? second : first, isReg ? first : second, comparison, session)
      } else {
        try report(
          second, try comparison.compare(first, second), (first, second), comparison, session
        ) { bytes in
          guard let target = drawing ?? output else { return }
          try OutputFile.makeFolder(OutputFile.parts(of: target).folder)
          try OutputFile.write(bytes, to: target)
        }
      }
    } catch let error as OutputError {
      session.fail("cannot be written: \(error.reason)", file: error.path)
    } catch let error as GoldenError {
      session.fail(error.description, file: "diff")
    }
    try session.finish()
  }

  private func compareFolders(
    _ expected: String, _ actual: String, _ comparison: FileComparison, _ session: Session
  ) throws {
    let outcomes = try comparison.compareFolders(expected, actual)
    for (name, outcome) in outcomes {
      let folder = (drawing ?? output).map { RootFolder($0) }
      try report(
        name, outcome, ("\(expected)/\(name)", "\(actual)/\(name)"), comparison, session
      ) { bytes in
        try folder?.write(bytes, to: try InnerPath(name))
      }
    }
    let different = outcomes.count { $0.outcome != .equal }
    Console.say("\(outcomes.count) files compared, \(different) different")
  }

  /// Prints one difference and, where a picture of it is wished, hands its bytes to `draw`.
  private func report(
    _ name: String, _ outcome: FileComparison.Outcome, _ paths: (String, String),
    _ comparison: FileComparison, _ session: Session, draw: ([UInt8]) throws -> Void
  ) throws {
    if outcome == .equal { return }
    session.settle(.checkFailed)
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
    FailureText(results: "").lines(check).map { "  \(Escape.line($0))\n" }.joined()
  }
}
