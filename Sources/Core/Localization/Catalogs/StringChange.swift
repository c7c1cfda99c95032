/// A text that differs between two revisions of a file of strings.
package struct StringChange: Equatable, Sendable {
  /// The language.
  package let locale: String
  /// The key.
  package let key: String
  /// The older text, as a sentence shows it; nil if there was none.
  package let before: String?
  /// The newer text; nil if there is none any more.
  package let after: String?
}

extension StringCatalog {
  /// Returns what differs from an older revision: language by language, by key.
  package func changes(since older: StringCatalog) -> [StringChange] {
    let all = Set(keys + older.keys).sorted()
    return Set(languages + older.languages).sorted().flatMap { locale -> [StringChange] in
      all.compactMap { key in
        let (old, new) = (older.own(key, locale: locale), own(key, locale: locale))
        guard old != new else { return nil }
        return StringChange(
          locale: locale, key: key, before: old.map(\.spelled), after: new.map(\.spelled))
      }
    }
  }
}

extension Message {
  /// The text, or all forms with what chooses them: `one: %d day, other: %d days`.
  fileprivate var spelled: String {
    let named = variables.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.form.spelled)" }
    return ([form.spelled] + named).joined(separator: "; ")
  }
}

extension MessageForm {
  fileprivate var spelled: String {
    switch self {
    case .text(let text): text
    case .plural(let forms):
      PluralCategory.allCases.compactMap { category in
        forms[category].map { "\(category.rawValue): \($0.spelled)" }
      }.joined(separator: ", ")
    case .device(let forms):
      forms.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.spelled)" }
        .joined(separator: ", ")
    case .width(let forms):
      forms.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.spelled)" }
        .joined(separator: ", ")
    }
  }
}
