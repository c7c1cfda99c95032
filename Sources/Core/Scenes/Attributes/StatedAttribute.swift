package import Documents

/// A view's key as the file states it.
package struct StatedAttribute: Equatable, Sendable {
  /// The key as written: `hidden`, `verbatim`.
  package let key: String
  /// The value.
  package let value: ViewAttribute
  /// Where the value is.
  package let place: Place
}

extension [StatedAttribute] {
  /// Returns the attributes with those that a change replaces exchanged for the change's.
  ///
  /// A key replaces the same key as a whole, and the keys that it excludes: a `key` replaces a
  /// `text`.
  package func replaced(by changes: [StatedAttribute]) -> [StatedAttribute] {
    let replaced = Set(changes.flatMap { Self.rivals(of: $0.key) })
    return filter { !replaced.contains($0.key) } + changes
  }

  /// Groups of keys of which a view can have only one.
  private static let exclusive = [
    ["text", "verbatim", "key", "runs"], ["layoutMargins", "directionalLayoutMargins"],
  ]

  private static func rivals(of key: String) -> [String] {
    exclusive.first { $0.contains(key) } ?? [key]
  }
}
