import ArgumentParser
import Documents
import Glibc

/// The words in a command line that must name a command.
enum VerbWords {
  /// Throws if the first word is neither a command nor possibly a scene, if a subcommand is
  /// unknown, or if help is requested for something that is not a command.
  ///
  /// Without this, a misspelled command would be taken for a scene without an extension.
  static func check(_ words: [String]) throws(ValidationError) {
    guard let first = words.first else { return }
    if first == "help", words.dropFirst().first == KeyHelp.name { return }
    if first == "help" { return try checkAll(words.dropFirst().filter { !$0.hasPrefix("-") }) }
    if let verb = verb(first, of: Alrender.self) {
      let isGroup = !verb.configuration.subcommands.isEmpty
      if isGroup, let second = words.dropFirst().first, !second.hasPrefix("-"), second != "help",
        self.verb(second, of: verb) == nil
      {
        throw unknown(second, of: verb)
      }
      return
    }
    let couldBeFile = first.isEmpty || first.contains(".") || first.contains("/")
    if !first.hasPrefix("-"), !couldBeFile, access(first, F_OK) != 0 {
      throw unknown(first, of: Alrender.self, butFile: true)
    }
  }

  /// Returns the command that the words are for, and the words after its name: a command, a
  /// subcommand, or `render` if none is named.
  static func split(
    _ words: [String]
  ) -> (command: any ParsableCommand.Type, rest: ArraySlice<String>) {
    guard let first = words.first, let outer = verb(first, of: Alrender.self) else {
      return (RenderCommand.self, words[...])
    }
    let rest = words.dropFirst()
    guard let inner = rest.first.flatMap({ verb($0, of: outer) }) else { return (outer, rest) }
    return (inner, rest.dropFirst())
  }

  private static func checkAll(_ names: [String]) throws(ValidationError) {
    var command: any ParsableCommand.Type = Alrender.self
    for name in names where name != "help" {
      guard let inner = verb(name, of: command) else { throw unknown(name, of: command) }
      command = inner
    }
  }

  private static func verb(
    _ name: String, of command: any ParsableCommand.Type
  ) -> (any ParsableCommand.Type)? {
    command.configuration.subcommands.first { $0.configuration.commandName == name }
  }

  /// The verbs by the words of other programs.
  private static let elsewhere = [
    "validate": "check", "lint": "check", "analyze": "check", "test": "verify",
    "build": "render", "draw": "render", "preview": "render", "snapshot": "record",
    "new": "init", "create": "init",
  ]

  private static func unknown(
    _ name: String, of command: any ParsableCommand.Type, butFile: Bool = false
  ) -> ValidationError {
    let names = command.configuration.subcommands.compactMap { $0.configuration.commandName }
    let owner = command == Alrender.self ? nil : command.configuration.commandName
    let words = "'\(name)' is not a verb" + (owner.map { " of '\($0)'" } ?? "")
    if let near = elsewhere[name].flatMap({ names.contains($0) ? $0 : nil })
      ?? NearestName.of(name, among: names)
    {
      return ValidationError("\(words); did you mean '\(near)'?")
    }
    return ValidationError(butFile ? "\(words), and there is no such file" : words)
  }
}
