import ArgumentParser
import Scenes

/// `alrender list`: what there is to lay out.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print a line for each variant: the scene, a tab, the variant's name.",
    usage: "alrender list PATH...",
    discussion: """
      alrender list card.yaml
      alrender list Scenes
      """)

  @Argument(help: "Scenes, and folders that are searched for scenes.")
  var paths: [String]

  @Option(help: "How problems are written to standard error.")
  var diagnostics = DiagnosticsFormat.human

  func run() throws {
    var choices = LayoutChoices()
    choices.diagnostics = diagnostics
    let session = Session(choices)
    for job in try session.jobs(for: paths.flatMap(SceneSearch.scenes), all: true) {
      Console.put("\(job.subject.name)\t\(job.variant.name)\n")
    }
    try session.finish()
  }
}
