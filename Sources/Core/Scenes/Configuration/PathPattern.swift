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
  package func matches(_ path: String) -> Bool { matches(PathComponents(path)) }

  /// Whether the whole path matches.
  package func matches(_ path: PathComponents) -> Bool { Self.matches(path.parts[...], parts) }

  /// Whether the path or one of its enclosing folders matches.
  package func covers(_ path: String) -> Bool {
    let path = Self.parts(of: path)
    return path.indices.contains { Self.matches(path[...$0], parts) }
  }

  fileprivate static func parts(of path: String) -> [[Character]] {
    path.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  private static func matches(
    _ path: ArraySlice<[Character]>, _ pattern: [[Character]]
  ) -> Bool {
    fits(path[...], pattern, isStar: { $0 == ["*", "*"] }) { part, wanted in
      fits(part[...], wanted, isStar: { $0 == "*" }) { $1 == "?" || $0 == $1 }
    }
  }

  /// Whether items match a pattern whose stars match any number of items, using the usual
  /// algorithm that backtracks to the last star only: with many stars, trying every division
  /// would take longer than anyone waits.
  private static func fits<Item>(
    _ text: ArraySlice<Item>, _ pattern: [Item], isStar: (Item) -> Bool,
    matches: (_ item: Item, _ wanted: Item) -> Bool
  ) -> Bool {
    var (at, wanted) = (text.startIndex, 0)
    var star: (text: Int, pattern: Int)?
    while at < text.endIndex {
      if wanted < pattern.count, isStar(pattern[wanted]) {
        star = (at, wanted)
        wanted += 1
      } else if wanted < pattern.count, matches(text[at], pattern[wanted]) {
        (at, wanted) = (at + 1, wanted + 1)
      } else if let last = star {
        star = (last.text + 1, last.pattern)
        (at, wanted) = (last.text + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[wanted...].allSatisfy(isStar)
  }
}

/// A path divided into its components, for many patterns to be matched against.
package struct PathComponents: Sendable {
  fileprivate let parts: [[Character]]

  /// Divides a path.
  package init(_ path: String) { parts = PathPattern.parts(of: path) }
}
