import ArgumentParser
import Scenes
import Workspace

/// `alrender list`: what there is to lay out.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print a line for each variant: the scene, a tab, the variant's name.",
    usage: "alrender list PATH...",
    discussion: """
      alrender list card.yaml
      alrender list Scenes
      alrender list --affected origin/main    only what changes since then can affect
      """)

  @Argument(help: .projectScenes, completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only scenes that differ, themselves or in their files, from this Git revision.",
      valueName: "REV"))
  var affected: String?

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func run() throws {
    var choices = layout.choices
    choices.passesOver = true
    let session = try Session(choices, at: paths)
    let affected = try self.affected.map { try AffectedScenes(since: $0, session) }
    for job in try session.jobs(for: paths, all: true) where affected?.contains(job) != false {
      Console.put(fields: job.subject.name, job.variant.name)
    }
    try session.finish()
  }
}
