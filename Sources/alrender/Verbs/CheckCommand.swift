import ArgumentParser
import Diagnosis
import Documents
import Goldens
import Rendering
import Scenes
import Workspace

/// `alrender check`: whether scenes are as expected.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Lay out all variants and judge what the scenes expect; no pictures.",
    usage: "alrender check [PATH]... [--format text|json|sarif|gitlab] [options]",
    discussion: """
      alrender check Scenes
      alrender check card.yaml --matrix direction=ltr,rtl strings=base,doubled
      alrender check App --locales                every storyboard in every language it has
      alrender check Scenes --format json
      alrender check Scenes --diagnostics github
      alrender check Scenes --format sarif > alrender.sarif
      alrender check Scenes --format gitlab > gl-code-quality-report.json

      Expectations are those of 'expect' in a scene. Without any, check warns of texts that are cut
      short in some variant only, of siblings that overlap in some variant only, of content outside
      its superview or the safe area, of left and right, of fixed heights around text, of required
      hugging and compression, of constraints that nothing feels, and of keys without a text.

      Findings of one cause are one, with the variants that show it; the worst come first, and no
      more than 20 of them unless --all is given. The last line counts them.

      Exits with 1 when an expectation fails or a layout is unsatisfiable, and with --strict also
      when a layout is ambiguous.
      """)

  /// How findings are printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// As diagnostics on standard error.
    case text
    /// One JSON document per scene and variant on standard output.
    case json
    /// One SARIF 2.1.0 document on standard output.
    case sarif
    /// One GitLab code quality report on standard output.
    case gitlab
  }

  @Argument(
    help: "Scenes, and folders that are searched for scenes; without any the project's own.",
    completion: .file())
  var paths: [String] = []

  @Flag(
    help: "Lay out every .xib and .storyboard in each language that has translations of it.")
  var locales = false

  @Option(
    help: ArgumentHelp(
      "How findings are told: 'text' on standard error; 'json', 'sarif' (code scanning), 'gitlab' "
        + "(code quality) on standard output."))
  var format = Format.text

  @Flag(help: "Show every finding, and every error of a file, not only the first 20.")
  var all = false

  @Flag(help: "List the places of documents that a picture leaves empty, and nothing else.")
  var undrawn = false

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func run() throws {
    var choices = layout.choices
    if all { choices.remarkLimit = nil }
    choices.takesAllLanguages = locales
    let session = try Session(choices)
    // A scene that cannot be read is a finding too.
    let heard = RemarkLog()
    session.log.listener = { heard.remarks.append($0) }
    let jobs = try session.jobs(for: paths, all: true)
    var groups = FindingGroups()
    session.check(Array(jobs)) { job, found in
      let findings = found.filter { ($0.diagnostic.code == .undrawn) == undrawn }
      groups.add(findings, scene: job.subject.name, variant: job.variant.name)
      if format == .json {
        let document = JSON.object([
          "scene": .string(job.subject.name), "name": .string(job.variant.name),
          "findings": .array(findings.map(\.json)),
        ])
        Console.put(document.text + "\n")
      }
    }
    session.log.listener = nil
    if format == .text {
      session.say(groups, limit: session.log.limit)
    } else {
      put(groups, heard.remarks)
      session.summarise(groups, shown: groups.count)
    }
    try session.finish()
  }

  /// Writes all findings as one document for a code review server.
  private func put(_ groups: FindingGroups, _ remarks: [Diagnostic]) {
    let findings = (remarks + groups.worstFirst).map(CodeFinding.init)
    switch format {
    case .sarif:
      let document = SARIFReporter.document(findings, version: Version.number)
      Console.put(document.indentedText)
    case .gitlab: Console.put(GitLabReporter.document(findings).indentedText)
    case .text, .json: break
    }
  }
}

/// The diagnostics of a run, in order.
private final class RemarkLog {
  var remarks: [Diagnostic] = []
}
