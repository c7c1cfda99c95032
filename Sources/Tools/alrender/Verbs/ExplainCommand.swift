import ArgumentParser
import Diagnosis
import Documents
import Rendering
import Workspace

/// `alrender explain`: why a value is what it is.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Explain why a value is what it is, which constraints conflict, and what is ambiguous.",
    usage: """
      alrender explain SCENE VIEW[.ATTRIBUTE] [--format text|json] [options]
      alrender explain SCENE --conflicts | --ambiguity
      alrender explain SCENE [VIEW[.ATTRIBUTE]] --from VARIANT --to VARIANT
      """,
    discussion: """
      alrender explain card.yaml title.width
      alrender explain card.yaml title --variant strings=doubled
      alrender explain card.yaml --from strings=base --to strings=doubled

      Attributes: left right leading trailing top bottom width height centerX centerY
      firstBaseline lastBaseline.
      """)

  /// How an explanation is printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case text
    /// One JSON document per line.
    case json
  }

  @Argument(help: "The scene; '-' is standard input.", completion: .file())
  var scene: String

  @Argument(
    help: ArgumentHelp("What to explain.", valueName: "view[.attribute]"))
  var target: String?

  @Flag(help: "List the constraints that conflict, and what would resolve each conflict.")
  var conflicts = false

  @Flag(help: "List what the constraints leave ambiguous, and what would settle it.")
  var ambiguity = false

  @Option(
    help: ArgumentHelp(
      "Compare two variants: the first, by name or by its axes.", valueName: "variant"),
    transform: { try VariantChoice($0) })
  var from: VariantChoice?

  @Option(
    help: ArgumentHelp(
      "Compare two variants: the second.", valueName: "variant"),
    transform: { try VariantChoice($0) })
  var to: VariantChoice?

  @Flag(help: "Show every conflict and ambiguity of a layout, not only the first 20.")
  var all = false

  @Option(help: "How the explanation is printed.")
  var format = Format.text

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func validate() throws {
    if (from == nil) != (to == nil) {
      throw ValidationError("'--from' and '--to' must be used together")
    }
    if target == nil, !conflicts, !ambiguity, from == nil {
      throw ValidationError(
        "say what to explain: a view such as 'title' or 'title.width', --conflicts, --ambiguity, "
          + "or --from and --to")
    }
  }

  func run() throws {
    if let from, let to { return try compare(from, to) }
    var choices = layout.choices
    if all { choices.remarkLimit = nil }
    let session = try Session(choices, at: [scene])
    let (printer, limit) = (session.log.printer, session.log.limit)
    let (target, format) = (target, format)
    let codes: [Diagnostic.Code] =
      (conflicts ? [.unsatisfiable] : []) + (ambiguity ? [.ambiguous] : [])
    let isJudged = choices.isStrict
    let strictness = session.log.strictness
    let jobs = Array(try session.jobs(for: [scene]))
    // Among the trees of a document, those that contain the view are explained.
    var misses: [Failure] = []
    session.forEach(jobs) { scene, job in
      var texts: [String] = []
      var miss: Failure?
      if let target {
        do {
          let found = Explainer(scene).explain(try ExplanationTarget.find(target, in: scene))
          let asked = found.count == 1 ? target : nil
          texts += found.map { format == .json ? $0.json.text : $0.text(asked: asked) }
        } catch {
          miss = Failure(error, of: job.subject.source)
        }
      }
      let result = codes.isEmpty && !isJudged ? nil : scene.result()
      return (
        text: texts.map { $0 + "\n" }.joined(), result: result, miss: miss,
        name: jobs.count > 1 ? scene.subject.spokenPath : nil
      )
    } then: { index, explained in
      Console.put(explained.text)
      if !codes.isEmpty, var result = explained.result {
        result.diagnostics = session.advised(
          result.diagnostics.filter { codes.contains($0.code) }, of: jobs[index],
          views: result.views.count)
        let report = FindingReport(result, codes: codes, of: explained.name, strictness)
        Console.put(
          (format == .json ? report.json.text : report.text(atMost: limit, printer.human)) + "\n")
      }
      if let miss = explained.miss { misses.append(miss) }
      if isJudged, explained.result?.isSound == false { session.log.settle(.checkFailed) }
    }
    if misses.count == jobs.count, let miss = misses.nearest { session.fail(miss) }
    try session.finish()
  }

  /// Explains what moved between two variants, and which constraints moved it.
  private func compare(_ from: VariantChoice, _ to: VariantChoice) throws {
    var choices = layout.choices
    choices.variants = [from, to]
    let session = try Session(choices, at: [scene])
    let target = target
    let jobs = Array(try session.jobs(for: [scene]))
    let explained = session.results(of: jobs) { scene in
      let explainer = Explainer(scene)
      guard let target else { return explainer.explainEverything() }
      return explainer.explain(try ExplanationTarget.find(target, in: scene))
    }
    if explained.count == 2, let old = explained[0], let new = explained[1] {
      let shifts = LayoutShift.between(old, new)
      for shift in shifts {
        Console.put((format == .json ? shift.json.text : shift.text) + "\n")
      }
      if shifts.isEmpty, format == .text { Console.put("nothing moves\n") }
    }
    try session.finish()
  }
}

extension [Failure] {
  /// The first failure that suggests a similar name, else the first.
  fileprivate var nearest: Failure? {
    first { $0.remarks.contains { $0.hint != nil } } ?? first
  }
}

/// The findings of a layout, limited to some kinds.
private struct FindingReport {
  private let result: LayoutResult
  private let found: [Diagnostic]
  private let codes: [Diagnostic.Code]
  private let name: String?

  /// Takes the findings of a layout; `name` distinguishes it from others in the run.
  init(
    _ result: LayoutResult, codes: [Diagnostic.Code], of name: String?, _ strictness: Strictness
  ) {
    self.result = result
    self.codes = codes
    self.name = name
    found = result.diagnostics.filter { codes.contains($0.code) }.map { $0.graded(strictness) }
  }

  var json: JSON {
    .object([
      "scene": .string(result.scene), "name": .string(result.name),
      "diagnostics": .array(found.map(\.json)),
    ])
  }

  func text(atMost limit: Int?, _ human: (Diagnostic) -> String) -> String {
    guard found.isEmpty else {
      return found.shownOfLayout(atMost: limit, option: "--all").map(human)
        .joined(separator: "\n")
    }
    let place = name.map { "\($0): " } ?? ""
    return codes.map {
      place + ($0 == .unsatisfiable ? "nothing conflicts" : "nothing is ambiguous")
    }.joined(separator: "\n")
  }
}
