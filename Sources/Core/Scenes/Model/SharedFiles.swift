import Documents

/// What a scene shares with others, as far as explanations need it.
struct SharedFiles: Equatable, Sendable {
  /// An included file, or one of design tokens.
  struct File: Equatable, Sendable {
    /// The path relative to the scene's folder.
    let name: String
    let document: YAMLDocument
    let isTokens: Bool

    static func == (first: File, second: File) -> Bool {
      first.name == second.name && first.document.source == second.document.source
    }
  }

  /// The files in the order in which they are read.
  var files: [File] = []
  /// The components that the scene uses.
  var components: Set<String> = []
  /// The design tokens that values of the scene are, those in branches that it does not take left out.
  var tokens: Set<String> = []

  /// The keys of tables whose values scenes use by name.
  static let tables = ["colors", "metrics", "strings", "data"]
}
