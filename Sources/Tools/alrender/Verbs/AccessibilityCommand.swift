import ArgumentParser
import Diagnosis
import Documents
import Rendering

/// `alrender accessibility`: what VoiceOver reads of scenes.
struct AccessibilityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accessibility",
    abstract: "Print what VoiceOver reads, element by element, in its order.",
    usage: "alrender accessibility SCENE... [--format text|json] [options]",
    discussion: """
      alrender accessibility card.yaml
      alrender accessibility card.yaml --locale ar --format json
      alrender accessibility card.yaml --all-variants
      """)

  @Argument(help: .scenes, completion: .file())
  var scenes: [String]

  @Option(help: "How the elements are printed.")
  var format = LayoutCommand.Format.text

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func run() throws {
    let session = try Session(layout.choices, at: scenes, draws: false)
    let format = format
    let jobs = try session.jobs(for: scenes)
    session.forEach(jobs) { scene, _ in
      guard let reading = scene.accessibilityReading() else { throw scene.unspokenLanguage }
      let text = format == .text ? reading.text : reading.json.text + "\n"
      return (result: scene.result(explainsAmbiguity: false), text: text)
    } then: { _, output in
      session.report(output.result)
      Console.put(output.text)
    }
    try session.finish()
  }
}
