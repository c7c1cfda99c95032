import Documents

/// A file of design tokens that a project's configuration names.
struct ProjectTokens {
  /// The path relative to the working directory.
  let path: String
  /// The configuration's file, and where it names the tokens; nil for one that wasn't read.
  let configuration: String
  let place: Place?
}
