import ArgumentParser
import Rendering

/// `alrender watch`: a picture that is drawn again after each save.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Redraw a scene whenever it, or anything that it reads, is saved.",
    usage: "alrender watch SCENE -o OUT [--exec COMMAND] [options]",
    discussion: """
      alrender watch card.yaml -o card.png
      alrender watch card.yaml -o card.png --rtl --exec 'kitten icat card.png'
      alrender watch card.yaml --all-variants -o 'out/{variant}.png'

      A line is printed after each drawing, with its time and findings, which are those of
      'check'. While the scene has errors, the last good picture stays. The command of --exec runs \
      beside the watch, once more if a drawing was made meanwhile. Ctrl-C ends both.
      """)

  @Argument(help: "The scene, or a document of Interface Builder.", completion: .file())
  var scene: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The picture, in its extension's format; {scene}, {variant} and {scale} distinguish several.",
      valueName: "OUT"), completion: .file(),
    transform: { try OutputTemplate($0) })
  var output: OutputTemplate

  @Option(
    help: ArgumentHelp("A command for the shell, run after each drawing.", valueName: "COMMAND"))
  var exec: String?

  @Flag(help: "Check the files at intervals, where the system does not report changes.")
  var poll = false

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func validate() throws {
    guard scene != "-" else { throw ValidationError("'-' cannot be watched; name a file") }
    guard output.format != nil, !output.isStandardOutput else {
      throw ValidationError("'\(output)' must end in .png, .pdf or .svg, or name a folder")
    }
  }

  func run() throws {
    var choices = layout.choices
    choices.timings = nil
    let session = try Session(choices, at: [scene])
    let drawing = WatchedDrawing(session, scene: scene, to: output)
    Watch(drawing, polls: poll, exec: exec).run()
  }
}
