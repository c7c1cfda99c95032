extension Clause {
  package static func unreadable(_ path: String, _ error: FileError) -> Clause {
    Clause(
      .resource, "'\(path)' cannot be read: \(error.message)",
      hint: error == .missing ? "paths are relative to the scene's folder" : nil)
  }
}
