import ArgumentParser

/// `alrender fonts`: the font files used for text.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List or check the font files that text is set in.",
    discussion: """
      alrender fonts list
      alrender fonts check --font-path Fonts
      """,
    subcommands: [List.self, Check.self])

  /// Additional font folders.
  struct Folders: ParsableArguments {
    @Option(
      name: .customLong("font-path"),
      help: ArgumentHelp("Also use the fonts in this folder; repeatable.", valueName: "DIR"),
      completion: .directory)
    var paths: [String] = []
  }

  /// `alrender fonts list`: one line per family in each file.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "Print a line for each family of each font file: family, file, version, SHA-256.",
      usage: "alrender fonts list [--font-path DIR]...",
      discussion: """
        alrender fonts list
        alrender fonts list --font-path Fonts

        The fields are separated by tabs; the last is hexadecimal.
        """)

    @OptionGroup var folders: Folders

    func run() throws { try FontReport(directories: folders.paths).list() }
  }

  /// `alrender fonts check`: whether all font files can be used.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract:
        "Print the same lines, and exit with 2 if a font file is missing or is not a font.",
      usage: "alrender fonts check [--font-path DIR]...",
      discussion: """
        alrender fonts check
        alrender fonts check --font-path Fonts

        For a missing file, the Debian package that contains it is named.
        """)

    @OptionGroup var folders: Folders

    func run() throws { try FontReport(directories: folders.paths).check() }
  }
}
