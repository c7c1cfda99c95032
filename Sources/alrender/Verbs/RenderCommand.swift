import ArgumentParser
import Rendering
import Scenes

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
  var output: OutputTemplate?

  @Option(
    help: ArgumentHelp(
      "All variants of a scene on one captioned picture; '-o' may be absent then.",
      valueName: "OUT"),
    transform: { try OutputTemplate($0) })
  var sheet: OutputTemplate?

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func validate() throws {
    guard output != nil || sheet != nil else {
      throw ValidationError("Missing expected argument '--output <OUT>', or '--sheet <OUT>'")
    }
    for template in [output, sheet].compactMap({ $0 }) where template.format == nil {
      throw ValidationError("'\(template)' ends in none of .png, .pdf and .svg")
    }
    if let sheet, sheet.pieces.contains(.variant) || sheet.pieces.contains(.scale) {
      throw ValidationError("'\(sheet)' holds all variants; only {scene} tells several apart")
    }
  }

  func run() throws {
    let session = try Session(layout.choices)
    let inputs = session.inputs(at: scenes)
    if let output {
      try session.render(try session.jobs(of: inputs), to: output, isOnly: sheet == nil)
    }
    if let sheet {
      try session.drawSheets(of: try session.jobs(of: inputs, all: true), to: sheet)
    }
    try session.finish()
  }
}
