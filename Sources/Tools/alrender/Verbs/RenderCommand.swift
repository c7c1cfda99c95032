import ArgumentParser

/// `alrender render`: pictures of scenes.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw scenes as PNG, PDF or SVG.",
    usage: "alrender [render] SCENE... (-o OUT | --sheet OUT) [options]",
    discussion: """
      alrender render card.yaml -o card.png
      alrender render card.yaml -o card.png --size 320xfit --scale 3 --rtl
      alrender render Scenes --all-variants -o 'out/{scene}.{variant}@{scale}x.png'
      alrender render card.yaml --sheet sheet.png --matrix direction=ltr,rtl strings=base,doubled
      alrender render Main.storyboard -o main.png         as Interface Builder's canvas shows it
      alrender render Main.storyboard -o out/             a picture of each controller
      alrender render card.yaml --diagnose card.png       only what is wrong, with captions
      alrender render card.yaml --exercise -o card.png    card.lower.png and card.upper.png
      alrender render - -o - < card.yaml > card.png
      """)

  @Argument(help: .scenes, completion: .file())
  var scenes: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The picture, in the format of its extension; '-' is standard output; {scene}, {variant} and "
        + "{scale} distinguish several, FOLDER/ is for a file each. A storyboard in one picture is "
        + "drawn as with --canvas.",
      valueName: "OUT"), completion: .file(),
    transform: { try OutputTemplate($0) })
  var output: OutputTemplate?

  @Option(
    help: ArgumentHelp(
      "All variants of a scene in one captioned picture; '-o' is then optional.",
      valueName: "OUT"), completion: .file(),
    transform: { try OutputTemplate($0) })
  var sheet: OutputTemplate?

  @Option(
    help: ArgumentHelp(
      "A storyboard in one picture as Interface Builder's canvas shows it: controllers at their "
        + "places, segues as arrows with their kinds; '-o' is then optional.",
      valueName: "OUT"), completion: .file(),
    transform: { try OutputTemplate($0) })
  var canvas: OutputTemplate?

  @Option(
    help: ArgumentHelp(
      "The scene with only conflicting and ambiguous views in colour, and captions that say what "
        + "is wrong; '-o' is then optional.",
      valueName: "OUT"), completion: .file(),
    transform: { try OutputTemplate($0) })
  var diagnose: OutputTemplate?

  @Flag(
    help: "Draw ambiguous views at both ends of their ranges: OUT.lower.png and OUT.upper.png.")
  var exercise = false

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func validate() throws { try request.validate() }

  func run() throws { try request.run() }

  /// The request as given, independent of the parser.
  var request: RenderRequest {
    RenderRequest(
      scenes: scenes, output: output, sheet: sheet, canvas: canvas, diagnose: diagnose,
      exercise: exercise, layout: layout.words)
  }
}
