import ArgumentParser
import Diagnosis
import Rendering
import Scenes
import Typesetting
import Workspace

/// `alrender animate`: the moments between two states of a scene.
struct AnimateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "animate",
    abstract: "Draw the transition between two states of a scene, as pictures or an animated PNG.",
    usage: "alrender animate SCENE --from A --to B [--frames N] -o OUT [options]",
    discussion: """
      alrender animate card.yaml --from base --to open --frames 12 -o 'frames/f-{frame}.png'
      alrender animate card.yaml --to open --frames 30 -o card.png
      alrender animate card.yaml --to open --mode constants --filmstrip strip.png
      alrender animate card.yaml --to open --spring 'duration: 0.5, bounce: 0.3' -o card.png
      """)

  @Argument(help: "The scene; '-' is standard input.", completion: .file())
  var scene: String

  @Option(help: ArgumentHelp("The state at the start.", valueName: "A"))
  var from = SceneState.base

  @Option(help: ArgumentHelp("The state at the end.", valueName: "B"))
  var to: String

  @Option(
    help: ArgumentHelp("The number of moments, including the start and the end.", valueName: "N"))
  var frames = 12

  @Option(
    help: """
      What is interpolated: 'frames' as in Core Animation, or 'constants', laid out at each \
      moment.
      """)
  var mode = AnimationPlan.Mode.frames

  @Option(help: "The timing curve.")
  var curve = AnimationPlan.Curve.linear

  @Option(
    help: ArgumentHelp(
      "A spring in place of the curve: 'duration: 0.5, bounce: 0.3', or 'mass: 1, stiffness: 100, "
        + "damping: 10, velocity: 0'.", valueName: "SPRING"),
    transform: { try SpringArgument($0) })
  var spring: SpringArgument?

  @Option(
    help: ArgumentHelp("The number of moments per second in an animated PNG.", valueName: "N"))
  var rate = 30

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A picture for each moment if the name has {frame}, otherwise one animated PNG; '-' is "
        + "standard output.",
      valueName: "OUT"), completion: .file(),
    transform: { try OutputTemplate($0, hasFrames: true) })
  var output: OutputTemplate?

  @Option(
    help: ArgumentHelp("A picture of all moments side by side.", valueName: "OUT"),
    completion: .file())
  var filmstrip: String?

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func validate() throws {
    if output == nil, filmstrip == nil {
      throw ValidationError("nothing would be written; give -o, --filmstrip or both")
    }
    if !(2...1_000).contains(frames) {
      throw ValidationError("'--frames' must be from 2 to 1000, not \(frames)")
    }
    if !(1...240).contains(rate) {
      throw ValidationError("'--rate' must be from 1 to 240, not \(rate)")
    }
    if let output, !output.isStandardOutput, OutputFormat(path: output.description) != .png {
      throw ValidationError("'\(output)' does not end in .png")
    }
    if let filmstrip, OutputFormat(path: filmstrip) == nil {
      throw ValidationError("'\(filmstrip)' must end in .png, .pdf or .svg")
    }
  }

  func run() throws {
    let session = try Session(layout.choices, at: [scene])
    let plan = AnimationPlan(
      from: from, to: to, count: frames, mode: mode, curve: curve, spring: spring?.timing)
    let jobs = Array(try session.jobs(for: [scene])).withoutStates
    for template in [output, try filmstrip.map { try OutputTemplate($0) }].compactMap({ $0 }) {
      try session.refuseUnwritable(jobs.map { $0.path(in: template) }, of: template)
    }
    guard let renderer = session.renderer() else { return try session.finish() }
    for job in jobs {
      guard case .scene(let loaded) = job.subject else {
        session.fail("has no states; only scenes do", file: job.subject.source)
        continue
      }
      let outcome = Outcome(of: job.subject.source, layouts: 2 + frames) { timings in
        let animation = try renderer.animate(
          loaded, job.variant, plan,
          limit: session.choices.isUnlimited ? .infinity : WorkLedger.limit,
          result: { $0.result(findsAmbiguity: session.choices.isStrict) }, timings: &timings)
        try write(animation, of: job, &timings)
        return animation.results
      }
      session.note(outcome.timings, layouts: outcome.layouts)
      switch outcome.result {
      case .success(let results): for result in results { session.report(result, of: job) }
      case .failure(let failure): session.fail(failure)
      }
    }
    try session.finish()
  }

  private func write(
    _ animation: AnimatedScene, of job: Job, _ timings: inout Timings
  ) throws {
    func write(
      to template: OutputTemplate, frame: String = "", _ bytes: () throws -> [UInt8]
    ) throws {
      let bytes = try timings.measure(.encoding, bytes)
      try timings.measure(.writing) {
        try OutputWriter.write(bytes, to: job.path(in: template, frame: frame), of: template)
      }
    }
    if let output {
      if output.hasFrames {
        let width = "\(animation.moments.count - 1)".count
        for index in animation.moments.indices {
          let number = "\(index)"
          let padded = String(repeating: "0", count: width - number.count) + number
          try write(to: output, frame: padded) { try animation.png(of: index) }
        }
      } else {
        try write(to: output) { try animation.animatedPNG(rate: rate) }
      }
    }
    // Captions stay readable, whatever replaces the text of the scene.
    let captions = layout.choices.render.text == .blocks ? try? FontLibrary() : nil
    if let filmstrip, let format = OutputFormat(path: filmstrip) {
      try write(to: try OutputTemplate(filmstrip)) {
        try animation.filmstrip(as: format, captions: captions)
      }
    }
  }
}

extension [Job] {
  /// The jobs that differ in more than the state, which the animation itself varies.
  fileprivate var withoutStates: [Job] {
    var known: Set<[AxisValue]> = []
    return filter { job in
      known.insert(job.variant.values.filter { !$0.axis.isOfStates }).inserted
    }
  }
}

extension AnimationPlan.Mode: ExpressibleByArgument {}
extension AnimationPlan.Curve: ExpressibleByArgument {}
