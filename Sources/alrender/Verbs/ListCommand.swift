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

  @Argument(
    help: "Scenes, and folders that are searched for scenes; without any the project's own.")
  var paths: [String] = []

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func run() throws {
    let session = try Session(layout.choices)
    for job in try session.jobs(for: paths, all: true) {
      Console.put("\(job.subject.name)\t\(job.variant.name)\n")
    }
    try session.finish()
  }
}
