import ArgumentParser
import Diagnosis
import Documents
import Rendering

/// `alrender layout`: the laid-out trees of scenes as data.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Print the laid-out tree: every frame, in points.",
    usage: "alrender layout SCENE... [--format text|json] [options]",
    discussion: """
      alrender layout card.yaml
      alrender layout card.yaml --format json --variant direction=rtl,strings=doubled
      alrender layout card.yaml --text blocks
      """)

  /// How a tree is printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// One view per line, for people and for goldens.
    case text
    /// One JSON document per line.
    case json
  }

  @Argument(help: .scenes, completion: .file())
  var scenes: [String]

  @Option(help: "How the tree is printed.")
  var format = Format.text

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func run() throws {
    let session = try Session(layout.choices, at: scenes, draws: false)
    let format = format
    // The text marks ambiguity; diagnostics about it are made only under `--strict`.
    let explainsAmbiguity = format == .json || session.choices.isStrict
    let jobs = try session.jobs(for: scenes)
    session.forEach(jobs) { scene, _ in
      let result = scene.result(
        explainsAmbiguity: explainsAmbiguity, listsAmbiguity: explainsAmbiguity)
      // What has advice is printed once that has been tried.
      let isAdvised = result.diagnostics.contains { !$0.advice.isEmpty }
      let text = format == .text ? result.text : isAdvised ? nil : result.jsonText + "\n"
      return (result: result, text: text)
    } then: { index, output in
      var result = output.result
      if output.text == nil {
        result.diagnostics = session.advised(
          result.diagnostics, of: jobs[index], views: result.views.count)
        session.report(result)
      } else {
        session.report(result, of: jobs[index])
      }
      Console.put(output.text ?? result.jsonText + "\n")
    }
    try session.finish()
  }
}
