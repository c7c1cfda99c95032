import ArgumentParser
import Diagnosis
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

      Findings of one cause are one, with the variants that show it; the worst come first, and no
      more than 20 of them unless --all is given. The last line counts them.

      Exits with 1 when an expectation fails or a layout is unsatisfiable, and with --strict also
      when a layout is ambiguous.
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

  @Flag(help: "Show every finding, and every error of a file, not only the first 20.")
  var all = false

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func run() throws {
    var choices = layout.choices
    if all { choices.remarkLimit = nil }
    let session = try Session(choices)
    let jobs = try session.jobs(for: paths, all: true)
    var groups = FindingGroups()
    session.check(Array(jobs)) { job, findings in
      groups.add(findings, scene: job.subject.name, variant: job.variant.name)
      if format == .json {
        let document = JSON.object([
          "scene": .string(job.subject.name), "name": .string(job.variant.name),
          "findings": .array(findings.map(\.json)),
        ])
        Console.put(document.text + "\n")
      }
    }
    if format == .json {
      session.summarise(groups, shown: groups.count)
    } else {
      session.say(groups, limit: session.remarkLimit)
    }
    try session.finish()
  }
}
