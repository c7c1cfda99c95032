import ArgumentParser
import Rendering
import Scenes

/// `alrender check`: whether scenes are as they should be.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Lay out all variants and judge what the scenes expect; no pictures.",
    usage: "alrender check [PATH]... [--format text|json] [options]",
    discussion: """
      alrender check Scenes
      alrender check card.yaml --matrix direction=ltr,rtl strings=base,doubled
      alrender check Scenes --format json
      alrender check Scenes --diagnostics github

      Expectations are those of 'expect' in a scene. Without any, check warns of texts that are cut
      short in some variant only, of siblings that overlap in some variant only, of content outside
      its superview or the safe area, of left and right, of fixed heights around text, of required
      hugging and compression, of constraints that nothing feels, and of keys without a text.

      Exits with 1 when an expectation fails, and with --strict also when a layout is unsatisfiable
      or ambiguous.
      """)

  /// How findings are told.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// As remarks on standard error.
    case text
    /// A JSON document for each scene and variant on standard output.
    case json
  }

  @Argument(
    help: "Scenes, and folders that are searched for scenes; without any the project's own.",
    completion: .file())
  var paths: [String] = []

  @Option(help: "How findings are told: 'text' on standard error, 'json' on standard output.")
  var format = Format.text

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func run() throws {
    let session = try Session(layout.choices)
    let jobs = try session.jobs(for: paths, all: true)
    session.check(Array(jobs)) { job, findings in
      if format == .json {
        let document = JSON.object([
          "scene": .string(job.subject.name), "name": .string(job.variant.name),
          "findings": .array(findings.map(\.json)),
        ])
        Console.put(document.text + "\n")
      } else {
        for finding in findings { session.print(finding, of: job) }
      }
    }
    try session.finish()
  }
}
