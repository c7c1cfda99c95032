/// A pattern of paths: `*` and `?` stay within a part, `**` takes any number of parts.
package struct PathPattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as it was written.
  package let description: String
  private let parts: [[Character]]

  /// Reads a pattern; every text is one.
  package init(_ pattern: String) {
    description = pattern
    parts = Self.parts(of: pattern)
  }

  /// Whether it has several parts, so that it speaks of a path and not of a bare name.
  package var isPath: Bool { parts.count > 1 }

  /// Whether the whole path fits.
  package func matches(_ path: String) -> Bool {
    Self.matches(parts[...], Self.parts(of: path)[...])
  }

  /// Whether the path or one of the folders that it lies in fits.
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

  /// Whether a part fits, by the usual walk that goes back to the last star only.
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
