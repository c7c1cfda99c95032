import ArgumentParser
import Diagnosis
import Rendering
import Scenes

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

  @Argument(
    help: "Scenes, and folders to search for scenes; '-' is standard input.",
    completion: .file())
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
    session.forEach(try session.jobs(for: scenes)) { scene, _ in
      let result = scene.result(explainsAmbiguity: explainsAmbiguity)
      return (result: result, text: format == .json ? result.jsonText + "\n" : result.text)
    } then: { _, output in
      session.report(output.result)
      Console.put(output.text)
    }
    try session.finish()
  }
}
