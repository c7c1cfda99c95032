import ArgumentParser

/// The help of options that several commands have.
extension ArgumentHelp {
  static let scenes: Self =
    "Scenes, and folders to search for scenes; '-' is standard input."
  static let projectScenes: Self =
    "Scenes, and folders to search for scenes; default the project's scenes."
  static let checks = Self("Only checks whose scene/variant matches.", valueName: "REGEX")
  static let reporters = Self(
    "The reports, separated by commas: list, html, junit, github, json, sarif, gitlab.",
    valueName: "names")
  static let diagnostics: Self = "How problems are written to standard error."
}
