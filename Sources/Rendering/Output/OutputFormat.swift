/// The kinds of pictures, told by a file's ending.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  case png, pdf, svg

  /// The format of a path by its ending, in either case; nil for any other.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}
