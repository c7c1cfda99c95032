import ArgumentParser
import Documents

/// The parser's message about a line with a misspelled option. The parser would first name what
/// is missing, which may be the misspelled option.
struct UsageError: Error {
  /// The message with the usage of the command.
  let text: String

  /// Reads a command line. Throws what is wrong with it; unknown commands and options come first.
  static func parse(_ words: [String]) throws -> any ParsableCommand {
    try VerbWords.check(words)
    // From the root, the parser reads the options of `render` and of the command several times.
    let (named, rest) = VerbWords.split(words)
    if let command = try? named.parseAsRoot(Array(rest)), type(of: command) == named {
      return command
    }
    do {
      return try Alrender.parseAsRoot(words)
    } catch {
      guard Alrender.exitCode(for: error) == .validationFailure,
        let message = unknownOption(in: words)
      else { throw error }
      let usage = Alrender.fullMessage(for: error).split(separator: "\n")
        .drop { !$0.hasPrefix("Usage:") }
      throw UsageError(text: (["Error: \(message)"] + usage).joined(separator: "\n"))
    }
  }

  /// Returns the message about the first long option that the command does not have, or nil if it
  /// has all.
  private static func unknownOption(in words: [String]) -> String? {
    let known = longOptions(of: VerbWords.split(words).command)
    let options = words.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
      .map { String($0.prefix { $0 != "=" }) }
    guard let unknown = options.first(where: { !known.contains($0) }) else { return nil }
    let (name, names) = (unknown.dropFirst(2), known.map { String($0.dropFirst(2)) })
    let near =
      synonyms[name.filter { $0 != "-" }.lowercased()].flatMap { names.contains($0) ? $0 : nil }
      ?? NearestName.like(String(name), among: names)
    return "Unknown option '\(unknown)'" + (near.map { ". Did you mean '--\($0)'?" } ?? "")
  }

  /// Other programs' names for options, without hyphens.
  private static let synonyms = [
    "darkmode": "dark", "appearance": "dark", "language": "locale", "lang": "locale",
    "applelanguages": "locale", "width": "size", "height": "size", "canvas": "size",
    "fontsize": "text-size", "dynamictype": "text-size", "contentsizecategory": "text-size",
    "righttoleft": "rtl", "direction": "rtl", "pseudo": "strings", "threads": "jobs",
    "doublelocalizedstrings": "double-strings", "out": "output", "fonts": "font-path",
    "werror": "strict", "overlay": "show", "debug": "show",
  ]

  /// Returns the long options of a command in the order of its help, whose lines begin with their
  /// names.
  private static func longOptions(of command: any ParsableCommand.Type) -> [String] {
    let help = command.helpMessage(includeHidden: true, columns: 1_000)
    let named = help.split(separator: "\n").filter { $0.hasPrefix("  -") }
      .flatMap { line in
        line.drop { $0 == " " }.split(separator: "  ", maxSplits: 1)[0]
          .split { ", /".contains($0) }.filter { $0.hasPrefix("--") }.map(String.init)
      }
    return named + [
      "--help", "--help-hidden", "--version", "--generate-completion-script",
      "--experimental-dump-help",
    ]
  }
}
