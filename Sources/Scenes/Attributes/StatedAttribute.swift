package import Documents

/// One key of a view as the file states it.
package struct StatedAttribute: Equatable, Sendable {
  /// The key as written: `hidden`, `verbatim`.
  package let key: String
  /// What it says.
  package let value: ViewAttribute
  /// Where the value stands.
  package let place: Place
}

extension [StatedAttribute] {
  /// The attributes with those of a change in the place of what they replace.
  ///
  /// A key replaces the same key whole, and what excludes it: a `key` takes the place of a `text`.
  package func replaced(by changes: [StatedAttribute]) -> [StatedAttribute] {
    let replaced = Set(changes.flatMap { Self.rivals(of: $0.key) })
    return filter { !replaced.contains($0.key) } + changes
  }

  /// The keys of which a view can have only one.
  private static let exclusive = [
    ["text", "verbatim", "key", "runs"], ["layoutMargins", "directionalLayoutMargins"],
  ]

  private static func rivals(of key: String) -> [String] {
    exclusive.first { $0.contains(key) } ?? [key]
  }
}
