import ArgumentParser
import Checking
import Documents
import Goldens
import Rendering
import Scenes
import Workspace

/// `alrender check`: whether scenes are as expected.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Lay out all variants and check the scenes' expectations, without pictures.",
    usage: "alrender check [PATH]... [--format text|json|sarif|gitlab] [options]",
    discussion: """
      alrender check Scenes
      alrender check card.yaml --matrix direction=ltr,rtl strings=base,doubled
      alrender check App --locales                every scene and storyboard in each of its languages
      alrender check Scenes --format json
      alrender check Scenes --diagnostics github
      alrender check Scenes --accessibility      contrast, targets, labels, text sizes
      alrender check Scenes --fix --dry-run      what the suggested edits would change
      alrender check Scenes --format sarif > alrender.sarif
      alrender check Scenes --format gitlab > gl-code-quality-report.json

      Scenes state their expectations under 'expect'. Without any, check warns about truncated text
      that has no 'mayTruncate', siblings that overlap in only some variants, content outside its
      superview or the safe area, left and right, fixed heights around text, required hugging and
      compression, redundant constraints, and keys without a text.

      Findings with the same cause are reported once, with the variants that show them. The worst
      come first, and at most 20 are shown unless --all is given. The last line counts them.

      Exits with 1 if an expectation fails or a layout is unsatisfiable, and with --strict also
      if a layout is ambiguous.
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

  @Argument(help: .projectScenes, completion: .file())
  var paths: [String] = []

  @Flag(
    help: "Lay out every scene and document in each language into which it is translated.")
  var locales = false

  @Option(
    help: ArgumentHelp(
      "How findings are reported: 'text' on standard error; 'json', 'sarif' (code scanning), "
        + "'gitlab' (code quality) on standard output."))
  var format = Format.text

  @Flag(help: "Show every finding and every error in a file, not only the first 20.")
  var all = false

  @Flag(help: "List only the places in documents that pictures leave empty.")
  var undrawn = false

  @Flag(
    help: "Audit accessibility, too: contrast, targets, text sizes, labels and their order.")
  var accessibility = false

  @Flag(help: "Make the first suggested edit of each finding unless it is only a guess.")
  var fix = false

  @Flag(help: "With --fix: print the edits as a unified diff, and write nothing.")
  var dryRun = false

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func validate() throws {
    if dryRun, !fix { throw ValidationError("'--dry-run' must be used with '--fix'") }
    if fix, paths.contains("-") {
      throw ValidationError("'--fix' cannot edit standard input; give a file")
    }
  }

  func run() throws {
    var choices = layout.choices
    if all { choices.remarkLimit = nil }
    choices.takesAllLanguages = locales
    choices.audits = accessibility
    choices.passesOver = true
    // What cannot be read is a finding too.
    let heard = RemarkLog()
    let session = try Session(choices, at: paths) { remark in
      if remark.code != .summary { heard.remarks.append(remark) }
    }
    if fix {
      var run = FixRun(session)
      try run.fix(paths, writes: !dryRun)
      if dryRun { return try session.finish() }
    }
    let jobs = try session.jobs(for: paths, all: true)
    var groups = FindingGroups(languagesFirst: locales)
    var others: Set<Diagnostic> = []
    session.check(Array(jobs)) { job, found in
      let findings = found.filter { ($0.diagnostic.code == .undrawn) == undrawn }
      if !undrawn { others.formUnion(found.lazy.map(\.diagnostic).filter { $0.code == .undrawn }) }
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
    if format == .json { put(unread: heard.remarks) }
    let aside = undrawn ? CheckAside.undrawnOnly : .undrawn(others.count)
    if format == .text {
      session.say(groups, limit: session.log.limit, aside)
    } else {
      put(groups, heard.remarks)
      session.summarise(groups, shown: groups.count, aside)
    }
    try session.finish()
  }

  /// Writes the errors of files that can't be read, a document for each, which has no variant.
  private func put(unread remarks: [Diagnostic]) {
    let errors = remarks.filter { $0.severity == .error }
    let files = errors.reduce(into: [String]()) { if !$0.contains($1.file) { $0.append($1.file) } }
    for file in files {
      let findings = errors.filter { $0.file == file }.map { CheckFinding($0).json }
      let document = JSON.object([
        "scene": .string(file), "name": .null, "findings": .array(findings),
      ])
      Console.put(document.text + "\n")
    }
  }

  /// Writes all findings as one document for a code review server.
  private func put(_ groups: FindingGroups, _ remarks: [Diagnostic]) {
    let findings = (remarks + groups.worstFirst).map { remark in
      CodeFinding(remark.with { $0.file = RepositoryPaths.path(of: $0.file) })
    }
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
