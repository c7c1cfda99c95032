import ArgumentParser
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
          second, try comparison.compare(first, second), (first, second), drawing ?? output,
          comparison, session)
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
      let target = (drawing ?? output).map { "\($0)/\(name)" }
      try report(
        name, outcome, ("\(expected)/\(name)", "\(actual)/\(name)"), target, comparison, session)
    }
    let different = outcomes.count { $0.outcome != .equal }
    Console.say("\(outcomes.count) files compared, \(different) different")
  }

  /// Prints one difference and draws it where that is wished.
  private func report(
    _ name: String, _ outcome: FileComparison.Outcome, _ paths: (String, String),
    _ target: String?, _ comparison: FileComparison, _ session: Session
  ) throws {
    if outcome == .equal { return }
    session.settle(.checkFailed)
    var check = Check(index: 0, scene: name, source: name, variant: "", scale: 1)
    switch outcome {
    case .equal: return
    case .removed: Console.put("removed\t\(name)\n")
    case .added: Console.put("added\t\(name)\n")
    case .bytes: Console.put("changed\t\(name)\n")
    case .layout(let difference):
      check.layout = difference
      Console.put("changed\t\(name)\n\(Self.lines(check))")
    case .picture(let difference):
      check.picture = difference
      Console.put("changed\t\(name)\n\(Self.lines(check))")
      if let target {
        let bytes = try comparison.differencePicture(paths.0, paths.1)
        try FileTree.makeFolder(FileTree.parent(of: target))
        try OutputFile.write(bytes, to: target)
      }
    }
  }

  private static func lines(_ check: Check) -> String {
    FailureText(results: "").lines(check).map { "  \($0)\n" }.joined()
  }
}
