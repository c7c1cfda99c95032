import ArgumentParser
import Rendering
import Scenes

/// `alrender animate`: the moments between two states of a scene.
struct AnimateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "animate",
    abstract: "Draw what is between two states of a scene, as pictures or as an animated PNG.",
    usage: "alrender animate SCENE --from A --to B [--frames N] -o OUT [options]",
    discussion: """
      alrender animate card.yaml --from base --to open --frames 12 -o 'frames/f-{frame}.png'
      alrender animate card.yaml --to open --frames 30 -o card.png
      alrender animate card.yaml --to open --mode constants --filmstrip strip.png
      """)

  @Argument(help: "The scene; '-' is standard input.")
  var scene: String

  @Option(help: ArgumentHelp("The state at the start.", valueName: "A"))
  var from = SceneState.base

  @Option(help: ArgumentHelp("The state at the end.", valueName: "B"))
  var to: String

  @Option(help: ArgumentHelp("How many moments there are, start and end included.", valueName: "N"))
  var frames = 12

  @Option(
    help: "What is between: 'frames' as Core Animation, or 'constants', laid out at each moment.")
  var mode = AnimationPlan.Mode.frames

  @Option(help: "How fast it goes.")
  var curve = AnimationPlan.Curve.linear

  @Option(help: ArgumentHelp("Moments in a second of an animated PNG.", valueName: "N"))
  var rate = 30

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A picture for each moment where the name has {frame}, else one animated PNG; '-' is "
        + "standard output.",
      valueName: "OUT"),
    transform: { try OutputTemplate($0, hasFrames: true) })
  var output: OutputTemplate?

  @Option(help: ArgumentHelp("A picture of all moments side by side.", valueName: "OUT"))
  var filmstrip: String?

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func validate() throws {
    if output == nil, filmstrip == nil {
      throw ValidationError("nothing would be written; give -o, --filmstrip or both")
    }
    if !(2...1_000).contains(frames) {
      throw ValidationError("'--frames \(frames)' is not from 2 to 1000")
    }
    if !(1...240).contains(rate) { throw ValidationError("'--rate \(rate)' is not from 1 to 240") }
    if let output, !output.isStandardOutput, OutputFormat(path: output.description) != .png {
      throw ValidationError("'\(output)' does not end in .png")
    }
    if let filmstrip, OutputFormat(path: filmstrip) == nil {
      throw ValidationError("'\(filmstrip)' ends in none of .png, .pdf and .svg")
    }
  }

  func run() throws {
    let session = try Session(layout.choices)
    let plan = AnimationPlan(from: from, to: to, count: frames, mode: mode, curve: curve)
    for job in try session.jobs(for: [scene]) {
      guard case .scene(let loaded) = job.subject else {
        session.fail("has no states; only scenes do", file: job.subject.source)
        continue
      }
      guard let renderer = session.renderer() else { break }
      do {
        let animation = try renderer.animate(loaded, job.variant, plan)
        try write(animation, of: job)
      } catch {
        session.fail(Failure(error, of: job.subject.source))
      }
    }
    try session.finish()
  }

  private func write(_ animation: AnimatedScene, of job: Job) throws {
    if let output {
      if output.hasFrames {
        let width = "\(animation.moments.count - 1)".count
        for index in animation.moments.indices {
          let number = "\(index)"
          let padded = String(repeating: "0", count: width - number.count) + number
          let path = job.path(in: output, frame: padded)
          try OutputWriter.write(animation.png(of: index), to: path, of: output)
        }
      } else {
        let bytes = try animation.animatedPNG(rate: rate)
        try OutputWriter.write(bytes, to: job.path(in: output), of: output)
      }
    }
    if let filmstrip, let format = OutputFormat(path: filmstrip) {
      let template = try OutputTemplate(filmstrip)
      try OutputWriter.write(
        animation.filmstrip(as: format), to: job.path(in: template), of: template)
    }
  }
}

extension AnimationPlan.Mode: ExpressibleByArgument {}
extension AnimationPlan.Curve: ExpressibleByArgument {}
