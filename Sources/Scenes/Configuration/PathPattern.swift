/// A pattern for paths: `*` and `?` match within a component, `**` matches any number of
/// components.
package struct PathPattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as it was written.
  package let description: String
  private let parts: [[Character]]

  /// Creates a pattern; any text is valid.
  package init(_ pattern: String) {
    description = pattern
    parts = Self.parts(of: pattern)
  }

  /// Whether it has several components, so that it matches paths and not bare names.
  package var isPath: Bool { parts.count > 1 }

  /// Whether the whole path matches.
  package func matches(_ path: String) -> Bool {
    Self.matches(parts[...], Self.parts(of: path)[...])
  }

  /// Whether the path or one of its enclosing folders matches.
  package func covers(_ path: String) -> Bool {
    let parts = Self.parts(of: path)
    return parts.indices.contains { Self.matches(self.parts[...], parts[...$0]) }
  }

  private static func parts(of path: String) -> [[Character]] {
    path.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  private static func matches(
    _ pattern: ArraySlice<[Character]>, _ path: ArraySlice<[Character]>
  ) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    if first == ["*", "*"] {
      return matches(rest, path) || (!path.isEmpty && matches(pattern, path.dropFirst()))
    }
    guard let part = path.first, fits(part, first) else { return false }
    return matches(rest, path.dropFirst())
  }

  /// Whether a component matches, using the usual algorithm that backtracks to the last star
  /// only.
  private static func fits(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (at, wanted) = (0, 0)
    var star: (text: Int, pattern: Int)?
    while at < text.count {
      if wanted < pattern.count, pattern[wanted] == "*" {
        star = (at, wanted)
        wanted += 1
      } else if wanted < pattern.count, pattern[wanted] == "?" || pattern[wanted] == text[at] {
        (at, wanted) = (at + 1, wanted + 1)
      } else if let last = star {
        star = (last.text + 1, last.pattern)
        (at, wanted) = (last.text + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[wanted...].allSatisfy { $0 == "*" }
  }
}
