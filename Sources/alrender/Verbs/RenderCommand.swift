import ArgumentParser
import Rendering
import Scenes

/// `alrender render`: pictures of scenes.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw scenes as PNG, PDF or SVG.",
    usage: "alrender [render] SCENE... -o OUT [options]",
    discussion: """
      alrender render card.yaml -o card.png
      alrender render card.yaml -o card.png --size 320xfit --scale 3 --rtl
      alrender render Scenes/*.yaml --all-variants -o 'out/{scene}.{variant}@{scale}x.png'
      alrender render - -o - < card.yaml > card.png
      """)

  @Argument(help: "Scenes, and folders that are searched for scenes; '-' is standard input.")
  var scenes: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The picture, whose ending says its kind; '-' is standard output; {scene}, {variant} and "
        + "{scale} tell several apart.",
      valueName: "OUT"),
    transform: { try OutputTemplate($0) })
  var output: OutputTemplate

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  /// The kind of picture; nil for an ending that is none's.
  private var format: OutputFormat? {
    output.isStandardOutput ? .png : OutputFormat(path: output.description)
  }

  func validate() throws {
    if format == nil {
      throw ValidationError("'\(output)' ends in none of .png, .pdf and .svg")
    }
  }

  func run() throws {
    let session = try Session(layout.choices)
    let jobs = try session.jobs(for: scenes)
    try refuseCollisions(of: jobs)
    let picture = Picture(
      format: format ?? .png, template: output, overlays: session.choices.render.overlays)
    let findsAmbiguity = layout.strict
    session.forEach(jobs) { scene, job in
      let result = scene.result(findsAmbiguity: findsAmbiguity)
      return (result: result, failure: picture.write(scene, of: job))
    } then: { _, output in
      session.report(output.result)
      if let failure = output.failure { session.fail(failure) }
    }
    try session.finish()
  }

  /// Two results under one name would leave only the last.
  private func refuseCollisions(of jobs: [Job]) throws {
    var paths: Set<String> = []
    for path in jobs.map({ $0.path(in: output) }) where !paths.insert(path).inserted {
      throw ValidationError(
        "several results would be written to '\(path)'; "
          + "tell them apart by {scene}, {variant} or {scale}")
    }
  }
}
