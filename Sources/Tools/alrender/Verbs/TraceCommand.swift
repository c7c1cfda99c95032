import ArgumentParser
import AutoLayout
import Diagnosis
import Geometry
import Rendering

/// `alrender trace`: the tree in the style of `_autolayoutTrace`.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Print the tree as UIKit's debugger commands would.",
    usage: "alrender trace SCENE... [--form modern|2013] [options]",
    discussion: """
      alrender trace card.yaml                                    _autolayoutTrace
      alrender trace card.yaml --recursive-description
      alrender trace card.yaml --affecting title --axis horizontal
      alrender trace card.yaml --constraints                      including generated ones
      alrender trace card.yaml --cycle                            passes, measures, loops
      """)

  /// The form of trace to imitate.
  enum Form: String, CaseIterable, ExpressibleByArgument {
    /// With marks, guides, free unknowns and a legend.
    case modern
    /// With angle brackets, but no unknowns and no legend.
    case classic = "2013"
  }

  /// The axis of `constraintsAffectingLayout(for:)`.
  enum AxisName: String, CaseIterable, ExpressibleByArgument {
    case horizontal, vertical

    var axis: Axis { self == .horizontal ? .horizontal : .vertical }
  }

  @Argument(help: .scenes, completion: .file())
  var scenes: [String]

  @Option(help: "The form of the trace.")
  var form = Form.modern

  @Flag(help: "Print recursiveDescription instead.")
  var recursiveDescription = false

  @Flag(help: "Print every constraint in Apple's notation instead, including generated ones.")
  var constraints = false

  @Flag(
    help: "Print the steps of the layout instead: passes, measurements, invalidations and loops.")
  var cycle = false

  @Option(
    help: ArgumentHelp(
      "Print the constraints that affect this view instead.", valueName: "view"))
  var affecting: String?

  @Option(help: "With '--affecting': only along this axis.")
  var axis: AxisName?

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func validate() throws {
    let chosen = [recursiveDescription, constraints, cycle, affecting != nil]
    if chosen.filter({ $0 }).count > 1 {
      throw ValidationError(
        "use only one of '--recursive-description', '--constraints', '--cycle' and '--affecting'"
      )
    }
    if axis != nil, affecting == nil {
      throw ValidationError("'--axis' can be used only with '--affecting'")
    }
  }

  func run() throws {
    var choices = layout.choices
    choices.recordsCycle = cycle
    let session = try Session(choices, at: scenes)
    let command = self
    session.forEach(try session.jobs(for: scenes)) { [choices] scene, _ in
      let result = choices.isStrict ? scene.result() : nil
      return (text: try command.text(of: TraceReport(scene), scene), result: result)
    } then: { _, traced in
      if let result = traced.result { session.report(result) }
      Console.put(traced.text + "\n")
    }
    try session.finish()
  }

  private func text(of report: TraceReport, _ scene: LaidOutScene) throws -> String {
    if recursiveDescription { return report.recursiveDescription }
    if constraints { return report.constraints }
    if cycle { return report.cycle }
    if let affecting {
      let target = try ExplanationTarget.find(affecting, in: scene)
      return report.constraints(affecting: target, along: axis?.axis)
    }
    return report.tree(form == .modern ? .modern : .classic)
  }
}
