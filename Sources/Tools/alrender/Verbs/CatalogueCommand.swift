import ArgumentParser

/// `alrender catalogue`: the components of files on one web page.
struct CatalogueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue",
    abstract: "Draw the examples of components on one page for a browser.",
    usage: "alrender catalogue [PATH]... -o DIR [options]",
    discussion: """
      alrender catalogue Scenes -o out
      alrender catalogue library/design.yaml -o out --matrix appearance=light,dark

      Each example is drawn in the variants of its file or, if there are none, in light
      and dark, from right to left, with doubled strings and in large text. Beside it
      are the component's parameters, its source and the findings of 'check'.

      Exits with 1 if 'check' finds an error in an example.
      """)

  @Argument(
    help: "Component files, and folders to search; default the project's scenes.",
    completion: .file())
  var paths: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the page and its pictures, created if needed.", valueName: "DIR"),
    completion: .directory)
  var output: String

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func run() throws {
    let session = try Session(layout.choices, at: paths)
    try session.writeCatalogue(of: paths, to: output)
    try session.finish()
  }
}
