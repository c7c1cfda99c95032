/// A value to be written as YAML.
package indirect enum YAMLValue: Hashable, Sendable {
  /// Null, written as an empty value.
  case null
  /// `true` or `false`.
  case flag(Bool)
  /// A number.
  case number(Double)
  /// A name, word or expression, without quotes if YAML reads it back as the same string.
  case word(String)
  /// A text for people, always in double quotes.
  case text(String)
  /// A list.
  case list([YAMLValue])
  /// A mapping, in the order of its keys.
  case mapping([Entry])

  /// A value followed by a comment, which YAML readers ignore.
  case commented(YAMLValue, String)
  /// A comment on its own line, in place of an item or, whatever its key, an entry.
  case comment(String)

  /// A key with its value.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The value.
    package let value: YAMLValue

    /// Joins a key to its value.
    package init(_ key: String, _ value: YAMLValue) {
      self.key = key
      self.value = value
    }

    /// Returns a comment on its own line between keys.
    package static func comment(_ text: String) -> Entry { Entry("", .comment(text)) }
  }
}
